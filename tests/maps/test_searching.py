"""Paths on maps: the published ones, and all algorithms compared with a naive search."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds.maps import cheapest, drawn_graphs, drawn_grids, fewest

import workbench
from workbench.api import Configuration, start
from workbench.catalog import ALGORITHMS
from workbench.catalog.algorithm_entry import Optimal
from workbench.catalog.estimates import entry_for, estimate_for, move_costs_of, offered_for
from workbench.catalog.problems import SHIPPED, shipped
from workbench.maps.distances import distances
from workbench.maps.graph import Graph, GraphProblem
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Placed, Reversible
from workbench.search.problem.status import Status
from workbench.search.running.run import replay
from workbench.wording import say

ROMANIA = shipped("romania")


def expanded(what: Any, algorithm: str) -> list[str]:
    run = start(what, algorithm)
    run.advance(1000)
    return [str(run.recording.state(node)) for node in Timeline(run.recording).current().tolist()]


@pytest.mark.parametrize(
    ("algorithm", "cost", "way", "order"),
    [  # Russell & Norvig, Artificial Intelligence: A Modern Approach, chapter 3
        ("astar", 418, "Sibiu Rimnicu Pitesti Bucharest", "Arad Sibiu Rimnicu Fagaras Pitesti Bucharest"),
        ("rbfs", 418, "Sibiu Rimnicu Pitesti Bucharest", "Arad Sibiu Rimnicu Fagaras Rimnicu Pitesti"),
        ("greedy", 450, "Sibiu Fagaras Bucharest", "Arad Sibiu Fagaras Bucharest"),
        ("bfs", 450, "Sibiu Fagaras Bucharest", None),
        ("ucs", 418, "Sibiu Rimnicu Pitesti Bucharest", None),
    ],
)
def test_the_ways_to_bucharest_are_those_of_the_book(algorithm: str, cost: int, way: str, order: str | None) -> None:
    result = workbench.solve(ROMANIA, algorithm)
    assert (result.cost, result.moves) == (cost, tuple(way.split()))
    assert result.optimal is (algorithm in ("astar", "rbfs", "ucs"))
    if order is not None:
        assert expanded(ROMANIA, algorithm) == order.split()


def test_romania_is_the_books_map() -> None:
    assert isinstance(ROMANIA, GraphProblem)
    assert (len(ROMANIA.graph.places), len(ROMANIA.graph.edges)) == (20, 23)
    assert all(place.at is not None for place in ROMANIA.graph.places)
    table = estimate_for(ROMANIA, "table")
    assert (table("Arad"), table("Sibiu"), table("Bucharest")) == (366, 253, 0)
    facts = entry_for(ROMANIA, "table")
    assert (facts.admissible, facts.consistent) == (True, True)


@pytest.mark.parametrize("name", [name for name in SHIPPED if name != "queens"])
def test_what_comes_with_the_program_parts_breadth_first_from_uniform_cost(name: str) -> None:
    problem = shipped(name)
    assert isinstance(problem, Placed) and isinstance(problem, HasMap)
    cheap, short = workbench.solve(problem, "ucs"), workbench.solve(problem, "bfs")
    assert cheap.cost == cheapest(problem)
    assert len(short.moves or ()) == fewest(problem)
    assert (short.cost or 0) > (cheap.cost or 0)
    assert not short.optimal
    for heuristic in offered_for(problem):
        assert entry_for(problem, heuristic).admissible
        assert workbench.solve(problem, "astar", heuristic=heuristic).cost == cheap.cost


def test_a_step_is_told_with_the_names_of_the_places() -> None:
    run = start(ROMANIA, "astar")
    run.advance(1000)
    timeline = Timeline(run.recording)
    context = " ".join(map(say, narration(timeline, 2)))
    assert context.startswith("Node 2 (Sibiu) is taken off OPEN (f = 393 = 140 + 253): it alone has the smallest f.")
    assert "Fagaras: new; it goes on OPEN as node 4, f = 415" in " ".join(
        say(step.message) for step in steps(timeline, 2)
    )


ALL = [name for name, entry in ALGORITHMS.items() if entry.complete or name in ("beam", "smastar")]


def check_all_algorithms(problem: Any) -> None:
    """Compare every algorithm's result with a naive search."""
    cheap, short = cheapest(problem), fewest(problem)
    assert distances(problem)[problem.initial()] == pytest.approx(cheap)
    for name in ALL:
        for heuristic in offered_for(problem) if ALGORITHMS[name].informed else (None,):
            run = start(problem, name, heuristic, limits=Limits(expansions=3000))
            run.advance(5000)
            context = (name, heuristic)
            if cheap == math.inf:
                assert run.status is Status.UNSOLVABLE, context
                continue
            if run.solution is None:
                pruned = (
                    run.status is Status.EXHAUSTED
                    and math.inf in map(estimate_for(problem, heuristic), problem.places())
                    if heuristic
                    else False
                )
                assert pruned or run.status is Status.LIMIT or name in ("beam", "smastar"), context
                continue
            result = workbench.api.result(run)
            assert replay(problem, run.solution.moves) == run.solution
            assert not result.optimal or run.solution.cost == pytest.approx(cheap), context
            if ALGORITHMS[name].optimal is Optimal.ALWAYS:
                assert result.optimal
            if name in ("bfs", "ids", "bibfs", "diskbfs"):
                assert len(run.solution.moves) == short, context


@settings(max_examples=30)
@given(drawn_graphs())
def test_every_algorithm_agrees_with_a_naive_search_on_graphs(graph: Graph) -> None:
    check_all_algorithms(GraphProblem(graph))


@settings(max_examples=15)
@given(drawn_grids())
def test_every_algorithm_agrees_with_a_naive_search_on_grids(grid: Grid) -> None:
    check_all_algorithms(grid_problem(grid))


@given(st.one_of(drawn_graphs().map(GraphProblem), drawn_grids().map(grid_problem)))
def test_the_ways_back_are_the_ways_there(problem: Any) -> None:
    there = sorted((str(a), str(b), cost) for a in problem.places() for _, b, cost in problem.successors(a))
    back = sorted((str(b), str(a), cost) for a in problem.places() for _, b, cost in problem.predecessors(a))
    assert there == back
    assert isinstance(problem, Reversible)


@given(st.one_of(drawn_graphs().map(GraphProblem), drawn_grids().map(grid_problem)))
def test_what_is_claimed_of_estimates_and_costs_is_so_everywhere(problem: Any) -> None:
    known, costs = distances(problem), [cost for a in problem.places() for _, _, cost in problem.successors(a)]
    prices = move_costs_of(problem)
    assert prices is not None
    assert prices.equal == (len(set(costs)) < 2)
    for name in offered_for(problem):
        entry, h = entry_for(problem, name), estimate_for(problem, name)
        assert entry.admissible == all(h(a) <= known[a] * (1 + 1e-9) + 1e-9 for a in problem.places())
        moves = [(a, b, cost) for a in problem.places() for _, b, cost in problem.successors(a)]
        h_consistent = all(h(a) <= (cost + h(b)) * (1 + 1e-9) + 1e-9 for a, b, cost in moves)
        assert entry.consistent == (h_consistent and entry.admissible)
        if name in ("straight-line", "zero"):
            assert entry.consistent


@given(drawn_graphs(), st.data())
def test_the_ends_can_be_chosen_and_the_table_is_kept_for_its_own_goal(graph: Graph, data: st.DataObject) -> None:
    problem = GraphProblem(graph)
    begin, end = (data.draw(st.sampled_from(problem.places())) for _ in range(2))
    other = problem.between(begin, [end])
    assert (other.initial(), other.goals(), other.is_goal(end)) == (begin, (end,), True)
    described = graph.places[0].h is not None
    assert ("table" in other.heuristics()) == (described and graph.goals == (end,))
    again = other.between(graph.start, graph.goals)
    assert again.graph == graph
    assert again.heuristics().keys() == problem.heuristics().keys()


def test_a_goal_out_of_reach_is_known_at_once_and_searched_for_if_one_wishes() -> None:
    problem = shipped("tree")
    assert isinstance(problem, GraphProblem)
    no_path = problem.between("B", ["G"])
    result = workbench.solve(no_path, "astar")
    assert (result.status, result.why, result.expanded) == (Status.UNSOLVABLE, "No path leads from B to G.", 0)
    anyway = start(no_path, "astar", search_anyway=True)
    anyway.advance(100)
    assert (anyway.status, anyway.expanded) == (Status.UNSOLVABLE, 7)


def test_a_configuration_is_made_to_fit_another_problem() -> None:
    assert Configuration.of("astar", "misplaced").fitting(ROMANIA).heuristic == "table"
    assert Configuration.of("astar", "misplaced").fitting(ROMANIA, "zero").heuristic == "zero"
    assert Configuration.of("bfs", engine="compiled").fitting(ROMANIA).engine == "auto"
    with pytest.raises(Fault) as error:
        Configuration.of("astar", "misplaced", problem=ROMANIA)
    assert "Available for this problem: table, straight-line, zero" in say(error.value)
