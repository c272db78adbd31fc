"""A search by the textbook engine, with the heuristic of a configuration."""

from __future__ import annotations

from typing import Any

from workbench.api.configuration import Configuration
from workbench.catalog.estimates import estimate_for
from workbench.search.problem.problem import Heuristic, HeuristicPair, Problem, TwoWayHeuristic, zero
from workbench.search.recording.recording import Recording
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.puzzle.problem import TileProblem


def _estimate(problem: Problem[Any], configuration: Configuration) -> Heuristic[Any]:
    return zero if configuration.heuristic is None else estimate_for(problem, configuration.heuristic)


def estimate_of(problem: Problem[Any], configuration: Configuration) -> Heuristic[Any]:
    """Return the heuristic of a configuration for a problem. Raises Fault if it cannot be created."""
    return aimed(_estimate(problem, configuration), problem, configuration)


def aimed(estimate: Any, problem: Problem[Any], configuration: Configuration) -> Heuristic[Any]:
    """Return a heuristic that, for a bidirectional search, also estimates distances to the start. Raises Fault.

    It is unchanged if it has no method `for_goal`.
    """
    if not (configuration.entry.reversible and configuration.entry.informed):
        return estimate  # type: ignore[no-any-return]
    if isinstance(estimate, TwoWayHeuristic) or not hasattr(estimate, "for_goal"):
        return estimate  # type: ignore[no-any-return]
    return HeuristicPair(
        estimate, estimate.for_goal(problem.start if isinstance(problem, TileProblem) else problem.initial())
    )


def textbook_search(
    problem: Problem[Any], estimate: Heuristic[Any], configuration: Configuration, records: int | None
) -> tuple[Recording[Any], TextbookSearch]:
    """Return a search by the textbook engine, not started yet, and its recording; `records`: see `start`."""
    recording: Recording[Any] = configuration.entry.recording.begun(problem, records)
    steps = configuration.entry.search(problem, estimate, recording, **keywords(configuration))
    return recording, TextbookSearch(steps, recording)


def keywords(configuration: Configuration) -> dict[str, Any]:
    """Return the options of a configuration as keyword arguments of a search."""
    return {name.replace("-", "_"): value for name, value in configuration.options.items()}
