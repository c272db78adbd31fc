"""The Board pane of Explore: the faces Start, Goal, Now and Solution, its menu and dialogs.

Imports nothing else of `explore`.
"""
