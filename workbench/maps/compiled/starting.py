"""Creation of compiled searches on grids."""

from __future__ import annotations

from typing import Any

from workbench.maps.compiled.best_first import GridSearch
from workbench.maps.compiled.pool import GridPool, JumpGridPool
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem


def create_search(problem: GridProblem, heuristic: Any, algorithm: str, **options: Any) -> tuple[GridPool, GridSearch]:
    """Return the recording and the search of an algorithm of `table`."""
    pool = (JumpGridPool if algorithm == "jps" else GridPool)(problem)
    estimate = heuristic if isinstance(heuristic, GridDistance) else None
    return pool, GridSearch(problem, estimate, pool, algorithm, **options)
