"""The recording of a proof search: every position that was entered, who wins there, and how that was found.

Step t enters record t − 1; whatever is decided before the next one is entered belongs to it. A result is that of the
side to move: whether it wins. Of the position itself, record 0, every move is decided; below it a side that has found a
move that wins looks at no other.
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
    """The game is over there, or a connection can be seen that nothing breaks."""
    KNOWN = 2
    """It is in the table, from another way to it."""


class ProofTree(GameRecording[S]):
    """One record a position entered, in that order; so all below a record follows it without a gap.

    Columns of a record: parent, move; left, the step at which it was decided, else NEVER; and from then on result (1
    where the side to move wins), grounds, best (the child that wins for it, or NONE); and what `more` adds.
    """

    def __init__(self, game: Game[S], more: Mapping[str, DTypeLike]) -> None:
        columns = {"left": np.int32, "result": np.int8, "grounds": np.int8, "best": np.int32, **more}
        super().__init__(game, columns, {}, {"left": NEVER, "best": NONE, "parent": NONE})

    def at(self, t: int) -> ProofMoment[S]:
        """Return the moment after `t` steps. Raises IndexError outside."""
        return ProofMoment(self, t)


class ProofMoment(GameMoment[S]):
    """A moment of a proof search. `current`: the position entered at step t; the root at t = 0."""

    decides_all = True
    recording: ProofTree[S]

    def __init__(self, recording: ProofTree[S], t: int) -> None:
        super().__init__(recording, t)
        self.current, self.records = max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Tell whether a record was decided by now."""
        return bool(self._published.nodes["left"][number] <= self.t)

    def wins(self, number: int) -> bool | None:
        """Return whether the side to move at a record wins; None while that is not decided."""
        return bool(self._published.nodes["result"][number]) if self.done(number) else None

    def grounds(self, number: int) -> Grounds | None:
        """Return how a record was decided; None while it is not."""
        return Grounds(int(self._published.nodes["grounds"][number])) if self.done(number) else None

    def below(self, number: int) -> int:
        """Return how many positions were looked at for a record by now, itself included."""
        return min(int(self._published.nodes["left"][number]), self.t) - number

    def best_first(self, number: int) -> list[int]:
        """Return the children of a record, the best for who moves there first.

        Those that win, with the least to be looked at in front; those that are not decided; and those that lose, that
        which took longest in front.
        """
        order = {False: (0, 1), None: (1, -1), True: (2, -1)}

        def place(child: int) -> tuple[int, int, int]:
            kind, sign = order[self.wins(child)]
            return kind, sign * self.below(child), child

        return sorted(self.children(number).tolist(), key=place)

    @property
    def best_line(self) -> list[int]:
        """Moves that win, and against them those that took longest to refute, as far as all that is decided."""
        line, number = list[int](), 0
        while children := self.best_first(number):
            number = children[0]
            if line and not self.done(number):
                break
            line.append(number)
        return line
