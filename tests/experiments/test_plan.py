"""Plans of experiments: boards described in one line, configurations as products of lists, the order of the cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.experiments.boards import join_boards, read_boards
from workbench.experiments.plan import Plan, configurations, read_configuration
from workbench.formats.board_list import read_list
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scrambles


def key(fault: pytest.ExceptionInfo[Fault]) -> str:
    return fault.value.message.key


def test_a_collection_brings_its_boards_and_their_goal() -> None:
    korf = read_boards("korf")
    assert len(korf.boards) == 100
    assert korf.boards[78].name == "korf:79"
    assert {one.goal for one in korf.boards} == {goal_board("first", 4, 4)}
    assert [one.name for one in read_boards("korf:79").boards] == ["korf:79"]


def test_random_boards_are_those_of_the_seed() -> None:
    plan_boards = read_boards("random:3x4 count=5 seed=42")
    assert [one.board for one in plan_boards.boards] == [*scrambles(3, 4, 42, 5)]
    assert plan_boards.source == "random:3x4 count=5 seed=42"


def test_a_seed_that_is_not_given_is_told() -> None:
    plan_boards = read_boards("random:3x3 count=2")
    assert " seed=" in plan_boards.source
    assert read_boards(plan_boards.source) == plan_boards


def test_random_boards_may_be_a_walk_or_exactly_so_far_from_the_goal() -> None:
    walked = read_boards("random:3x3 count=3 seed=1 walk=4")
    assert [one.board for one in walked.boards] == [*scrambles(3, 3, 1, 3, None, 4)]
    import workbench

    exact = read_boards("random:3x3 count=3 seed=1 moves=9")
    assert [workbench.solve(one.board).cost for one in exact.boards] == [9, 9, 9]
    assert len({one.board for one in exact.boards}) == 3


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("random:3x3 cuont=3", "experiment-random"),
        ("random:3x3 count=0", "option-whole"),
        ("random:3x3 walk=3 moves=3", "experiment-random-both"),
        ("random:3", "shape-unreadable"),
        ("nowhere", "board-name-unknown"),
        ("1 2 3", "board-not-square"),
    ],
)
def test_boards_that_are_not_understood_are_refused(source: str, wanted: str) -> None:
    with pytest.raises(Fault) as fault:
        read_boards(source)
    assert key(fault) == wanted


def test_a_file_holds_a_board_a_line_or_rows_and_names(tmp_path: Path) -> None:
    path = tmp_path / "boards.txt"
    path.write_text("# six\n1 2 3 4 0 6 7 5 8\n3 1 2/6 4 5/0 7 8 # two\nkorf:1\n\n1 2 3\n4 5 0\n# between\n7 8 6\n\n")
    found = [(board, goal) for _, board, goal in read_list(str(path)).boards]
    assert [str(board) for board, _ in found[:2]] == ["1 2 3/4 0 6/7 5 8", "3 1 2/6 4 5/0 7 8"]
    assert found[2] == (read_boards("korf:1").boards[0].board, goal_board("first", 4, 4))
    assert found[3] == (Board.parse("1 2 3/4 5 0/7 8 6"), None)
    assert [one.name for one in read_boards(str(path)).boards] == ["1", "2", "3", "4"]


def test_what_is_wrong_in_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "boards.txt"
    path.write_text("1 2 3 4 0 6 7 5 8\n\n# half\n1 2 3 4 0 6 7 5 5\n")
    with pytest.raises(Fault) as fault:
        read_boards(str(path))
    assert (key(fault), fault.value.message.facts["line"]) == ("board-list-line", 4)
    path.write_text("# nothing\n")
    with pytest.raises(Fault) as fault:
        read_boards(str(path))
    assert key(fault) == "board-list-empty"


def test_a_goal_that_is_asked_for_takes_the_place_of_the_boards_own() -> None:
    assert read_boards("korf:1", "last").boards[0].goal == goal_board("last", 4, 4)


def test_configurations_are_all_that_the_lists_allow_each_once() -> None:
    made = configurations(["astar", "bfs", "idastar"], ["manhattan", "misplaced"], ties=["low-h", "path"])
    assert [(one.algorithm, one.heuristic, one.options.get("ties")) for one in made] == [
        ("astar", "manhattan", "low-h"),
        ("astar", "manhattan", "path"),
        ("astar", "misplaced", "low-h"),
        ("astar", "misplaced", "path"),
        ("bfs", None, None),
        ("idastar", "manhattan", None),
        ("idastar", "misplaced", None),
    ]


def test_an_option_that_no_algorithm_has_is_foreign() -> None:
    for wrong in ({"weight": ["2"]}, {"ties": ["low-h"]}):
        with pytest.raises(Fault) as fault:
            configurations(["bfs"], **wrong)
        assert key(fault) == "option-foreign"
    with pytest.raises(Fault) as fault:
        configurations(["bfs"], ["manhattan"])
    assert key(fault) == "option-foreign"


def test_cases_go_board_by_board() -> None:
    plan = Plan(join_boards([read_boards("sample"), read_boards("korf:1")]), configurations(["astar", "bfs"]))
    cases = [(case.number, case.board.name, case.configuration.algorithm) for case in plan.cases()]
    assert cases == [(0, "sample", "astar"), (1, "sample", "bfs"), (2, "korf:1", "astar"), (3, "korf:1", "bfs")]


def test_a_configuration_is_read_back_from_what_a_case_says() -> None:
    import json

    plan = Plan(
        read_boards("sample"), configurations(["wastar"], ["max(manhattan,misplaced)"], ["ulrd"], weight=["1.5"])
    )
    assert read_configuration(json.loads(plan.spec(0))) == plan.configurations[0]


def test_a_plan_is_known_again_by_all_that_results_depend_on(tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text("def h(state):\n    return 0\n")
    plan = Plan(read_boards("sample"), configurations(["astar"], [f"{own}:h"]))
    same = Plan(read_boards("sample"), configurations(["astar"], [f"{own}:h"]))
    assert plan.fingerprint == same.fingerprint
    own.write_text("def h(state):\n    return 1000\n")
    changed = Plan(read_boards("sample"), configurations(["astar"], [f"{own}:h"]))
    assert changed.fingerprint != plan.fingerprint


def test_a_heuristic_that_is_not_for_the_boards_is_refused_beforehand() -> None:
    with pytest.raises(Fault):
        Plan(read_boards("korf:1"), configurations(["idastar"], ["pdb-555"])).check()
    with pytest.raises(Fault) as fault:
        Plan(read_boards("sample"), configurations(["rbfs"], engine="compiled")).check()
    assert key(fault) == "engine-missing"
