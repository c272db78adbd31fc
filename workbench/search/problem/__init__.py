"""The problem of a search: problems, statuses, limits, messages, and drawings of states and maps.

The lowest package of the core: it imports nothing else of the workbench.
"""
