"""The search tree at a moment: which nodes are drawn, where they stand, how they are marked.

Sizes are in units of the layout; nothing is painted here. Imports `playback` and the packages below it.
"""
