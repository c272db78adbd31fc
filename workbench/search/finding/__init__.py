"""Finding moments: conditions on steps, and a scan of the recording that can be stopped and resumed.

Imports `playback` and the packages below it.
"""
