"""The recording of an alpha-beta search: every node entered, its window, its value, and cutoffs.

Step t enters record t − 1; everything decided before the next node is entered belongs to that step. Values are from the
point of view of the side to move at the node. Each iteration of the deepening has its own root.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.game_recording import GameMoment, GameRecording, Numbers

WON = 1_000_000
"""The value of a game won at the root; each move costs 1. Estimates are less than half of this."""
INFINITE = 2_000_000
"""Greater than any value: the window of a root."""


class CutoffFate(IntEnum):
    """How the value of a node was determined."""

    SEARCHED = 0
    OVER = 1
    """The game is over."""
    ESTIMATED = 2
    """The depth limit of this iteration is reached."""
    KNOWN = 3
    """The transposition table has a sufficient value of the position."""


class Window(NamedTuple):
    """The search window: values between `alpha` and `beta` matter."""

    alpha: int
    beta: int


class CutoffTree(GameRecording[S]):
    """One record for each entered node, in order.

    Columns of a record: parent, move; alpha and beta on entry; ply (moves from the root); left, the step at which it
    was finished, else NEVER; and from then on value, fate, best (the child with that value, or NONE).

        Attributes:
            rounds: the depth of each iteration, and the record of its root.
            room: the maximum number of records.
    """

    def __init__(self, game: Game[S], room: int = 5_000_000) -> None:
        columns = {"alpha": np.int32, "beta": np.int32, "ply": np.int16, "left": np.int32, "value": np.int32}
        super().__init__(
            game, {**columns, "fate": np.int8, "best": np.int32}, {}, {"left": NEVER, "best": NONE, "parent": NONE}
        )
        self.rounds: list[tuple[int, int]] = []
        self.room = room

    def at(self, t: int) -> CutoffMoment[S]:
        return CutoffMoment(self, t)

    def begin_iteration(self, depth: int) -> None:
        """Note that the next node entered is the root of a search to `depth`."""
        self.rounds.append((depth, self.records))

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

    def leave(self, number: int, value: int, fate: CutoffFate, best: int = NONE) -> None:
        """Record that a node is finished, and its value."""
        columns = self.nodes.arrays
        columns["value"][number], columns["fate"][number], columns["best"][number] = value, fate, best
        columns["left"][number] = self.steps

    def iteration_of(self, number: int) -> tuple[int, int]:
        """Return (depth, root) of the iteration of a record."""
        return next(begun for begun in reversed(self.rounds) if begun[1] <= number)


class CutoffMoment(GameMoment[S]):
    """A moment of an alpha-beta search. `current`: the node entered at step t; the root at t = 0."""

    recording: CutoffTree[S]

    def __init__(self, recording: CutoffTree[S], t: int) -> None:
        super().__init__(recording, t)
        self.current, self.records = max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Return whether the value of a record is known by now."""
        return bool(self._published.nodes["left"][number] <= self.t)

    def value(self, number: int) -> int | None:
        """Return the value of a record for the side to move there, or a bound on it; None while it is searched."""
        return int(self._published.nodes["value"][number]) if self.done(number) else None

    def fate(self, number: int) -> CutoffFate | None:
        """Return how the value of a record was determined; None while it is searched."""
        return CutoffFate(int(self._published.nodes["fate"][number])) if self.done(number) else None

    def entered(self, number: int) -> Window:
        """Return the window on entry of a record."""
        nodes = self._published.nodes
        return Window(int(nodes["alpha"][number]), int(nodes["beta"][number]))

    def window(self, number: int) -> Window:
        """Return the current window of a record, with alpha raised by the values of its children."""
        alpha, beta = self.entered(number)
        values: list[int] = self._published.nodes["value"][self._bounding(self.children(number))].tolist()
        return Window(max([alpha, *(-value for value in values)]), beta)

    def cut(self, number: int) -> bool:
        """Return whether the remaining moves of a record were cut off because its value is at least beta."""
        return (
            self.fate(number) is CutoffFate.SEARCHED
            and int(self._published.nodes["value"][number]) >= self.entered(number).beta
        )

    def bound(self, number: int) -> str:
        """Return the bound type of a record's value: "exact", "least" (a lower bound) or "most" (an upper bound)."""
        alpha, beta = self.entered(number)
        value = int(self._published.nodes["value"][number])
        return "least" if value >= beta else "most" if value <= alpha else "exact"

    def left_out(self, number: int) -> int:
        """Return how many moves of a record were cut off in this iteration."""
        if not self.cut(number):
            return 0
        return sum(1 for _ in self.recording.game.moves(self.recording.state(number))) - len(self.children(number))

    @property
    def round(self) -> tuple[int, int]:
        """(depth of the current iteration, record of its root)."""
        return self.recording.iteration_of(self.current)

    @property
    def depth(self) -> int:
        """The depth of the last completed iteration; 0 before."""
        return self._last_iteration[0]

    @property
    def best_line(self) -> list[int]:
        """The principal variation of the last completed iteration without the root; empty before."""
        depth, number = self._last_iteration
        line, best = list[int](), self._published.nodes["best"]
        while depth and self.done(number) and (number := int(best[number])) != NONE:
            line.append(number)
        return line

    @property
    def _last_iteration(self) -> tuple[int, int]:
        """(depth, root) of the last completed iteration; (0, 0) before."""
        rounds = reversed(self.recording.rounds)
        return next(((depth, root) for depth, root in rounds if root < self.t and self.done(root)), (0, 0))

    def _bounding(self, children: Numbers) -> Numbers:
        """Return those children whose values bound the window of their parent."""
        return children[self._published.nodes["left"][children] <= self.t]
