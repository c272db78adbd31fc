"""Sub-goals that consider later tiles: among equally short paths, one that brings other tiles closer to their goals.

A move of a tile that is not relevant costs less if it brings that tile closer to its goal, and more if it takes it
away. This cost depends on the cells of all tiles, and so on the path. Of two paths that bring the blank and the
relevant tiles to the same cells the search keeps the cheaper one, so it finds a good path, but not always an optimal
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from workbench.search.problem.problem import Number
from workbench.search.recording.columns import allocated
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.node_pool import NodePool
from workbench.tiles.divide.block import BlockProblem, BlockState, Subgoal
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES

FORESIGHT_WEIGHT = 900
"""The cost of a move changes by nine tenths: 0.1 closer, 1.9 farther away, and 1 for a relevant tile."""
LEAST_PULL, PULL_DECAY = 300, 0.75
"""How much the tiles of later lines count in a beam search: less from line to line, down to three tenths."""
DISTANCE_WEIGHT, BLANK_WEIGHT = 1350, 300
"""The weights of the distances and of the blank's distance in `Approach`, in thousandths of a move."""


class StateWithPath(tuple[int, ...]):
    """A state that knows its path; states with different paths are equal if their cells are.

    Attributes: before: the previous state, None at the start.
    """

    before: StateWithPath | None = None


class Foresight(BlockProblem):
    """A sub-goal whose other tiles count."""

    eye = FORESIGHT_WEIGHT

    def __init__(self, board: Board, subgoal: Subgoal, goal: Board, order: str = MOVES) -> None:
        super().__init__(board, subgoal, order)
        self._tile_goals = _tile_goals(goal)
        self._rows_columns = [divmod(cell, board.columns) for cell in range(board.cells)]

    def pack(self, cells: Sequence[int]) -> BlockState:
        """Return the state with these cells."""
        return StateWithPath(cells)

    def after(self, states: Sequence[Sequence[int]]) -> BlockState:
        """Return the last of `states`, which are the states of a path from the start, in the form of the search."""
        path_state: StateWithPath | None = None
        for state in states:
            path_state = _with_path(state, path_state)
        assert path_state is not None
        return path_state

    def other_goal_cells(self) -> Sequence[int]:
        """Return the goal cell of the tile in each cell at the start."""
        return [self._tile_goals[tile] for tile in self.start.tiles]

    def successors(self, state: BlockState) -> list[tuple[str, BlockState, int]]:
        """Return (direction of the blank, state, cost) for each move that touches no frozen cell."""
        assert isinstance(state, StateWithPath)
        result: list[tuple[str, BlockState, int]] = []
        for move, after, cost in super().successors(state):
            if after[1:] == state[1:]:
                cost += self._change(self.tile_at(state, after[0]), after[0], state[0])
            result.append((move, _with_path(after, state), cost))
        return result

    def replayed(self, moves: Sequence[str]) -> tuple[list[BlockState], int]:
        states, total = [self.initial()], 0
        for move in moves:
            following = {label: (state, cost) for label, state, cost in self.successors(states[-1])}
            state, cost = following[move]
            states.append(state)
            total += cost
        return states, total

    def tile_at(self, state: BlockState, cell: int) -> int:
        """Return the tile in a cell other than the blank's."""
        path_state: StateWithPath | None = state if isinstance(state, StateWithPath) else StateWithPath(state)
        while path_state is not None and path_state.before is not None:
            if cell == path_state.before[0]:
                cell = path_state[0]
            path_state = path_state.before
        return self.start.tile_at(cell)

    def _change(self, tile: int, cell: int, target: int) -> int:
        """Return the difference between the cost of a tile's move and the usual cost."""
        (row, column), (to_row, to_column) = self._rows_columns[cell], self._rows_columns[target]
        home_row, home_column = self._rows_columns[self._tile_goals[tile]]
        before = abs(row - home_row) + abs(column - home_column)
        after = abs(to_row - home_row) + abs(to_column - home_column)
        return self._pull(self._tile_goals[tile]) * (after - before)

    def _pull(self, _goal_cell: int) -> int:
        """Return by how much the cost of moving the tile of a goal cell changes with its distance to it."""
        return self.eye


class LineForesight(Foresight):
    """A sub-goal whose other tiles count the more, the sooner their line is to be completed.

    Attributes: pulls: by how much the cost of moving a tile changes with its distance to this goal cell, per cell.
    """

    def __init__(
        self, board: Board, subgoal: Subgoal, goal: Board, lines: Sequence[Sequence[int]], order: str = MOVES
    ) -> None:
        super().__init__(board, subgoal, goal, order)
        self.pulls = [LEAST_PULL] * board.cells
        unfinished = [line for line in lines if not all(cell in subgoal.frozen for cell in line)]
        for place, line in enumerate(unfinished):
            for cell in line:
                self.pulls[cell] += round((self.eye - LEAST_PULL) * PULL_DECAY**place)

    def _pull(self, goal_cell: int) -> int:
        return self.pulls[goal_cell]


class Approach:
    """The estimate of a beam search: the distances of the tiles, and the blank's to the nearest one not at its goal.

    Both are weighted, so that most moves bring the tiles of the sub-goal closer. Not admissible.
    """

    def __init__(self, problem: BlockProblem) -> None:
        self._rows_columns = [divmod(cell, problem.start.columns) for cell in range(problem.start.cells)]
        self._goal_cells = problem.subgoal.cells

    def __call__(self, state: BlockState, /) -> int:
        total = nearest = 0
        for cell, goal_cell in zip(state[1:], self._goal_cells, strict=True):
            if cell != goal_cell:
                total += self._distance(cell, goal_cell)
                distance = self._distance(cell, state[0])
                nearest = min(nearest, distance) if nearest else distance
        return DISTANCE_WEIGHT * total + BLANK_WEIGHT * nearest

    def _distance(self, cell: int, other: int) -> int:
        (row, column), (to_row, to_column) = self._rows_columns[cell], self._rows_columns[other]
        return abs(row - to_row) + abs(column - to_column)


class PathStatePool(NodePool[BlockState]):
    """A pool that stores the state of every record, because equal states may have different paths."""

    def _add(
        self, latest: dict[BlockState, int], state: BlockState, parent: int, move: str, g: Number, h: Number
    ) -> int:
        number = super()._add(latest, state, parent, move, g, h)
        if self._previous[number] >= 0:
            self._state[number] = len(self.states)
            self.states.append(state)
            self._state_bytes += allocated(state)
        return number


class PathLayeredPool(PathStatePool, LayeredPool[BlockState]):
    """A pool of a beam search that stores the state of every record."""


def _with_path(cells: Sequence[int], before: StateWithPath | None) -> StateWithPath:
    path_state = StateWithPath(cells)
    path_state.before = before
    return path_state


@cache
def _tile_goals(goal: Board) -> list[int]:
    return [cell for _, cell in sorted(zip(goal.tiles, range(goal.cells), strict=True))]
