"""Setting up a search: board editor, board entry, heuristic, options, facts about the board.

Imports `runs` and the packages below it.
"""
