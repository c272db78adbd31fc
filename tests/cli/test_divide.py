"""`divide`: a board tile by tile."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from workbench.compiling import preparing
from workbench.tiles.puzzle.board import Board

Workbench = Callable[..., Any]


@pytest.mark.parametrize("goal", ["last", "first"])
@pytest.mark.parametrize("board", ["seed:1@4x4", "seed:2@3x5", "seed:3@5x5"])
def test_the_moves_lead_to_the_goal_by_way_of_the_phases(board: str, goal: str, workbench: Workbench) -> None:
    command = ("divide", board, "--goal", goal, "--json", "--show")
    result = workbench(*command)
    if result.status == 1:  # half of all boards cannot reach the other goal
        result = workbench("divide", result.fields["nearest"], *command[2:])
    fields = result.fields
    assert (result.status, fields["status"], fields["algorithm"], fields["optimal"]) == (0, "solved", "divide", False)
    assert str(Board.parse(fields["board"]).replayed(fields["moves"])) == fields["goal"]
    phases = fields["phases"]
    assert phases[0]["from"] == fields["board"]
    assert phases[-1]["to"] == fields["goal"]
    assert "".join(phase["moves"] for phase in phases) == fields["moves"]
    assert all(before["to"] == after["from"] for before, after in pairwise(phases))
    assert sum(phase["expanded"] for phase in phases) == fields["expanded"]


def test_the_cost_stands_beside_the_optimum_or_a_bound_of_it(workbench: Workbench) -> None:
    small = workbench("divide", "8 6 7/2 5 4/3 0 1", "--json").fields
    assert (small["lower_bound"], small["optimal_cost"], small["optimal"]) == (31, 31, small["cost"] == 31)
    assert "The optimum is 31 moves." in workbench("divide", "8 6 7/2 5 4/3 0 1").out
    one = workbench("divide", "1 2 3/4 5 6/7 0 8", "--json").fields
    assert (one["cost"], one["optimal"], one["optimal_cost"]) == (1, True, 1)
    large = workbench("divide", "seed:3@5x5", "--json").fields
    assert large["lower_bound"] < large["cost"]
    assert large["optimal_cost"] is None
    assert f"At least {large['lower_bound']} moves are needed." in workbench("divide", "seed:3@5x5").out


def test_a_board_that_is_one_block_is_solved_optimally_and_told_so(workbench: Workbench) -> None:
    given = ("--goal", "first", "--json")
    found = workbench("divide", "seed:3@3x4", "--strategy", "line final=4x3", *given).fields
    assert len(found["phases"]) == 1
    assert found["cost"] == workbench("solve", "seed:3@3x4", "--heuristic", "linear-conflict", *given).fields["cost"]
    assert (found["optimal"], found["optimal_cost"], found["lower_bound"]) == (True, found["cost"], found["cost"])


def test_a_solution_no_longer_than_the_lower_bound_is_told_to_be_the_shortest(workbench: Workbench) -> None:
    board = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24"
    found = workbench("divide", board, "--json").fields
    assert (found["cost"], found["lower_bound"], found["optimal_cost"], found["optimal"]) == (1, 1, 1, True)
    assert "No solution is shorter." in workbench("divide", board).out


def test_frozen_cells_are_never_touched(workbench: Workbench) -> None:
    for phase in workbench("divide", "seed:4@5x5", "--json", "--show").fields["phases"]:
        boards = Board.parse(phase["from"]).path(phase["moves"])
        for row, column in phase["frozen"]:
            assert len({board.tiles[row * board.columns + column] for board in boards}) == 1


def test_boards_are_in_the_json_only_if_they_are_asked_for(workbench: Workbench) -> None:
    brief, whole = workbench("divide", "seed:1@8x8", "--json"), workbench("divide", "seed:1@8x8", "--json", "--show")
    assert len(brief.out) * 10 < len(whole.out)
    assert brief.fields["moves"] == whole.fields["moves"]
    for short, full in zip(brief.fields["phases"], whole.fields["phases"], strict=True):
        assert short == {name: value for name, value in full.items() if name not in ("frozen", "from", "to")}


def test_people_are_told_of_every_phase(workbench: Workbench) -> None:
    result = workbench("divide", "seed:1@4x4")
    fields = workbench("divide", "seed:1@4x4", "--json").fields
    assert result.status == 0
    assert result.out.splitlines()[:2] == [f"Solved in {fields['cost']} moves:", fields["moves"]]
    assert result.out.count("Phase ") == len(fields["phases"])


def test_show_and_the_spelling_of_moves_work_as_with_solve(workbench: Workbench) -> None:
    plain = workbench("divide", "thesis:2", "--json").fields
    shown = workbench("divide", "thesis:2", "--json", "--show", "--moves-as", "tile").fields
    assert shown["moves"] == plain["moves"].translate(str.maketrans("udlr", "durl"))
    assert len(shown["boards"]) == plain["cost"] + 1
    assert workbench("divide", "thesis:2", "--show").out.startswith("Step 0\n 1  2  3  4\n 5  6  0  8\n")


def test_an_unsolvable_board_is_refused_with_the_reason_and_the_nearest(workbench: Workbench) -> None:
    result = workbench("divide", "1 2 3 4 5 6 8 7 0")
    assert result.status == 1
    assert result.out.startswith("No solution exists.\nUnsolvable: there is 1 inversion")
    assert "1 2 3/4 5 6/7 8 0" in result.out
    fields = workbench("divide", "1 2 3 4 5 6 8 7 0", "--json").fields
    assert (fields["status"], fields["moves"], fields["nearest"]) == ("unsolvable", None, "1 2 3/4 5 6/7 8 0")


def test_a_strategy_is_told_with_what_its_phases_are_searched_by(workbench: Workbench) -> None:
    result = workbench("divide", "seed:1@4x4", "--strategy", "line final=3x3 order=rows", "--json")
    fields = result.fields
    assert (result.status, fields["status"], fields["strategy"]) == (0, "solved", "line order=rows final=3x3")
    assert str(Board.parse(fields["board"]).replayed(fields["moves"])) == fields["goal"]
    assert [(phase["kind"], phase["algorithm"], phase["heuristic"]) for phase in fields["phases"]] == [
        ("line", "astar", "delivery"),
        ("line", "astar", "delivery"),
        ("block", "astar", "linear-conflict"),
    ]
    assert "Strategy" in workbench("divide", "seed:1@4x4", "--strategy", "pair").out


def test_the_default_is_tile_by_tile(workbench: Workbench) -> None:
    assert workbench("divide", "seed:1@4x4", "--json").fields["strategy"] == "tile"


@pytest.mark.parametrize(
    ("strategy", "expected"),
    [
        ("triple", "“triple” is not part of a strategy"),
        ("final=9x9", "not a valid value for final"),
        ("tile pair", "only once"),
    ],
)
def test_what_is_no_strategy_is_refused(strategy: str, expected: str, workbench: Workbench) -> None:
    result = workbench("divide", "seed:1@4x4", "--strategy", strategy)
    assert result.status == 2
    assert expected in result.err


@pytest.mark.compiled
@pytest.mark.parametrize("succeeds", [True, False])
def test_an_improved_solution_does_not_depend_on_whether_the_kernels_were_compiled_before(
    succeeds: bool, workbench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("divide", "seed:1@3x6", "--strategy", "tile improve", "--json")
    usual = workbench(*command)

    class Compilation:
        asked = 0

        def __init__(self, first: tuple[str, ...]) -> None:
            assert first[0] == "divide"

        @property
        def first_ready(self) -> bool:
            self.asked += 1
            return succeeds and self.asked > 2

        @property
        def running(self) -> bool:
            return succeeds

        def stop(self) -> None:
            pass

    monkeypatch.setattr(preparing, "_loaded", False)
    monkeypatch.setattr(preparing, "_prepared", set())
    monkeypatch.setattr(preparing, "compiled", lambda *_domains: False)
    monkeypatch.setattr(preparing, "Compilation", Compilation)
    result = workbench(*command)
    assert result.err.startswith("Compiling what this search needs, only once: ")
    assert result.fields["status"] == "solved"
    assert result.fields["engine"] == ("compiled" if succeeds else "textbook")
    assert (result.fields["moves"] == usual.fields["moves"]) is succeeds
