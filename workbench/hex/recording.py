"""What the recordings of searches in Hex have in common: a move's label is the name of its cell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from workbench.hex.board import HexBoard, name
from workbench.hex.game import HexGame, from_the_middle
from workbench.search.recording.game_recording import GameRecording


class HexRecording(GameRecording[HexBoard]):
    """Stands before the kind of recording among the bases of a class, whose remaining arguments it hands on.

    Labels are in the order of the cells, so that kernels can write the column `move` without knowing any names.

    Attributes: board, the position that is searched.
    """

    def __init__(self, board: HexBoard, *arguments: Any) -> None:
        self.board = board
        super().__init__(HexGame(board), *arguments)
        for cell in range(board.cells):
            self.label_index(name(board.size, cell))

    def cell(self, number: int) -> int:
        """Return the cell that was played to get to record `number`; -1 for a root."""
        return int(self.published.nodes["move"][number]) - 1

    def cells(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Return the cells that were played to get to records."""
        return tuple(self.cell(number) for number in numbers)

    def state(self, number: int) -> HexBoard:
        """Return the position of record `number`."""
        return self.board.played(self.cells(self.path(number)[1:]))

    @property
    def first_tried(self) -> int:
        """The cell that is tried first: the empty one nearest to the middle."""
        return next(cell for cell in from_the_middle(self.board.size) if not self.board.stones[cell])
