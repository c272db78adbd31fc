"""`predict`: questions about the next step of a search, printed with their answers, or asked in the terminal."""

from __future__ import annotations

import csv
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from workbench.catalog import ALGORITHMS

Workbench = Callable[..., Any]

FIRST = "1 2 3/7 0 8/5 6 4"


def set_input(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Set the lines that are typed."""
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def right_answers(workbench: Workbench, *more: str) -> list[str]:
    """Return the right answers as they are typed: fates as digits."""
    fates = ["new", "cheaper", "no-better", "closed", "reopened"]
    output = workbench("predict", FIRST, *more, "--json").fields["questions"]
    return [str(fates.index(one["answer"]) + 1) if one["kind"] == "fate" else str(one["answer"]) for one in output]


def test_the_same_seed_asks_the_same(workbench: Workbench) -> None:
    first = workbench("predict", FIRST, "--seed", "7", "--json").out
    assert workbench("predict", FIRST, "--seed", "7", "--json").out == first
    assert workbench("predict", FIRST, "--seed", "8", "--json").out != first


@pytest.mark.parametrize("algorithm", sorted(ALGORITHMS))
def test_searches_of_every_kind_are_asked_about(algorithm: str, workbench: Workbench) -> None:
    result = workbench("predict", FIRST, "--algorithm", algorithm, "--count", "6")
    assert (result.status, result.err) == (0, "") and result.out.count("Answer: ") == 6
    alone = workbench("predict", FIRST, "--algorithm", algorithm, "--kinds", "next")
    if algorithm == "idastar":
        assert alone.status == 2 and "no OPEN list" in alone.err
    else:
        assert alone.status == 0


def test_a_round_in_the_terminal_is_judged_and_kept(
    workbench: Workbench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    options = ("--count", "6", "--within", "15", "--seed", "3")
    right, file = right_answers(workbench, *options), tmp_path / "class.csv"
    set_input(monkeypatch, right)
    result = workbench("predict", FIRST, *options, "--ask", "--pupil", "Ada", "--csv", str(file))
    assert (result.status, result.err) == (0, "")
    assert result.out.count("Right. ") == 6 and "6 of 6 answers right" in result.out
    set_input(monkeypatch, ["", "x/y", *right[:1], *["999"] * 3])
    result = workbench("predict", FIRST, *options, "--ask", "--pupil", "Bob", "--csv", str(file), "--json")
    assert result.fields["asked"] == 6 and result.fields["right"] >= 1 and "No answer yet." in result.err
    rows = [*csv.DictReader(StringIO(file.read_text("utf-8-sig")))]
    assert [row["pupil"] for row in rows] == ["Ada"] * 6 + ["Bob"] * len(result.fields["answers"])
    assert {row["run"] for row in rows} == {f"3x3:{FIRST} goal=last astar manhattan ties=low-h"}
    assert {row["verdict"] for row in rows[:6]} == {"right"}


def test_what_is_asked_for_is_not_listed(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    for algorithm, hidden in (("astar", "h    ?  f    ?"), ("ucs", "g    ?  h    ?  f    ?")):
        set_input(monkeypatch, [])
        result = workbench("predict", FIRST, "--algorithm", algorithm, "--kinds", "value", "--count", "1", "--ask")
        listed = result.out.split("OPEN, as generated:\n")[1].splitlines()
        waiting = [line for line in listed if "  g " in line]
        assert waiting and all(hidden in line for line in waiting)
        numbers = [int(line.split()[0]) for line in waiting]
        assert numbers == sorted(numbers)


def test_the_table_goes_with_asking(workbench: Workbench, tmp_path: Path) -> None:
    result = workbench("predict", FIRST, "--csv", str(tmp_path / "a.csv"))
    assert result.status == 2 and "--ask" in result.err and not [*tmp_path.iterdir()]


def test_a_table_that_cannot_be_added_to_is_told_before_the_first_question(
    workbench: Workbench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other, lost = tmp_path / "other.csv", tmp_path / "nowhere" / "class.csv"
    other.write_text("a,b\n1,2\n")
    for file, why in (
        (other, "contains something other than"),
        (lost, "does not exist"),
        (tmp_path, "is a folder"),
    ):
        set_input(monkeypatch, ["1"])
        result = workbench("predict", FIRST, "--ask", "--csv", str(file))
        assert (result.status, result.out) == (2, "") and why in result.err
    assert other.read_text() == "a,b\n1,2\n"


def test_what_is_missing_or_out_of_reach_is_told_as_by_the_other_commands(workbench: Workbench) -> None:
    assert workbench("predict").err == "BOARD is missing; see search-workbench predict --help.\n"
    result, solved = workbench("predict", "1 2 3 4 5 6 8 7 0"), workbench("solve", "1 2 3 4 5 6 8 7 0")
    assert (result.status, result.out) == (solved.status, "") == (1, "")
    assert result.err.strip() and result.err in solved.out
