"""Divide and conquer: sub-goals, the search for each of them, freezing, the last block, shortening the whole.

Imports `compiled` and the packages below it.
"""
