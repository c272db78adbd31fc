"""Driving a run to its end in slices of about equal time, so that its owner can look at it, or stop it, in between."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Protocol

from workbench.search.problem.status import Status

_FIRST_EXPANSIONS = 16
_MAX_GROWTH = 8
"""The maximum factor from one slice to the next: the first slices are too short to measure well."""
_MAX_EXPANSIONS = 1 << 40


class Advanceable(Protocol):
    """The interface of a run of any kind."""

    status: Status

    def advance(self, expansions: int, /) -> Status:
        """Continue for at most `expansions` expansions."""

    def cancel(self) -> None:
        """Stop the run."""


def slices(run: Advanceable, seconds: float) -> Iterator[None]:
    """Advance `run` until it ends or reaches a limit; yield after each slice of about `seconds` seconds."""
    expansions = _FIRST_EXPANSIONS
    while run.status is Status.RUNNING:
        started = time.perf_counter()
        run.advance(expansions)
        pace = seconds / max(time.perf_counter() - started, 1e-9)
        expansions = max(1, min(round(expansions * min(pace, _MAX_GROWTH)), _MAX_EXPANSIONS))
        yield
