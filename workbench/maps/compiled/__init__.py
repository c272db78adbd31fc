"""Searches on grids by compiled kernels, which expand the same nodes in the same order as the textbook engine.

Imports the packages below it and those that `maps` imports; kernels are imported lazily, because numba takes a second.
"""
