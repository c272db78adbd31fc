"""Creation of compiled searches."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from workbench.search.algorithms.dfs import REPEATED
from workbench.search.problem.problem import zero
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS, PathTrace
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.recording import Recording
from workbench.search.running.stepping import Search
from workbench.tiles.compiled.best_first import BestFirstSearch
from workbench.tiles.compiled.board_pool import LayeredBoardPool, TwoSidedBoardPool
from workbench.tiles.compiled.depth_first import DepthFirstSearch
from workbench.tiles.compiled.depth_first_film import MAX_DEPTH
from workbench.tiles.compiled.disk import BYTES_PER_RECORD, MAX_RECORDS, DiskSearch
from workbench.tiles.compiled.idastar import IdaStarSearch
from workbench.tiles.compiled.idastar_wide import WideIdaStarSearch
from workbench.tiles.compiled.layers import BeamSearch, TwoSidedSearch
from workbench.tiles.compiled.pool import CompiledPool
from workbench.tiles.compiled.table import DEPTH_FIRST
from workbench.tiles.compiled.tabled import MAX_RECORDS as MAX_TABLED_RECORDS
from workbench.tiles.compiled.tabled import TabledSearch
from workbench.tiles.compiled.trace import CompiledPathTrace, CompiledTrace
from workbench.tiles.heuristics.zero import Zero
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.problem import TileProblem


def create_search(
    problem: TileProblem, heuristic: Any, algorithm: str, room: int, records: int | None, **options: Any
) -> tuple[Recording[Any], Search]:
    """Return the recording and the search of an algorithm of `table`.

    `room`: the memory limit in bytes; `records`: the maximum number of records of a depth-first search;
    None: no limit if the search can be filmed, else the default.
    """
    limited = DEFAULT_RECORDS if records is None else records
    if algorithm == "diskbfs":
        disk_pool = DiskPool(problem, min(MAX_RECORDS, room // BYTES_PER_RECORD))
        return disk_pool, DiskSearch(problem, disk_pool, room)
    if algorithm in DEPTH_FIRST:
        depth_trace = CompiledTrace(problem, records if _is_filmed(problem, algorithm, options) else limited)
        return depth_trace, DepthFirstSearch(problem, depth_trace, algorithm, **options)
    if algorithm == "bibfs":
        two_sided_pool = TwoSidedBoardPool(problem, room)
        return two_sided_pool, TwoSidedSearch(problem, two_sided_pool)
    tables = (Zero(problem.goal) if heuristic is zero else heuristic).tables()
    if algorithm == "idastar" and (options.get("transposition"), options.get("endgame")) != (None, None):
        options.pop("jobs", None)
        tabled_trace: PathTrace[State] = PathTrace(problem, min(limited, MAX_TABLED_RECORDS))
        return tabled_trace, TabledSearch(problem, heuristic, tables, tabled_trace, room, **options)
    if algorithm == "idastar":
        is_wide = problem.goal.cells > MAX_PACKED_CELLS
        trace = CompiledPathTrace(problem, limited if options.get("jobs", 1) > 1 else records)
        if is_wide:
            return trace, WideIdaStarSearch(problem, heuristic, tables, trace)
        return trace, IdaStarSearch(problem, heuristic, tables, trace, options.get("jobs", 1))
    if algorithm == "beam":
        beam_pool = LayeredBoardPool(problem, room)
        return beam_pool, BeamSearch(problem, heuristic, tables, beam_pool, **options)
    pool = CompiledPool(problem, room)
    return pool, BestFirstSearch(problem, heuristic, tables, pool, algorithm, **options)


def _is_filmed(problem: TileProblem, algorithm: str, options: Mapping[str, Any]) -> bool:
    """Return whether the state of a depth-first search is a path that is short enough for checkpoints.

    Without a depth limit, a path without repeated states is at most as long as there are states that can be reached.
    On larger boards it soon has as many nodes as the search has steps.
    """
    depth, repeated = options.get("depth"), options.get("repeated", REPEATED[0])
    if depth is None and repeated == "path":
        depth = math.factorial(problem.goal.cells) // 2
    return algorithm == "ids" or (repeated != "all" and depth is not None and depth <= MAX_DEPTH)
