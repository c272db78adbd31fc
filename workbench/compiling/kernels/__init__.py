"""How kernels are compiled. Only packages of this name import numba, which takes a second: import late."""
