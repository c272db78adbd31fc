"""Setting up a search: editing a board, its text and its tools, scrambles, options, own heuristics.

Imports `runs` and the packages below it.
"""
