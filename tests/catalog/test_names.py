"""Composed names of heuristics."""

import pytest

from workbench import api
from workbench.catalog import algorithm, heuristic
from workbench.catalog.names import split_names
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board


def test_lists_are_split_outside_parentheses():
    assert split_names("manhattan, max(zero,max(misplaced,flicker)) ,zero") == [
        "manhattan", "max(zero,max(misplaced,flicker))", "zero",
    ]  # fmt: skip


def test_a_maximum_is_admissible_and_consistent_where_all_its_parts_are():
    entry = heuristic("max( euclidean , max(misplaced, zero) )")
    assert (entry.name, entry.admissible, entry.consistent) == ("max(euclidean,max(misplaced,zero))", True, True)
    assert not heuristic("max(manhattan,flicker)").consistent


def test_a_maximum_is_the_greatest():
    goal = goal_board("last", 3, 3)
    board = Board.parse("8 6 7/2 5 4/3 0 1")
    names = ("euclidean", "linear-conflict", "misplaced")
    estimate = heuristic(f"max({','.join(names)})").create(goal)
    assert estimate(board.state) == max(heuristic(name).create(goal)(board.state) for name in names)
    assert sum(part.amount for part in estimate.parts(board.state)) == estimate(board.state)


@pytest.mark.parametrize("name", ["max()", "max(zero)", "max(zero,)", "max(zero,misplaced", "max(zero,,zero)"])
def test_a_malformed_maximum_is_refused(name: str):
    with pytest.raises(Fault) as caught:
        heuristic(name)
    assert caught.value.message.key == "heuristic-malformed-max"


def test_a_wrong_part_of_a_maximum_is_named():
    with pytest.raises(Fault) as caught:
        heuristic("max(zero,manhatan)")
    assert caught.value.message.facts["near"] == "manhattan"


@pytest.mark.parametrize("algorithm", ["astar", "idastar"])
def test_both_engines_take_a_maximum(algorithm: str):
    runs = [api.start("hardest8", algorithm, "max(euclidean,walking-distance)", engine=engine) for engine in
            ("textbook", "compiled")]  # fmt: skip
    for run in runs:
        run.advance(2000)
    assert len({(run.recording.expanded, run.recording.generated, run.status) for run in runs}) == 1


def test_a_database_that_is_not_built_says_how_to_build_it():
    with pytest.raises(Fault) as caught:
        api.start("korf:1", "astar", "pdb-663")
    assert caught.value.message.key == "pdb-missing"


@pytest.mark.parametrize(
    ("name", "near"), [("dijkstra", "ucs"), ("Dijkstra", "ucs"), ("A*", "astar"), ("iddfs", "ids")]
)
def test_the_other_names_in_textbooks_are_understood_in_the_error(name: str, near: str):
    with pytest.raises(Fault) as caught:
        algorithm(name)
    assert caught.value.message.facts["near"] == near
