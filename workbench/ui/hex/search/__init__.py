"""What engines think about a game of Hex: running them, analysis, candidates, search tree, charts, pseudocode.

Imports `hex.game` and `hex.board`.
"""
