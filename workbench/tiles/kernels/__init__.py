"""The compiled twins of the searches on boards. Only these modules import numba, which takes a second: import late."""
