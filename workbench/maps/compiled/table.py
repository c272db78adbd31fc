"""Which searches on grids are compiled. Imports no kernel, so it is fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compiling.best_first import CHEAPER
from workbench.maps.grid_heuristics import GridDistance
from workbench.maps.grid_problem import GridProblem
from workbench.search.problem.problem import zero


def is_compiled(problem: object, heuristic: object, algorithm: str, options: Mapping[str, Any]) -> bool:
    """Return whether there is a kernel for this search: it must be on a grid, with one of its own estimates."""
    known = heuristic is zero or isinstance(heuristic, GridDistance)
    return isinstance(problem, GridProblem) and known and algorithm in CHEAPER and options.get("ties") != "path"
