"""What a search is about: problems, statuses, limits, messages, and how states and maps can be drawn.

The lowest package of the core: it imports nothing else of the workbench.
"""
