"""Engines and searches on the Hex bench: running them, analysis, candidates, search tree, charts, pseudocode.

Imports `hex.game` and `hex.board`.
"""
