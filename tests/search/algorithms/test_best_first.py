"""At every step, a recording shows the same as a naive search that is stopped there."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judges.naive_best_first import Rules, Search, best_first
from judges.naive_tiles import Problem, Puzzle, zero
from worlds.searches import (
    Graph,
    agree,
    agree_on_records,
    board,
    goal,
    graph,
    graphs,
    jumpy,
    near,
    puzzles,
    random_graph,
)

from workbench import api
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES

KINDS = [name for name, entry in ALGORITHMS.items() if entry.recording is NodePool]
ORDERS = ["".join(order) for order in permutations("udlr")]


def options(rules: Rules) -> dict[str, Any]:
    if rules.algorithm == "bfs":
        return {"test": rules.test}
    return {"ties": rules.ties, **({"weight": rules.weight} if rules.algorithm == "wastar" else {})}


def check_against(run: api.ConfiguredRun, problem: Problem, rules: Rules, estimate: Any, most: int) -> Search:
    """Compare every step of a run with the reference search; return what that recorded."""
    judged = best_first(problem, rules, estimate, most)
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(judged.snapshots) - 1
    agree_on_records(run.recording, judged)
    for snapshot in judged.snapshots:
        agree(timeline.at(snapshot.t), snapshot, rules)
    assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in judged.snapshots[1:])])
    if judged.status != "running":
        assert run.advance(1).value == judged.status
        assert (run.solution.moves if run.solution else None) == judged.moves
    return judged


def check_puzzle(puzzle: Puzzle, rules: Rules, heuristic: Any, most: int) -> Search:
    run = api.start(
        board(puzzle), rules.algorithm, heuristic, goal=goal(puzzle), order=puzzle.order, search_anyway=True,
        **options(rules),
    )  # fmt: skip
    estimate = heuristic if callable(heuristic) else puzzle.estimate(heuristic or "zero")
    return check_against(run, puzzle, rules, estimate, most)


def check_graph(world: Graph, rules: Rules, most: int = 30) -> Search:
    estimate = world.estimate if ALGORITHMS[rules.algorithm].informed else None
    run = api.start(world, rules.algorithm, estimate, **options(rules))
    return check_against(run, world, rules, estimate or zero, most)


def all_rules(exact: bool) -> list[Rules]:
    every: list[Rules] = [Rules("bfs", test=test, exact=exact) for test in ("expansion", "generation")]
    for ties in TIES:
        every += [Rules(name, ties, exact=exact) for name in ("ucs", "greedy", "astar")]
        every += [Rules("wastar", ties, weight, exact) for weight in ("0.3", "1.5", "4.125")]
    return every


def test_every_best_first_algorithm_is_judged():
    assert {rules.algorithm for rules in all_rules(exact=True)} == set(KINDS)


@pytest.mark.thorough
@pytest.mark.parametrize("rules", all_rules(exact=True), ids=str)
def test_every_moment_on_a_board_is_the_judges_for_all_orders_and_goals(rules: Rules):
    informed = ALGORITHMS[rules.algorithm].informed
    heuristics = list(HEURISTICS) if informed else [None]
    for number, order in enumerate(ORDERS):
        shape = [(3, 3), (2, 3), (3, 2), (2, 4)][number % 4]
        aim = ("last", "first", "random")[number % 3]
        puzzle = near(*shape, moves=6 + number, seed=number, goal=aim, order=order)
        check_puzzle(puzzle, rules, heuristics[number % len(heuristics)], most=16)


def test_every_moment_of_any_search_on_any_board_is_the_judges():
    seen: Counter[str] = Counter()

    @settings(max_examples=83)
    @given(
        puzzles(), st.sampled_from(all_rules(exact=True)), st.sampled_from([*HEURISTICS, "jumpy"]), st.integers(0, 9)
    )
    def compare(puzzle: Puzzle, rules: Rules, heuristic: str, seed: int) -> None:
        chosen = jumpy(seed) if heuristic == "jumpy" else heuristic
        count(seen, check_puzzle(puzzle, rules, chosen if ALGORITHMS[rules.algorithm].informed else None, most=40))

    compare()
    assert min(seen[status] for status in ("solved", "unsolvable", "running")) >= 10


def test_every_moment_on_a_board_is_the_judges_where_nodes_are_reopened():
    seen: Counter[str] = Counter()
    reopening = [rules for rules in all_rules(exact=True) if rules.algorithm in ("astar", "wastar")]
    for seed, rules in enumerate(2 * reopening):
        count(seen, check_puzzle(near(2, 3, 20, seed), rules, jumpy(seed), most=60))
    assert seen["cheaper"] >= 10
    assert seen["reopened"] >= 10


@settings(max_examples=133)
@given(graphs(), st.sampled_from(all_rules(exact=False)))
def test_every_moment_in_any_graph_is_the_judges(world: Graph, rules: Rules):
    check_graph(world, rules)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state():
    seen: Counter[str] = Counter()
    for number, rules in enumerate(all_rules(exact=False)):
        for seed in range(90):
            count(seen, check_graph(random_graph(100 * number + seed), rules))
    assert seen["reopened"] >= 100
    assert min(seen[fate] for fate in ("cheaper", "pruned", "goal", "closed", "no-better")) >= 20
    assert min(seen[status] for status in ("solved", "unsolvable", "exhausted")) >= 20


def count(seen: Counter[str], judged: Search) -> None:
    fates = {successor.fate for snapshot in judged.snapshots for successor in snapshot.successors}
    seen.update([judged.status, *fates])


def test_flicker_reopens_under_every_tie_and_agrees_with_the_judge_all_the_way():
    puzzle = Puzzle(3, 3, (1, 3, 5, 4, 0, 8, 7, 6, 2), (1, 2, 3, 4, 5, 6, 7, 8, 0))
    reopened = {ties: check_puzzle(puzzle, Rules("astar", ties), "flicker", 60).snapshots[-1].reopened for ties in TIES}
    assert reopened["low-h"] >= 1


@pytest.mark.parametrize(("ties", "name"), list(product(TIES, ["ucs", "astar", "wastar"])))
def test_a_closed_node_is_put_back_when_a_cheaper_path_to_it_is_found(ties: str, name: str):
    world = graph("ab4 ac1 cb1 bd1 de9", "e", c=8)
    judged = check_graph(world, Rules(name, ties, exact=False))
    fates = [successor.fate for snapshot in judged.snapshots for successor in snapshot.successors]
    assert ("reopened" in fates) == (name != "ucs")
    assert judged.moves == ("c", "b", "d", "e")


def test_greedy_search_takes_a_cheaper_path_to_a_waiting_node_but_never_reopens():
    open_one = check_graph(graph("ab9 ac1 cb1 bd1", "d", b=5, c=1), Rules("greedy", exact=False))
    assert [successor.fate for successor in open_one.snapshots[2].successors] == ["cheaper"]
    closed = check_graph(graph("ab9 ac1 bd1 cb1 de1", "e", b=1, c=2, d=3), Rules("greedy", exact=False))
    assert [successor.fate for successor in closed.snapshots[3].successors] == ["closed"]
    assert closed.moves == ("b", "d", "e")


@pytest.mark.parametrize("ties", TIES)
def test_a_path_of_equal_cost_never_takes_the_place_of_a_known_one(ties: str):
    world = graph("ab1 ac1 bd2 cd2 de1", "e")
    run = api.start(world, "astar", ties=ties)
    run.advance(9)
    assert len(run.recording.latest) == run.recording.records
    assert run.status is Status.SOLVED
