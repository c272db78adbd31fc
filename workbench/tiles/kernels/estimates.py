"""Estimates of a compiled search: all tables of `Tables` in four flat arrays, and their evaluation from scratch.

There are only a few arrays because passing an array to a function costs reference counting.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.compiling.kernels.jit import kernel
from workbench.tiles.heuristics.tables import Component, PatternTables, Tables, WalkingTable
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.kernels.pattern_ranks import CELL_BITS
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST

INFINITE = -1
"""The return value for h = ∞."""
UNREACHED = 255
CONFLICT = 2 * MOVE_COST
MAX_LINE = 128
"""The maximum number of cells of a line."""
_ABSENT = -1

COMPONENTS, GOALS, FIRST = 0, 1, 2
AMOUNTS, BLANKS, CONFLICTS, ROWS, COLUMNS, PATTERNS, FIELDS = range(7)
"""Fields of a component in the plan: offsets into `words` or into the plan itself, or _ABSENT."""


class FlatTables(NamedTuple):
    """The tables of an estimate.

    Attributes:
        plan: int64: the number of components, the offset of the goal's cells in `words` (tile -> cell), the fields of
            each component, then the data to which the fields refer.
        words: int32, keys: uint64, values: uint8: the tables.
    """

    plan: NDArray[np.int64]
    words: NDArray[np.int32]
    keys: NDArray[np.uint64]
    values: NDArray[np.uint8]


class _Writer:
    def __init__(self, components: int) -> None:
        self.plan: list[int] = [_ABSENT] * (FIRST + FIELDS * components)
        self.words: list[NDArray[np.int32]] = []
        self.keys: list[NDArray[np.uint64]] = []
        self.values: list[NDArray[np.uint8]] = []

    def append_words(self, array: NDArray[Any]) -> int:
        """Append an array to the words and return its offset."""
        begin = sum(map(len, self.words))
        self.words.append(array.astype(np.int32))
        return begin

    def append_keys(self, array: NDArray[np.uint64]) -> int:
        """Append an array to the keys and return its offset."""
        begin = sum(map(len, self.keys))
        self.keys.append(array)
        return begin

    def walking(self, table: WalkingTable, goal: Board, by_column: bool) -> int:
        """Append a walking table and return the offset of its fields in the plan."""
        begin = len(self.plan)
        shift = 64 - (len(table.keys).bit_length() - 1)
        self.plan += [
            table.lines,
            self.append_keys(_walking_amounts(table, goal, by_column)),
            self.append_keys(table.keys),
            shift,
            self.append_words(table.ids),
            self.append_words(table.distance),
            self.append_words(table.following),
        ]
        return begin

    def patterns(self, tables: PatternTables) -> int:
        """Append pattern databases and return the offset of their fields in the plan."""
        begin, first = len(self.plan), sum(map(len, self.values))
        lowest = CELL_BITS * (np.cumsum(tables.sizes, dtype=np.int64) - tables.sizes)
        self.plan += [len(tables.sizes), int(tables.ranked), int(tables.reflected)]
        self.plan += [self.append_words(tables.group), self.append_words(tables.place)]
        self.plan += [
            self.append_words(tables.mirror_tile),
            self.append_words(tables.mirror_cell),
            self.append_words(tables.sizes),
        ]
        self.plan += [first + int(offset) for offset in tables.offsets]
        is_packed = len(tables.group) <= MAX_PACKED_CELLS
        self.plan += [self.append_keys(_index_amounts(tables, lowest)) if is_packed else _ABSENT, *lowest.tolist()]
        self.values.append(tables.values)
        return begin


def flatten_tables(tables: Tables, goal: Board) -> FlatTables:
    """Return the tables of an estimate for `goal` in flat arrays. A single large table is not copied."""
    writer = _Writer(len(tables.components))
    goal_cells = np.argsort(np.array(goal.tiles))
    writer.plan[COMPONENTS], writer.plan[GOALS] = len(tables.components), writer.append_words(goal_cells)
    for number, component in enumerate(tables.components):
        _write(writer, FIRST + FIELDS * number, component, goal)
    values = writer.values[0] if len(writer.values) == 1 else _joined(writer.values, np.uint8)
    plan, words, keys = (
        np.array(writer.plan, np.int64),
        _joined(writer.words, np.int32),
        _joined(writer.keys, np.uint64),
    )
    return FlatTables(plan, words, keys, read_only(values))


def pattern_offsets(image: FlatTables, number: int) -> NDArray[np.int64]:
    """Return where the tables of a component's pattern databases begin in the values."""
    at = image.plan[FIRST + FIELDS * number + PATTERNS]
    return image.plan[at + 8 : at + 8 + image.plan[at]]


def read_only(values: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a read-only view, like a table mapped from a file. To the compiler this is another type of array."""
    view = np.asarray(values).view()
    view.flags.writeable = False
    return view


def _write(writer: _Writer, at: int, component: Component, goal: Board) -> None:
    writer.plan[at + AMOUNTS] = writer.append_words(component.amounts)
    if component.blanks is not None:
        writer.plan[at + BLANKS] = writer.append_words(component.blanks)
    writer.plan[at + CONFLICTS] = int(component.conflicts)
    if component.walking is not None:
        rows, columns = component.walking
        writer.plan[at + ROWS] = writer.walking(rows, goal, by_column=False)
        writer.plan[at + COLUMNS] = writer.walking(columns, goal, by_column=True)
    if component.patterns is not None:
        writer.plan[at + PATTERNS] = writer.patterns(component.patterns)


def _walking_amounts(table: WalkingTable, goal: Board, by_column: bool) -> NDArray[np.uint64]:
    """Return what a tile adds to the key of the rows, or of the columns if `by_column`, flat (cells, tiles)."""
    places = np.stack(np.divmod(np.arange(goal.cells), goal.columns))[int(by_column)].astype(np.uint64)
    homes = places[np.argsort(np.array(goal.tiles))]
    lines = np.uint64(table.lines)
    amounts: NDArray[np.uint64] = np.uint64(1) << np.uint64(table.bits) * (places[:, None] * lines + homes)
    amounts[:, 0] = places << np.uint64(table.bits) * lines * lines
    return amounts.ravel()


def _index_amounts(tables: PatternTables, lowest: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return what a tile adds to the indices of all patterns, for the board and for the mirrored board.

    Flat (2 views, cells, tiles). The index of a pattern begins at its `lowest` bit.
    """
    cells = len(tables.group)
    amounts = np.zeros((2, cells, cells), np.uint64)
    unchanged = np.arange(cells, dtype=np.uint8)
    for view, tiles, of_cells in ((0, unchanged, unchanged), (1, tables.mirror_tile, tables.mirror_cell)):
        for tile in range(1, cells):
            if (pattern := tables.group[tiles[tile]]) < len(lowest):
                shift = np.uint64(lowest[pattern] + CELL_BITS * np.int64(tables.place[tiles[tile]]))
                amounts[view, :, tile] = of_cells.astype(np.uint64) << shift
    return amounts.ravel()


def _joined(arrays: list[NDArray[Any]], dtype: type) -> NDArray[Any]:
    return np.concatenate(arrays) if arrays else np.zeros(1, dtype)


@kernel
def evaluate_board(board, blank, rows, columns, plan, words, keys, values):
    """Return the estimate for `board`, uint8 (cells,), in thousandths of a move; INFINITE for ∞."""
    cells = rows * columns
    maximum = np.int64(0)
    for number in range(plan[COMPONENTS]):
        at = FIRST + FIELDS * number
        if plan[at + BLANKS] >= 0 and words[plan[at + BLANKS] + blank] == 0:
            continue
        total = np.int64(0)
        amounts = plan[at + AMOUNTS]
        for cell in range(cells):
            total += words[amounts + cell * cells + board[cell]]
        if plan[at + CONFLICTS] > 0:
            total += CONFLICT * _conflict_count(board, rows, columns, plan[GOALS], words)
        if plan[at + ROWS] >= 0:
            total += MOVE_COST * (
                _walking_distance(board, plan[at + ROWS], plan, words, keys)
                + _walking_distance(board, plan[at + COLUMNS], plan, words, keys)
            )
        if plan[at + PATTERNS] >= 0:
            moves = pattern_estimate(board, cells, plan[at + PATTERNS], plan, words, values)
            if moves < 0:
                return np.int64(INFINITE)
            total += MOVE_COST * moves
        maximum = max(maximum, total)
    return maximum


@kernel
def evaluate(boards, begin, end, rows, columns, plan, words, keys, values, estimates):
    """Write the estimates of the boards from `begin` to `end` to `estimates`, int64 (boards,), as `evaluate_board`
    returns them.

    boards: uint8 (boards, cells).
    """
    cells = rows * columns
    board = np.empty(cells, np.uint8)
    for number in range(begin, end):
        blank = 0
        for cell in range(cells):
            tile = boards[number, cell]
            board[cell] = tile
            if tile == 0:
                blank = cell
        estimates[number] = evaluate_board(board, blank, rows, columns, plan, words, keys, values)


@kernel
def _conflict_count(board, rows, columns, goals, words):
    """Return how many tiles must leave their line."""
    ends = np.empty(MAX_LINE, np.int64)
    leaving = 0
    for line in range(rows + columns):
        leaving += leaving_count(board, line, rows, columns, goals, words, ends)
    return leaving


@kernel
def leaving_count(board, line, rows, columns, goals, words, ends):
    """Return how many tiles must leave a line: its own tiles minus a longest increasing subsequence.

    `line`: the row, or the number of rows plus the column. `ends` int64 (MAX_LINE,): scratch.
    """
    is_row = line < rows
    count, leaving, length = (columns, 0, 0) if is_row else (rows, 0, 0)
    for place in range(count):
        cell = line * columns + place if is_row else place * columns + line - rows
        tile = board[cell]
        if tile == 0:
            continue
        goal = words[goals + tile]
        if is_row:
            if goal // columns != line:
                continue
        elif goal % columns != line - rows:
            continue
        first = 0  # index of the first end that is not smaller
        while first < length and ends[first] < goal:
            first += 1
        ends[first] = goal
        if first == length:
            length += 1
        leaving += 1
    return leaving - length


@kernel
def _walking_distance(board, at, plan, words, keys):
    """Return the walking distance of the rows or columns whose fields are at `at`, in moves."""
    return np.int64(words[plan[at + 5] + walking_id(board, at, plan, words, keys)])


@kernel
def walking_id(board, at, plan, words, keys):
    """Return the id of a board's rows or columns in their walking table."""
    amounts, slots, shift, ids = plan[at + 1], plan[at + 2], plan[at + 3], plan[at + 4]
    key = np.uint64(0)
    for cell in range(len(board)):
        key += keys[amounts + cell * len(board) + board[cell]]
    slot = np.int64((key * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(shift))
    mask = (np.int64(1) << (64 - shift)) - 1
    while keys[slots + slot] != key or words[ids + slot] < 0:
        slot = (slot + 1) & mask
    return np.int64(words[ids + slot])


@kernel
def pattern_estimate(board, cells, at, plan, words, values):
    """Return the sum of the pattern databases in moves, or the maximum with the mirrored board's sum; −1 for ∞."""
    direct = _pattern_sum(board, cells, False, at, plan, words, values)
    if plan[at + 2] == 0 or direct < 0:
        return direct
    mirrored = _pattern_sum(board, cells, True, at, plan, words, values)
    return mirrored if mirrored < 0 else max(direct, mirrored)


@kernel
def _pattern_sum(board, cells, mirrored, at, plan, words, values):
    """Return the sum of the look-ups for the board, or for its mirror image; −1 for ∞."""
    patterns, ranked = plan[at], plan[at + 1] > 0
    group, place, mirror_tile, mirror_cell = plan[at + 3], plan[at + 4], plan[at + 5], plan[at + 6]
    sizes = plan[at + 7]
    places = np.empty((16, 16), np.int64)
    for cell in range(cells):
        tile, standing_cell = np.int64(board[cell]), np.int64(cell)
        if tile == 0:
            continue
        if mirrored:
            tile, standing_cell = np.int64(words[mirror_tile + tile]), np.int64(words[mirror_cell + cell])
        pattern = words[group + tile]
        if pattern < patterns:
            places[pattern, words[place + tile]] = standing_cell
    total = np.int64(0)
    for pattern in range(patterns):
        index = np.int64(0)
        size = words[sizes + pattern]
        if ranked:
            for i in range(size):
                before = np.int64(0)
                for j in range(i):
                    before += places[pattern, j] < places[pattern, i]
                index = index * (cells - i) + places[pattern, i] - before
        else:
            for i in range(size):
                index |= places[pattern, i] << (4 * i)
        value = values[plan[at + 8 + pattern] + index]
        if value == UNREACHED:
            return np.int64(-1)
        total += value
    return total
