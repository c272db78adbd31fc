"""The recording of a Monte-Carlo tree search: the tree, and for each playout its leaf and its winner.

A step is an iteration: selection of a path in the tree, and one playout. The visits after any step are counted from the
rows up to it, so any moment is exact and all cost the same.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NEVER
from workbench.search.recording.game_recording import GameMoment, GameRecording, Numbers

Counts = NDArray[np.int32]

MIN_VISITS = 10
"""Nodes with fewer visits do not belong to the principal variation."""


class ProvedResult(IntEnum):
    """What is proved about a node, for the side that moved to it."""

    UNKNOWN = 0
    WON = 1
    LOST = 2


class VisitTree(GameRecording[S]):
    """One record for each visited node, in the order of the first visits. `sides`: the numbers of both sides.

    Columns of a record: parent, move, proof (a ProvedResult) and proved (the step at which it was, else NEVER). Columns
    of a step: leaf (the last record of the selected path), winner (a side, 0 for a draw).

    Attributes: rave, whether games with the same move later on count for a move, too; bridges, whether a playout saves
    bridges under attack.
    """

    rave = bridges = False

    def __init__(self, game: Game[S], sides: tuple[int, int]) -> None:
        self.sides = sides
        super().__init__(
            game,
            {"proof": np.int8, "proved": np.int32},
            {"leaf": np.int32, "winner": np.int8},
            {"proved": NEVER},
        )
        self.records = 1
        self.root_mover = game.mover(game.initial())
        self.publish()

    def at(self, t: int) -> VisitMoment[S]:
        """Return the moment after `t` iterations. Raises IndexError outside."""
        return VisitMoment(self, t)

    def add(self, parent: int, move: str) -> int:
        """Record a node at its first visit and return its number."""
        if self.records == self.nodes.capacity:
            self.nodes.grow()
        number, self.records = self.records, self.records + 1
        self.nodes.arrays["parent"][number] = parent
        self.nodes.arrays["move"][number] = self.label_index(move)
        return number

    def end(self, leaf: int, winner: int) -> None:
        """Record an iteration: the last record of its path, `leaf`, and the winner of its playout."""
        if self.steps == self.rows.capacity:
            self.rows.grow()
        self.rows.arrays["leaf"][self.steps] = leaf
        self.rows.arrays["winner"][self.steps] = winner
        self.steps += 1

    def count(self, t: int, records: int) -> tuple[Counts, Counts, Counts]:
        """Return how often each of the first `records` was visited within `t` steps, and how often each side won."""
        leaf, winner = self.published.rows["leaf"][:t], self.published.rows["winner"][:t]
        parents = self.published.nodes["parent"][:records].tolist()
        return tuple(_subtree_counts(leaf[which], parents) for which in self._kinds(winner))  # type: ignore[return-value]

    def _kinds(self, winner: NDArray[np.int8]) -> tuple[NDArray[np.bool_], ...]:
        first, second = self.sides
        return np.ones(len(winner), np.bool_), winner == first, winner == second


def _subtree_counts(leaves: NDArray[np.int32], parents: list[int]) -> Counts:
    """Return the number of leaves at each record and below it."""
    counts = np.bincount(leaves, minlength=len(parents)).tolist()
    for record in range(len(parents) - 1, 0, -1):
        counts[parents[record]] += counts[record]
    return np.array(counts, np.int32)


class VisitMoment(GameMoment[S], Generic[S]):
    """A moment of a Monte-Carlo tree search.

    Attributes:
        current: the leaf of this iteration. winner: the winner of its playout, 0 at t = 0 or for a draw.
    """

    recording: VisitTree[S]

    def __init__(self, recording: VisitTree[S], t: int) -> None:
        super().__init__(recording, t)
        rows = self._published.rows
        self.current = int(rows["leaf"][t - 1]) if t else 0
        self.winner = int(rows["winner"][t - 1]) if t else 0

    @cached_property
    def records(self) -> int:  # type: ignore[override]
        """The number of records: a record is new when its number is the highest so far."""
        leaves = self._published.rows["leaf"][: self.t]
        return int(leaves.max()) + 1 if len(leaves) else 1

    @cached_property
    def _counts(self) -> tuple[Counts, Counts, Counts]:
        return self.recording.count(self.t, self.records)

    @property
    def visits(self) -> Counts:
        """How often each record had been visited, int32[records]."""
        return self._counts[0]

    def mover(self, number: int) -> int:
        """Return the side that moved to record `number`; for the root, the opponent of the side to move."""
        first, second = self.recording.sides
        opponent = first + second - self.recording.root_mover
        return self.recording.root_mover if self.recording.depth(number) % 2 else opponent

    def rate(self, number: int) -> float:
        """Return the share of the visits of a record won by the side that moved to it; a draw counts one half."""
        visits, first, second = (int(column[number]) for column in self._counts)
        if not visits:
            return 0.5
        mine, theirs = (first, second) if self.mover(number) == self.recording.sides[0] else (second, first)
        return (mine + (visits - mine - theirs) / 2) / visits

    def proof(self, number: int) -> ProvedResult:
        """Return what had been proved about a record, for the side that moved to it."""
        nodes = self._published.nodes
        return (
            ProvedResult(int(nodes["proof"][number]))
            if int(nodes["proved"][number]) <= self.t
            else ProvedResult.UNKNOWN
        )

    def best_first(self, number: int) -> list[int]:
        """Return the children of a record, best first: proved wins, then by visits, proved losses last."""
        order = {ProvedResult.WON: 0, ProvedResult.UNKNOWN: 1, ProvedResult.LOST: 2}
        children: Numbers = self.children(number)
        return sorted(children.tolist(), key=lambda child: (order[self.proof(child)], -int(self.visits[child]), child))

    @cached_property
    def best_line(self) -> list[int]:
        """The principal variation without the root: always the best child."""
        first = self.best_first(0)
        return self.line_from(first[0]) if first else []

    def line_from(self, number: int) -> list[int]:
        """Return the records from `number` on, always the best child, as far as that is meaningful.

        It ends before a child with few visits, unless that is proved to win.
        """
        line = [number]
        while children := self.best_first(line[-1]):
            best = children[0]
            if self.visits[best] < MIN_VISITS and self.proof(best) is not ProvedResult.WON:
                break
            line.append(best)
        return line
