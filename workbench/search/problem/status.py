"""The status of a run."""

from __future__ import annotations

from collections.abc import Generator
from enum import Enum


class Status(Enum):
    """The status of a run. The values appear in the JSON of the command line."""

    RUNNING = "running"
    SOLVED = "solved"
    UNSOLVABLE = "unsolvable"
    """Proved: by a refutation, or because a complete algorithm exhausted the state space."""
    EXHAUSTED = "exhausted"
    """Nothing was found, but something was cut off, so nothing is proved."""
    LIMIT = "limit"
    CANCELLED = "cancelled"
    FAILED = "failed"

    @property
    def finished(self) -> bool:
        """Whether the run is finished: any status but RUNNING and LIMIT."""
        return self not in (Status.RUNNING, Status.LIMIT)


Steps = Generator[None, None, Status]
"""A search in progress: it yields at t = 0 and after every finished step, and returns its final status."""
