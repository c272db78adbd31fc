"""Which searches are compiled, and their creation, whatever they search. Imports no kernel, so it is fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.compiling import preparing
from workbench.maps.compiled import table as grids
from workbench.maps.grid_problem import GridProblem
from workbench.search.problem.problem import Problem
from workbench.search.recording.recording import Recording
from workbench.search.running.stepping import Search
from workbench.tiles.compiled import table as boards
from workbench.tiles.puzzle.problem import TileProblem


def is_compiled(problem: object, heuristic: object, algorithm: str, options: Mapping[str, Any]) -> bool:
    """Return whether there is a kernel for this search."""
    if isinstance(problem, GridProblem):
        return grids.is_compiled(problem, heuristic, algorithm, options)
    return boards.is_compiled(problem, heuristic, algorithm, options)


def kernels_named(problem: Problem[Any], algorithm: str, heuristic: str | None, recorded: bool) -> preparing.Kernels:
    """Return the names of the kernels of a search that `is_compiled`."""
    if isinstance(problem, GridProblem):
        return preparing.MAPS, problem.grid.moves.value, algorithm
    return algorithm, heuristic or "zero", str(int(recorded)), str(len(problem.initial()))


def compiled_search(
    problem: Problem[Any], heuristic: Any, algorithm: str, room: int, records: int | None, **options: Any
) -> tuple[Recording[Any], Search]:
    """Return the recording and the search of one that `is_compiled`. Its kernels need numba: a second to load.

    `room`: the memory limit in bytes; `records`: the maximum number of records of a depth-first search.
    """
    if isinstance(problem, GridProblem):
        from workbench.maps.compiled.starting import create_search as create_grid_search

        return create_grid_search(problem, heuristic, algorithm, records, **options)
    from workbench.tiles.compiled.starting import create_search

    assert isinstance(problem, TileProblem)
    return create_search(problem, heuristic, algorithm, room, records, **options)
