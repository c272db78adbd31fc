"""Plots: axes, curves thinned for drawing, legends, figures for files.

Imports `controls` and `base`; knows no recording.
"""
