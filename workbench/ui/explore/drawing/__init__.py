"""Editing of maps in Explore: the tools, the pointer on grids and graphs, the dialogs, and the search that follows.

Of `workbench.ui` it imports the shared packages below the benches, nothing else of `explore`.
"""
