"""How many steps are due, at a pace."""

from __future__ import annotations

from time import perf_counter

BACKLOG = 0.25
"""Seconds that the search may lag behind the pace; more is not made up for."""


class Pacer:
    """Counts what is due from one look at the clock to the next; the first step is due at once."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Begin to count."""
        self._due, self._last = 1.0, perf_counter()

    def due(self, pace: float) -> int:
        """Return how many steps are due now, at `pace` steps a second since the last look."""
        now = perf_counter()
        self._due = min(self._due + (now - self._last) * pace, 1 + pace * BACKLOG)
        self._last = now
        return int(self._due)

    def done(self, steps: int) -> None:
        """Count off steps that were made."""
        self._due -= steps
