"""The compiled engine: searches on boards whose steps are done by kernels, over recordings that read like any other.

Imports `state_space` and the packages below it; kernels are imported late, because numba takes a second to load.
"""
