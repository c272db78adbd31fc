"""The recording of an alpha-beta search: every node that was entered, its window, its value, what was cut off.

Step t enters record t − 1; whatever is decided before the next node is entered belongs to it. Values are those of the
side to move at the node: what is good for it is high. Each round of the deepening has a root of its own.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.game_recording import GameMoment, GameRecording

WON = 1_000_000
"""What a game won at the root is worth; each move that it takes costs 1. Estimates are smaller than half of it."""
INFINITE = 2_000_000
"""Beyond all values: the window of a root."""


class CutoffFate(IntEnum):
    """How the value of a node was found."""

    SEARCHED = 0
    OVER = 1
    """The game has ended there."""
    ESTIMATED = 2
    """As deep as this round goes."""
    KNOWN = 3
    """The table holds what is needed of the position, from another way to it."""


class Window(NamedTuple):
    """What a node is searched for: values between `alpha` and `beta`."""

    alpha: int
    beta: int


class CutoffTree(GameRecording[S]):
    """One record a node entered, in that order.

    Columns of a record: parent, move; alpha and beta as it was entered; ply (moves from the root); left, the step at
    which it was done, else NEVER; and from then on value, fate, best (the child with that value, or NONE).

    Attributes:
        rounds: how deep each round looks, and the record of its root.
        room: how many records there may be.
    """

    def __init__(self, game: Game[S], room: int = 5_000_000) -> None:
        columns = {"alpha": np.int32, "beta": np.int32, "ply": np.int16, "left": np.int32, "value": np.int32}
        super().__init__(
            game, {**columns, "fate": np.int8, "best": np.int32}, {}, {"left": NEVER, "best": NONE, "parent": NONE}
        )
        self.rounds: list[tuple[int, int]] = []
        self.room = room

    def at(self, t: int) -> CutoffMoment[S]:
        """Return the moment after `t` steps. Raises IndexError outside."""
        return CutoffMoment(self, t)

    def begin_round(self, depth: int) -> None:
        """Note that the next node entered is the root of a search `depth` moves deep."""
        self.rounds.append((depth, self.records))

    def enter(self, parent: int, move: str, window: Window, ply: int) -> int:
        """Record a node that is entered; a step begins with it. Returns its number."""
        if self.records == self.nodes.capacity:
            self.nodes.grow()
        number, columns = self.records, self.nodes.arrays
        columns["parent"][number], columns["move"][number] = parent, self.label_index(move)
        columns["alpha"][number], columns["beta"][number] = window
        columns["ply"][number] = ply
        self.records = self.steps = number + 1
        return number

    def leave(self, number: int, value: int, fate: CutoffFate, best: int = NONE) -> None:
        """Record that a node is done, and what it is worth."""
        columns = self.nodes.arrays
        columns["value"][number], columns["fate"][number], columns["best"][number] = value, fate, best
        columns["left"][number] = self.steps

    def round_of(self, number: int) -> tuple[int, int]:
        """Return (depth, root) of the round that a record belongs to."""
        return next(begun for begun in reversed(self.rounds) if begun[1] <= number)


class CutoffMoment(GameMoment[S]):
    """A moment of an alpha-beta search. `current`: the node entered at step t; the root at t = 0."""

    recording: CutoffTree[S]

    def __init__(self, recording: CutoffTree[S], t: int) -> None:
        super().__init__(recording, t)
        self.current, self.records = max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Tell whether the value of a record was found by now."""
        return bool(self._published.nodes["left"][number] <= self.t)

    def value(self, number: int) -> int | None:
        """Return what a record is worth to the side to move there, or a bound of it; None while it is searched."""
        return int(self._published.nodes["value"][number]) if self.done(number) else None

    def fate(self, number: int) -> CutoffFate | None:
        """Return how the value of a record was found; None while it is searched."""
        return CutoffFate(int(self._published.nodes["fate"][number])) if self.done(number) else None

    def entered(self, number: int) -> Window:
        """Return the window with which a record was entered."""
        nodes = self._published.nodes
        return Window(int(nodes["alpha"][number]), int(nodes["beta"][number]))

    def window(self, number: int) -> Window:
        """Return the window of a record now: alpha is raised by what its children were found to be worth."""
        alpha, beta = self.entered(number)
        return Window(max([alpha, *(-value for value in self._found(number))]), beta)

    def cut(self, number: int) -> bool:
        """Tell whether the rest of a record's moves was cut off: its value is too good for the opponent to allow it."""
        return (
            self.fate(number) is CutoffFate.SEARCHED
            and int(self._published.nodes["value"][number]) >= self.entered(number).beta
        )

    def bound(self, number: int) -> str:
        """Return what a record's value is: "exact", "least" (it is worth that or more) or "most"."""
        alpha, beta = self.entered(number)
        value = int(self._published.nodes["value"][number])
        return "least" if value >= beta else "most" if value <= alpha else "exact"

    def left_out(self, number: int) -> int:
        """Return how many moves of a record were cut off, never to be looked at in this round."""
        if not self.cut(number):
            return 0
        return sum(1 for _ in self.recording.game.moves(self.recording.state(number))) - len(self.children(number))

    @property
    def round(self) -> tuple[int, int]:
        """(how deep this round looks, the record of its root)."""
        return self.recording.round_of(self.current)

    @property
    def depth(self) -> int:
        """How deep the last round that is done looked; 0 before."""
        return self._last_round[0]

    @property
    def best_line(self) -> list[int]:
        """The principal variation of the last round that is done, root left out; empty before."""
        depth, number = self._last_round
        line, best = list[int](), self._published.nodes["best"]
        while depth and self.done(number) and (number := int(best[number])) != NONE:
            line.append(number)
        return line

    @property
    def _last_round(self) -> tuple[int, int]:
        """(depth, root) of the last round that is done; (0, 0) before."""
        rounds = reversed(self.recording.rounds)
        return next(((depth, root) for depth, root in rounds if root < self.t and self.done(root)), (0, 0))

    def _found(self, number: int) -> list[int]:
        nodes = self._published.nodes
        children = self.children(number)
        values: list[int] = nodes["value"][children[nodes["left"][children] <= self.t]].tolist()
        return values
