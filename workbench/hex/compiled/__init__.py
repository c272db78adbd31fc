"""The searches of Hex over compiled kernels."""
