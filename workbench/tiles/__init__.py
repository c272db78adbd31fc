"""Sliding-tile puzzles of any size: the puzzle, estimates, the compiled engine, divide and conquer.

Each package imports only those below it: `warming`, `divide`, `compiled`, `state_space`, `pattern_databases`,
`kernels`, `heuristics`, `puzzle`, `job`; and, outside, `compiling` and the layers below it.
"""
