"""The Play bench: the puzzle as a game, with hints, optimum and statistics.

Imports the shared packages below the benches, no other bench.
"""
