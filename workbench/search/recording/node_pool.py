"""The recording of a best-first search: every node ever put on OPEN."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from workbench.search.problem.problem import Number, Problem, S
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.pool import Pool
from workbench.search.recording.recording import BRANCHING

INDEX_SLOT_BYTES = 20
"""For a large dictionary: 4 bytes per slot, and 24 per entry, with two entries for three slots."""


class NodePool(Pool[S]):
    """A pool written by a textbook search; its further columns are state (index into `states`) and `more`.

    Attributes:
        latest: state -> its newest record.
    """

    def __init__(self, problem: Problem[S], more: Mapping[str, DTypeLike] | None = None) -> None:
        self.states: list[S] = []
        self.latest: dict[S, int] = {}
        self._state_bytes = 0
        self.entry_bytes = self._caught_up = 0
        extra = {"state": np.int32, "previous": np.int32, "superseded": np.int32, **(more or {})}
        super().__init__(problem, extra, {"expanded": NEVER, "superseded": NEVER, "previous": NONE})

    unshared = Pool.unshared | {"latest", "_caught_up"}

    @classmethod
    def begun(cls, problem: Problem[S], _records: int | None) -> Self:
        """Return an empty recording; the number of records is not limited."""
        return cls(problem)

    def _bind(self) -> None:
        arrays = self.nodes.arrays
        self._state, self._parent, self._move = arrays["state"], arrays["parent"], arrays["move"]
        self._g, self._h, self._previous = arrays["g"], arrays["h"], arrays["previous"]
        self._expanded, self._superseded = arrays["expanded"], arrays["superseded"]

    def add(self, state: S, parent: int, move: str, g: Number, h: Number) -> int:
        """Record a node that is put on OPEN and return its number; it becomes the newest record of its state."""
        return self._add(self.latest, state, parent, move, g, h)

    def _add(self, latest: dict[S, int], state: S, parent: int, move: str, g: Number, h: Number) -> int:
        number = self._next_number()
        previous = latest.get(state, NONE)
        if previous == NONE:
            self._state[number] = len(self.states)
            self.states.append(state)
            self._state_bytes += allocated(state)
        else:
            self._state[number] = self._state[previous]
            self._previous[number] = previous
        self._parent[number], self._move[number] = parent, self.label_index(move)
        self._g[number], self._h[number] = g, self._infinity if h == math.inf else h
        latest[state] = number
        self.open += 1
        return number

    def expand(self, number: int) -> None:
        """Take a node off OPEN: the next step begins."""
        self.expanded += 1
        self._expanded[number] = self.expanded
        self._current = number
        self.open -= 1

    def supersede(self, number: int) -> None:
        """Remove a record to which a cheaper path was found; if it is on CLOSED, its state is reopened."""
        self._superseded[number] = self.expanded
        if self.is_closed(number):
            self.reopened += 1
        else:
            self.open -= 1

    def solve(self, number: int) -> None:
        """Record the goal that was found, and the moves to it."""
        parents, moves, self.goal = self._parent, [], number
        while parents[number] != NONE:
            moves.append(self.labels[self._move[number]])
            number = int(parents[number])
        self.solution = tuple(reversed(moves))

    def is_closed(self, number: int) -> bool:
        """Return whether the record has been expanded."""
        return bool(self._expanded[number] != NEVER)

    def is_superseded(self, number: int) -> bool:
        """Return whether a cheaper path to the record's state was found."""
        return bool(self._superseded[number] != NEVER)

    def g(self, number: int) -> Number:
        """Return the path cost from the start."""
        cost: Number = self._g.item(number)
        return cost

    def h(self, number: int) -> Number:
        """Return the heuristic value."""
        estimate: Number = self._h.item(number)
        return estimate

    def arrived(self, number: int) -> str:
        """Return the move that led to a record, published or not; empty for a root."""
        return self.labels[int(self._move[number])]

    def state(self, number: int) -> S:
        return self.states[int(self.published.nodes["state"][number])]

    def find(self, state: S, records: int) -> int:
        """Return the newest of the first `records` records with this state, or NONE."""
        return self._newest(self.latest.get(state, NONE), records)

    def _newest(self, number: int, records: int) -> int:
        """Return `number`, or the latest record of the same state before it that is among the first `records`."""
        while number >= records:
            number = int(self.nodes.arrays["previous"][number])
        return number

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[S] | NDArray[Any]:
        """Return the states of the records."""
        index = self.published.nodes["state"][numbers].tolist()
        return [self.states[number] for number in index]

    def catch_up(self) -> None:
        """Update the index of states."""
        states, index = self.states, self._state[self._caught_up : self.records].tolist()
        self.latest.update((states[place], number) for number, place in enumerate(index, self._caught_up))
        self._caught_up = self.records

    def discard(self) -> None:
        """Free all records and steps; the counters and the solution are kept."""
        super().discard()
        self.states, self.latest, self._state_bytes, self.entry_bytes = [], {}, 0, 0
        self._caught_up = 0

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need, including growth of columns and of the index."""
        need = super().growth_bytes(expansions)
        index_bytes = sys.getsizeof(self.latest)
        room = index_bytes * 2 // (3 * INDEX_SLOT_BYTES)  # a dictionary uses at most two thirds of its slots
        return need + 2 * index_bytes if len(self.latest) + BRANCHING * expansions > room else need

    @property
    def nbytes(self) -> int:
        """Size of the columns, of the states and their index, and of the entries of OPEN, in bytes."""
        index = sys.getsizeof(self.states) + sys.getsizeof(self.latest) + 32 * len(self.latest)
        return self.nodes.nbytes + self.rows.nbytes + self._state_bytes + index + self.open * self.entry_bytes
