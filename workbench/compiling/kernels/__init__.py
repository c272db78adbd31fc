"""How kernels are compiled, and what the kernels of several domains share.

Imports nothing else of the workbench. Only packages of this name import numba, which takes a second: import late.
"""
