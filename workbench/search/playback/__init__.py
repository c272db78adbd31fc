"""Going through a recording: the timeline, imported recordings, and recordings that hide their future.

Imports `search.recording`, `search.problem` and what lies between in the contract of `search`.
"""
