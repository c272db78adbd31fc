"""A game search in progress: its owner advances it by a number of steps at a time, like any run."""

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

    def advance(self, steps: int) -> Status | None:
        """Do up to `steps` more steps. Returns the final status, or None while the search continues."""
        try:
            for _ in range(steps):
                next(self._steps)
        except StopIteration as stop:
            ended: Status = stop.value
            return ended
        return None


class GameRun(Generic[R_co]):
    """A game search and its recording.

    Attributes:
        recording: everything done so far. status: RUNNING; SOLVED if the winner is known; EXHAUSTED at the depth
            limit; LIMIT if the recording is full.
        seconds: time spent inside `advance`.
    """

    def __init__(self, recording: R_co, search: Search) -> None:
        self.recording = recording
        self.status = Status.RUNNING
        self.seconds = 0.0
        self._search = search

    @property
    def steps(self) -> int:
        return self.recording.steps

    def advance(self, steps: int) -> Status:
        """Do up to `steps` more steps and publish them. Returns the status; a finished run does not change."""
        started = time.perf_counter()
        ended: Status | None = None if self.status is Status.RUNNING else self.status
        while steps > 0 and ended is None:
            slice_ = min(steps, self._search.slice)
            ended = self._search.advance(slice_)
            steps -= slice_
        self.recording.publish()
        self.status = ended or self.status  # last: another thread that sees it finished finds everything published
        self.seconds += time.perf_counter() - started
        return self.status

    def advance_for(self, seconds: float, until: int = 1 << 62) -> Status:
        """Do steps for about `seconds`, but at most `until` in total, and publish them."""
        end = time.perf_counter() + seconds
        while self.status is Status.RUNNING and self.steps < until and time.perf_counter() < end:
            self.advance(min(self._search.slice, until - self.steps))
        return self.status

    def cancel(self) -> None:
        """Cancel a run that is not finished. The recording is kept."""
        if not self.status.finished:
            self.status = Status.CANCELLED
