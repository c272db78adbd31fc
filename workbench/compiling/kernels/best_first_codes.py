"""Numbers by which the kernels of best-first searches and their callers understand each other, on any problem.

Imports nothing, so callers can read them without loading numba. They are here because a change in them changes kernels.
"""

from __future__ import annotations

PAUSED, SOLVED, EMPTY, NO_ROOM = range(4)
"""What a kernel returns: it made its expansions, found a goal, found OPEN empty, or needs larger arrays."""
LOW_H, HIGH_H, FIFO, LIFO, STATE = range(5)
"""Tie-breaking rules."""
IGNORE, ON_OPEN, REOPEN = range(3)
"""How to handle a cheaper path."""
