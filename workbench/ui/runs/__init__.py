"""Searches of a bench: the session that owns them, their worker thread, the list of runs, the board they start from.

The banner that says how a search ended and the pseudocode of a run are here too.

Of `workbench.ui` it imports `player`, `charts`, `states` and the packages below them.
"""
