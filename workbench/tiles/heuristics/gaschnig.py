"""Gaschnig's heuristic (Gaschnig 1979): the moves of a puzzle in which any tile may go to the blank."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.tiles.heuristics.base import HeuristicPart, OpaqueEstimate
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.moves import MOVE_COST


class Gaschnig(OpaqueEstimate):
    """One move for each misplaced tile, and one more for each cycle of tiles without the blank.

    If every tile of a cycle stands in the goal cell of another one, none can go home before one of them has gone to
    the blank. So one tile of the cycle moves twice. Admissible and consistent: every move of the puzzle is one of the
    relaxed puzzle. At least the number of misplaced tiles; neither it nor Manhattan distance dominates the other.
    """

    def __init__(self, goal: Board) -> None:
        self.goal = goal
        self._homes = [0] * goal.cells
        for cell, tile in enumerate(goal.tiles):
            self._homes[tile] = cell

    def __call__(self, state: State) -> int:
        moves = 0
        for cells in self._cycles(state):
            moves += len(cells) - 1 if state[cells[0]] == 0 else len(cells) + 1
        return MOVE_COST * moves

    def parts(self, state: State) -> tuple[HeuristicPart, ...]:
        """Return what each tile contributes, in board order, including zeros: 2 for the first tile of such a cycle."""
        moves = [0] * len(state)
        for cells in self._cycles(state):
            for cell in cells:
                moves[cell] = 1
            moves[cells[0]] = 2  # the blank, in its own cycle, is not a part
        return tuple(
            HeuristicPart(tile, cell, MOVE_COST * moves[cell], "exchange") for cell, tile in enumerate(state) if tile
        )

    def for_goal(self, goal: Board) -> Gaschnig:
        return type(self)(goal)

    def _cycles(self, state: State) -> Iterator[list[int]]:
        """Yield the cells of each cycle of two or more, each followed by the home of its tile; the blank's first."""
        homes, seen, blank = self._homes, bytearray(len(state)), state.index(0)
        for start in (blank, *range(len(state))):
            cells, cell = [start], homes[state[start]]
            if seen[start] or cell == start:
                continue
            while cell != start:
                seen[cell] = 1
                cells.append(cell)
                cell = homes[state[cell]]
            seen[start] = 1
            yield cells
