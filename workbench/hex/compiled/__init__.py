"""The Hex searches over compiled kernels, with the same recordings as any other search.

Imports `hex` and `search`; kernels are imported late, because numba takes a second to load.
"""
