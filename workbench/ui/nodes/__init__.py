"""The lists of nodes: OPEN and CLOSED as tables of any length, and their columns.

The table of rounds and the banner that says how a search ended are here too.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
