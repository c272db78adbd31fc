"""Computes the optimal solution length for the live card, in small steps. Does not use Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from workbench import api
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.solvability import Solvability, check
from workbench.ui.runs.board_document import BoardPair

MAX_QUICK_EXPANSIONS = 20_000
"""Maximum number of expansions of a search that counts as quick."""
SLICE_EXPANSIONS = 32
MAX_CELLS = 400
"""Larger boards are not searched: on them even a single expansion is slow."""


class Unknown(Enum):
    """Why there is no optimum to show."""

    PENDING = "pending"
    UNSOLVABLE = "unsolvable"
    NOT_QUICK = "not quick"


@dataclass(frozen=True)
class OptimumResult:
    """The length of an optimal solution, or why it is unknown."""

    moves: int | Unknown


def compute_facts(boards: BoardPair, solvability: Solvability | None) -> Iterator[object]:
    """Yield the Solvability if it is not given, then the OptimumJob, with None between the pieces of work."""
    if solvability is None:
        yield None
        solvability = check(boards.start, boards.goal)
        yield solvability
    if not solvability.solvable:
        yield OptimumResult(Unknown.UNSOLVABLE)
    elif boards.start.cells > MAX_CELLS:
        yield OptimumResult(Unknown.NOT_QUICK)
    else:
        yield from _search_optimum(boards)


def _search_optimum(boards: BoardPair) -> Iterator[object]:
    yield None
    run = api.start(
        boards.start, "astar", "linear-conflict", goal=boards.goal, limits=Limits(expansions=MAX_QUICK_EXPANSIONS)
    )
    while run.advance(SLICE_EXPANSIONS) is Status.RUNNING:
        yield None
    cost = api.result(run).cost
    yield OptimumResult(cost if isinstance(cost, int) else Unknown.NOT_QUICK)
