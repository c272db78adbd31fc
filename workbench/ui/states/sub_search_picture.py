"""Pictures of the part of a board that a search for a sub-goal knows: frozen cells, the relevant tiles, the blank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from workbench.tiles.puzzle.board import Board
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target


class SubGoal(Protocol):
    """A sub-goal: tiles to bring to cells. `kind`: "block" for the entire rest of the board."""

    @property
    def kind(self) -> str: ...
    @property
    def tiles(self) -> tuple[int, ...]: ...
    @property
    def cells(self) -> tuple[int, ...]: ...
    @property
    def frozen(self) -> frozenset[int]: ...
    @property
    def blank(self) -> int | None: ...


@runtime_checkable
class PartialProblem(Protocol):
    """A problem about a part of a board. Attributes: full_board, the entire board; subgoal, the goal of the search."""

    @property
    def full_board(self) -> Board: ...
    @property
    def subgoal(self) -> SubGoal: ...

    def known_tiles(self, state: Any) -> Mapping[int, int]:
        """Return cell -> tile for the part of the board that the search knows, 0 for the blank."""


def abstract_picture(problem: PartialProblem, state: Any) -> BoardPicture:
    """Return the picture of a sub-search's state: frozen cells, the relevant tiles, the blank."""
    return _picture(problem, problem.known_tiles(state))


def sub_goal_picture(problem: PartialProblem) -> BoardPicture:
    """Return the picture of a sub-search's goal: frozen cells, the relevant tiles in place, the blank if it counts."""
    subgoal = problem.subgoal
    known = {cell: problem.full_board.tile_at(cell) for cell in subgoal.frozen}
    known |= dict(zip(subgoal.cells, subgoal.tiles, strict=True))
    return _picture(problem, known if subgoal.blank is None else known | {subgoal.blank: 0})


def _picture(problem: PartialProblem, known: Mapping[int, int]) -> BoardPicture:
    subgoal, start = problem.subgoal, problem.full_board
    homes = dict(zip(subgoal.cells, subgoal.tiles, strict=True))
    cells = range(start.cells)
    return BoardPicture(
        start.rows,
        start.columns,
        tiles=tuple(known.get(cell, UNKNOWN) for cell in cells),
        goal=tuple(homes.get(cell, UNKNOWN) for cell in cells),
        frozen=subgoal.frozen,
        targets=() if subgoal.kind == "block" else tuple(Target(tile, cell) for cell, tile in homes.items()),
    )
