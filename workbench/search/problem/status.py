"""How a run ends, or that it goes on."""

from __future__ import annotations

from collections.abc import Generator
from enum import Enum


class Status(Enum):
    """The state of a run. Values are the words of the command line's JSON."""

    RUNNING = "running"
    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """Proved: by a refutation, or because a complete algorithm exhausted the space."""
    EXHAUSTED = "exhausted"
    """Nothing found, but something was cut off, so nothing is proved."""
    LIMIT = "limit"
    CANCELLED = "cancelled"
    FAILED = "failed"

    @property
    def over(self) -> bool:
        """Whether nothing more can come: every status but RUNNING and LIMIT."""
        return self not in (Status.RUNNING, Status.LIMIT)


Steps = Generator[None, None, Status]
"""A search in progress: it yields at t = 0 and after every finished step, and returns how it ended."""
