"""The compiled loops of searches on grids. They alone import numba, which takes a second: import them lazily.

Imports `compiling.kernels` and the constants of `maps.grid` and `search.recording`.
"""
