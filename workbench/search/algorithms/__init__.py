"""The textbook engine: one readable algorithm a file, for any problem.

An algorithm is a generator over a recording: it yields at the start and after each expansion, so that whoever drives
it can stop between any two of them, and it returns how the search ended. Imports `recording` and `problem`.
"""
