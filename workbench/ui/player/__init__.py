"""Playback of a recording: the players, the player bar, breakpoints; narration and pseudocode.

Of `workbench.ui` it imports `controls` and `base`; knows no bench and no pane.
"""
