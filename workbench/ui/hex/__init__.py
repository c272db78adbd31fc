"""The Hex bench: a game on one board, its engines, and their searches made visible.

Its packages: `search` above `game` above `board`. Imports the shared packages below the benches, no other bench.
"""
