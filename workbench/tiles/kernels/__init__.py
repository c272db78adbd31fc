"""The compiled twins of the searches on boards. Only these modules import numba, which takes a second: import late.

Imports `compiling.kernels`, the constants of `search.recording`, `heuristics` and `puzzle`.
"""
