"""A phase of divide and conquer: a sub-goal with its search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from workbench.search.running.run import Run
from workbench.tiles.divide.block import BlockProblem, Subgoal
from workbench.tiles.divide.sub_search import WEIGHT
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.stored_board import StoredBoard


@dataclass(frozen=True)
class Phase:
    """One sub-goal that is being searched, or is solved.

    Attributes:
        subgoal: the sub-goal. board: the board at its start.
        run: its search, with its own recording of the abstract problem.
        algorithm: its name in the catalogue. estimate: the name of its heuristic.
        first_move: the number of moves of the previous phases. weight: the weight of h in weighted A*.
        beam_width: the width of a beam search.
    """

    subgoal: Subgoal
    board: Board
    run: Run[Any]
    algorithm: str
    estimate: str
    first_move: int
    weight: float = WEIGHT
    beam_width: int = 0

    def released(self) -> Phase:
        """Return the phase, which is finished, without what takes much memory: its records, states and searches."""
        stored = StoredBoard(self.board)
        self.run.discard()
        if isinstance(self.run.problem, BlockProblem):
            self.run.problem.start = self.run.problem.full_board = stored
        return replace(self, board=stored)

    @property
    def moves(self) -> str:
        """The moves found; empty while the search is running."""
        return "".join(self.run.solution.moves) if self.run.solution else ""
