"""Speeds, and the number of steps due at a given speed."""

from __future__ import annotations

import math
from time import perf_counter

SLOWEST, FULL = 0.5, math.inf
"""Steps per second."""
FRAME = 16
"""Milliseconds between two frames."""
FASTEST_MOVES = 4.0
"""The most moves per second that the eye can follow."""
MAX_LAG = 0.25
"""Seconds that the search may lag behind the speed; a longer lag is not made up for."""


class Pacer:
    """Counts the steps due since the last call; the first step is due at once."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        self._due, self._last = 1.0, perf_counter()

    def due(self, pace: float) -> int:
        """Return how many steps are due now, at `pace` steps per second since the last call."""
        now = perf_counter()
        self._due = min(self._due + (now - self._last) * pace, 1 + pace * MAX_LAG)
        self._last = now
        return int(self._due)

    def done(self, steps: int) -> None:
        """Subtract steps that were made."""
        self._due -= steps
