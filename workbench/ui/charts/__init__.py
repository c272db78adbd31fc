"""Plots: axes, curves thinned for drawing, legends, figures for files.

Imports `controls` and `base`, and of the search only recordings; knows no bench.
"""
