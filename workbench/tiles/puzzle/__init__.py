"""The puzzle itself: boards and their text, goals, moves, solvability, scrambles and collections of boards.

Imports nothing else of `workbench.tiles`; of outside `search.problem` and `assets`.
"""
