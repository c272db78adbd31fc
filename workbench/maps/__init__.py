"""Maps for path finding: graphs of named places and grids of squares; every move has a cost.

Imports `compiling`, `search` and the layers below them; knows no other domain.
"""
