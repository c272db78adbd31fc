"""Two simple engines that answer immediately."""

from __future__ import annotations

import random

from workbench.hex.analysis import must_play, two_distances, urgent
from workbench.hex.board import HexBoard, other
from workbench.hex.evaluations import by_two_distance

_MAX_EVALUATED = 6
"""The number of cells that `quick` evaluates one move ahead."""


class RandomEngine:
    """Plays randomly. Two engines with the same seed play the same moves."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, board: HexBoard, _seconds: float) -> int:
        return self._random.choice(board.vacant)


class QuickEngine:
    """Plays where the two-distances of both sides are smallest, after wins, defences and must-play regions.

    It looks one move ahead at a few cells, and takes some hundredths of a second.
    """

    def choose(self, board: HexBoard, _seconds: float) -> int:
        """Return the cell to play. Ties: the cell nearest to the middle, then the first."""
        urgent_cells = urgent(board)
        if urgent_cells.moves:
            return min(urgent_cells.moves)
        side = board.to_move
        must = must_play(board, side)
        cells = sorted(board.vacant if must.lost else must.region)
        potential = two_distances(board, side).potential + two_distances(board, other(side)).potential
        best = sorted(cells, key=lambda cell: (potential[cell], _centre_distance(board, cell), cell))[:_MAX_EVALUATED]
        return max(best, key=lambda cell: by_two_distance(board.play(cell), side))


def _centre_distance(board: HexBoard, cell: int) -> int:
    row, column = divmod(cell, board.size)
    down, right = 2 * row - board.size + 1, 2 * column - board.size + 1
    return abs(down) + abs(right) + abs(down + right)
