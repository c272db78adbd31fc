"""Maps for path finding: graphs of named places and grids of squares; every move has a cost.

Imports `search` and the layers below it; knows no other domain.
"""
