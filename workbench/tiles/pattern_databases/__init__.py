"""Additive pattern databases (Korf & Felner 2002): partitions, the files, the job that builds them, the estimate.

Imports `kernels`, `heuristics`, `puzzle` and `job`, `search.problem`, and `cache` for its files.
"""
