"""The n-queens problem, in which a state is a complete board with one queen in every column.

Imports `search` and the layers below it; knows no other domain.
"""
