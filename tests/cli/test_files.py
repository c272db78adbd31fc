"""Files as arguments, to open in the window: an unreadable file is reported as such, not as an unknown command."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.api import ConfiguredRun
from workbench.cli import main
from workbench.formats.film import STEPS
from workbench.search.problem.status import Status


@pytest.mark.parametrize("name", ["nope.workbench", "nope.sgf", "./nope", "folder/nope.TOML", "C:\\\\nope.jsonl"])
def test_a_file_that_is_not_there_is_no_unknown_command(name: str, workbench: Callable[..., Any]) -> None:
    result = workbench(name)
    assert result.status == 2
    assert result.err == f"File not found: “{name}”\n"


def test_of_several_files_the_one_that_cannot_be_opened_is_named(workbench: Callable[..., Any], tmp_path: Path) -> None:
    there, pipe = tmp_path / "one.workbench", tmp_path / "two.workbench"
    there.write_text("{}")
    os.mkfifo(pipe)
    assert "two.workbench” is a pipe or a device" in workbench(str(there), str(pipe)).err
    assert "is a folder" in workbench(str(tmp_path)).err


@pytest.mark.parametrize("name", ["slove", "1 2 3/4 5 6/7 8 0", "hexx"])
def test_all_else_is_still_an_unknown_command(name: str, workbench: Callable[..., Any]) -> None:
    assert "Unknown command" in workbench(name).err


def test_steps_are_for_the_film_of_a_search(workbench: Callable[..., Any], tmp_path: Path) -> None:
    board, out = "1 2 3 4 0 6 7 5 8", str(tmp_path / "one.gif")
    result = workbench("animate", board, out, "--steps", "5")
    assert (result.status, result.err) == (
        2,
        "--steps is only for the film of a search or of the space: add --subject search or --subject space.\n",
    )


@pytest.mark.parametrize("place", [0, 1, 2])
def test_options_may_stand_before_between_and_behind_the_operands(
    place: int, workbench: Callable[..., Any], tmp_path: Path
) -> None:
    words = ["1 2 3 4 0 6 7 5 8", str(tmp_path / "one.pdf")]
    result = workbench("worksheet", *words[:place], "--steps", "x", *words[place:])
    assert result.status == 2 and result.err.startswith("“x” is not a valid value for steps")


def test_a_board_is_spoken_of_only_where_one_is_taken(workbench: Callable[..., Any]) -> None:
    plain, boards = ".\n", "; put a board in quotes.\n"
    assert workbench("trace", "a.jsonl", "b.jsonl", "x").err == f"Unexpected argument “x”{plain}"
    assert workbench("lessons", "list", "extra").err == f"Unexpected argument “extra”{plain}"
    assert workbench("lessons", "show", "first", "x").err == f"Unexpected argument “x”{plain}"
    assert workbench("solve", "1", "2", "3").err == f"Unexpected argument “2”{boards}"


@pytest.mark.parametrize("given", ["1e9", "11", "0.01"])
def test_a_film_is_as_slow_and_as_quick_as_the_window_makes_it(
    given: str, workbench: Callable[..., Any], tmp_path: Path
) -> None:
    result = workbench("animate", "1 2 3 4 0 6 7 5 8", str(tmp_path / "one.gif"), "--seconds", given)
    assert (result.status, result.out) == (2, "") and not [*tmp_path.iterdir()]
    assert (
        result.err
        == f"“{given}” is not a valid number of seconds: each move or expansion can be shown for 0.04 to 10 seconds.\n"
    )


def test_of_the_film_of_a_search_no_more_is_searched_than_is_shown(tmp_path: Path) -> None:
    expanded = []

    def draw(_: Path, run: ConfiguredRun, *, most: int, **__: object) -> int:
        expanded.append((run.status, run.expanded >= most))
        return most

    arguments = ("animate", "korf:1", str(tmp_path / "one.gif"), "--subject", "search", "--steps", "60")
    assert main(arguments, pytest.fail, pytest.fail, draw, pytest.fail) == 0
    assert expanded == [(Status.RUNNING, True)]


def test_a_film_of_the_space_shows_the_searches_compared(tmp_path: Path, workbench: Callable[..., Any]) -> None:
    searches, shown = "bfs; astar manhattan", []

    def draw(_: Path, *runs: ConfiguredRun, beside: list[ConfiguredRun], subject: str, most: int, **__: object) -> int:
        shown.append((subject, most, [(run.configuration.algorithm, run.status) for run in (*runs, *beside)]))
        return most

    arguments = ("animate", "4 5 0/1 2 3", str(tmp_path / "space.png"), "--subject", "space")
    given: tuple[str, ...] = (*arguments, "--steps", "3", "--compare", searches)
    assert main(given, pytest.fail, pytest.fail, draw, pytest.fail) == 0
    assert main((*arguments, "--algorithm", "greedy"), pytest.fail, pytest.fail, draw, pytest.fail) == 0
    solved = Status.SOLVED
    assert shown == [
        ("space", 3, [("bfs", solved), ("astar", solved)]),
        ("space", STEPS["space"], [("greedy", solved)]),
    ]
    for given, sentence in (
        (("--compare", searches, "--heuristic", "zero"), "--heuristic does not go with --compare"),
        (("--compare", searches, "--subject", "search"), "--compare is only for the film of the space"),
        (("--compare", ";"), "A picture compares 1 to 6 searches"),
    ):
        result = workbench(*arguments, *given)
        assert result.status == 2 and sentence in result.err


@pytest.mark.parametrize(("given", "expected"), [((), 1.0), (("--subject", "search"), 3.0), (("--seconds", "2"), 2.0)])
def test_a_step_is_shown_longer_than_a_move(given: tuple[str, ...], expected: float, tmp_path: Path) -> None:
    paces = []

    def other(*_: object, **__: object) -> Any:
        pytest.fail("something else was asked for")

    def film(*_: object, seconds: float, **__: object) -> int:
        paces.append(seconds)
        return 1

    assert main(("animate", "1 2 3 4 0 6 7 5 8", str(tmp_path / "a.gif"), *given), other, other, film, other) == 0
    assert paces == [expected]
