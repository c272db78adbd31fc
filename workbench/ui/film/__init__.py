"""Films of a search: frames, the dialog that sets them up, and the entry point for the command line.

A feature of the window that knows no bench: it takes a run. Imports `bench` and the packages below it.
"""
