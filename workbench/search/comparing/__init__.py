"""Two and more recordings side by side: in lockstep, the difference of their states, their joint tree.

Imports `explaining`, `finding`, `tree` and the packages below them.
"""
