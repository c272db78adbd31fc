"""Where one is in a recording and what moves it: the players, the player bar, breakpoints, the narration line.

Imports `controls` and `base`; knows no bench and no pane.
"""
