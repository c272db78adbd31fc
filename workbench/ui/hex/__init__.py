"""The Hex bench: a game on one board, its engines, and visualisations of their searches.

Its packages: `search` above `game` above `board`. Imports the shared packages below the benches, no other bench.
"""
