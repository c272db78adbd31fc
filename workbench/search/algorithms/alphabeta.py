"""Alpha-beta search with iterative deepening and a transposition table, for any two-player game.

Knuth & Moore, *An analysis of alpha-beta pruning*, 1975; written as negamax, one function for both sides, and
fail-soft: it returns the best value found even if it is outside the window.

Hex uses the compiled search in `hex/compiled/alphabeta.py`; this is its readable twin, and tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable
from itertools import count
from typing import Generic

from workbench.search.problem.problem import Game, Keyed, S
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import INFINITE, WON, CutoffFate, CutoffTree, Window

Evaluation = Callable[[S], int]
"""Value of a state for the side to move, between −WON / 2 and WON / 2."""


def alphabeta(game: Game[S], evaluation: Evaluation[S], recording: CutoffTree[S], depth: int | None = None) -> Steps:
    """Deepen the search by one move per iteration, until the winner is known or the limit `depth` is reached.

    Yields after every node. Returns SOLVED if no value was estimated or the game is won or lost, else EXHAUSTED; LIMIT
    if the recording is full.
    """
    search = _AlphaBeta(game, evaluation, recording)
    for limit in count(1):
        value = yield from search.round(limit)
        if value is None:
            return Status.LIMIT
        if not search.estimated or abs(value) > WON // 2:
            return Status.SOLVED
        if limit == depth:
            return Status.EXHAUSTED
    raise AssertionError("rounds without end")


class _AlphaBeta(Generic[S]):
    def __init__(self, game: Game[S], evaluation: Evaluation[S], recording: CutoffTree[S]) -> None:
        self.game, self.evaluation, self.recording = game, evaluation, recording
        self.best: dict[Hashable, str] = {}
        self.table: dict[Hashable, tuple[int, str]] = {}
        self.estimated = False

    def round(self, depth: int) -> Generator[None, None, int | None]:
        """Search to this depth. Returns the root's value, or None if the recording is full."""
        self.table.clear()
        self.estimated = False
        self.recording.begin_iteration(depth)
        try:
            return (yield from self.value(self.game.initial(), NONE, "", Window(-INFINITE, INFINITE), 0, depth))
        except _FullError:
            self.recording.stopped_at = self.recording.steps
            return None

    def value(
        self, state: S, parent: int, move: str, window: Window, ply: int, remaining_depth: int
    ) -> Generator[None, None, int]:
        """Return the value of `state` for the side to move, or a bound on it if it is outside the window."""
        if self.recording.records >= self.recording.room:
            raise _FullError
        if self.recording.records:
            yield
        node = self.recording.enter(parent, move, window, ply)
        decided = self._settled(state, window, ply, remaining_depth)
        if decided is not None:
            self.recording.leave(node, *decided)
            return decided[0]
        alpha, best_value, best_child, best_move = window.alpha, -INFINITE, NONE, ""
        for label, after in self._best_first(state):
            child = self.recording.records
            value = -(
                yield from self.value(after, node, label, Window(-window.beta, -alpha), ply + 1, remaining_depth - 1)
            )
            if value > best_value:
                best_value, best_child, best_move = value, child, label
            alpha = max(alpha, value)
            if alpha >= window.beta:
                break
        self._keep(state, window, best_value, best_move)
        self.recording.leave(node, best_value, CutoffFate.SEARCHED, best_child)
        return best_value

    def _settled(self, state: S, window: Window, ply: int, remaining_depth: int) -> tuple[int, CutoffFate] | None:
        """Return a node's value and its fate if the node need not be searched, else None."""
        result = self.game.result(state)
        if result is not None:
            return result * (WON - ply), CutoffFate.OVER
        if remaining_depth == 0:
            self.estimated = True
            return self.evaluation(state), CutoffFate.ESTIMATED
        value, bound = self.table.get(self._key(state), (0, ""))
        if (
            bound == "exact"
            or (bound == "least" and value >= window.beta)
            or (bound == "most" and value <= window.alpha)
        ):
            return value, CutoffFate.KNOWN
        return None

    def _keep(self, state: S, window: Window, value: int, move: str) -> None:
        bound = "least" if value >= window.beta else "most" if value <= window.alpha else "exact"
        self.table[self._key(state)] = value, bound
        self.best[self._key(state)] = move

    def _best_first(self, state: S) -> Iterable[tuple[str, S]]:
        """Return the moves, beginning with the best one of an earlier search."""
        best = self.best.get(self._key(state))
        moves = list(self.game.moves(state))
        return sorted(moves, key=lambda move: move[0] != best) if best else moves

    def _key(self, state: S) -> Hashable:
        return self.game.key(state) if isinstance(self.game, Keyed) else state


class _FullError(Exception):
    """The recording is full."""
