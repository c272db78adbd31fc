"""The compiled versions of the searches on boards. They alone import numba, which takes a second: import them lazily.

Imports `compiling.kernels`, the constants of `search.recording`, `heuristics` and `puzzle`.
"""
