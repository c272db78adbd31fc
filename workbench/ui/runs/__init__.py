"""Searches of a bench: the session that owns them, their worker thread, the list of runs, the board they start from.

Imports `player`, `charts`, `states` and the packages below them.
"""
