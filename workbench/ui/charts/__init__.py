"""Plots: axes, the curves of a run, thinned for drawing, legends, figures for files.

Of `workbench.ui` it imports `controls` and `base`, and of the search what is recorded and its moments; knows no bench.
"""
