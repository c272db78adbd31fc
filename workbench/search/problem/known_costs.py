"""Further knowledge of IDA*: earlier results for states, and the exact costs of all states near the goal."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Number, Problem, Reversible, S, SearchFailure, scale

ENTRY_BYTES = 256
"""Approximate size of a table entry in bytes, including a board's state."""

MAX_STATES = 200_000
"""The maximum number of states in an end-game table in Python."""

Exact = Callable[[S], Number | None]


class KnownCosts(Generic[S]):
    """A transposition table, which learns lower bounds of the remaining cost, and an end-game table with exact costs.

    The search below a state never makes the move straight back, so what is learnt holds for the pair of the state *and*
    its parent (Akagi, Kishimoto & Fukunaga 2010). When the table is full nothing more is learnt.

    `transposition`: its size in bytes, or None. `exact`: the end-game table: returns the remaining cost, or None for a
    state that is not in it, whose remaining cost is at least `beyond`.
    """

    def __init__(self, transposition: int | None, exact: Exact[S] | None = None, beyond: Number = 0) -> None:
        self._room = (transposition or 0) // ENTRY_BYTES
        self._learnt: dict[tuple[S, S | None], Number] = {}
        self._exact, self._beyond = exact, beyond

    def improved(self, state: S, before: S | None, h: Number) -> tuple[Number, bool]:
        """Return a lower bound of the remaining cost, at least `h`, and whether it is exact."""
        if self._exact is not None:
            cost = self._exact(state)
            if cost is not None:
                return cost, True
            h = max(h, self._beyond)
        return max(h, self._learnt.get((state, before), h)), False

    def learn(self, state: S, before: S | None, least: Number) -> None:
        """Store that the remaining cost is at least `least`."""
        if (state, before) in self._learnt or len(self._learnt) < self._room:
            self._learnt[state, before] = least

    def rest(self, problem: Problem[S], state: S) -> list[str]:
        """Return the moves to the goal from a state in the end-game table."""
        moves: list[str] = []
        assert self._exact is not None
        while not problem.is_goal(state):
            remaining_cost = self._exact(state)
            assert remaining_cost is not None
            for move, after, cost in problem.successors(state):
                known = self._exact(after)
                if known is not None and cost + known == remaining_cost:
                    moves.append(move)
                    state = after
                    break
        return moves

    @property
    def nbytes(self) -> int:
        """Approximate size in bytes."""
        return len(self._learnt) * ENTRY_BYTES


def endgame(problem: Reversible[S], moves: int) -> tuple[Exact[S], Number]:
    """Return the end-game table of all states from which a goal can be reached at the cost of this many moves.

    If move costs differ, a move counts as one unit of cost. States that are not in the table cost at least the second
    returned value. Raises SearchFailure if there are too many states.
    """
    max_cost, unit = moves * scale(problem), scale(problem)
    known: dict[S, Number] = {}
    waiting: list[tuple[Number, int, S]] = []
    for goal in problem.goals():
        heappush(waiting, (0, len(waiting), goal))
    entries = len(waiting)
    while waiting:
        cost, _, state = heappop(waiting)
        if state in known:
            continue
        known[state] = cost
        if len(known) > MAX_STATES:
            facts = {"moves": moves, "fitting": max(0, int(cost // unit) - 1), "most": MAX_STATES}
            raise SearchFailure(message("failed-endgame-states", **facts))
        for _, other, move_cost in problem.predecessors(state):
            if cost + move_cost <= max_cost and other not in known:
                heappush(waiting, (cost + move_cost, entries, other))
                entries += 1
    return known.get, max_cost
