"""Maps and scenarios of MovingAI from the command line."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import EXAMPLES

from workbench.cli import driving

Workbench = Callable[..., Any]
MAPS = EXAMPLES / "maps"
ROOMS = str(MAPS / "rooms.map.scen")
FIRST_BOARD = "1 2 3/7 0 8/5 6 4"
TEXTBOOK = ("--engine", "textbook", "--jobs", "1")


def test_all_scenarios_of_a_file_are_searched_and_their_optima_checked(workbench: Workbench, tmp_path: Path) -> None:
    output = tmp_path / "rooms.csv"
    lists = ("--algorithms", "astar,greedy", "--heuristics", "octile,zero")
    result = workbench("compare", "--scen", ROOMS, *lists, *TEXTBOOK, "--output", str(output))
    assert result.status == 0
    lines = result.out.splitlines()
    assert lines[0].split()[:3] == ["Scenario", "Listed", "Found"]
    assert lines[1].split()[:6] == ["1:", "23,7", "→", "17,9", "6.82842712", "6.82842712"]
    assert "A* · Octile found paths of the listed lengths in all 5 searches." in lines
    assert not any("Greedy" in line for line in lines if "listed" in line)
    with output.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert len(rows) == 20
    assert (rows[0]["name"], rows[0]["map"], rows[0]["start"], rows[0]["goal"]) == ("1", "rooms.map", "23,7", "17,9")
    assert all(abs(float(row["cost"]) - float(row["optimum"])) <= 1e-6 for row in rows if row["algorithm"] == "astar")
    assert {row["meets_optimum"] for row in rows if row["algorithm"] == "astar"} == {"true"}
    assert {row["meets_optimum"] for row in rows if row["algorithm"] == "greedy"} == {""}


def test_json_has_the_optimum_the_cost_the_effort_and_the_time_of_each_search(workbench: Workbench) -> None:
    result = workbench("compare", "--scen", f"{ROOMS}:2-3", *TEXTBOOK, "--json")
    data = json.loads(result.out)
    plan, rows = data["plan"]["boards"], data["rows"]
    assert [(one["start"], one["goal"]) for one in plan] == [(row["start"], row["goal"]) for row in rows]
    assert (plan[0]["start"], plan[0]["goal"]) == ("8,10", "1,12")
    assert [(row["name"], row["meets_optimum"]) for row in data["rows"]] == [("2", True), ("3", True)]
    assert all(row["expanded"] > 0 and row["seconds"] >= 0 for row in data["rows"])
    assert data["command"].startswith(f"search-workbench compare --scen {ROOMS}:2-3 --algorithms astar ")
    assert data["optima"] == ["A* found paths of the listed lengths in all 2 searches."]


def test_a_listed_length_that_is_not_the_shortest_is_named(workbench: Workbench, tmp_path: Path) -> None:
    shutil.copy(MAPS / "rooms.map", tmp_path)
    path = tmp_path / "wrong.scen"
    path.write_text(Path(ROOMS).read_text().replace("8.41421356", "8.41421656"))
    result = workbench("compare", "--scen", str(path), *TEXTBOOK)
    assert result.status == 1
    assert result.out.splitlines()[-2:] == [
        "A* found paths of the listed lengths in 4 of 5 searches.",
        "Scenario 2: 8,10 → 1,12: the file lists 8.41421656, but A* found 8.41421356.",
    ]


def test_searches_that_all_miss_the_listed_length_are_not_counted_as_none_of_some(
    workbench: Workbench, tmp_path: Path
) -> None:
    path = written(tmp_path, "8.41421656")
    result = workbench("compare", "--scen", f"{path}:2", *TEXTBOOK)
    assert (result.status, result.out.splitlines()[-2]) == (1, "A* did not find a path of the listed length.")
    lines = Path(path).read_text().splitlines()
    Path(path).write_text("\n".join([*lines[:1], lines[2], lines[2]]))
    result = workbench("compare", "--scen", path, *TEXTBOOK)
    assert "A* did not find a path of the listed length in any of the 2 searches." in result.out.splitlines()


@pytest.mark.parametrize(
    ("listed", "algorithm", "sentence", "agrees", "status"),
    [
        ("8.41421356", "astar", "The cost equals the optimum that the file lists, 8.41421356.", True, 0),
        ("8.41", "jps", "The cost 8.41421356 agrees with the optimum that the file lists only as far", True, 0),
        ("8.41421656", "ucs", "The file lists 8.41421656 as the optimum, but the search found 8.41421356.", False, 1),
        ("8.42", "biastar", "The file lists 8.42 as the optimum, but the search found 8.41421356.", False, 1),
        ("8", "astar", "The file lists 8 as the optimum, but the search found 8.41421356.", False, 1),
        ("8.41421356", "greedy", "The file lists 8.41421356 as the optimum; this search does not check it", None, 0),
        ("20.0", "greedy", "The file lists 20 as the optimum, but the search found", False, 1),
    ],
)
def test_a_single_search_of_a_file_says_whether_its_listed_optimum_is_right(
    listed: str, algorithm: str, sentence: str, agrees: bool | None, status: int, workbench: Workbench, tmp_path: Path
) -> None:
    words = ("solve", "--problem", f"{written(tmp_path, listed)}:2", "--algorithm", algorithm)
    result = workbench(*words)
    assert result.status == status
    assert sum(line.startswith(sentence) for line in result.out.splitlines()) == 1
    data = json.loads(workbench(*words, "--json").out)
    assert (data["listed_cost"], data["listed_agrees"]) == (float(listed), agrees)


def test_a_listed_optimum_is_that_of_its_own_start_goal_and_rule(workbench: Workbench) -> None:
    words = ("solve", "--problem", f"{ROOMS}:2", "--json")
    for same in ((), ("--start", "8,10"), ("--goal", "1,12"), ("--moves", "8"), ("--order", "rldu")):
        assert json.loads(workbench(*words, *same).out)["listed_agrees"] is True
    for other in (("--start", "8,9"), ("--goal", "1,13"), ("--moves", "4")):
        assert "listed_cost" not in json.loads(workbench(*words, *other).out)


def test_lengths_that_are_written_coarsely_are_never_confirmed_without_saying_so(
    workbench: Workbench, tmp_path: Path
) -> None:
    result = workbench("compare", "--scen", written(tmp_path, "8.41"), *TEXTBOOK)
    assert result.status == 0
    assert result.out.splitlines()[-1] == (
        "One length is listed with few digits and was compared to these only: it may be wrong by up to 0.005."
    )


def written(folder: Path, listed: str) -> str:
    """Return the path of a copy of the file of scenarios whose second length is `listed`."""
    shutil.copy(MAPS / "rooms.map", folder)
    path = folder / "own.scen"
    path.write_text(Path(ROOMS).read_text().replace("8.41421356", listed))
    return str(path)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--scen", "none.scen"), "none.scen"),
        (("--scen", ROOMS[: -len(".scen")]), "its name must end in .scen, as in arena.map.scen or"),
        (("--scen", ROOMS, "--boards", "korf"), "Use either --boards or --scen, not both."),
        (("--scen", ROOMS, "--goal", "first"), "--goal applies to boards only."),
        (("--scen", f"{ROOMS}:6"), "6 is not a search of this file"),
        (("--scen", f"{ROOMS}:1-2,4"), "1-2,4 is not a search of this file, or not a range such as 1-100: it has 5."),
        (("--scen", f"{ROOMS}:"), " is not a search of this file"),
        (("--boards", f"{ROOMS};korf"), "Boards and scenarios cannot be searched in one experiment"),
        (("--scen", ROOMS, "--heuristics", "misplaced"), "Misplaced tiles is a heuristic for boards."),
    ],
)
def test_wrong_usage_is_one_sentence(words: tuple[str, ...], sentence: str, workbench: Workbench) -> None:
    result = workbench("compare", *words)
    assert (result.status, result.out) == (2, "")
    assert sentence in result.err and len(result.err.splitlines()) == 1


def test_which_search_of_a_file_is_taken_and_how_another_is_chosen_is_said_beside_the_result(
    workbench: Workbench, tmp_path: Path
) -> None:
    sentence = f"{ROOMS} has 5 searches; this is search 1. For another one, add its number: {ROOMS}:2.\n"
    for words in ((ROOMS,), ("--problem", ROOMS), (f"problem={ROOMS} ucs goal=17,9",)):
        result = workbench("solve", *words, "--json")
        assert result.err == sentence
        assert json.loads(result.out)["status"] == "solved"
    assert workbench("picture", "map", ROOMS, str(tmp_path / "a.png"), "--compare", "ucs").err == sentence
    some = workbench("solve", f"{ROOMS}:2-4").err
    assert some == f"{ROOMS}:2-4 has 3 searches; this is search 2. For another one, add its number: {ROOMS}:3.\n"
    assert workbench("solve", f"{ROOMS}:2").err == ""


@pytest.mark.parametrize(
    ("search", "hinted"),
    [
        (("--algorithm", "idastar"), True),
        (("--algorithm", "rbfs"), True),
        (("--algorithm", "idastar", "--transposition", "1M"), False),
        (("--algorithm", "astar"), False),
    ],
)
def test_a_long_search_on_a_map_that_does_not_detect_duplicates_says_what_else_is_possible(
    search: tuple[str, ...], hinted: bool, workbench: Workbench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(driving, "_HINT", 0.0)
    sentence = "does not recognise a place that it reaches by another path, so a search on a map can take very long."
    result = workbench("solve", "maze", "--engine", "textbook", *search, "--json", "--max-expansions", "500")
    assert (sentence in result.err and "--max-seconds limits this search." in result.err) is hinted
    assert result.err.count("\n") == hinted and json.loads(result.out)
    result = workbench("solve", FIRST_BOARD, *search, "--engine", "textbook")
    assert result.err == ""
    if hinted:
        result = workbench("picture", "map", "maze", str(tmp_path / "a.png"), "--compare", search[1], "--step", "9")
        assert sentence in result.err and "--step limits this search." in result.err


def test_a_map_is_searched_between_two_squares_by_movingais_rule(workbench: Workbench) -> None:
    words = ("solve", "--problem", str(MAPS / "rooms.map"), "--start", "8,10", "--goal", "1,12", "--json")
    data = json.loads(workbench(*words).out)
    assert data["cost"] == pytest.approx(8.41421356, abs=1e-6)
    assert (data["start"], data["goal"], data["optimal"]) == ("8,10", "1,12", True)
    four = json.loads(workbench(*words, "--moves", "4").out)
    assert four["cost"] == 9
    assert json.loads(workbench("solve", "--problem", f"{ROOMS}:2", "--json").out)["cost"] == data["cost"]
