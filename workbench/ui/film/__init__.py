"""Films of a search: frames, the dialog that sets them up, and the entry point for the command line.

A feature that benches use: imports `bench` and the packages below it, no bench.
"""
