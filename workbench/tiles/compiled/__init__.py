"""The compiled engine: searches on boards whose steps are done by kernels, with recordings that read like any other.

Imports `state_space` and the packages below it; kernels are imported lazily, because numba takes a second to load.
"""
