"""Compiling a kernel, and functions shared by the kernels of several domains.

Imports `kernel_files` only. Only packages of this name import numba, which takes a second: import late.
"""
