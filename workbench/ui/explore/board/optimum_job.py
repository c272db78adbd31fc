"""What the live card says of a board, found in small pieces. It knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from workbench import api
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.solvability import Solvability, check
from workbench.ui.runs.board_document import BoardPair

QUICK = 20_000
"""Expansions within which the optimum counts as quick to find."""
SLICE = 32
MAX_CELLS = 400
"""Larger boards are not tried: a single expansion is no longer quick on them."""


class Unknown(Enum):
    """Why there is no optimum to show."""

    PENDING = "pending"
    UNSOLVABLE = "unsolvable"
    NOT_QUICK = "not quick"


@dataclass(frozen=True)
class OptimumJob:
    """The length of a shortest solution, or why it is not shown."""

    moves: int | Unknown


def find_out(boards: BoardPair, solvability: Solvability | None) -> Iterator[object]:
    """Yield the Solvability, where it is not given, and then the Optimum, with None between the pieces of work."""
    if solvability is None:
        yield None
        solvability = check(boards.start, boards.goal)
        yield solvability
    if not solvability.solvable:
        yield OptimumJob(Unknown.UNSOLVABLE)
    elif boards.start.cells > MAX_CELLS:
        yield OptimumJob(Unknown.NOT_QUICK)
    else:
        yield from _searched(boards)


def _searched(boards: BoardPair) -> Iterator[object]:
    yield None
    run = api.start(boards.start, "astar", "linear-conflict", goal=boards.goal, limits=Limits(expansions=QUICK))
    while run.advance(SLICE) is Status.RUNNING:
        yield None
    found = api.result(run).cost
    yield OptimumJob(found if isinstance(found, int) else Unknown.NOT_QUICK)
