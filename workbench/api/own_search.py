"""A search that needs the user's own code and runs in its process, with a recording in shared memory.

The functions that it calls there are in `own_host`.
"""

from __future__ import annotations

import itertools
import time
import weakref
from functools import partial
from pathlib import Path
from typing import Any

from workbench.api import own_host
from workbench.api.configuration import Configuration
from workbench.api.own_film import OwnFilm, Pace
from workbench.api.own_host import SliceResult
from workbench.api.run import ConfiguredRun
from workbench.catalog.own_names import own_names
from workbench.own_code.process import NO_ANSWER, PATIENCE, WINDOW_PATIENCE, OwnProcess
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import Problem, SearchFailure
from workbench.search.problem.status import Status
from workbench.search.recording.film import FilmedSearch
from workbench.search.recording.film_sharing import apply_film_changes
from workbench.search.recording.recording import Recording
from workbench.search.recording.sharing import apply_changes
from workbench.search.recording.stored_stretches import StoredStretches

_HOST = own_host.__name__
_numbers = itertools.count(1)


class OwnSearch:
    """A search in another process. It begins there with its first step, or with `begin`.

    If that process has ended, perhaps because of another search, the search is repeated in the next process up to the
    same expansion.

    Attributes: room, the memory limit in bytes; within, the seconds that one call of `advance` may last: the process is
    ended if it has not answered shortly afterwards; None: no limit.
    """

    slice = 256

    def __init__(
        self,
        process: OwnProcess,
        problem: Problem[Any],
        configuration: Configuration,
        recording: Recording[Any],
        records: int | None,
    ) -> None:
        self._process, self._recording = process, recording
        self._arguments = problem, configuration, records
        self._about = ", ".join(own_names(problem, configuration.heuristic, configuration.algorithm))
        self.room = 0
        self.within: float | None = None
        self._number = next(_numbers)
        self._process_id = self._done = 0
        self._pace = Pace()
        self._folder = ""
        self._stored: StoredStretches | None = None
        weakref.finalize(self, process.send, f"{_HOST}:release", self._number).atexit = False

    def prepare(self) -> None:
        """Start the process, so that this time is not counted as the search's."""
        self._process.begin()

    def begin(self) -> Status | None:
        """Go to t = 0. Returns how the search ended, or None."""
        return self._request_slice(0).ended

    def advance(self, expansions: int) -> Status | None:
        """Do at most `expansions` more expansions, fewer if the time is over. Returns how the search ended, or None."""
        started = time.monotonic()
        while expansions > 0 and (self.within is None or time.monotonic() - started < self.within):
            expansions += self._count_to_repeat()
            result = self._request_slice(expansions)
            if result.ended is not None:
                return result.ended
            expansions -= result.done
        return None

    def _count_to_repeat(self) -> int:
        """Return the number of expansions to repeat because their process has ended. Raises SearchFailure."""
        if self._process_id in (0, self._process.id):
            return 0
        if getattr(self._arguments[0], "own_name", ""):  # only the ended process knew its states
            raise SearchFailure(message("own-search-gone", name=self._about))
        to_repeat, self._done, self._process_id = self._done, 0, 0
        return to_repeat

    def _request_slice(self, expansions: int) -> SliceResult:
        process, within = self._process, None if self.within is None else self.within + WINDOW_PATIENCE
        ask = partial(process.call, about=self._about, patience=PATIENCE, within=within)
        started = time.monotonic()
        try:
            if not self._process_id:
                self._recording.forget_film()
                self._stored = StoredStretches(self._recording) if process.has_window else None
                self._folder, self._process_id = process.folder, process.id
                location, stores = (self._number, self._folder), self._stored is not None
                result: SliceResult = ask(f"{_HOST}:begin", *location, *self._arguments, stores, self.room, expansions)
            else:
                result = ask(f"{_HOST}:advance", self._number, self.room, expansions, self._recording.must_spare)
        except Fault as fault:
            raise SearchFailure(fault.message) from fault
        self._pace.seconds += time.monotonic() - started
        self._pace.steps += result.done
        apply_changes(self._recording, result.changes, Path(self._folder))
        if result.film is not None:
            if (stored := self._stored) is not None:
                stored.store(result.film.stretches)
            stored_bytes = None if stored is None else stored.nbytes
            apply_film_changes(self._recording, result.film, self._filmed_search, stored_bytes)
        if result.failure is not None:
            raise SearchFailure(result.failure)
        self._done += result.done
        return result

    def _filmed_search(self) -> FilmedSearch:
        problem, configuration, _ = self._arguments
        return self._stored or OwnFilm(self._process, self._number, problem, configuration, self._recording, self._pace)


class OwnRun(ConfiguredRun):
    """A run of own code. Creating it runs no own code: it reaches t = 0 in the first call of `advance`, even with 0.

    Attributes: patience, the seconds after which code that does not answer is ended; None: a user watches it.
    """

    _search: OwnSearch
    patience: float | None = None
    _at_start = _called_off = False

    @property
    def begun(self) -> bool:
        """Whether it has reached t = 0."""
        return self._at_start

    def advance(self, expansions: int) -> Status:
        """Do at most `expansions` more expansions and publish them. Returns the status; a finished run is unchanged."""
        if not self._at_start and self.status is Status.RUNNING:
            self._attempt(self._search.prepare)
            started = time.perf_counter()
            if self._reached is Status.RUNNING:
                self._search.within = self._most_seconds()
                self._attempt(self._search.begin)
            self.seconds, self._at_start = time.perf_counter() - started, True
        return super().advance(expansions)

    def cancel(self) -> None:
        """End a run that is not finished. The recording stays, even if the code had to be interrupted."""
        if self.status is Status.FAILED and self.reason is not None and self.reason.key == "own-called-off":
            self.status = self._reached = Status.CANCELLED
            self._called_off = True
        super().cancel()

    @property
    def resumable(self) -> bool:
        """Whether it was cancelled and can continue: the code was not interrupted."""
        return super().resumable and not self._called_off

    def raise_limits(self, limits: Limits) -> None:
        """Set other limits; a run that had reached one continues with the next `advance`."""
        super().raise_limits(limits)
        self._search.room = self._room

    def _begin(self) -> None:
        """Do nothing: `advance` begins the search, so that creating a run does not block."""

    def _advance_search(self, expansions: int) -> None:
        self._search.within = self._most_seconds()
        super()._advance_search(expansions)

    def _most_seconds(self) -> float | None:
        """Return the seconds that a step may take: until the run's time limit, but at most `patience`."""
        most, remaining = self.patience, None if self.limits.seconds is None else self.limits.seconds - self.seconds
        return min((one for one in (most, remaining) if one is not None), default=None)

    def _fail(self, reason: Message) -> None:
        """Finish the run; if the code was ended at the time limit, this is the reason."""
        super()._fail(reason)
        if reason.key == NO_ANSWER and self._search.within != self.patience:
            self._reached, self.reason, self.limit = Status.LIMIT, None, "seconds"
