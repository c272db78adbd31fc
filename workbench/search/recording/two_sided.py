"""The recording of a bidirectional search: forwards from the start, and backwards from the goals, until they meet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

import numpy as np
from numpy.typing import DTypeLike

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Number, Problem, Reversible, S, SearchFailure, Step, describe
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import BACKWARD, FORWARD, Meeting, Numbers, Outcome
from workbench.search.recording.node_pool import INDEX_SLOT_BYTES, NodePool
from workbench.search.recording.pool import POOL_FATES, PoolMoment
from workbench.search.recording.recording import BRANCHING


class TwoSidedPool(NodePool[S]):
    """A pool with further columns: side (FORWARD or BACKWARD) and depth, the moves from the root of its side.

    The parent of a backward record is nearer to a goal, g is the cost from the record to that goal, and move is the
    reverse move from the parent to it. Each side has its own newest record of a state. If `problem` is not reversible,
    there is only the forward side.

        Attributes:
            indices: state -> its newest record, by side.
            meetings: all paths found, each cheaper than those before it.
            next_side: a function from a moment to the side expanded next; set by the search.
            order: a function that sorts the open records of a side in the order of expansion.
    """

    in_buckets = least_first = False
    two_sided = True
    unshared = NodePool.unshared | {"indices"}
    next_side: Callable[[TwoSidedMoment[S]], int] = staticmethod(lambda _moment: FORWARD)
    order: Callable[[TwoSidedMoment[S], Numbers], Numbers]

    def __init__(self, problem: Problem[S], more: Mapping[str, DTypeLike] | None = None) -> None:
        super().__init__(problem, {"side": np.uint8, "depth": np.int32, **(more or {})})
        self.indices: tuple[dict[S, int], dict[S, int]] = (self.latest, {})
        self.meetings: list[Meeting] = []
        self.bounds: list[Number] = []
        self.order = lambda _moment, waiting: self.in_order(waiting)

    def add_open(self, state: S, parent: int, move: str, g: Number, h: Number, side: int) -> int:
        """Record a node that is put on OPEN of a side; otherwise like `add`."""
        number = self._add(self.indices[side], state, parent, move, g, h)
        arrays = self.nodes.arrays
        arrays["side"][number] = side
        arrays["depth"][number] = 0 if parent == NONE else arrays["depth"][parent] + 1
        return number

    def steps_from(self, state: S, side: int) -> Iterable[Step[S]]:
        """Return the successors of a state, or on the backward side its predecessors."""
        if side == FORWARD:
            return self.problem.successors(state)
        assert isinstance(self.problem, Reversible)
        return self.problem.predecessors(state)

    def expansion(self, number: int) -> Iterable[Step[S]]:
        """Return what the expansion of record `number` generates on its side."""
        return self.steps_from(self.state(number), int(self.published.nodes["side"][number]))

    def sources(self, state: S) -> Iterator[S]:
        """Yield the states whose expansion generates `state`, on either side."""
        yield from super().sources(state)
        for _, other, _ in self.problem.successors(state):
            yield other

    @property
    def open_keys(self) -> tuple[str, ...]:
        return ("pair", "f", "record") if self.bounds else ("turn", "record")

    def meet(self, number: int, other: int) -> None:
        """Record a path found: `number` and `other`, a record of the other side, have the same state."""
        forward, backward = sorted((number, other), key=lambda record: int(self.nodes.arrays["side"][record]))
        self.meetings.append(Meeting(self.expanded, forward, backward))

    def solve_by_meeting(self) -> None:
        """Use the last meeting as the solution."""
        _, forward, backward = self.meetings[-1]
        moves = self.label_moves(forward)
        while (parent := int(self._parent[backward])) != NONE:
            moves.append(self._label_between(self.state_of(backward), self.state_of(parent)))
            backward = parent
        self.solution, self.goal = tuple(moves), forward

    def label_moves(self, number: int) -> list[str]:
        """Return the moves from the root to a record, published or not."""
        labels = []
        while self._parent[number] != NONE:
            labels.append(self.labels[self._move[number]])
            number = int(self._parent[number])
        return labels[::-1]

    def solution_path(self) -> list[int]:
        """Return the records from the start to the meeting, then the backward records from it to the goal."""
        if not self.meetings:
            return []
        _, forward, backward = self.meetings[-1]
        return [*self.path(forward), *self.path(backward)[-2::-1]]

    def find_at(self, state: S, records: int, side: int) -> int:
        """Return the newest of the first `records` records of a side with this state, or NONE."""
        return self._newest(self.indices[side].get(state, NONE), records)

    def records_of(self, state: S, records: int) -> Iterator[int]:
        """Yield all of the first `records` records with this state, on both sides."""
        for side in (FORWARD, BACKWARD):
            yield from self._older(self.find_at(state, records, side))

    def catch_up(self) -> None:
        """Update the indices of states."""
        arrays, first = self.nodes.arrays, self._caught_up
        sides, index = arrays["side"][first : self.records].tolist(), arrays["state"][first : self.records].tolist()
        for number, (side, place) in enumerate(zip(sides, index, strict=True), first):
            self.indices[side][self.states[place]] = number
        self._caught_up = self.records

    def discard(self) -> None:
        """Free all records and steps; the counters and the solution are kept."""
        super().discard()
        self.indices, self.bounds = (self.latest, {}), []

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that `expansions` more expansions may need, including growth of columns and both indices."""
        index_bytes = sys.getsizeof(self.indices[BACKWARD])
        room = index_bytes * 2 // (3 * INDEX_SLOT_BYTES)
        grows = len(self.indices[BACKWARD]) + BRANCHING * expansions > room
        return super().growth_bytes(expansions) + (2 * index_bytes if grows else 0)

    @property
    def nbytes(self) -> int:
        """Size of the columns, of the states and their indices, and of the entries of OPEN, in bytes."""
        index = self.indices[BACKWARD]
        return super().nbytes + sys.getsizeof(index) + 32 * len(index)

    def state_of(self, number: int) -> S:
        """Return the state of a record, published or not."""
        return self.states[int(self._state[number])]

    def _label_between(self, state: S, next_state: S) -> str:
        """Return the label of the cheapest move from a state to its successor on the path to a goal."""
        candidates = [(cost, place, move) for place, (move, to, cost) in enumerate(self.problem.successors(state))
                if to == next_state]  # fmt: skip
        if not candidates:
            raise SearchFailure(message("failed-path-back", state=describe(self.problem, next_state)))
        return min(candidates)[2]


class TwoSidedMoment(PoolMoment[S]):
    """A moment of a bidirectional search."""

    recording: TwoSidedPool[S]
    _fates = (*POOL_FATES, Outcome.MEETING)

    def side(self, number: int) -> int:
        """Return the side of a record."""
        return int(self._published.nodes["side"][number])

    def depth(self, number: int) -> int:
        """Return the number of moves from the root of its side to a record."""
        return int(self._published.nodes["depth"][number])

    @cached_property
    def waiting_at(self) -> tuple[Numbers, Numbers]:
        """The records on OPEN of each side, in order of generation."""
        return self._by_side(self.waiting)

    def _by_side(self, records: Numbers) -> tuple[Numbers, Numbers]:
        sides = self._published.nodes["side"][records]
        return records[sides == FORWARD], records[sides == BACKWARD]

    def in_order(self, waiting: Numbers) -> Numbers:
        """Return records on OPEN as it lists them: first the side expanded next, next one first, then the other."""
        first = self.recording.next_side(self)
        ordered = [self.recording.order(self, records) for records in self._by_side(waiting)]
        return np.concatenate((ordered[first], ordered[1 - first]))

    @property
    def meeting(self) -> Meeting | None:
        """The best path found by now."""
        found = [meeting for meeting in self.recording.meetings if meeting.step <= self.t]
        return found[-1] if found else None

    def _known(self, state: S, records: int) -> int:
        assert self.current is not None
        return self.recording.find_at(state, records, self.side(self.current))

    def _outcome_of(self, record: int, known: int) -> Outcome:
        met = any(record in (one.forward, one.backward) for one in self.recording.meetings if one.step == self.t)
        return Outcome.MEETING if met else super()._outcome_of(record, known)
