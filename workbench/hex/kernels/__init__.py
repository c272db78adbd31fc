"""The compiled engines of Hex. Only these modules import numba, which takes a second: import late.

Imports `compiling.kernels` and nothing else of the workbench.
"""
