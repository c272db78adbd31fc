"""Recordings of everything a search did, in order: one kind for each family of searches, and their moments.

Differences between the families are expressed by methods of `Recording`, `Moment`, `GameRecording` and `GameMoment`;
nothing outside `recording` and `playback` tests the type of a recording. Other layers register what they need for each
family in a table, and look it up with `by_family`. Imports `search.problem` only.
"""
