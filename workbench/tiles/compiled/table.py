"""Which searches are compiled. Imports no kernel, so it is fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compiling.best_first import ALGORITHMS
from workbench.search.problem.problem import zero
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS
from workbench.tiles.puzzle.problem import TileProblem

DEPTH_FIRST = ("dfs", "ids")


def is_compiled(problem: object, heuristic: object, algorithm: str, options: Mapping[str, Any]) -> bool:
    """Return whether there is a kernel for this search: it must be on boards, with an estimate that has tables."""
    if not (isinstance(problem, TileProblem) and (heuristic is zero or hasattr(heuristic, "tables"))):
        return False
    packed = problem.goal.cells <= MAX_PACKED_CELLS
    if algorithm == "diskbfs":
        return packed
    if algorithm == "idastar":
        plain = options.get("transposition") is None and options.get("endgame") is None
        return packed or (plain and problem.goal.cells <= MAX_BYTE_CELLS)
    if problem.goal.cells > MAX_BYTE_CELLS or options.get("ties") == "path":
        return False
    return algorithm in (*ALGORITHMS, *DEPTH_FIRST, "bibfs", "beam")
