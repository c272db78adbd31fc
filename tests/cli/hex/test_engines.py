"""`hex solve` and `hex analyse`: openings that win by proof, and the best moves of every position of a game."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import GOLDEN

Workbench = Callable[..., Any]
FILES = GOLDEN / "hex"


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_winning_openings_are_the_published_ones(size: int, workbench: Workbench) -> None:
    result = workbench("hex", "solve", str(size), "--json")
    published = (FILES / "openings.txt").read_text(encoding="utf-8").split(f"size {size}:")[1].split("winning: ")[1]

    assert (result.status, result.err) == (0, "")
    assert result.fields["winning"] == published.splitlines()[0].split()
    assert (result.fields["size"], result.fields["status"], result.fields["known"]) == (size, "solved", size * size)
    assert len(result.fields["winning"]) + len(result.fields["losing"]) == result.fields["openings"] == size * size


def test_the_map_of_openings_is_printed_as_a_rhombus(workbench: Workbench) -> None:
    result = workbench("hex", "solve", "3")

    assert result.status == 0
    assert "5 of 9 first moves win" in result.out
    assert "    a b c\n 1  . . W\n  2  W W W\n   3  W . .\n" in result.out
    assert "c1 a2 b2 c2 a3" in result.out


@pytest.mark.parametrize("size", ["2", "9", "x"])
def test_sizes_that_are_not_solved_are_refused(size: str, workbench: Workbench) -> None:
    result = workbench("hex", "solve", size)

    assert result.status == 2 and result.out == "" and len(result.err.splitlines()) == 1


def test_a_limit_of_time_ends_with_what_is_known(workbench: Workbench) -> None:
    result = workbench("hex", "solve", "7", "--max-seconds", "0.001")
    assert result.status == 3 and result.err == "A limit was reached: time. 0 of 49 first moves are solved.\n"
    assert "0 of the 0 first moves solved so far win" in result.out and result.out.count("?") == 49

    output = workbench("hex", "solve", "8", "--max-seconds", "0.001", "--json")
    assert (output.status, output.fields["status"], output.fields["limit"]) == (3, "limit", "seconds")
    assert (output.fields["winning"], output.fields["openings"]) == ([], 64) and output.fields["positions"] > 0


def test_a_limit_of_memory_ends_or_makes_do_with_less(workbench: Workbench) -> None:
    result = workbench("hex", "solve", "4", "--max-memory", "1K", "--json")
    assert (result.status, result.fields["limit"], result.fields["known"]) == (3, "memory", 0)
    less = workbench("hex", "solve", "4", "--max-memory", "30K", "--json")
    assert (less.status, less.fields["winning"]) == (0, ["d1", "c2", "b3", "a4"])


def test_how_far_it_is_is_told_where_it_is_asked(workbench: Workbench) -> None:
    result = workbench("hex", "solve", "3", "--progress")
    assert result.status == 0 and re.search(
        r"9 of 9 first moves solved, .* positions, .* per second, 0 s\n$", result.err
    )
    assert workbench("hex", "solve", "3").err == ""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_ctrl_c_ends_a_proof_with_what_is_known() -> None:
    command = [sys.executable, "-m", "workbench", "hex", "solve", "7", "--progress", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as solving:
        assert solving.stderr is not None
        first = ""
        while " of 49 first moves solved" not in first:
            first = solving.stderr.readline()  # the engine may have to be compiled first
        solving.send_signal(signal.SIGINT)
        out, err = solving.communicate()
    assert solving.returncode == 130 and "Traceback" not in err
    fields = json.loads(out)
    assert fields["status"] == "cancelled" and fields["positions"] > 0 and "limit" not in fields


@pytest.mark.compiled
def test_every_position_of_a_game_gets_its_best_moves(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("size 3\nswap off\nfirst red\nb2\na3\nb1\n", encoding="utf-8")
    result = workbench("hex", "analyse", str(game), "--seconds", "5", "--json")
    output = json.loads(result.out)

    assert (result.status, result.err) == (0, "")
    assert (output["size"], output["engine"]) == (3, "mcts")
    assert [position["to_move"] for position in output["positions"]] == ["red", "blue", "red", "blue"]
    assert [position["played"] for position in output["positions"]] == ["b2", "a3", "b1", None]
    assert output["positions"][0]["proved"] == "win" and output["positions"][1]["proved"] == "loss"
    assert output["positions"][3]["only_defence"] == ["b3"]
    assert [move["move"] for move in output["positions"][3]["best"]] == ["b3"]


def test_the_best_moves_are_told_in_words(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;FF[4]GM[11]SZ[5];B[c3])", encoding="utf-8")
    result = workbench("hex", "analyse", str(game), "--seconds", "0.02", "--engine", "uct", "--best", "2")

    assert result.status == 0
    assert result.out.startswith("1. Red to move, plays c3\n    ")
    assert len(result.out.splitlines()) == 6 and "% of " in result.out


def test_alpha_beta_tells_its_estimates(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("size 6\nswap off\nc3\n", encoding="utf-8")
    result = workbench("hex", "analyse", str(game), "--seconds", "0.2", "--engine", "alphabeta", "--best", "1")

    assert result.status == 0
    assert result.out.count(": estimated value ") == 2


def test_files_and_engines_that_are_not_there_are_told(workbench: Workbench) -> None:
    assert workbench("hex", "analyse", "nowhere.sgf").status == 2
    result = workbench("hex", "analyse", str(FILES / "case1_input.txt"), "--engine", "deep")
    assert result.status == 2 and "deep" in result.err


def test_the_textbook_engine_solves_small_boards_likewise(workbench: Callable[..., Any]) -> None:
    for engine in ("textbook", "compiled"):
        assert workbench("hex", "solve", "4", "--engine", engine, "--json").fields["winning"] == [
            "d1",
            "c2",
            "b3",
            "a4",
        ]
    assert workbench("hex", "solve", "6", "--engine", "textbook").status == 2
    assert workbench("hex", "solve", "3", "--engine", "x").status == 2
