"""`predict`: questions about the next step of a search, printed with their answers, or asked in the terminal."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from workbench import api
from workbench.api import Configuration
from workbench.catalog import ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.backed_up_values import BackedUpMoment
from workbench.search.recording.columns import NONE

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
    more = ("--restarts", "20") if algorithm == "hill" else ()
    result = workbench("predict", FIRST, "--algorithm", algorithm, *more, "--count", "6")
    assert (result.status, result.err) == (0, "") and result.out.count("Answer: ") == 6
    alone = workbench("predict", FIRST, "--algorithm", algorithm, *more, "--kinds", "next")
    if algorithm in ("idastar", "simulated-annealing"):
        assert alone.status == 2 and ("no OPEN list" in alone.err or "one neighbour in each step" in alone.err)
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


def test_a_round_without_an_answer_has_no_result(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    set_input(monkeypatch, [])
    result = workbench("predict", FIRST, "--count", "2", "--ask")
    assert result.status == 0 and "1. Step" in result.out and "0 of 0" not in result.out


def test_what_is_asked_for_is_not_listed(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    for algorithm, hidden in (("astar", "h    ?  f    ?"), ("ucs", "g    ?  ")):
        set_input(monkeypatch, [])
        result = workbench("predict", FIRST, "--algorithm", algorithm, "--kinds", "value", "--count", "1", "--ask")
        listed = result.out.split("OPEN, as generated:\n")[1].splitlines()
        waiting = [line for line in listed if "  g " in line]
        assert waiting and all(hidden in line for line in waiting)
        numbers = [int(line.split()[0]) for line in waiting]
        assert numbers == sorted(numbers)


def test_what_is_printed_suffices_to_work_an_answer_out(workbench: Workbench) -> None:
    out = workbench("predict", FIRST, "--kinds", "value", "--algorithm", "astar", "--heuristic", "misplaced").out
    goal = out.split("Goal: ")[1].splitlines()[0].replace("/", " ").split()
    assert "Misplaced tiles" in out and "Tie-breaking: lowest h" in out
    blocks = out.split("\n\n")[1:]
    for block in blocks:
        lines = [line.strip() for line in block.splitlines()]
        board = lines[1].replace("/", " ").split()
        g, cost = (int(number) for number in re.findall(r"g = (\d+).*costs (\d+)", lines[2])[0])
        h = sum(here not in ("0", there) for here, there in zip(board, goal, strict=True))
        assert lines[-1] == f"Answer: {g + cost + h}"
    assert len(blocks) > 2


def test_of_a_map_the_estimates_and_the_costs_of_the_moves_are_printed(workbench: Workbench) -> None:
    out = workbench("predict", "--problem", "romania", "--kinds", "value").out
    estimates = dict(entry.rsplit(" ", 1) for entry in out.split("h of every place: ")[1].splitlines()[0].split(", "))
    assert len(estimates) == 20 and "Goal: Bucharest" in out
    blocks = [block.splitlines() for block in out.split("\n\n")[1:]]
    for lines in blocks:
        g, cost = (int(number) for number in re.findall(r"g = (\d+).*costs (\d+)", lines[2])[0])
        assert lines[-1].strip() == f"Answer: {g + cost + int(estimates[lines[1].strip()])}"
    assert len(blocks) > 3


def test_for_the_fate_of_a_successor_both_lists_are_printed(workbench: Workbench) -> None:
    fields = workbench("predict", FIRST, "--kinds", "fate", "--json").fields
    assert "Goal: 1 2 3/4 5 6/7 8 0" in fields["search"]
    for question in fields["questions"]:
        opened, closed = (question["given"].index(f"{name}:") for name in ("OPEN, as generated", "CLOSED, as expanded"))
        known = [line.split("  ")[-1] for line in question["given"][closed + 1 :]]
        waiting = [line.split("  ")[-1] for line in question["given"][opened + 1 : closed]]
        assert (question["state"] in known) == (question["answer"] in ("closed", "reopened"))
        assert (question["state"] in waiting) == (question["answer"] in ("cheaper", "no-better"))


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


@pytest.mark.parametrize("options", [("rbfs", {}), ("smastar", {"nodes": 40})])
def test_values_of_searches_that_forget_can_be_worked_out(options: tuple[str, dict[str, Any]]) -> None:
    """A new node has the larger of g + h and its parent's value, a returned one the lowest value that it keeps."""
    run = api.start("8 6 7/2 5 4/3 0 1", Configuration.of(options[0], **options[1]))
    run.advance(900)
    timeline, returned = Timeline(run.recording), 0
    for step in range(1, timeline.length):
        moment, node = timeline.at(step), int(timeline.current()[step])
        assert isinstance(moment, BackedUpMoment)
        kept = [moment.f(record) for record in moment.remembered(node)]
        if moment.previous(node) == NONE:
            assert not kept and moment.f(node) == max(moment.f(moment.parent(node)), moment.g(node) + moment.h(node))
        elif moment.is_leaf(node) or kept:
            returned += 1
            assert moment.f(node) == min(kept)
    assert returned


def test_questions_about_searches_that_forget_show_the_path_and_the_memory(workbench: Workbench) -> None:
    board = ("1 2 3/7 0 8/5 6 4", "--count", "8", "--seed", "3")
    small = workbench("predict", *board, "--algorithm", "smastar", "--nodes", "12").out
    assert "Nodes in memory: 12 of 12." in small and "(depth 4)" in small and "(depth 0, not a leaf)" in small
    fates = workbench("predict", *board, "--algorithm", "rbfs", "--kinds", "fate").out
    assert fates.count("Path from the start") == fates.count("What happens") > 2
