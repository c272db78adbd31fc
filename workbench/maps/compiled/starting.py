"""Creation of compiled searches on grids."""

from __future__ import annotations

from typing import Any

from workbench.maps.compiled.best_first import GridSearch
from workbench.maps.compiled.idastar import GridIdaStar
from workbench.maps.compiled.layers import GridBeamSearch, TwoSidedGridSearch
from workbench.maps.compiled.pool import GridPool, JumpGridPool, LayeredGridPool, TwoSidedGridPool
from workbench.maps.compiled.trace import GridTrace
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem
from workbench.search.recording.recording import Recording
from workbench.search.running.stepping import Search


def create_search(
    problem: GridProblem, heuristic: Any, algorithm: str, records: int | None = None, **options: Any
) -> tuple[Recording[Any], Search]:
    """Return the recording and the search of an algorithm of `table`.

    `records`: the maximum number of records of a depth-first search; None: no limit.
    """
    if algorithm == "idastar":
        trace = GridTrace(problem, records)
        return trace, GridIdaStar(problem, heuristic, trace)
    if algorithm == "bibfs":
        two_sided_pool = TwoSidedGridPool(problem)
        return two_sided_pool, TwoSidedGridSearch(problem, two_sided_pool)
    if algorithm == "beam":
        beam_pool = LayeredGridPool(problem)
        return beam_pool, GridBeamSearch(problem, heuristic, beam_pool, **options)
    pool = (JumpGridPool if algorithm == "jps" else GridPool)(problem)
    estimate = heuristic if isinstance(heuristic, GridDistance) else None
    return pool, GridSearch(problem, estimate, pool, algorithm, **options)
