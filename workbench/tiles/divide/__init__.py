"""Divide and conquer: sub-goals, the search for each of them, freezing, the last block, shortening the solution.

Imports `compiled` and the packages below it.
"""
