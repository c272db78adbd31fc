"""Searches of a bench: the session that owns them, their worker thread, the list of runs, the board they start from.

The process of own code is watched here too (`own_code`).

Of `workbench.ui` it imports `player`, `charts`, `states` and the packages below them.
"""
