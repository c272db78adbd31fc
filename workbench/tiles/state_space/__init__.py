"""Whole state spaces: true distances, audits of heuristics and rules, search on disk, boards made to order.

Imports `pattern_databases` and the packages below it.
"""
