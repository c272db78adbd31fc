"""`audit`: verdicts as a table and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Workbench = Callable[..., Any]


def test_json_has_the_verdict_and_no_counterexample_of_a_sound_heuristic(workbench: Workbench) -> None:
    result = workbench("audit", "2x3", "--heuristic", "manhattan", "--json")
    assert (result.status, result.err) == (0, "")
    fields = result.fields
    assert (fields["states"], fields["admissible"], fields["consistent"]) == (360, True, True)
    assert fields["counterexample"] is None
    assert fields["mean"] == pytest.approx(3 * 9 / 6 + 2 * 7 / 6)  # three tiles in their goal corners, two between them
    assert round(fields["mean_true"], 3) == 12.622


def test_an_inconsistent_heuristic_has_its_move_and_both_estimates(workbench: Workbench) -> None:
    fields = workbench("audit", "3x3", "--heuristic", "flicker", "--json").fields
    assert (fields["states"], fields["admissible"], fields["consistent"]) == (181440, True, False)
    found = {"board": "1 2 0/4 5 3/7 8 6", "move": "d", "h": 2, "after": "1 2 3/4 5 0/7 8 6", "h_after": 0}
    assert fields["counterexample"] == fields["inconsistency"] == found


def test_an_inadmissible_heuristic_has_its_board_estimate_and_distance(workbench: Workbench) -> None:
    result = workbench("audit", "3x3", "--heuristic", "broken-linear-conflict-pairwise", "--json")
    fields = result.fields
    assert result.status == 0
    assert fields["counterexample"] == {"board": "3 8 1/6 5 4/0 2 7", "h": 28, "true": 26}
    assert (fields["overestimated"], fields["max_over"]) == (7, 4)


def test_the_table_shows_the_counterexamples(workbench: Workbench) -> None:
    result = workbench("audit", "2x2", "--weight", "1.5")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("1.5 × Manhattan distance\n")
    assert "Admissible: no" in result.out
    assert "h = 1.5, but 1 move is enough." in result.out
    assert "h(n) = 1.5, but c + h(n′) = 1 + 0 = 1 after the blank moved down." in result.out
    assert "12" in result.out


def test_a_function_that_counts_in_moves_is_warned_of(workbench: Workbench, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "def moves(state):\n    return sum(tile != cell + 1 for cell, tile in enumerate(state) if tile)\n"
        "def thousandths(state):\n    return 1000 * moves(state)\n"
    )
    warning = "A function of your own must return thousandths of a move: 1,000 for each move."
    assert warning in workbench("audit", "2x3", "--heuristic", f"{tmp_path}/own.py:moves").out
    assert warning not in workbench("audit", "2x3", "--heuristic", f"{tmp_path}/own.py:thousandths").out
    assert warning not in workbench("audit", "2x3", "--heuristic", "zero").out


@pytest.mark.parametrize("option", ["--heuristic=zero", "--weight=2", "--samples=3", "--seed=1"])
def test_a_rule_goes_alone(workbench: Workbench, option: str) -> None:
    result = workbench("audit", "2x2", "--rule", "broken-even-inversions", option)
    assert (result.status, result.out) == (2, "")
    assert f"{option.partition('=')[0]} cannot be combined with --rule" in result.err


def test_another_goal_is_audited_as_well(workbench: Workbench) -> None:
    fields = workbench("audit", "2x3", "--goal", "0 1 2/3 4 5", "--json").fields
    assert (fields["goal"], fields["states"], fields["admissible"]) == ("first", 360, True)


def test_a_sample_says_that_it_is_one(workbench: Workbench) -> None:
    result = workbench("audit", "4x4", "--samples", "4", "--seed", "1")
    assert result.status == 0
    assert "it can refute a claim, but not prove it." in result.out
    assert "Admissible: not refuted by this sample." in result.out
    assert workbench("audit", "2x3", "--samples", "3", "--json").fields["complete"] is False


@pytest.mark.parametrize(("arguments", "expected"), [
    (("3x3", "--heuristic", "manhatten"), "manhattan"),
    (("3x3", "--weight", "-1"), "-1"),
    (("3x3", "--weight", "2.0001"), "2.0001"),
    (("17x17",), "17×17"),
    (("3x3", "--goal", "1 2 3"), ""),
    (("3x3", "--samples", "0"), "samples"),
    ((), "SIZE"),
])  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(arguments: tuple[str, ...], expected: str, workbench: Workbench) -> None:
    result = workbench("audit", *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert expected in result.err


def test_limits_and_failures_have_their_statuses(workbench: Workbench, tmp_path: Any) -> None:
    result = workbench("audit", "2x5", "--max-memory", "1M", "--json")
    assert (result.status, result.fields["status"]) == (3, "limit")
    path = tmp_path / "bad.py"
    path.write_text("def h(state):\n    return -1\n", encoding="utf-8")
    result = workbench("audit", "2x2", "--heuristic", f"{path}:h")
    assert result.status == 5
    assert result.err.count("\n") == 1


def test_a_wrong_rule_is_tried_on_all_boards_of_a_size(workbench: Workbench) -> None:
    result = workbench("audit", "3x3", "--rule", "broken-row-on-odd-boards", "--json")
    assert result.status == 0
    fields = result.fields
    assert (fields["cases"], fields["complete"], fields["wrong"]) == (362880, True, 241920)
    assert fields["counterexample"]["board"] == "1 2 3/4 5 6/7 8 0"
    assert fields["counterexample"]["right"] is False
    shown = workbench("audit", "2x2", "--rule", "broken-even-inversions").out
    assert "The rule says: the board can be solved\nIn fact: the board cannot be solved\n" in shown
    assert "right" in workbench("audit", "3x3", "--rule", "broken-even-inversions").out
    assert "random" in workbench("audit", "4x4", "--rule", "broken-row-from-zero").out


def test_a_wrong_rule_is_tried_on_a_board(workbench: Workbench) -> None:
    result = workbench("check", "1 2 3 4 5 6 8 7 0", "--rule", "broken-row-on-odd-boards")
    assert result.status == 1
    assert result.out.endswith("The rule is wrong on this board.\n")
    fields = workbench("check", "1 2 3 4 5 6 7 8 0", "--rule", "broken-even-inversions", "--json").fields
    assert fields["solvable"] is True
    assert fields["rule"]["right"] is True
    result = workbench("check", "1 2 3 4 5 6 7 8 0", "--rule", "broken-row")
    assert result.status == 2
    assert "broken-row-from-zero" in result.err
