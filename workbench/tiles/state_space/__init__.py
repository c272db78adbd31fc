"""Whole state spaces: true distances, audits of heuristics and rules, search on disk, boards with given properties.

Imports `pattern_databases` and the packages below it.
"""
