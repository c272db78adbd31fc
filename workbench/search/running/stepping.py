"""The interface of the searches that a run drives, for any engine."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from workbench.search.problem.status import Status, Steps
from workbench.search.recording.recording import Recording


class Search(Protocol):
    """A search over a recording."""

    @property
    def slice(self) -> int:
        """The number of expansions between two checks of time and memory, a few milliseconds of work."""
        ...

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions and record them; 0: advance to t = 0. Returns how it ended, or None."""
        ...


def rebuild_steps(search: Generator[None, None, object], recording: Recording[Any], steps: int) -> None:
    """Record a number of steps of a search that continues from a pause between two steps.

    The last one may end the search, or fail as it did before.
    """
    try:
        next(search)
        for _ in range(steps):
            next(search)
            recording.end_step()
    except MemoryError:
        raise
    except (Exception, SystemExit):  # the code of a problem or a heuristic may raise anything
        pass
    recording.end_step()
    recording.publish()


class TextbookSearch:
    """A search by a generator that yields at t = 0 and after every step."""

    slice = 64

    def __init__(self, steps: Steps, recording: Recording[Any]) -> None:
        self._steps, self._recording = steps, recording
        self._begun = False

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; each is recorded when it has ended."""
        if not self._begun:
            self._begun = True
            expansions += 1
        try:
            for _ in range(expansions):
                next(self._steps)
                self._recording.end_step()
                self._recording.pause()
        except StopIteration as stop:
            status: Status = stop.value
            return status
        finally:
            self._recording.end_step()
        return None
