"""A sub-goal with its search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.search.running.run import Run
from workbench.tiles.divide.block import Subgoal
from workbench.tiles.divide.sub_search import WEIGHT
from workbench.tiles.puzzle.board import Board


@dataclass(frozen=True)
class Phase:
    """One sub-goal being searched, or done.

    Attributes:
        subgoal: what it has to reach. board: the board it begins with.
        run: its search, with a recording of its own over the abstract problem.
        algorithm: its name in the catalogue. estimate: the name of its heuristic.
        first_move: how many moves the phases before it took. weight: that of h in weighted A*.
    """

    subgoal: Subgoal
    board: Board
    run: Run[Any]
    algorithm: str
    estimate: str
    first_move: int
    weight: float = WEIGHT

    @property
    def moves(self) -> str:
        """The moves found; empty while the search goes on."""
        return "".join(self.run.solution.moves) if self.run.solution else ""
