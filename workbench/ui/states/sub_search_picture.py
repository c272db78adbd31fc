"""Pictures of what a search for a sub-goal knows of a board: frozen cells, the tiles that matter, the blank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from workbench.tiles.puzzle.board import Board
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target


class SubGoal(Protocol):
    """What is to be brought about. `kind`: "block" where that is the whole rest of the board."""

    @property
    def kind(self) -> str: ...
    @property
    def tiles(self) -> tuple[int, ...]: ...
    @property
    def cells(self) -> tuple[int, ...]: ...
    @property
    def frozen(self) -> frozenset[int]: ...


@runtime_checkable
class PartialProblem(Protocol):
    """A problem about a part of a board. Attributes: whole, the board; subgoal, what is searched for there."""

    @property
    def whole(self) -> Board: ...
    @property
    def subgoal(self) -> SubGoal: ...

    def known(self, state: Any) -> Mapping[int, int]:
        """Return cell -> tile for what the search knows of the board, the blank as 0."""


def abstract_picture(problem: PartialProblem, state: Any) -> BoardPicture:
    """Return what a sub-search knows of a board: frozen cells, the tiles that matter, the blank."""
    known, subgoal, start = problem.known(state), problem.subgoal, problem.whole
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
