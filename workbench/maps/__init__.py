"""Maps to find a path on: graphs of named places and grids of squares, where each move has its cost.

Imports `search` and the layers below it; knows no other domain.
"""
