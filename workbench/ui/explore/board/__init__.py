"""The Board pane of Explore: the faces Start, Goal, Now and Solution, the editor, its menu and dialogs.

Of `workbench.ui` it imports the shared packages below the benches, nothing else of `explore`.
"""
