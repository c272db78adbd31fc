"""Searches in progress: a run is advanced by its owner, measures its time and respects its limits.

Imports `search.recording` and `search.problem`.
"""
