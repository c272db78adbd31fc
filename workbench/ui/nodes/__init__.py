"""The lists of nodes: OPEN and CLOSED as tables of any length, and their columns.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
