"""What the recordings of Hex searches have in common: a move's label is the name of its cell."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.hex.board import HexBoard, name
from workbench.hex.game import HexGame, from_the_middle
from workbench.hex.verdict import MoveVerdict
from workbench.search.recording.game_recording import GameMoment, GameRecording


class HexRecording(GameRecording[HexBoard]):
    """A mixin: put it before the kind of recording in the bases; it passes the remaining arguments on.

    Labels are in the order of the cells, so that kernels can write the column `move` without knowing any names.

    Attributes: board, the root position of the search.
    """

    def __init__(self, board: HexBoard, *arguments: Any) -> None:
        self.board = board
        super().__init__(HexGame(board), *arguments)
        for cell in range(board.cells):
            self.label_index(name(board.size, cell))

    @abstractmethod
    def at(self, t: int) -> HexMoment:
        """Return the moment after `t` steps, 0 ≤ t ≤ length. Raises IndexError if `t` is out of range."""

    def cell(self, number: int) -> int:
        """Return the cell whose move led to record `number`; -1 for a root."""
        return int(self.published.nodes["move"][number]) - 1

    def cells(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Return the cells whose moves led to the records."""
        return tuple(self.cell(number) for number in numbers)

    def state(self, number: int) -> HexBoard:
        """Return the position of record `number`."""
        return self.board.played(self.cells(self.path(number)[1:]))

    @property
    def first_candidate(self) -> int:
        """The cell that is tried first: the empty cell nearest to the middle."""
        return next(cell for cell in from_the_middle(self.board.size) if not self.board.stones[cell])


class HexMoment(GameMoment[HexBoard]):
    """A mixin: put it before the kind of moment in the bases."""

    recording: HexRecording

    @property
    def line(self) -> tuple[int, ...]:
        """The cells of the best line; without a best line, the cell that is tried first."""
        return self.recording.cells(self.best_line) or (self.recording.first_candidate,)

    def verdicts(self) -> list[MoveVerdict]:
        """Return the search's verdicts on the moves examined, the best first."""
        raise NotImplementedError

    @property
    def heat(self) -> tuple[NDArray[np.int32], NDArray[np.float64]] | None:
        """For each cell, its visits, int32[cells], and its share of wins, float64[cells] (NaN: never visited).

        None if the search does not count visits.
        """
        return None
