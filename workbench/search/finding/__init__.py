"""Finding steps: conditions on steps, and a scan of the recording that can be stopped and resumed; finding records.

Imports `playback` and the packages below it.
"""
