"""Setting up a search: editing a board, its text and its tools, scrambles, options, own heuristics.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
