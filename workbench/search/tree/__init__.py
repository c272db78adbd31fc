"""The search tree at a moment: which nodes are drawn, their positions, and their marks.

Sizes are in units of the layout; nothing is painted here. Imports `playback` and the packages below it.
"""
