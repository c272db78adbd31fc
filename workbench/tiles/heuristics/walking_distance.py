"""Walking distance (Takahashi 2002): the moves that bring every tile into its row, and into its column."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import lru_cache
from operator import getitem

import numpy as np

from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.base import EstimateBreakdown, HeuristicPart, WalkingLookup
from workbench.tiles.heuristics.tables import Component, Tables, WalkingTable
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST

MAX_ENTRIES = 200_000
"""Larger tables would take too long to build."""
_KEY_BITS = 64


@dataclass(frozen=True, eq=False)
class WalkingStates:
    """The table of one direction: the distance of each key, and the keys to which moves lead.

    A key contains, in `bits` bits each, how many tiles of each home are in each line, line by line, and in its highest
    bits the blank's line. `moves`: (key, 1 if the blank moves to the next line or 0 if to the previous one, home of the
    tile that moves) -> key.
    """

    lines: int
    bits: int
    distance: dict[int, int]
    moves: dict[tuple[int, int, int], int]


class WalkingDistance:
    """The vertical moves that bring all tiles into their goal rows, plus the horizontal moves for their goal columns.

    For the rows, the column of a tile is ignored, and vice versa. Admissible and consistent: every move of the puzzle
    is one move in one of the two tables. Raises Fault `walking-size` if a table would be too large.
    """

    def __init__(self, goal: Board) -> None:
        self.goal = goal
        rows, columns = goal.shape
        row, column = divmod(goal.blank, columns)
        try:
            self._walks = (_walk(rows, columns, row), _walk(columns, rows, column))
        except OverflowError:
            raise Fault("walking-size", rows=rows, columns=columns, most=MAX_ENTRIES) from None
        self._amounts = tuple(self._keys(by_column) for by_column in (False, True))

    def __call__(self, state: State) -> int:
        return MOVE_COST * sum(self.lookups(state))

    def lookups(self, state: State) -> tuple[int, int]:
        """Return the moves for the rows and the moves for the columns."""
        rows, columns = (
            walk.distance[sum(map(getitem, amounts, state))]
            for walk, amounts in zip(self._walks, self._amounts, strict=True)
        )
        return rows, columns

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return two parts, for the rows and for the columns, both at the first tile."""
        cell = next(cell for cell, tile in enumerate(state) if tile)
        return tuple(HeuristicPart(state[cell], cell, MOVE_COST * moves, "walking") for moves in self.lookups(state))

    def breakdown(self, state: State) -> EstimateBreakdown:
        """Return what the estimate consists of, with both look-ups."""
        walks = tuple(
            WalkingLookup(moves, *self._counted(state, by_column))
            for by_column, moves in enumerate(self.lookups(state))
        )
        return EstimateBreakdown(self(state), self.goal, self.parts(state), walks=walks)

    def _counted(self, state: State, by_column: int) -> tuple[tuple[tuple[int, ...], ...], int]:
        """Return how many tiles of each home are in each row, or column if `by_column`; and the blank's line."""
        lines = self._walks[by_column].lines
        homes = {tile: self._line(cell, by_column) for cell, tile in enumerate(self.goal.tiles)}
        counts = [[0] * lines for _ in range(lines)]
        for cell, tile in enumerate(state):
            counts[self._line(cell, by_column)][homes[tile]] += tile != 0
        return tuple(map(tuple, counts)), self._line(state.index(0), by_column)

    def _line(self, cell: int, by_column: int) -> int:
        return cell % self.goal.columns if by_column else cell // self.goal.columns

    def for_goal(self, goal: Board) -> WalkingDistance:
        return type(self)(goal)

    def tables(self) -> Tables:
        rows, columns = map(_table, self._walks)
        amounts = np.zeros(self.goal.cells**2, np.int32)
        return Tables((Component(amounts, walking=(rows, columns)),))

    def _keys(self, by_column: bool) -> list[list[int]]:
        """Return what each tile adds to the key in each cell: the key of the rows, or of the columns if `by_column`."""
        walk, tiles = self._walks[by_column], range(self.goal.cells)
        place = {tile: cell for cell, tile in enumerate(self.goal.tiles)}

        def amount(cell: int, tile: int) -> int:
            if tile == 0:
                return self._line(cell, by_column) << walk.bits * walk.lines**2
            return 1 << walk.bits * (self._line(cell, by_column) * walk.lines + self._line(place[tile], by_column))

        return [[amount(cell, tile) for tile in tiles] for cell in tiles]


@lru_cache(maxsize=16)
def _walk(lines: int, length: int, blank: int) -> WalkingStates:
    """Return the table of `lines` lines of `length` cells, the blank's goal in line `blank`, by breadth-first search.

    Raises OverflowError if it has more than MAX_ENTRIES entries.
    """
    bits = length.bit_length()
    top = bits * lines**2
    if top + lines.bit_length() > _KEY_BITS:
        raise OverflowError
    goal = blank << top
    for line in range(lines):
        goal |= (length - (line == blank)) << bits * (line * lines + line)
    distance, moves, queue, mask = {goal: 0}, {}, deque([goal]), (1 << bits) - 1
    while queue:
        key = queue.popleft()
        line = key >> top
        for after in (0, 1):
            other = line + 2 * after - 1
            if not 0 <= other < lines:
                continue
            for home in range(lines):
                if key >> bits * (other * lines + home) & mask:
                    change = (1 << bits * (line * lines + home)) - (1 << bits * (other * lines + home))
                    successor = key + change + ((other - line) << top)
                    moves[key, after, home] = successor
                    if successor not in distance:
                        distance[successor] = distance[key] + 1
                        queue.append(successor)
        if len(distance) > MAX_ENTRIES:
            raise OverflowError
    return WalkingStates(lines, bits, distance, moves)


@lru_cache(maxsize=16)
def _table(walk: WalkingStates) -> WalkingTable:
    """Return the table of one direction as arrays."""
    number = {key: index for index, key in enumerate(walk.distance)}
    slots = 1 << (2 * len(number)).bit_length()
    keys, ids = np.zeros(slots, np.uint64), np.full(slots, -1, np.int32)
    shift = 64 - (slots.bit_length() - 1)
    for key, index in number.items():
        slot = (key * 0x9E3779B97F4A7C15 & (1 << 64) - 1) >> shift
        while ids[slot] >= 0:
            slot = (slot + 1) & slots - 1
        keys[slot], ids[slot] = key, index
    following = np.full((len(number), 2, walk.lines), -1, np.int32)
    for (key, after, home), successor in walk.moves.items():
        following[number[key], after, home] = number[successor]
    distance = np.array(list(walk.distance.values()), np.uint8)
    return WalkingTable(walk.lines, walk.bits, keys, ids, following.ravel(), distance)
