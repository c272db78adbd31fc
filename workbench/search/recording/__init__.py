"""Everything that a search did, in order: one kind of recording for each family of searches, and their moments.

What differs between the families is said here, by methods of `Recording`, `Moment`, `GameRecording` and `GameMoment`;
nobody outside `recording` and `playback` asks for the type of a recording. What other layers make of a family they
register, and find by `by_family`. Imports `search.problem` only.
"""
