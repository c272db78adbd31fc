"""The sub-goals of divide and conquer as problems: a few tiles that matter, the blank, and cells that are frozen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table

BlockState = bytes | tuple[int, ...]
"""The blank's cell, then the cell of each tile that matters: bytes on boards of up to 256 cells, else a tuple."""


@dataclass(frozen=True)
class Subgoal:
    """Bring `tiles` to `cells` (one each) without touching the `frozen` cells.

    Attributes:
        kind: "tile" for a single one, "corner" for the last two of a line, "line" for all of a line, "tiles" for
            several others, "block" for the whole rest.
        blank: the cell where the blank has to end, or None where it does not matter.
        rows, columns: the part of the board that is left to work in.
    """

    kind: str
    tiles: tuple[int, ...]
    cells: tuple[int, ...]
    frozen: frozenset[int]
    blank: int | None
    rows: range
    columns: range


class BlockProblem:
    """The search for one sub-goal, from a board on which the frozen cells are done.

    Raises Fault where a tile that matters, or the blank, stands on a frozen cell.
    """

    scale = MOVE_COST
    eye = 0
    """By how much the price of moving another tile falls, or rises, as that comes nearer to its goal, or leaves it."""

    def __init__(self, board: Board, subgoal: Subgoal, order: str = MOVES) -> None:
        self.start = self.whole = board
        self.subgoal, self.order = subgoal, order
        where = {tile: cell for cell, tile in enumerate(board.tiles)}
        self._initial = self.pack([where[0], *(where[tile] for tile in subgoal.tiles)])
        if not subgoal.frozen.isdisjoint(self._initial):
            raise Fault("subgoal-frozen", tiles=" ".join(map(str, subgoal.tiles)))
        self._goal_cells = self.pack(subgoal.cells)
        self._moves, self._frozen = move_table(*board.shape, order), subgoal.frozen

    def pack(self, cells: Sequence[int]) -> BlockState:
        """Return the state of these cells."""
        return bytes(cells) if self.start.cells <= 256 else tuple(cells)

    def initial(self) -> BlockState:
        """Return where the blank and the tiles that matter stand now."""
        return self._initial

    def is_goal(self, state: BlockState) -> bool:
        """Tell whether each tile that matters has come to its cell, and the blank to its own where it has one."""
        return state[1:] == self._goal_cells and self.subgoal.blank in (None, state[0])

    def successors(self, state: BlockState) -> list[tuple[str, BlockState, int]]:
        """Return (direction of the blank, state, MOVE_COST) for each move that touches no frozen cell."""
        blank, frozen = state[0], self._frozen
        return [
            (move, self._slid(state, blank, cell), MOVE_COST) for move, cell in self._moves[blank] if cell not in frozen
        ]

    def _slid(self, state: BlockState, blank: int, cell: int) -> BlockState:
        moved = [blank if place == cell else place for place in state]
        moved[0] = cell
        return self.pack(moved)

    def after(self, states: Sequence[Sequence[int]]) -> BlockState:
        """Return the last one of `states`, which the first one leads to over the others, as the search has it."""
        return self.pack(states[-1])

    def other_homes(self) -> Sequence[int]:
        """Return the goal cell of the tile that stands in each cell at first, where other tiles count."""
        return ()

    def known(self, state: BlockState) -> dict[int, int]:
        """Return cell -> tile for what this search knows of a board: fixed cells, tiles that matter, the blank (0)."""
        tiles = {cell: self.start.tiles[cell] for cell in self.subgoal.frozen}
        return tiles | {state[0]: 0} | dict(zip(state[1:], self.subgoal.tiles, strict=True))

    def describe(self, state: BlockState) -> str:
        """Return the board's text with `·` for the tiles that do not matter."""
        known, columns = self.known(state), self.start.columns
        cells = [str(known.get(cell, "·")) for cell in range(self.start.cells)]
        return "/".join(" ".join(cells[row : row + columns]) for row in range(0, len(cells), columns))


class Delivery:
    """The estimate for a sub-goal: what bringing home takes at least, on a board that is empty but for its tiles.

    A tile that has been moved stands before the blank; to move it on, the blank needs 2 moves to its side, or 4 to its
    other end. Admissible for several tiles too: the moves of each count (the sum of the distances), and so does all
    that the dearest one needs alone. Not consistent, as the dearest, or the nearest, can be another tile at once.
    """

    def __init__(self, problem: BlockProblem) -> None:
        board, subgoal = problem.start, problem.subgoal
        self._place, self._alone = _tables(*board.shape)
        self._homes = [self._place[cell] for cell in subgoal.cells]

    def __call__(self, state: BlockState, /) -> int:
        """Return the estimate in thousandths of a move."""
        place, alone = self._place, self._alone
        (blank_row, blank_column), total, nearest, dearest = place[state[0]], 0, 0, 0
        for cell, (home_row, home_column) in zip(state[1:], self._homes, strict=True):
            row, column = place[cell]
            down, right = abs(row - home_row), abs(column - home_column)
            if down or right:
                way = abs(row - blank_row) + abs(column - blank_column)
                total += down + right
                nearest = min(nearest, way) if nearest else way
                dearest = max(dearest, way - 1 + alone[down][right])
        return MOVE_COST * max(total + max(nearest - 1, 0), dearest)


class TileDistances:
    """The estimate for a sub-goal that sees no blank: the sum of the Manhattan distances of its tiles."""

    def __init__(self, problem: BlockProblem) -> None:
        self._place, _ = _tables(*problem.start.shape)
        self._homes = [self._place[cell] for cell in problem.subgoal.cells]

    def __call__(self, state: BlockState, /) -> int:
        """Return the estimate in thousandths of a move."""
        total = 0
        for cell, (home_row, home_column) in zip(state[1:], self._homes, strict=True):
            row, column = self._place[cell]
            total += abs(row - home_row) + abs(column - home_column)
        return MOVE_COST * total


@cache
def _tables(rows: int, columns: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """Return each cell's row and column, and `_moves_alone` by rows and columns; estimates of a shape share them."""
    return [divmod(cell, columns) for cell in range(rows * columns)], alone_table(rows, columns)


def alone_table(rows: int, columns: int) -> list[list[int]]:
    """Return what one tile alone takes to come so many rows and columns on, once the blank stands where it pushes."""
    return [[_moves_alone(down, right) for right in range(columns)] for down in range(rows)]


def _moves_alone(down: int, right: int) -> int:
    """Return what one tile takes once the blank stands where it pushes: 3 moves for a turn, 5 for a step straight on.

    A detour adds steps and cannot make up for them with turns, so the best way is a staircase.
    """
    steps, least = down + right, min(down, right)
    turns = 2 * least if down != right else max(2 * least - 1, 0)
    return steps + 2 * turns + 4 * (steps - 1 - turns) if steps else 0
