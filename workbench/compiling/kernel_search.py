"""The loop around a kernel that expands nodes until it pauses, ends, or needs more room."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from workbench.compiling.kernels.best_first_codes import EMPTY, NO_ROOM, PAUSED, SOLVED
from workbench.search.problem.status import Status


class KernelSearch(ABC):
    """A search that expands the same nodes in the same order as the textbook search."""

    _pool: Any
    _started = False
    _smallest_slice = 64

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds; few at first, so that no array grows more than once in a slice."""
        records: int = self._pool.records
        return min(max(records // 8, self._smallest_slice), 1 << 13)

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        if not self._started:
            self._started = True
            ended = self._begin()
            if ended is not None:
                return ended
        last, code = self._pool.expanded + expansions, PAUSED
        while self._pool.expanded < last:
            code = self._search(last - self._pool.expanded)
            self._read_counters()
            if code != NO_ROOM:
                break
            self._make_room()
        if code == SOLVED:
            return self._solve()
        return self._exhausted() if code == EMPTY else None

    @abstractmethod
    def _begin(self) -> Status | None:
        """Record the initial states."""

    @abstractmethod
    def _search(self, most: int) -> int:
        """Run the kernel and return its return code."""

    @abstractmethod
    def _read_counters(self) -> None:
        """Copy the kernel's counters to the pool."""

    @abstractmethod
    def _make_room(self) -> None:
        """Grow the arrays that are nearly full."""

    @abstractmethod
    def _solve(self) -> Status:
        """Set the solution."""

    @abstractmethod
    def _exhausted(self) -> Status:
        """Return how a search ends when OPEN is empty."""
