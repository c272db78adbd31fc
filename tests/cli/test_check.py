"""`check`: solvable or not, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Workbench = Callable[..., Any]

UNSOLVABLE = "1 2 3 4 5 6 8 7 0"


def test_json_gives_the_agreed_fields(workbench: Workbench) -> None:
    result = workbench("check", UNSOLVABLE, "--json")
    assert result.status == 1
    fields = result.fields
    assert list(fields) == ["solvable", "inversions", "smaller_after", "blank_row", "why", "nearest"]
    assert (fields["solvable"], fields["inversions"], fields["blank_row"]) == (False, 1, 3)
    assert fields["smaller_after"] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert fields["why"].startswith("Unsolvable: there is 1 inversion")
    assert fields["nearest"] == "1 2 3/4 5 6/7 8 0"


def test_a_solvable_board_ends_with_0_and_is_its_own_nearest(workbench: Workbench) -> None:
    result = workbench("check", "1 2 3 4 0 6 7 5 8", "--json")
    assert (result.status, result.fields["solvable"], result.fields["nearest"]) == (0, True, "1 2 3/4 0 6/7 5 8")


def test_people_are_shown_the_board_the_reason_and_the_nearest(workbench: Workbench) -> None:
    result = workbench("check", UNSOLVABLE)
    assert result.status == 1
    assert result.out.startswith("1 2 3\n4 5 6\n8 7 0\n\nUnsolvable: there is 1 inversion")
    assert "Nearest solvable board" in result.out
    assert "1 2 3/4 5 6/7 8 0\n" in result.out
    assert "Nearest" not in workbench("check", "1 2 3 4 0 6 7 5 8").out


def test_the_answer_depends_on_the_goal(workbench: Workbench) -> None:
    assert workbench("check", UNSOLVABLE, "--goal", UNSOLVABLE).status == 0
    assert workbench("check", "1 2 3 4 5 6 7 8 0", "--goal", "first").status == 0
    assert workbench("check", "1 2 3/4 5 0", "--goal", "2 1 3/4 5 0").status == 1


def test_a_named_board_is_checked_for_its_own_goal(workbench: Workbench) -> None:
    assert workbench("check", "nilsson").status == 0
    assert workbench("check", "nilsson", "--goal", "last").status == 1
