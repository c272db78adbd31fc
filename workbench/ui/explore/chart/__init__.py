"""The Chart pane of Explore: the content of its axes and pages, and its figures as a table.

Imports nothing else of `explore` but the list of runs (`runs_model`).
"""
