"""The compiled engines of Hex. Only these modules import numba, which takes a second: import late."""
