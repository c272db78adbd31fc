"""Playback of recordings: the timeline, imported recordings, and recordings that hide their future.

Imports `algorithms`, `running`, `recording` and `problem`.
"""
