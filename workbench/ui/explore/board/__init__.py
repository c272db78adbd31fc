"""The Board pane of Explore: the faces Start, Goal, Now and Solution, the editor, its menu and dialogs.

Imports nothing else of `explore`.
"""
