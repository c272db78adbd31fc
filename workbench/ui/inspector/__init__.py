"""The Inspector: the estimate of a node tile by tile, and the history of the node.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
