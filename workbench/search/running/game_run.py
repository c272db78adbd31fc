"""A search with an opponent in progress: advanced a number of steps at a time by whoever owns it, like any run."""

from __future__ import annotations

import time
from typing import Any, Generic, TypeVar

from workbench.search.problem.status import Status, Steps
from workbench.search.recording.game_recording import GameRecording
from workbench.search.running.stepping import Search

R_co = TypeVar("R_co", bound=GameRecording[Any], covariant=True)


class TextbookGameSearch:
    """A search by a generator that yields after every step but the last: the readable twins of compiled searches."""

    slice = 16

    def __init__(self, steps: Steps) -> None:
        self._steps = steps

    def take(self, steps: int) -> Status | None:
        """Do up to so many more steps. Returns how the search ended, or None."""
        try:
            for _ in range(steps):
                next(self._steps)
        except StopIteration as stop:
            ended: Status = stop.value
            return ended
        return None


class GameRun(Generic[R_co]):
    """A search over a recording.

    Attributes:
        recording: everything done so far. status: RUNNING; SOLVED where it knows who wins; EXHAUSTED where it has
            looked as far ahead as it was to; LIMIT where the recording has no more room.
        seconds: time spent inside `advance`.
    """

    def __init__(self, recording: R_co, search: Search) -> None:
        self.recording = recording
        self.status = Status.RUNNING
        self.seconds = 0.0
        self._search = search

    @property
    def steps(self) -> int:
        """How many steps have been done."""
        return self.recording.steps

    def advance(self, steps: int) -> Status:
        """Do up to `steps` more steps and publish them. Returns the status; a run that is over stays so."""
        started = time.perf_counter()
        ended: Status | None = None if self.status is Status.RUNNING else self.status
        while steps > 0 and ended is None:
            slice_ = min(steps, self._search.slice)
            ended = self._search.take(slice_)
            steps -= slice_
        self.recording.publish()
        self.status = ended or self.status  # last: whoever sees it over finds all of it published
        self.seconds += time.perf_counter() - started
        return self.status

    def advance_for(self, seconds: float, until: int = 1 << 62) -> Status:
        """Do steps for about so long, but no more than `until` in all, and publish them."""
        end = time.perf_counter() + seconds
        while self.status is Status.RUNNING and self.steps < until and time.perf_counter() < end:
            self.advance(min(self._search.slice, until - self.steps))
        return self.status

    def cancel(self) -> None:
        """End a run that is not over. What is recorded stays."""
        if not self.status.over:
            self.status = Status.CANCELLED
