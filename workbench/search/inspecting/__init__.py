"""One node of a recording: its history up to a step, and the edges to it that are not part of the tree.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
