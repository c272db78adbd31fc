"""The recording of a proof search: every position entered, who wins there, and how that was determined.

Step t enters record t − 1; everything decided before the next position is entered belongs to that step. A result is
whether the side to move wins. For the initial position, record 0, every move is decided; below it, a side that has
found a winning move examines no others.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import numpy as np
from numpy.typing import DTypeLike

from workbench.search.problem.problem import Game, S
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.game_recording import GameMoment, GameRecording


class Grounds(IntEnum):
    """How a position was decided."""

    SEARCHED = 0
    SEEN = 1
    """The game is over, or an unbreakable connection is visible."""
    KNOWN = 2
    """The table contains it, from another path to it."""


class ProofTree(GameRecording[S]):
    """One record for each entered position, in order; so the subtree of a record follows it contiguously.

    Columns of a record: parent, move; left, the step at which it was decided, else NEVER; and from then on result (1 if
    the side to move wins), grounds, best (the child that wins for it, or NONE); and `more`.
    """

    def __init__(self, game: Game[S], more: Mapping[str, DTypeLike]) -> None:
        columns = {"left": np.int32, "result": np.int8, "grounds": np.int8, "best": np.int32, **more}
        super().__init__(game, columns, {}, {"left": NEVER, "best": NONE, "parent": NONE})

    def at(self, t: int) -> ProofMoment[S]:
        return ProofMoment(self, t)


class ProofMoment(GameMoment[S]):
    """A moment of a proof search. `current`: the position entered at step t; the root at t = 0."""

    decides_all = True
    recording: ProofTree[S]

    def __init__(self, recording: ProofTree[S], t: int) -> None:
        super().__init__(recording, t)
        self.current, self.records = max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Return whether a record was decided by now."""
        return bool(self._published.nodes["left"][number] <= self.t)

    def wins(self, number: int) -> bool | None:
        """Return whether the side to move at a record wins; None while undecided."""
        return bool(self._published.nodes["result"][number]) if self.done(number) else None

    def grounds(self, number: int) -> Grounds | None:
        """Return how a record was decided; None while undecided."""
        return Grounds(int(self._published.nodes["grounds"][number])) if self.done(number) else None

    def below(self, number: int) -> int:
        """Return how many positions were examined for a record by now, including itself."""
        return min(int(self._published.nodes["left"][number]), self.t) - number

    def best_first(self, number: int) -> list[int]:
        """Return the children of a record, best first for the side that moves there.

        Winning children come first, those with the fewest examined positions in front; then undecided ones; then losing
        ones, those with the most examined positions in front.
        """
        order = {False: (0, 1), None: (1, -1), True: (2, -1)}

        def place(child: int) -> tuple[int, int, int]:
            kind, sign = order[self.wins(child)]
            return kind, sign * self.below(child), child

        return sorted(self.children(number).tolist(), key=place)

    @property
    def best_line(self) -> list[int]:
        """Winning moves, and against them the moves that took longest to refute, as far as they are decided."""
        line, number = list[int](), 0
        while children := self.best_first(number):
            number = children[0]
            if line and not self.done(number):
                break
            line.append(number)
        return line
