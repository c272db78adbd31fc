"""The recording of minimax, with or without cut-offs, on a tree whose leaves have values for MAX.

Step t enters record t − 1; everything decided before the next node is entered belongs to that step. All values are
those for MAX, who moves at even depths.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.cutoff_tree import INFINITE, Window
from workbench.search.recording.game_recording import GameMoment, GameRecording, Numbers


class ValuedGame(Game[S], Protocol[S]):
    """A game that ends with a value, not only with a winner; the first player, MAX, wants it to be large."""

    def utility(self, state: S) -> int | None:
        """Return the value for MAX; None: the game is not over."""
        ...


class MinimaxTree(GameRecording[S]):
    """One record for each entered node, in order.

    Columns of a record: parent, move; alpha and beta on entry, and ply; left, the step at which it was finished, else
    NEVER; and from then on value, and best, the child with that value (NONE for a leaf).

    Attributes: pruning, whether alpha and beta cut off moves; without, they stay infinite.
    """

    game: ValuedGame[S]

    def __init__(self, game: ValuedGame[S], pruning: bool) -> None:
        columns = {"alpha": np.int32, "beta": np.int32, "ply": np.int16, "left": np.int32, "value": np.int32}
        super().__init__(game, {**columns, "best": np.int32}, {}, {"left": NEVER, "best": NONE, "parent": NONE})
        self.pruning = pruning

    def at(self, t: int) -> MinimaxMoment[S]:
        return MinimaxMoment(self, t)

    def enter(self, parent: int, move: str, window: Window, ply: int) -> int:
        """Record that a node is entered, which begins a step. Returns its number."""
        if self.records == self.nodes.capacity:
            self.nodes.grow()
        number, columns = self.records, self.nodes.arrays
        columns["parent"][number], columns["move"][number] = parent, self.label_index(move)
        columns["alpha"][number], columns["beta"][number] = window
        columns["ply"][number] = ply
        self.records = self.steps = number + 1
        return number

    def leave(self, number: int, value: int, best: int = NONE) -> None:
        """Record that a node is finished, and its value."""
        columns = self.nodes.arrays
        columns["value"][number], columns["best"][number] = value, best
        columns["left"][number] = self.steps

    def maximizes(self, number: int) -> bool:
        """Return whether MAX moves at a record."""
        return int(self.published.nodes["ply"][number]) % 2 == 0


class MinimaxMoment(GameMoment[S]):
    """A moment of minimax. `current`: the node entered at step t; the root at t = 0."""

    recording: MinimaxTree[S]

    def __init__(self, recording: MinimaxTree[S], t: int) -> None:
        super().__init__(recording, t)
        self.current, self.records = max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Return whether a record is finished by now."""
        return bool(self._published.nodes["left"][number] <= self.t)

    def value(self, number: int) -> int | None:
        """Return the value of a record, or a bound on it, see `bound`; None while it is searched."""
        return int(self._published.nodes["value"][number]) if self.done(number) else None

    def so_far(self, number: int) -> int | None:
        """Return the best value of the finished children of a record for its mover; None before the first."""
        return self._best_of(number, self._known(self.children(number)))

    def entered(self, number: int) -> Window:
        """Return the window on entry of a record."""
        nodes = self._published.nodes
        return Window(int(nodes["alpha"][number]), int(nodes["beta"][number]))

    def window(self, number: int) -> Window:
        """Return the current window of a record: its children raise alpha where MAX moves, else they lower beta."""
        alpha, beta = self.entered(number)
        best = self._best_of(number, self._bounding(self.children(number)))
        if best is None or not self.recording.pruning:
            return Window(alpha, beta)
        return Window(max(alpha, best), beta) if self.recording.maximizes(number) else Window(alpha, min(beta, best))

    def left_out(self, number: int) -> int:
        """Return how many moves of a finished record were cut off."""
        moves = len(list(self.recording.game.moves(self.recording.state(number))))
        return moves - len(self.children(number)) if self.done(number) else 0

    def bound(self, number: int) -> str:
        """Return what is known of the true value of a finished record, compared with its value.

        "exact", "least" (it may be greater), "most" (it may be smaller) or "none".
        """
        best = int(self._published.nodes["best"][number])
        if best == NONE:
            return "exact"
        # MAX is sure of a value if its best child has at least that; it is not more only if no child can have more.
        sure, other = ("least", "most") if self.recording.maximizes(number) else ("most", "least")
        at_worst = self.bound(best) in ("exact", sure)
        children = (self.bound(child) for child in self.children(number).tolist())
        at_best = not self.left_out(number) and all(bound in ("exact", other) for bound in children)
        return ("exact" if at_best else sure) if at_worst else other if at_best else "none"

    def is_leaf(self, number: int) -> bool:
        """Return whether the game is over at a record."""
        return self.recording.game.utility(self.recording.state(number)) is not None

    @property
    def leaves(self) -> int:
        """The number of evaluated leaves."""
        return sum(map(self.is_leaf, range(self.records)))

    @property
    def cut_offs(self) -> int:
        """The number of nodes with moves that were cut off."""
        return sum(self.left_out(number) > 0 for number in range(self.records))

    @property
    def best_line(self) -> list[int]:
        """The best line without the root, once the search is complete; empty before."""
        line, number, best = list[int](), 0, self._published.nodes["best"]
        while self.t and self.done(0) and (number := int(best[number])) != NONE:
            line.append(number)
        return line

    def best_before(self, number: int, child: int) -> int | None:
        """Return the best value of the children of a record that were finished before `child`; None: it is first."""
        children = self._known(self.children(number))
        return self._best_of(number, children[children < child])

    def _known(self, children: Numbers) -> Numbers:
        """Return those children whose values their parent has got."""
        return children[self._published.nodes["left"][children] <= self.t]

    def _bounding(self, children: Numbers) -> Numbers:
        """Return those children whose values bound the window of their parent."""
        return self._known(children)

    def _best_of(self, number: int, children: Numbers) -> int | None:
        values: list[int] = self._published.nodes["value"][children].tolist()
        if not values:
            return None
        return max(values) if self.recording.maximizes(number) else min(values)


def unbounded() -> Window:
    """Return the window of a root."""
    return Window(-INFINITE, INFINITE)
