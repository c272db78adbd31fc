"""Pictures of what a search for a sub-goal knows of a board: frozen cells, the tiles that matter, the blank."""

from __future__ import annotations

from workbench.tiles.divide.block import BlockProblem, BlockState
from workbench.tiles.divide.last_block import LastBlock
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target


def abstract_picture(problem: BlockProblem | LastBlock, state: BlockState) -> BoardPicture:
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
