"""Finding moments: conditions on steps, and a scan of the recording that can be stopped and resumed; and records.

Imports `playback` and the packages below it.
"""
