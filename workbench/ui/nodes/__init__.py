"""The lists of nodes: OPEN and CLOSED as tables of any length, their columns and their curves.

Imports `runs` and the packages below it.
"""
