"""Making a compiled search ready to run."""

from __future__ import annotations

from typing import Any

from workbench.search.problem import zero
from workbench.search.recording import Recording
from workbench.search.stepping import Search
from workbench.tiles.compiled.best_first import BestFirstSearch
from workbench.tiles.compiled.pool import CompiledPool
from workbench.tiles.heuristics.zero import Zero
from workbench.tiles.problem import TileProblem


def started(
    problem: TileProblem, heuristic: Any, algorithm: str, room: int, **options: Any
) -> tuple[Recording[Any], Search]:
    """Return the recording and the search of an algorithm of `table`; `room`: the bytes that it may take."""
    pool = CompiledPool(problem, room)
    tables = (Zero(problem.goal) if heuristic is zero else heuristic).tables()
    return pool, BestFirstSearch(problem, heuristic, tables, pool, algorithm, **options)
