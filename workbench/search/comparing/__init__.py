"""Comparison of two or more recordings: in lockstep, the difference of their states, their joint tree.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
