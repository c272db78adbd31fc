"""The heuristics for a problem of any kind: their names, their properties and how to create them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.catalog.entry import HeuristicEntry
from workbench.catalog.heuristics import HEURISTICS, heuristic, offered
from workbench.catalog.names import look_up
from workbench.maps.distances import Analysed, MoveCosts, ProblemCache, heuristic_properties, move_costs
from workbench.maps.graph import TABLE
from workbench.own_file import is_own, load_callable
from workbench.queens.problem import QueensProblem
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Estimated, Heuristic, Placed, Problem, Ruled, zero
from workbench.tiles.puzzle.problem import TileProblem

ZERO = "zero"

_entries = ProblemCache()


def offered_for(problem: Problem[Any]) -> tuple[str, ...]:
    """Return the names offered for a problem, the default first; a pattern database may have to be built first."""
    if isinstance(problem, TileProblem):
        return offered(problem.goal)
    provided = problem.heuristics() if isinstance(problem, Estimated) else {}
    return (*provided, *(() if ZERO in provided else (ZERO,)))


def usual_after(heuristic: str, before: Problem[Any], problem: Problem[Any]) -> str:
    """Return the default heuristic of a problem that follows another one, if `heuristic` was the default of that one.

    This is so for maps with a rule of moves, and if a graph has got a table of h. Otherwise `heuristic` is kept.
    """
    ruled = isinstance(problem, Ruled)
    offered_before, offered_now = offered_for(before), offered_for(problem)
    tabled = offered_now[0] == TABLE and TABLE not in offered_before
    return offered_now[0] if (ruled or tabled) and heuristic == offered_before[0] else heuristic


def entry_for(problem: Problem[Any] | None, name: str) -> HeuristicEntry:
    """Return the heuristic called `name` with its properties. `problem` None: for boards of any shape.

    The properties of a map's heuristics are computed from all its states. Raises Fault for an unknown name.
    """
    if problem is None or isinstance(problem, TileProblem):
        return heuristic(name)
    if is_own(name):
        return HeuristicEntry(name, lambda _: load_callable(name), admissible=False, consistent=False, own=True)
    return _entries.of(problem, name, lambda: _entry(problem, name))


def estimate_for(problem: Problem[Any], name: str) -> Heuristic[Any]:
    """Return the heuristic called `name` for a problem. Raises Fault if it is unknown or cannot be created."""
    estimate: Heuristic[Any] = entry_for(problem, name).create(
        problem.goal if isinstance(problem, TileProblem) else problem
    )
    return estimate


def move_costs_of(problem: Problem[Any] | None) -> MoveCosts | None:
    """Return the properties of the move costs; None for a problem whose states are not all known."""
    if problem is None or isinstance(problem, TileProblem):
        return MoveCosts(True, 1)
    if isinstance(problem, QueensProblem):
        return MoveCosts(True, problem.every_cost)
    if isinstance(problem, Analysed):
        return problem.move_costs()
    return move_costs(problem) if isinstance(problem, Placed) else None


def _entry(problem: Problem[Any], name: str) -> HeuristicEntry:
    names = offered_for(problem)
    if name in HEURISTICS and name not in names:
        raise Fault("heuristic-for-boards", name=name, known=", ".join(names))
    look_up(dict.fromkeys(names, name), name, "heuristic")
    if name == ZERO:
        return HeuristicEntry(name, lambda _: zero, admissible=True, consistent=True)
    make: Callable[[Any], Any] = lambda problem: problem.heuristics()[name]  # noqa: E731
    if isinstance(problem, QueensProblem):
        return HeuristicEntry(name, make, admissible=False, consistent=False)
    if not isinstance(problem, Placed):
        return HeuristicEntry(name, make, admissible=False, consistent=False, own=True)
    if isinstance(problem, Analysed):
        properties = problem.properties(name)
    else:
        properties = heuristic_properties(problem, make(problem))
    return HeuristicEntry(name, make, properties.admissible, properties.consistent)
