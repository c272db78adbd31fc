"""`compare`: boards × configurations, from the command line."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import GOLDEN

Workbench = Callable[..., Any]
FILES = GOLDEN / "astar_8puzzle.csv"
SIX = (
    "1 2 3 4 0 6 7 5 8\n3 1 2 6 4 5 0 7 8\n8 6 7 2 5 4 3 0 1\n6 4 7 8 5 0 3 2 1\n4 1 3 7 2 5 0 8 6\n1 2 3 4 5 6 8 7 0\n"
)
EASY = ("--boards", "random:2x3 count=4 seed=1", "--engine", "textbook", "--jobs", "1")


@pytest.fixture
def six(tmp_path: Path) -> Path:
    path = tmp_path / "six.txt"
    path.write_text(SIX)
    return path


def test_the_comparison_of_the_course_notebook(six: Path, tmp_path: Path, workbench: Workbench) -> None:
    output = tmp_path / "six.csv"
    lists = ("--algorithms", "astar", "--heuristics", "misplaced,manhattan", "--ties", "path")
    result = workbench("compare", "--boards", str(six), *lists, "--output", str(output))
    assert result.status == 0
    message_text = [line.split()[-4:] for line in result.out.splitlines()[1:7]]
    assert [row[1:] for row in message_text] == [
        ["3", "3", "1.0"],
        ["8,374", "1,428", "5.9"],
        ["143,849", "21,198", "6.8"],
        ["143,849", "21,198", "6.8"],
        ["7", "7", "1.0"],
        ["Unsolvable", "Unsolvable", "–"],
    ]
    assert result.out.splitlines()[-1] == (
        "Misplaced expanded 6.8 times as many nodes as Manhattan on the 5 boards both solved."
    )
    with output.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert [(row["expanded"], row["status"]) for row in rows[::2]] == [
        *((count, "solved") for count in ("3", "8374", "143849", "143849", "7")),
        ("0", "unsolvable"),
    ]
    with FILES.open(encoding="utf-8", newline="") as file:
        golden = {(row["board"], row["heuristic"]): row for row in csv.DictReader(file) if row["ties"] == "path"}
    met = 0
    for row in rows:
        expected = golden.get((row["board"].replace("/", " "), row["heuristic"]))
        if expected is not None:
            met += 1
            assert (row["cost"], row["expanded"]) == (expected["cost"], expected["expanded"])
            assert row["moves"] == expected["moves"]
    assert met == 10


def test_json_is_one_object_with_what_was_done_and_what_it_says(workbench: Workbench) -> None:
    fields = workbench("compare", *EASY, "--algorithms", "astar,bfs", "--json").fields
    assert (fields["cases"], fields["done"], len(fields["rows"])) == (8, 8, 8)
    assert [one["name"] for one in fields["configurations"]] == ["astar", "bfs"]
    assert fields["comparisons"][0]["sentence"].startswith("Breadth-first expanded ")
    assert fields["environment"].keys() == {"program", "python", "numpy", "numba", "machine"}
    assert fields["plan"]["source"] == "random:2x3 count=4 seed=1"


def test_results_in_json_hold_what_the_table_holds(workbench: Workbench, tmp_path: Path) -> None:
    import json

    path = tmp_path / "results.json"
    result = workbench("compare", *EASY, "--algorithms", "bfs", "--output", str(path), "--json")
    output, stored = result.fields, json.loads(path.read_text(encoding="utf-8"))
    for one in (output, stored):
        for row in one["rows"]:
            row.pop("seconds"), row.pop("peak_bytes")
        one.pop("configurations")
    assert output == stored


def test_a_case_that_comes_to_its_limit_is_told_by_the_status(workbench: Workbench) -> None:
    result = workbench("compare", *EASY, "--algorithms", "bfs", "--max-expansions", "2")
    assert result.status == 3
    assert "Limit reached" in result.out


@pytest.mark.parametrize(
    "wrong",
    [
        (),
        ("--boards", "nowhere"),
        (*EASY, "--algorithms", "asta"),
        (*EASY, "--heuristics", "manhatan"),
        (*EASY, "--algorithms", "bfs", "--heuristics", "manhattan"),
        (*EASY, "--weight", "2"),
        (*EASY, "--output", "results.txt"),
        (*EASY, "--plot", "results.jpg"),
        (*EASY, "--report", "results.doc"),
        (*EASY, "--resume"),
        (*EASY, "--scheduler", "127.0.0.1:1"),
        ("--boards", "sample", "--scheduler", "127.0.0.1:1"),
        ("--boards", "sample", "--scheduler", "nowhere at all"),
        ("--boards", "random:3x3 many=3"),
        ("--boards", "sample", "--jobs", "0"),
        ("--boards", "sample", "--algorithms", "rbfs", "--engine", "compiled"),
    ],
)
def test_wrong_usage_is_told_in_one_line(wrong: tuple[str, ...], workbench: Workbench) -> None:
    result = workbench("compare", *wrong)
    assert (result.status, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1
    assert "(" not in result.err.split()[0]


def test_every_option_may_be_a_list(workbench: Workbench) -> None:
    lists = ("--algorithms", "wastar", "--weight", "1.5,2", "--order", "udlr,ulrd", "--engine", "textbook,auto")
    fields = workbench("compare", "--boards", "1 2 3/4 0 5", *lists, "--jobs", "1", "--json").fields
    assert fields["cases"] == len({one["name"] for one in fields["configurations"]}) == 8
    assert {row["engine"] for row in fields["rows"]} == {"textbook", "compiled"}
    assert all(
        word in fields["command"] for word in ("--weight 1.5,2.0", "--order udlr,ulrd", "--engine textbook,auto")
    )


def test_heuristics_may_have_commas_within_parentheses(workbench: Workbench) -> None:
    fields = workbench("compare", *EASY, "--heuristics", "max(manhattan,misplaced),zero", "--json").fields
    assert [one["name"] for one in fields["configurations"]] == ["max(manhattan,misplaced)", "zero"]
