"""Hex: the board and its rules, games and their trees, analyses of a position, and engines that play it.

`compiled` has its searches over `kernels`. Imports `compiling`, `search` and the layers below them; knows no other
domain.
"""
