"""Entered boards are interpreted as intended."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from workbench.formats.board_input import BoardInput, read_argument
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

SAMPLE = Board.parse("1 2 3/4 0 6/7 5 8")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def give_standard_input(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "1 2 3 4 0 6 7 5 8",
        "1,2,3/4,_,6/7,5,8",
        "((1, 2, 3), (4, 0, 6), (7, 5, 8))",
        "[1,2,3,4,0,6,7,5,8]",
        "123,4.6,758",
        "123406758",
        " 1 2 3\n4 0 6\n7 5 8\n",
    ],
)
def test_a_text_is_a_board_without_a_goal(text: str) -> None:
    assert read_argument(text) == BoardInput(SAMPLE, None)


def test_a_name_brings_its_goal() -> None:
    assert read_argument("korf:1").goal == goal_board("first", 4, 4)
    assert read_argument("sample") == BoardInput(SAMPLE, goal_board("last", 3, 3), "sample")
    assert read_argument("seed:1@3x4").board.shape == (3, 4)


def test_the_goal_asked_for_comes_before_the_boards_own_and_last_is_the_default() -> None:
    korf, text = read_argument("korf:1"), read_argument("1 2/3 0")
    assert korf.aim(None) == goal_board("first", 4, 4)
    assert korf.aim("last") == goal_board("last", 4, 4)
    assert text.aim(None) == goal_board("last", 2, 2)
    assert text.aim("0 1 2 3") == goal_board("first", 2, 2)


@pytest.mark.parametrize("name", ["board.txt", "a board", "boards/of mine/1", "10", "2024.05", "1 2 3", "./sample"])
def test_a_file_is_read_whatever_it_is_called(name: str) -> None:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text("1 2 3\n4 0 6\n7 5 8\n", encoding="utf-8")
    assert read_argument(name) == BoardInput(SAMPLE, None)


@pytest.mark.parametrize("content", ["﻿1 2 3/4 0 6/7 5 8", "1 2 3\r\n4 0 6\r\n7 5 8\r\n", "\n\n1 2 3\n\n4 0 6\n7 5 8"])
def test_a_file_may_come_from_any_editor(content: str) -> None:
    Path("board.txt").write_bytes(content.encode())
    assert read_argument("board.txt").board == SAMPLE


def test_a_text_and_a_name_are_preferred_to_a_file_called_the_same() -> None:
    for name in ("1 2 3 4 0 6 7 5 8", "sample"):
        Path(name).write_text("2 1/3 0", encoding="utf-8")
        assert read_argument(name).board == SAMPLE
    assert read_argument("./sample").board == Board.parse("2 1/3 0")


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    give_standard_input(b"1 2 3\n4 0 6\n7 5 8\n", monkeypatch)
    assert read_argument("-") == BoardInput(SAMPLE, None)


@pytest.mark.parametrize(
    ("argument", "key"),
    [
        ("", "board-empty"),
        ("1 2 3 4 x 6 7 5 8", "board-word"),
        ("1 2/3", "board-ragged"),
        ("2024/05", "board-sides"),
        ("sampel", "board-name-mistaken"),
        ("qqqq", "board-name-unknown"),
        ("korf:0", "board-number-unknown"),
        ("seed:1", "board-seed-unreadable"),
        ("board.txt", "file-missing"),
        ("boards/1.txt", "file-missing"),
        (".", "file-directory"),
        ("a" * 5000, "board-name-unknown"),
        ("a/" * 5000, "file-unreadable"),
        ("nul\0byte.txt", "file-missing"),
    ],
)
def test_what_is_no_board_is_told_for_what_it_seems_to_be(argument: str, key: str) -> None:
    with pytest.raises(Fault) as fault:
        read_argument(argument)
    assert fault.value.message.key == key


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "file-complaint"),
        (b"1 2 3", "file-complaint"),
        (b"1 2\0 3 0", "file-binary"),
        (b"\xff\xfe1\x002\x00", "file-binary"),
        (b"0 " * 600_000, "file-large"),
    ],
)
def test_a_file_or_standard_input_that_holds_no_board_is_named(
    content: bytes, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("board.txt").write_bytes(content)
    give_standard_input(content, monkeypatch)
    for argument, name in [("board.txt", "board.txt"), ("-", "standard input")]:
        with pytest.raises(Fault) as fault:
            read_argument(argument)
        assert (fault.value.message.key, fault.value.message.facts["name"]) == (key, name)


def test_a_device_that_never_ends_is_not_read_to_its_end() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no such device")
    with pytest.raises(Fault, match="file-special"):
        read_argument("/dev/zero")
