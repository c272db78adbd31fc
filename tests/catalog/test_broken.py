"""Deliberately broken heuristics and algorithms are broken, are available by name, and are not offered by default."""

from __future__ import annotations

import pytest
from judges.naive_audit import mistaken
from judges.naive_tiles import Puzzle, distances
from worlds.searches import board, last_goal

from workbench import api
from workbench.catalog import HEURISTICS, heuristic, offered
from workbench.catalog.broken import BROKEN_HEURISTICS, PREFIX
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.goal import goal_board
from workbench.wording.heuristics import heuristic_text


@pytest.mark.parametrize("name", BROKEN_HEURISTICS)
def test_a_broken_heuristic_estimates_what_the_mistake_says(name: str) -> None:
    puzzle = Puzzle(3, 2, last_goal(3, 2), last_goal(3, 2))
    estimate = heuristic(name).create(board(puzzle))
    for state in distances(puzzle):
        value = estimate(bytes(state))
        assert value == mistaken(puzzle, name)(state)
        assert (
            value == sum(part.amount for part in estimate.parts(bytes(state))) == estimate.breakdown(bytes(state)).value
        )


def test_broken_heuristics_are_offered_nowhere_and_claim_nothing() -> None:
    assert not BROKEN_HEURISTICS.keys() & {*HEURISTICS, *offered(goal_board("last", 3, 3))}
    for name, entry in BROKEN_HEURISTICS.items():
        assert name.startswith(PREFIX)
        assert (entry.name, entry.admissible, entry.broken) == (name, False, True)
        assert heuristic(name) is entry


def test_a_broken_heuristic_that_there_is_not_is_refused_with_the_nearest() -> None:
    with pytest.raises(Fault) as raised:
        heuristic("broken-misplaced")
    assert raised.value.message.facts["near"] == "broken-misplaced-with-blank"


@pytest.mark.parametrize("name", [*BROKEN_HEURISTICS, "sum(manhattan,misplaced)", "1.5*manhattan"])
def test_a_search_by_it_solves_without_calling_its_solution_optimal(name: str) -> None:
    result = api.solve("1 2 3/7 0 8/5 6 4", "astar", heuristic=name)
    assert result.status is Status.SOLVED
    assert (result.optimal, result.engine, result.heuristic) == (False, "textbook", name)


def test_conflicts_counted_by_pairs_lead_to_a_longer_way_than_there_is() -> None:
    result, best = (
        api.solve("5 4 1 2/7 6 0 3", "astar", heuristic=name)
        for name in ("broken-linear-conflict-pairwise", "linear-conflict")
    )
    assert (result.cost, best.cost) == (19, 17)
    assert best.optimal


def test_sums_and_weights_are_heuristics_by_name() -> None:
    goal = goal_board("last", 3, 3)
    state = goal.moved("u").moved("l").state
    one, other = (heuristic(name).create(goal)(state) for name in ("manhattan", "euclidean"))
    total = heuristic(" sum( manhattan , 0.5*euclidean ) ")
    assert total.name == "sum(manhattan,0.5*euclidean)"
    assert total.create(goal)(state) == one + 500 * other // 1000
    assert total.create(goal).for_goal(goal)(state) == total.create(goal)(state)
    assert heuristic("0.500*manhattan").admissible
    assert heuristic("0.5*manhattan").consistent
    assert not heuristic("1.5*manhattan").admissible
    assert heuristic_text("sum(manhattan,misplaced)") == "Sum of Manhattan · Misplaced"
    assert heuristic_text("1.5*manhattan") == "1.5 × Manhattan"


@pytest.mark.parametrize("name", ["sum(manhattan)", "sum(manhattan,", "sum(,)", "2*nothing", "2*"])
def test_malformed_sums_and_weights_are_refused(name: str) -> None:
    with pytest.raises(Fault):
        heuristic(name)


@pytest.mark.parametrize(("board", "algorithm", "estimate", "cost"), [
    ("caught:1", "broken-astar-drops-open", "manhattan", 13),
    ("caught:2", "broken-bfs-stack", None, 52),
    ("caught:3", "astar", "broken-linear-conflict-pairwise", 19),
    ("romania", "broken-astar-tests-early", None, 450),
])  # fmt: skip
def test_boards_are_kept_on_which_a_mistake_shows(board: str, algorithm: str, estimate: str | None, cost: int) -> None:
    result = api.solve(board, algorithm, heuristic=estimate)
    best = api.solve(board, "astar")
    assert result.cost == cost
    assert best.cost is not None
    assert best.cost < cost
