"""The textbook engine: one readable algorithm per file, for any problem.

An algorithm is a generator over a recording. It yields at the start and after each expansion, so that its caller can
stop between any two expansions, and returns how the search ended. Imports `running`, `recording` and `problem`.
"""
