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
    if not (isinstance(problem, GridProblem) and (heuristic is zero or isinstance(heuristic, GridDistance))):
        return False
    if algorithm == "idastar":
        return options.get("transposition") is None and options.get("endgame") is None
    return algorithm in (*CHEAPER, "bibfs", "beam") and options.get("ties") != "path"
