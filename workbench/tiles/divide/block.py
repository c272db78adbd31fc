"""The sub-goals of divide and conquer as problems: a few relevant tiles, the blank, and frozen cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, move_table, move_targets

KEY_BITS = 64
"""The number of bits for the state of a sub-goal in a compiled search."""

BlockState = bytes | tuple[int, ...]
"""The blank's cell, then the cell of each relevant tile: bytes on boards of up to 256 cells, otherwise a tuple."""


class FrozenCells(Set[int]):
    """The frozen cells of a sub-goal: those of finished lines, a set that sub-goals share, and some of its own line."""

    __slots__ = ("_line", "_lines")

    def __init__(self, lines: frozenset[int], line: frozenset[int]) -> None:
        self._lines, self._line = lines, line

    def __contains__(self, cell: object) -> bool:
        return cell in self._line or cell in self._lines

    def __iter__(self) -> Iterator[int]:
        return chain(self._lines, self._line)

    def __len__(self) -> int:
        return len(self._lines) + len(self._line)

    @classmethod
    def _from_iterable(cls, cells: Iterable[int]) -> Set[int]:  # type: ignore[override]
        return frozenset(cells)

    __hash__ = Set._hash

    def mask(self, cells: int) -> bytearray:
        """Return for each cell of the board 1 if it is frozen, else 0."""
        mask = bytearray(_mask(self._lines, cells))
        for cell in self._line:
            mask[cell] = 1
        return mask


@lru_cache(8)
def _mask(frozen: frozenset[int], cells: int) -> bytes:
    return bytes(cell in frozen for cell in range(cells))


@dataclass(frozen=True)
class Subgoal:
    """Bring `tiles` to `cells` (one each) without touching the `frozen` cells.

    Attributes:
        kind: "tile" for a single one, "corner" for the last two of a line, "line" for all of a line, "tiles" for
            several others, "block" for the last block.
        blank: the cell in which the blank must end, or None if any cell will do.
        rows, columns: the remaining part of the board.
    """

    kind: str
    tiles: tuple[int, ...]
    cells: tuple[int, ...]
    frozen: Set[int]
    blank: int | None
    rows: range
    columns: range

    def __post_init__(self) -> None:
        if not isinstance(self.frozen, FrozenCells):
            object.__setattr__(self, "frozen", FrozenCells(frozenset(self.frozen), frozenset()))


class BlockProblem:
    """The search for one sub-goal, from a board whose frozen cells are solved.

    Raises Fault if a relevant tile or the blank is on a frozen cell.
    """

    scale = MOVE_COST
    eye = 0
    """How much cheaper it is to move another tile closer to its goal, in thousandths of a move; 0: no difference."""

    def __init__(self, board: Board, subgoal: Subgoal, order: str = MOVES) -> None:
        self.start = self.full_board = board
        self.subgoal, self.order = subgoal, order
        self._initial = self.pack([board.cell_of(tile) for tile in (0, *subgoal.tiles)])
        if not subgoal.frozen.isdisjoint(self._initial):
            raise Fault("subgoal-frozen", tiles=" ".join(map(str, subgoal.tiles)))
        self._goal_cells = self.pack(subgoal.cells)
        self.blank_moves, self._frozen = move_table(*board.shape, order), subgoal.frozen

    def pack(self, cells: Sequence[int]) -> BlockState:
        """Return the state with these cells."""
        return bytes(cells) if self.start.cells <= 256 else tuple(cells)

    def initial(self) -> BlockState:
        """Return the initial cells of the blank and the relevant tiles."""
        return self._initial

    def is_goal(self, state: BlockState) -> bool:
        """Return whether all relevant tiles are in their goal cells, and the blank too if it has one."""
        return state[1:] == self._goal_cells and self.subgoal.blank in (None, state[0])

    def successors(self, state: BlockState) -> list[tuple[str, BlockState, int]]:
        """Return (direction of the blank, state, MOVE_COST) for each move that touches no frozen cell."""
        blank, frozen = state[0], self._frozen
        return [
            (move, self._after_move(state, blank, cell), MOVE_COST)
            for move, cell in self.blank_moves[blank]
            if cell not in frozen
        ]

    def _after_move(self, state: BlockState, blank: int, cell: int) -> BlockState:
        moved = [blank if place == cell else place for place in state]
        moved[0] = cell
        return self.pack(moved)

    def replayed(self, moves: Sequence[str]) -> tuple[list[BlockState], int]:
        """Return the states along `moves` from the start, and their cost. Raises KeyError if a move is illegal."""
        cells, targets = list(self._initial), move_targets(*self.start.shape)
        states, frozen = [self._initial], frozen_mask(self.subgoal, self.start.cells)
        for move in moves:
            blank = cells[0]
            target = targets[blank][move]
            if frozen[target]:
                raise KeyError(move)
            if target in cells:
                cells[cells.index(target)] = blank
            cells[0] = target
            states.append(self.pack(cells))
        return states, MOVE_COST * len(moves)

    def after(self, states: Sequence[Sequence[int]]) -> BlockState:
        """Return the last of `states`, which are the states of a path from the start, in the form of the search."""
        return self.pack(states[-1])

    def other_goal_cells(self) -> Sequence[int]:
        """Return the goal cell of the tile in each cell at the start, if other tiles count; otherwise nothing."""
        return ()

    def known_tiles(self, state: BlockState) -> dict[int, int]:
        """Return cell -> tile for what this search knows of a board: frozen cells, relevant tiles, the blank (0)."""
        tiles = {cell: self.start.tile_at(cell) for cell in self.subgoal.frozen}
        return tiles | {state[0]: 0} | dict(zip(state[1:], self.subgoal.tiles, strict=True))

    def describe(self, state: BlockState) -> str:
        """Return the board's text with `·` for the tiles that are not relevant."""
        known, columns = self.known_tiles(state), self.start.columns
        cells = [str(known.get(cell, "·")) for cell in range(self.start.cells)]
        return "/".join(" ".join(cells[row : row + columns]) for row in range(0, len(cells), columns))


class Delivery:
    """The estimate for a sub-goal: the moves to bring its tiles to their goals on a board without other tiles.

    After a tile has moved, the blank is on the side it came from. To move it again, the blank needs 2 moves to reach a
    side next to that one, or 4 to reach the opposite side. With several tiles the estimate is the maximum of two lower
    bounds: the sum of the distances, plus the blank's distance to the nearest tile; and the cost of the most expensive
    tile alone. Admissible, but not consistent, because a move can change which tile is the nearest or the most
    expensive.
    """

    def __init__(self, problem: BlockProblem) -> None:
        board, subgoal = problem.start, problem.subgoal
        self._place, self._single_tile = _tables(*board.shape)
        self._homes = [self._place[cell] for cell in subgoal.cells]

    def __call__(self, state: BlockState, /) -> int:
        place, single_tile = self._place, self._single_tile
        (blank_row, blank_column), total, nearest, most_expensive = place[state[0]], 0, 0, 0
        for cell, (home_row, home_column) in zip(state[1:], self._homes, strict=True):
            row, column = place[cell]
            down, right = abs(row - home_row), abs(column - home_column)
            if down or right:
                distance = abs(row - blank_row) + abs(column - blank_column)
                total += down + right
                nearest = min(nearest, distance) if nearest else distance
                most_expensive = max(most_expensive, distance - 1 + single_tile[down][right])
        return MOVE_COST * max(total + max(nearest - 1, 0), most_expensive)


class TileDistances:
    """The estimate for a sub-goal that ignores the blank: the sum of the Manhattan distances of its tiles."""

    def __init__(self, problem: BlockProblem) -> None:
        self._place, _ = _tables(*problem.start.shape)
        self._homes = [self._place[cell] for cell in problem.subgoal.cells]

    def __call__(self, state: BlockState, /) -> int:
        total = 0
        for cell, (home_row, home_column) in zip(state[1:], self._homes, strict=True):
            row, column = self._place[cell]
            total += abs(row - home_row) + abs(column - home_column)
        return MOVE_COST * total


@cache
def _tables(rows: int, columns: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    """Return each cell's row and column, and `_single_tile_moves` by rows and columns, for all estimates of a shape."""
    return [divmod(cell, columns) for cell in range(rows * columns)], single_tile_table(rows, columns)


def single_tile_table(rows: int, columns: int) -> list[list[int]]:
    """Return the moves of a single tile by distance in rows and columns, with the blank in pushing position."""
    return [[_single_tile_moves(down, right) for right in range(columns)] for down in range(rows)]


def _single_tile_moves(down: int, right: int) -> int:
    """Return the moves of one tile, with the blank in pushing position: 3 moves per turn, 5 per step straight ahead.

    A detour adds steps, which extra turns cannot compensate, so the best path is a staircase.
    """
    steps, least = down + right, min(down, right)
    turns = 2 * least if down != right else max(2 * least - 1, 0)
    return steps + 2 * turns + 4 * (steps - 1 - turns) if steps else 0


def frozen_mask(subgoal: Subgoal, cells: int) -> bytearray:
    """Return for each cell of the board 1 if it is frozen, else 0."""
    assert isinstance(subgoal.frozen, FrozenCells)
    return subgoal.frozen.mask(cells)


def cell_bits(subgoal: Subgoal) -> int:
    """Return the number of bits of a tile's cell in the number of a sub-goal's state."""
    return max((len(subgoal.rows) * len(subgoal.columns) - 1).bit_length(), 1)


def part_is_compiled(subgoal: Subgoal) -> bool:
    """Return whether there is a kernel for the search of a sub-goal, that is, whether its states fit into a number."""
    return cell_bits(subgoal) * (len(subgoal.tiles) + 1) <= KEY_BITS
