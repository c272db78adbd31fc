"""How kernels are compiled, and what the kernels of several domains share.

Imports `kernel_files` only. Only packages of this name import numba, which takes a second: import late.
"""
