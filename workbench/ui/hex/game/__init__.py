"""A game of Hex: its document and session, moves and variations, clock, files, and the panes that show and change it.

Imports `hex.board`.
"""
