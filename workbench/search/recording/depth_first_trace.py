"""The recording of a depth-first search: nodes entered, cut off and left, and the bounds of its iterations.

Such a search may visit billions of nodes, so the number of records is limited. After that either a `film` rebuilds them
when they are read, or only the counters and the table of iterations are updated, and `stopped_at` is the last recorded
step. Only the states at some depths are stored; others are reconstructed by replaying moves from there.
"""

from __future__ import annotations

import copy
import math
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.problem import Number, Problem, S, successor_by
from workbench.search.recording.columns import NEVER, NONE, unshared
from workbench.search.recording.film import KEPT_RECORDS, Film
from workbench.search.recording.film_view import FilmView
from workbench.search.recording.filming import Filming, PathSearch
from workbench.search.recording.least_cut import LeastCut
from workbench.search.recording.moment import Numbers, Outcome
from workbench.search.recording.nearby_states import NearbyStates
from workbench.search.recording.ordering import total
from workbench.search.recording.recording import Iteration, Published, Recording

DEFAULT_RECORDS = 5_000_000
MILESTONE, MILESTONE_BYTES = 32, 96
"""The states of nodes whose depth is a multiple of this are stored, if they can be reconstructed, and their size."""

STACK_FATES = (Outcome.WAITING, Outcome.CUT, Outcome.REPEATED)
"""The possible fates of a successor in a depth-first search with a stack, unless it is a goal."""

_BLOCK = 1 << 14
"""The number of records processed at once."""


class Fate(IntEnum):
    """The fate of a generated node of a depth-first search; written when it leaves the stack unentered."""

    NONE = 0
    CUT = 1
    """Beyond the bound of this iteration."""
    REPEATED = 2
    """A state that the search avoids: on its own path, or already known."""
    PRUNED = 3
    """h = ∞."""
    FORGOTTEN = 4
    """Discarded to save memory; its value is backed up."""
    BACKED_UP = 5
    """Replaced by another record of the node, with another value or on OPEN again."""
    TOO_DEEP = 6
    """There is no room for any node below it."""
    NOT_CHOSEN = 7
    """In a walk: another successor was chosen."""
    REJECTED = 8
    """In a walk that stays where it is."""


class Trace(Recording[S]):
    """One record for each generated node: the common columns and left, fate, depth, iteration.

    `left` is the step in which a node was cut off, or its whole subtree was finished. A node is on the stack from its
    generation until it is expanded or left; it is on the current path from its expansion until it is left.

        Attributes:
            search_bytes: the memory of the search itself, set by the search: its stack, and the states that it avoids.
            milestone, milestones: the states of nodes whose depth is a multiple of this are stored, by record.
            is_filmed: whether a film is begun when there is no room for more records.
            film: what provides the records after those that are kept, or None.
            stretch: the stretch that is being recorded for such a film, or None.
    """

    has_record_limit = True
    unshared = Recording.unshared | {"film", "filming", "stretch", "stores_stretches", "_view", "_least_cut"}
    milestone = MILESTONE
    search_bytes = 0
    _may_be_filmed = False
    stretch: Trace[S] | None = None
    filming: Filming | None = None

    def __init__(
        self, problem: Problem[S], room: int | None = DEFAULT_RECORDS, more: Mapping[str, DTypeLike] | None = None
    ) -> None:
        extra = {"left": np.int32, "fate": np.uint8, "depth": np.int32, "iteration": np.int32, **(more or {})}
        self._room = KEPT_RECORDS if room is None else room
        self.is_filmed = room is None
        self._iterations: list[Iteration] = []
        self._round: tuple[Number | None, int, int] | None = None
        self.milestones: dict[int, S] = {}
        self._least_cut = LeastCut(Fate.CUT)
        self.film: Film[S] | None = None
        self._view: FilmView[S] | None = None
        super().__init__(problem, extra, {"expanded": NEVER, "left": NEVER})

    @classmethod
    def begun(cls, problem: Problem[S], records: int | None) -> Self:
        """Return an empty recording with room for `records` records; None: the default, unless it is filmed."""
        trace = cls(problem, DEFAULT_RECORDS if records is None else records)
        trace._may_be_filmed = records is None
        return trace

    def empty_stretch(self, iteration: int) -> Self:
        """Return an empty recording with the same labels, for a stretch within an iteration given by its index."""
        with unshared():
            stretch = type(self)(self.problem, NEVER)
        stretch.labels, stretch._label_index, stretch.milestone = self.labels, self._label_index, self.milestone
        stretch._iterations = [Iteration(None, 0, 0, 0)] * iteration
        return stretch

    def film_by(self, search: PathSearch) -> None:
        """Film a search, unless a number of records was asked for."""
        if self._may_be_filmed:
            self.filming, self.is_filmed, self._room = Filming(self, search), True, KEPT_RECORDS

    def give_up_film(self) -> None:
        """Record up to the default limit instead of beginning a film."""
        self.filming, self.is_filmed, self._room = None, False, DEFAULT_RECORDS

    def pause(self) -> None:
        if self.filming is not None:
            self.filming.pause()

    def _bind(self) -> None:
        arrays = self.nodes.arrays
        self._parent, self._move, self._g, self._h = arrays["parent"], arrays["move"], arrays["g"], arrays["h"]
        self._expanded, self._left, self._fate = arrays["expanded"], arrays["left"], arrays["fate"]
        self._depth, self._iteration = arrays["depth"], arrays["iteration"]

    def store_all_states(self) -> None:
        """Store the state of every node, for a process that may be unable to compute them again."""
        self.milestone = 1

    def begin_iteration(self, bound: Number | None) -> None:
        """Begin an iteration with a `bound`: a depth, or a cost in the problem's units; None: no bound."""
        self._iterations = list(self.iterations())
        self._round = (bound, self.generated, self.expanded)

    def iterations(self) -> tuple[Iteration, ...]:
        """Return the iterations so far, the current one last."""
        if self._round is None:
            return ()
        bound, generated, expanded = self._round
        current = Iteration(bound, self.generated - generated, self.expanded - expanded, expanded + 1)
        return (*self._iterations, current)

    @property
    def iteration(self) -> int:
        """The index of the current iteration."""
        return len(self._iterations)

    @property
    def expanded_in_iteration(self) -> int:
        """The number of nodes expanded in the current iteration; in total if there are no iterations."""
        return self.expanded - (0 if self._round is None else self._round[2])

    def add(self, state: S, parent: int, move: str, g: Number, h: Number, depth: int) -> int:
        """Record a generated node and return its number, or NONE if the recording is full."""
        self.open += 1
        if self.stopped_at is None and self.records >= self._room and not self.is_filmed:
            self.stopped_at = self.steps
        if self.stopped_at is not None or self.film is not None:
            return NONE if self.stretch is None else self.stretch.add(state, parent, move, g, h, depth)
        number = self._next_number()
        self._parent[number], self._move[number] = parent, self.label_index(move)
        self._g[number], self._h[number] = g, self._infinity if h == math.inf else h
        self._depth[number], self._iteration[number] = depth, len(self._iterations)
        if depth % self.milestone == 0:
            self.milestones[number] = state
        return number

    @property
    def must_spare(self) -> bool:
        return self.film_is_due or (self.film is not None and self.film.end is not None)

    @property
    def film_is_due(self) -> bool:
        """Whether no more records are to be kept, and a film is to be begun."""
        return self.is_filmed and self.film is None and self.steps > 0 and self.records >= self._room

    @property
    def next_record(self) -> int:
        """The number that the search gets for the next record."""
        return self.records if self.stretch is None else self.stretch.records

    def growth_bytes(self, expansions: int) -> int:
        if self.film is not None:
            return self.film.growth_bytes
        return 0 if self.film_is_due else super().growth_bytes(expansions)

    def spare(self) -> bool:
        """Keep no more records, as the search itself needs memory for little more than a path.

        Returns whether any were kept until now.
        """
        if self.film is not None:
            return self.film.stop_storing()
        if self.is_filmed:
            is_kept, self._room = not self.film_is_due, 0
            return is_kept
        recording = self.stopped_at is None
        if recording:
            self.stopped_at = self.steps
        return recording

    def discard(self) -> None:
        self.forget_film()
        super().discard()

    def forget_film(self) -> None:
        self.film = self._view = None

    def end_step(self) -> None:
        if self.film is None:
            super().end_step()
            return
        if self.stretch is not None:
            self.stretch.generated = self.generated - self.film.checkpoints[-1].generated
            self.stretch.end_step()
        if self.stores_open:
            self.max_open = max(self.max_open, self.open)

    def number_of_last_node(self) -> int:
        """Return the record of the node at the end of the film's last checkpoint."""
        self.publish()
        assert self._view is not None
        return self._view.number_of_last_node()

    def _to_publish(self) -> Published:
        kept = super()._to_publish()
        if self.film is None:
            return kept
        end, goal = self.film.end, self.goal
        steps, records = self.expanded, self.generated + len(self.iterations())
        if end is not None:
            self.stopped_at, goal = end.steps, NONE
            steps, records = end.steps, end.records
        view = self._view = FilmView(self.film, steps, records)
        return kept._replace(steps=steps, records=records, goal=goal, nodes=view.nodes, rows=view.rows)

    @property
    def kept_steps(self) -> int:
        return self.published.steps if self._view is None else self.steps

    def later_samples(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return super().later_samples() if self._view is None else self._view.samples

    def kept_part(self) -> Self:
        if self.film is None:
            return self
        part = copy.copy(self)
        part.film, part._view, part.stopped_at = None, None, self.steps
        part.publish()
        return part

    @property
    def kept_records(self) -> int:
        return self.published.records if self._view is None else self.records

    def waiting_after(self, t: int) -> NDArray[np.int64]:
        """Return the records that wait after a step that is not in memory, in the order of their generation."""
        assert self._view is not None
        return self._view.waiting(t)

    def steps_of(self, numbers: NDArray[Any]) -> NDArray[np.int64]:
        return super().steps_of(numbers) if self._view is None else self._view.steps_of(numbers)

    def expand(self, number: int) -> None:
        """Record that a node is expanded: the next step begins."""
        self.expanded += 1
        self._current = number
        self.open -= 1
        if self.stretch is not None:
            self.stretch.expand(number)
        elif number != NONE:
            self._expanded[number] = self.expanded

    def reject(self, number: int, fate: Fate) -> None:
        """Record that a generated node will not be entered."""
        self.open -= 1
        if self.stretch is not None:
            self.stretch.reject(number, fate)
        elif number != NONE:
            self._fate[number] = fate
            self._left[number] = self.expanded

    def solve(self, number: int, moves: tuple[str, ...]) -> None:
        """Record the goal that was found, and the moves to it, which are kept even if the recording has stopped."""
        if self.filming is not None and self.film is not None:
            number = self.filming.number_of_goal(self.film, number)
        self.goal, self.solution = number, moves

    def least_cut(self, records: int, number: int) -> Number:
        """Return the lowest f of the first `records` records that were cut off in the iteration of `number`.

        ∞ if none was. Repeated calls are cheap.
        """
        if self._view is not None and records > self.records:
            return self._view.least_cut(records, number)
        return self._least_cut.in_iteration(self.nodes.arrays, records, number)

    def least_cut_among(self, first: int, last: int) -> Number:
        """Return the lowest f of those of the records `first` … `last` − 1 that were cut off, or ∞."""
        return self._least_cut.among(self.nodes.arrays, first, last)

    def leave(self, number: int, fate: Fate = Fate.NONE) -> None:
        """Record that the subtree of an entered node is finished or discarded: the search backtracks."""
        if self.stretch is not None:
            self.stretch.leave(number, fate)
        elif number != NONE:
            self._fate[number] = fate
            self._left[number] = self.expanded

    def state(self, number: int) -> S:
        """Return the state of record `number`, reconstructed by replaying moves from the nearest stored ancestor."""
        if self._view is not None and number >= self.records:
            return self._view.state(number)
        return self._kept_state(number)

    def _kept_state(self, number: int) -> S:
        path = []
        parents = self.nodes.arrays["parent"]
        while number not in self.milestones:
            path.append(number)
            number = int(parents[number])
        state = self.milestones[number]
        for step in reversed(path):
            state = successor_by(self.problem, state, self.label(step))
        return state

    def keys(self, records: range) -> NDArray[Any] | None:
        if self._view is not None and records.stop > self.records:
            return self._view.keys(records)
        return self._kept_keys(records)

    def _kept_keys(self, _records: range) -> NDArray[Any] | None:
        return None

    def records_of(self, state: S, records: int) -> Iterator[int]:
        for last in range(records, 0, -_BLOCK):
            first = max(0, last - _BLOCK)
            keys = self.keys(range(first, last))
            if keys is not None:
                matches = np.flatnonzero(keys == self.key(state)) + first
            else:
                state_of = self.nearby_states()
                matches = np.array([number for number in range(first, last) if state_of(number) == state], np.int64)
            yield from reversed(matches.tolist())

    def nearby_states(self) -> Callable[[int], S]:
        """Return a function from records to states that caches the successors of parents, fast for nearby records."""
        return NearbyStates(self).state

    def states_of(self, records: range) -> list[S]:
        if self._view is not None and records.stop > self.records:
            return self._view.states_of(records)
        kept = self.kept_part()  # whose columns are arrays
        return super().states_of(records) if kept is self else kept.states_of(records)

    def keys_of(self, numbers: Numbers) -> Iterator[NDArray[Any] | None]:
        """Yield the keys of the states of records, computed for all records up to the last of them; see `Family`."""
        records = int(numbers.max()) + 1 if len(numbers) else 0
        keys = np.zeros(records, np.uint64)
        for first in range(0, records, _BLOCK):
            last = min(first + _BLOCK, records)
            found = self.keys(range(first, last))
            if found is None:
                return
            keys[first:last] = found
            yield None
        yield keys[numbers]

    @property
    def open_keys(self) -> tuple[str, ...] | None:
        """The sort keys of the stack; None if the search stores no such list."""
        return ("-entered", "record") if self.stores_open else None

    @property
    def nbytes(self) -> int:
        """Size of the columns and of the memory of the search, in bytes."""
        milestones = sys.getsizeof(self.milestones) + MILESTONE_BYTES * len(self.milestones)
        checkpoints = 0 if self.film is None else self.film.nbytes
        return self.nodes.nbytes + self.rows.nbytes + self.search_bytes + milestones + checkpoints


class PathTrace(Trace[S]):
    """The trace of IDA*, which stores the nodes of one path and generates their successors one at a time."""

    stores_open = False
    tests_early = True
    bounds_f = True
    priority = staticmethod(total)
