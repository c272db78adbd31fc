"""The Chart pane of Explore: what the axes can show, its pages, and its figures as a table.

Imports nothing else of `explore` but the list of runs (`runs_model`).
"""
