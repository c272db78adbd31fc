"""The searches of Hex over compiled kernels, as recordings that read like any other.

Imports `hex` and `search`; kernels are imported late, because numba takes a second to load.
"""
