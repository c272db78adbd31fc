"""Questions that ask for a small graph with a property of h or of a search, as text in the program's graph format."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench import catalog
from workbench.api import Configuration, result, start
from workbench.maps.graph import GraphProblem
from workbench.maps.graph_text import parse_graph
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, Message, message

BLIND = ("bfs-not-optimal", "bidirectional-not-optimal")
"""The properties for which a graph needs no h."""
MAX_PLACES = 12
"""The largest graph that is an answer."""
_LIMITS = Limits(expansions=10_000)

Judgement = tuple[bool, Message]


def judge_graph(judge: str, typed: str) -> Judgement:
    """Return whether a graph has the property `judge`, and why. Raises Fault if the text is not a graph, or lacks h."""
    graph = parse_graph(typed)
    problem = GraphProblem(graph)
    if len(graph.places) > MAX_PLACES:
        raise Fault("verdict-graph-large", most=MAX_PLACES)
    if judge not in BLIND and any(place.h is None for place in graph.places):
        raise Fault("verdict-graph-h")
    if (reason := problem.refutation()) is not None:
        return False, reason
    above = None if judge in (*BLIND, "astar-not-optimal") else _above(problem)
    if above is not None:
        return False, above
    return GRAPHS[judge](problem)


def _above(problem: GraphProblem) -> Message | None:
    """Return why h is not admissible, or None if it is."""
    for place in problem.graph.places:
        assert place.h is not None
        true = _least(problem.between(place.name, problem.graph.goals))
        if true is not None and place.h > true:
            return message("verdict-graph-above", place=place.name, h=f"{place.h:g}", distance=f"{true:g}")
    return None


def _least(problem: GraphProblem) -> float | None:
    """Return the cost of a cheapest path, None if there is none."""
    came = result(_run(problem, "ucs"))
    return None if came.cost is None else float(came.cost)


def _run(problem: GraphProblem, algorithm: str) -> Any:
    heuristic = "table" if catalog.algorithm(algorithm).informed else None
    run = start(problem, Configuration.of(algorithm, heuristic, problem=problem), limits=_LIMITS)
    run.advance(_LIMITS.expansions or 0)
    return run


def _inconsistent(problem: GraphProblem) -> Judgement:
    h = {place.name: place.h for place in problem.graph.places}
    for place in problem.graph.places:
        for _, other, cost in problem.successors(place.name):
            here, there = h[place.name], h[other]
            assert here is not None and there is not None
            if here > cost + there:
                facts = {"place": place.name, "other": other, "h": f"{here:g}", "after": f"{there:g}"}
                return True, message("verdict-graph-drop", cost=f"{cost:g}", **facts)
    return False, message("verdict-graph-consistent")


def _reopens(problem: GraphProblem) -> Judgement:
    count = _run(problem, "astar").recording.reopened
    return count > 0, message("verdict-graph-reopened", count=count)


def _not_optimal(algorithm: str) -> Callable[[GraphProblem], Judgement]:
    def judge(problem: GraphProblem) -> Judgement:
        came, least = result(_run(problem, algorithm)), _least(problem)
        assert came.cost is not None and least is not None
        facts = {"cost": f"{came.cost:g}", "least": f"{least:g}"}
        return came.cost > least, message("verdict-graph-cost", algorithm=algorithm, **facts)

    return judge


GRAPHS: Mapping[str, Callable[[GraphProblem], Judgement]] = {
    "inconsistent": _inconsistent,
    "reopens": _reopens,
    "greedy-not-optimal": _not_optimal("greedy"),
    "astar-not-optimal": _not_optimal("astar"),
    "early-test-not-optimal": _not_optimal("broken-astar-tests-early"),
    "bfs-not-optimal": _not_optimal("bfs"),
    "bidirectional-not-optimal": _not_optimal("bibfs"),
}
"""The properties that a question can ask for. h has to be admissible, except for BLIND and `astar-not-optimal`."""
