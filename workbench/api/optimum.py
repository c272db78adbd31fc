"""Whether a solution is optimal, judged also by the optimum where that is known or quickly found."""

from __future__ import annotations

import math
from enum import Enum
from typing import Any

from workbench.api.configuration import Configuration
from workbench.api.result import Result, result
from workbench.api.run import ConfiguredRun
from workbench.api.start import start
from workbench.maps.grid_problem import GridProblem
from workbench.maps.listed import ListedLength
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.problem import Number, Problem, scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.recording.ordering import total
from workbench.tiles.puzzle.collections import with_optimum
from workbench.tiles.puzzle.problem import TileProblem

QUICK_EXPANSIONS, QUICK_SECONDS = 20_000, 1.0
"""The limits of a search for the optimum."""
MAX_CELLS_AT_ONCE = 9
"""Larger boards are not searched while the user waits."""


class Optimality(Enum):
    """Whether a solution is optimal, as shown."""

    YES = "yes"
    NO = "no"
    OPEN = "open"
    """It is not guaranteed, and the optimum is not known."""


def optimality(outcome: Result, optimum: Number | None) -> Optimality:
    """Return whether the solution is optimal. `optimum`: the optimal cost, if known."""
    if outcome.optimal:
        return Optimality.YES
    if optimum is None or outcome.cost is None:
        return Optimality.OPEN
    return Optimality.YES if _at_most(outcome.cost, optimum) else Optimality.NO


def _at_most(cost: Number, optimum: Number) -> bool:
    return cost <= optimum or math.isclose(cost, optimum)


def reason(outcome: Result, optimum: Number | None, problem: Problem[Any]) -> Message:
    """Return why the solution is optimal, or is not, or may not be."""
    guarantee = outcome.configuration.guarantee(outcome.cost, outcome.iterations, problem)
    verdict = optimality(outcome, optimum)
    if guarantee.sure or verdict is Optimality.OPEN or optimum is None:
        return guarantee.why
    return message("optimum-reached" if verdict is Optimality.YES else "optimum-missed", optimum=round(optimum, 3))


def listed_length(problem: Problem[Any]) -> ListedLength | None:
    """Return the length of a shortest path that a file of scenarios lists for a search, or None."""
    return problem.listed if isinstance(problem, GridProblem) else None


def agrees_with_listed(outcome: Result, problem: Problem[Any]) -> bool | None:
    """Return whether a search has confirmed the listed length; None if there is none, or if it says nothing of it."""
    listed = listed_length(problem)
    unsolvable = outcome.status is Status.UNSOLVABLE
    return None if listed is None else listed.agrees(outcome.cost, outcome.optimal, unsolvable)


def listed_verdict(outcome: Result, problem: Problem[Any]) -> Message | None:
    """Return how what a search has found compares with the listed length; None if there is nothing to compare."""
    listed, ended = listed_length(problem), outcome.status in (Status.SOLVED, Status.UNSOLVABLE)
    if listed is None or not ended:
        return None
    facts: dict[str, Fact] = {"listed": listed.length}
    if outcome.cost is None:
        return message("listed-no-path", **facts)
    agrees = agrees_with_listed(outcome, problem)
    if agrees is None:
        return message("listed-unchecked", **facts)
    facts["found"] = outcome.cost
    if agrees:
        return message("listed-rounded" if listed.is_rounded else "listed-equal", **facts)
    return message("listed-differs", **facts)


def listed_optimum(problem: Problem[Any]) -> Number | None:
    """Return the published optimal cost of a board, or None."""
    named = with_optimum(problem.start, problem.goal) if type(problem) is TileProblem else None
    return None if named is None else named.optimum


def quick_search(problem: Problem[Any]) -> ConfiguredRun:
    """Return a new search for the optimum, with a limit. Its result counts only if it is optimal."""
    name, heuristic = ("astar", "linear-conflict") if type(problem) is TileProblem else ("ucs", None)
    configuration = Configuration.of(name, heuristic, None, "textbook", problem)
    return start(problem, configuration, limits=Limits(QUICK_EXPANSIONS, QUICK_SECONDS))


def _is_small(problem: Problem[Any]) -> bool:
    return not isinstance(problem, TileProblem) or problem.start.cells <= MAX_CELLS_AT_ONCE


def proved_cost(run: ConfiguredRun) -> Number | None:
    """Return the cost of the solution that a run has found if it is certain to be optimal, else None."""
    outcome = result(run) if run.status is Status.SOLVED else None
    return outcome.cost if outcome is not None and outcome.optimal else None


def proved_bound(run: ConfiguredRun) -> Number | None:
    """Return a cost that no solution is below, as proved by the bound of IDA* or the least f in A* so far, or None."""
    recording = run.recording
    sure = run.catalogued and run.configuration.guarantee(None, (), run.problem).sure
    if not sure or recording.priority is not total:
        return None
    if run.iterations:
        bound = run.iterations[-1].bound
        return None if bound is None else to_display_units(bound, run.bound_unit)
    if not recording.in_buckets or not recording.published.steps:
        return None
    moment = Timeline(recording).at(recording.published.steps)
    return None if moment.current is None else to_display_units(moment.f(moment.current), scale(run.problem))


def known_optimum(run: ConfiguredRun) -> Number | None:
    """Return the optimal cost of the problem of a run if it is proved, published or quickly found, else None."""
    cost = proved_cost(run)
    if cost is None:
        cost = listed_optimum(run.problem)
    if cost is None and run.status is Status.SOLVED and _is_small(run.problem):
        search = quick_search(run.problem)
        while search.advance(QUICK_EXPANSIONS) is Status.RUNNING:
            pass
        cost = proved_cost(search)
    return cost
