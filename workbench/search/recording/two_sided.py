"""The recording of a search from both ends: forwards from the start, and backwards from the goals, until they meet."""

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
from workbench.search.recording.pool import FATES, PoolMoment
from workbench.search.recording.recording import BRANCHING


class TwoSidedPool(NodePool[S]):
    """A pool with further columns: side (FORWARD or BACKWARD) and depth, the moves from the root of its side.

    Of a backward record, parent is nearer to a goal, g is the cost from it to that goal, and move is the step back that
    led from the parent to it. Each side has its own newest record of a state. Where `problem` is not reversible, there
    is the forward side alone.

    Attributes:
        indices: state -> its newest record, by side.
        meetings: every way found that was cheaper than those before it.
        turn: tells of a moment which side is served next; set by the search.
        order: puts the waiting records of a side in the order in which they will be served.
    """

    in_buckets = False
    two_sided = True
    unshared = NodePool.unshared | {"indices"}
    turn: Callable[[TwoSidedMoment[S]], int] = staticmethod(lambda _moment: FORWARD)
    order: Callable[[TwoSidedMoment[S], Numbers], Numbers]

    def __init__(self, problem: Problem[S], more: Mapping[str, DTypeLike] | None = None) -> None:
        super().__init__(problem, {"side": np.uint8, "depth": np.int32, **(more or {})})
        self.indices: tuple[dict[S, int], dict[S, int]] = (self.latest, {})
        self.meetings: list[Meeting] = []
        self.bounds: list[Number] = []
        self.order = lambda _moment, waiting: self.in_order(waiting)

    def put(self, state: S, parent: int, move: str, g: Number, h: Number, side: int) -> int:
        """Record a node that goes on OPEN at a side; otherwise as `add`."""
        number = self._add(self.indices[side], state, parent, move, g, h)
        arrays = self.nodes.arrays
        arrays["side"][number] = side
        arrays["depth"][number] = 0 if parent == NONE else arrays["depth"][parent] + 1
        return number

    def steps_from(self, state: S, side: int) -> Iterable[Step[S]]:
        """Return the successors of a state, or at the backward side those that it is a successor of."""
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
        """By what OPEN is served."""
        return ("pair", "f", "record") if self.bounds else ("turn", "record")

    def meet(self, number: int, other: int) -> None:
        """Note that record `number` and record `other` of the other side hold the same state: a way is found."""
        forward, backward = sorted((number, other), key=lambda record: int(self.nodes.arrays["side"][record]))
        self.meetings.append(Meeting(self.expanded, forward, backward))

    def solve_by_meeting(self) -> None:
        """Take the last meeting for the solution."""
        _, forward, backward = self.meetings[-1]
        moves = self.label_moves(forward)
        while (parent := int(self._parent[backward])) != NONE:
            moves.append(self._label_between(self.state_of(backward), self.state_of(parent)))
            backward = parent
        self.solution, self.goal = tuple(moves), forward

    def label_moves(self, number: int) -> list[str]:
        """Return the moves from the root to a record, published or not."""
        way = []
        while self._parent[number] != NONE:
            way.append(self.labels[self._move[number]])
            number = int(self._parent[number])
        return way[::-1]

    def solution_path(self) -> list[int]:
        """Return the records from the start to the meeting, then those of the backward side from it to the goal."""
        if not self.meetings:
            return []
        _, forward, backward = self.meetings[-1]
        return [*self.path(forward), *self.path(backward)[-2::-1]]

    def find_at(self, state: S, records: int, side: int) -> int:
        """Return the newest of a side's records among the first `records` that holds `state`, or NONE."""
        return self._newest(self.indices[side].get(state, NONE), records)

    def all_of(self, state: S, records: int) -> Iterator[int]:
        """Yield those of the first `records` records that hold `state`, on either side."""
        for side in (FORWARD, BACKWARD):
            yield from self._older(self.find_at(state, records, side))

    def catch_up(self) -> None:
        """Bring the indices of states up to date."""
        arrays, first = self.nodes.arrays, self._caught_up
        sides, index = arrays["side"][first : self.records].tolist(), arrays["state"][first : self.records].tolist()
        for number, (side, place) in enumerate(zip(sides, index, strict=True), first):
            self.indices[side][self.states[place]] = number
        self._caught_up = self.records

    def discard(self) -> None:
        """Let go of all records and steps; the counters and the solution stay."""
        super().discard()
        self.indices, self.bounds = (self.latest, {}), []

    def growth_bytes(self, expansions: int) -> int:
        """Return the bytes that further `expansions` may take, growing columns and both indices included."""
        held = sys.getsizeof(self.indices[BACKWARD])
        room = held * 2 // (3 * INDEX_SLOT_BYTES)
        grows = len(self.indices[BACKWARD]) + BRANCHING * expansions > room
        return super().growth_bytes(expansions) + (2 * held if grows else 0)

    @property
    def nbytes(self) -> int:
        """Bytes of the columns, of the states and their indices, and of the entries of OPEN."""
        index = self.indices[BACKWARD]
        return super().nbytes + sys.getsizeof(index) + 32 * len(index)

    def state_of(self, number: int) -> S:
        """Return the state of a record, published or not."""
        return self.states[int(self._state[number])]

    def _label_between(self, state: S, following: S) -> str:
        """Return the label of the cheapest move from a state to the one that follows it on the way to a goal."""
        ways = [(cost, place, move) for place, (move, to, cost) in enumerate(self.problem.successors(state))
                if to == following]  # fmt: skip
        if not ways:
            raise SearchFailure(message("failed-way-back", state=describe(self.problem, following)))
        return min(ways)[2]


class TwoSidedMoment(PoolMoment[S]):
    """A moment of a search from both ends."""

    recording: TwoSidedPool[S]
    _fates = (*FATES, Outcome.MEETING)

    def side(self, number: int) -> int:
        """Return the side of a record."""
        return int(self._published.nodes["side"][number])

    def depth(self, number: int) -> int:
        """Return how many moves a record is from the root of its side."""
        return int(self._published.nodes["depth"][number])

    @cached_property
    def waiting_at(self) -> tuple[Numbers, Numbers]:
        """The waiting records of each side, in the order of their generation."""
        sides = self._published.nodes["side"][self.waiting]
        return self.waiting[sides == FORWARD], self.waiting[sides == BACKWARD]

    @cached_property
    def open(self) -> Numbers:  # type: ignore[override]
        """The waiting records: those of the side that is served next, next one first, before those of the other.

        Where the order is a secret, as they were generated.
        """
        if self.recording.secret:
            return self.waiting
        first = self.recording.turn(self)
        served = [self.recording.order(self, waiting) for waiting in self.waiting_at]
        return np.concatenate((served[first], served[1 - first]))

    @property
    def meeting(self) -> Meeting | None:
        """The cheapest way that had been found by now."""
        found = [meeting for meeting in self.recording.meetings if meeting.step <= self.t]
        return found[-1] if found else None

    def _known(self, state: S, records: int) -> int:
        assert self.current is not None
        return self.recording.find_at(state, records, self.side(self.current))

    def _outcome_of(self, record: int, known: int) -> Outcome:
        met = any(record in (one.forward, one.backward) for one in self.recording.meetings if one.step == self.t)
        return Outcome.MEETING if met else super()._outcome_of(record, known)
