"""Filming a search by the textbook engine: checkpoints are made when it pauses between two steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from workbench.search.problem.problem import Number
from workbench.search.recording.columns import NONE
from workbench.search.recording.film import Checkpoint, Film, FilmedSearch
from workbench.search.recording.stretch_recorder import RecordedSearch, RecordedTrace, StretchRecorder

FIRST_SPACING = 1 << 9
"""The number of steps between two checkpoints at first; fewer than on the compiled engine, as rebuilding is slower."""
MAX_PATH = 1000
"""The number of moves up to which a path is stored in checkpoints."""


class PathSearch(FilmedSearch, RecordedSearch, Protocol):
    """A search that knows its path, as it is between two steps."""

    def path(self) -> Sequence[Any]:
        """Return the path to the node that is expanded next; see `Checkpoint`."""

    def least(self) -> Number:
        """Return the lowest f that was cut off in this iteration, or ∞."""


class FilmedTrace(RecordedTrace, Protocol):
    """The recording of a search that is filmed; see `Trace`."""

    film: Film[Any] | None
    tests_early: bool
    stores_stretches: bool
    expanded: int
    generated: int

    @property
    def iteration(self) -> int: ...

    @property
    def film_is_due(self) -> bool: ...

    def give_up_film(self) -> None: ...

    def number_of_last_node(self) -> int: ...


class Filming:
    """Begins the film of a search when it is due, and makes its checkpoints; it ends where the path is too long.

    Attributes: search, the search that is filmed; recorder, of its stretches if they are stored, or None.
    """

    def __init__(self, trace: FilmedTrace, search: PathSearch) -> None:
        self._trace, self.search = trace, search
        self.recorder: StretchRecorder | None = None

    def pause(self) -> None:
        """Called between two steps of the search."""
        trace, film = self._trace, self._trace.film
        if film is None:
            if trace.film_is_due:
                self._begin()
        elif film.end is not None:
            if self.recorder is not None:
                self.recorder.stop()
        elif trace.expanded >= film.next_step or trace.iteration > film.checkpoints[-1].iteration:
            checkpoint, before = self._checkpoint(), film.checkpoints[-1]
            film.add(checkpoint)
            if self.recorder is not None:
                self.recorder.proceed(before, checkpoint)
            if len(checkpoint.path) > MAX_PATH:
                film.cut(checkpoint)

    def number_of_goal(self, film: Film[Any], number: int) -> int:
        """Return the record of the goal that was found, or NONE if the film has ended before.

        `number`: that by which the search knows it.
        """
        trace = self._trace
        if film.end is not None:
            return NONE
        if self.recorder is not None:
            return self.recorder.number(number)
        if trace.tests_early:
            return trace.generated + trace.iteration
        film.add(self._checkpoint())
        return trace.number_of_last_node()

    def _begin(self) -> None:
        trace, first = self._trace, self._checkpoint(self.search.groups())
        if len(first.path) > MAX_PATH:
            trace.give_up_film()
        else:
            trace.film = Film(trace, first, self.search, FIRST_SPACING, 0 if trace.stores_stretches else None)
            if trace.stores_stretches:
                self.recorder = StretchRecorder(trace, self.search, first)

    def _checkpoint(self, groups: tuple[int, ...] | None = None) -> Checkpoint:
        trace, path, iteration = self._trace, self.search.path(), self._trace.iteration
        records = trace.generated + iteration + 1
        known = groups if path else (records - 1,)
        stored = trace.open if trace.stores_open else len(path) + 1
        return Checkpoint(trace.expanded, records, trace.generated, iteration, path, stored, known, self.search.least())
