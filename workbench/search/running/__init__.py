"""Searches in progress: a run is advanced by whoever owns it, counts its seconds and keeps to its limits.

Imports `search.recording` and `search.problem`.
"""
