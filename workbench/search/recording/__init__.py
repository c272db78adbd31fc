"""Everything that a search did, in order: one kind of recording for each family of searches, and their moments.

What differs between the families is said here, by methods of `Recording`, `Moment`, `GameRecording` and `GameMoment`;
nobody outside `recording` and `playback` asks for the type of a recording. Imports `search.problem` only.
"""
