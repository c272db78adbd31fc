"""Sub-goals with an eye on the tiles to come: of ways that are as short, one that brings other tiles nearer to theirs.

A move of a tile that does not matter costs less where it brings that tile nearer to its goal, and more where it takes
it away. What it costs depends on where all tiles are, hence on the way taken: of two ways that bring the blank and the
tiles that matter to the same cells the search keeps the cheaper one, so it finds a good way, not a best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from workbench.search.problem.problem import Number
from workbench.search.recording.columns import allocated
from workbench.search.recording.node_pool import NodePool
from workbench.tiles.divide.block import BlockProblem, BlockState, Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES

EYE = 900
"""The price of a move changes by nine tenths: nearer 0.1, farther away 1.9, and 1 for a tile that matters."""


class StateWithPath(tuple[int, ...]):
    """A state that knows how it came about; the way makes no difference to its being equal to another.

    Attributes: before: the state a move earlier, None at the start.
    """

    before: StateWithPath | None = None


class Foresight(BlockProblem):
    """A sub-goal whose other tiles count."""

    eye = EYE

    def __init__(self, board: Board, subgoal: Subgoal, goal: Board, order: str = MOVES) -> None:
        super().__init__(board, subgoal, order)
        self._homes = _homes(goal)
        self._rows_columns = [divmod(cell, board.columns) for cell in range(board.cells)]

    def pack(self, cells: Sequence[int]) -> BlockState:
        """Return the state of these cells."""
        return StateWithPath(cells)

    def after(self, states: Sequence[Sequence[int]]) -> BlockState:
        """Return the last one of `states`, which the first one leads to over the others, as the search has it."""
        way: StateWithPath | None = None
        for state in states:
            way = _made(state, way)
        assert way is not None
        return way

    def other_homes(self) -> Sequence[int]:
        """Return the goal cell of the tile that stands in each cell at first."""
        return [self._homes[tile] for tile in self.start.tiles]

    def successors(self, state: BlockState) -> list[tuple[str, BlockState, int]]:
        """Return (direction of the blank, state, cost) for each move that touches no frozen cell."""
        assert isinstance(state, StateWithPath)
        made: list[tuple[str, BlockState, int]] = []
        for move, after, cost in super().successors(state):
            if after[1:] == state[1:]:
                cost += self._change(self.tile_at(state, after[0]), after[0], state[0])
            made.append((move, _made(after, state), cost))
        return made

    def tile_at(self, state: BlockState, cell: int) -> int:
        """Return which tile stands in a cell other than the blank's."""
        way: StateWithPath | None = state if isinstance(state, StateWithPath) else StateWithPath(state)
        while way is not None and way.before is not None:
            if cell == way.before[0]:
                cell = way[0]
            way = way.before
        return self.start.tiles[cell]

    def _change(self, tile: int, cell: int, to: int) -> int:
        """Return what a tile's move costs more, or less, than another."""
        (row, column), (to_row, to_column) = self._rows_columns[cell], self._rows_columns[to]
        home_row, home_column = self._rows_columns[self._homes[tile]]
        before = abs(row - home_row) + abs(column - home_column)
        after = abs(to_row - home_row) + abs(to_column - home_column)
        return self.eye * (after - before)


class WayPool(NodePool[BlockState]):
    """A pool that keeps the state of every record: equal ones may have come about in different ways."""

    def _add(
        self, latest: dict[BlockState, int], state: BlockState, parent: int, move: str, g: Number, h: Number
    ) -> int:
        number = super()._add(latest, state, parent, move, g, h)
        if self._previous[number] >= 0:
            self._state[number] = len(self.states)
            self.states.append(state)
            self._state_bytes += allocated(state)
        return number


def _made(cells: Sequence[int], before: StateWithPath | None) -> StateWithPath:
    way = StateWithPath(cells)
    way.before = before
    return way


@cache
def _homes(goal: Board) -> list[int]:
    """Return the goal cell of each tile."""
    return [cell for _, cell in sorted(zip(goal.tiles, range(goal.cells), strict=True))]
