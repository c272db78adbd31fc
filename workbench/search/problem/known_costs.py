"""What IDA* may know besides its heuristic: what it has found out before, and all states near the goal."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Number, Problem, Reversible, S, SearchFailure, scale

ENTRY_BYTES = 256
"""About what an entry of a table takes, a board's state in it."""

MAX_STATES = 200_000
"""An end-game table in Python has no more."""

Exact = Callable[[S], Number | None]


class KnownCosts(Generic[S]):
    """A transposition table, which learns how much the rest costs at least, and an end-game table, which knows it.

    The rest of the way from a state is searched without the move straight back, so what is learnt holds for the state
    *and* where it was reached from (Akagi, Kishimoto & Fukunaga 2010). Once the table is full nothing more is learnt.
    `transposition`: its bytes, or None. `exact`: the end-game table: the cost of the rest of the way, None where a
    state is not in it, and then it is `beyond` at least.
    """

    def __init__(self, transposition: int | None, exact: Exact[S] | None = None, beyond: Number = 0) -> None:
        self._room = (transposition or 0) // ENTRY_BYTES
        self._learnt: dict[tuple[S, S | None], Number] = {}
        self._exact, self._beyond = exact, beyond

    def improved(self, state: S, before: S | None, h: Number) -> tuple[Number, bool]:
        """Return what is known of the rest of the way, `h` at least, and whether it is exact."""
        if self._exact is not None:
            cost = self._exact(state)
            if cost is not None:
                return cost, True
            h = max(h, self._beyond)
        return max(h, self._learnt.get((state, before), h)), False

    def learn(self, state: S, before: S | None, least: Number) -> None:
        """Note that the rest of the way costs `least` at least."""
        if (state, before) in self._learnt or len(self._learnt) < self._room:
            self._learnt[state, before] = least

    def rest(self, problem: Problem[S], state: S) -> list[str]:
        """Return the moves of the rest of the way from a state in the end-game table."""
        moves: list[str] = []
        assert self._exact is not None
        while not problem.is_goal(state):
            left = self._exact(state)
            assert left is not None
            for move, after, cost in problem.successors(state):
                known = self._exact(after)
                if known is not None and cost + known == left:
                    moves.append(move)
                    state = after
                    break
        return moves

    @property
    def nbytes(self) -> int:
        """About how many bytes are taken."""
        return len(self._learnt) * ENTRY_BYTES


def endgame(problem: Reversible[S], moves: int) -> tuple[Exact[S], Number]:
    """Return the end-game table of all states from which a goal can be reached at the price of so many moves.

    A move is a unit of cost where costs differ. What is not in it costs the second value at least. Raises SearchFailure
    where these are too many.
    """
    most, unit = moves * scale(problem), scale(problem)
    known: dict[S, Number] = {}
    waiting: list[tuple[Number, int, S]] = []
    for goal in problem.goals():
        heappush(waiting, (0, len(waiting), goal))
    met = len(waiting)
    while waiting:
        cost, _, state = heappop(waiting)
        if state in known:
            continue
        known[state] = cost
        if len(known) > MAX_STATES:
            facts = {"moves": moves, "fitting": max(0, int(cost // unit) - 1), "most": MAX_STATES}
            raise SearchFailure(message("failed-endgame-states", **facts))
        for _, other, price in problem.predecessors(state):
            if cost + price <= most and other not in known:
                heappush(waiting, (cost + price, met, other))
                met += 1
    return known.get, most
