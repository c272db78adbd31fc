"""`hex play` and `hex htp`: games in the terminal, with typed moves."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support import programs

from workbench.formats.hex import sgf
from workbench.hex.rules import SWAP

Workbench = Callable[..., Any]


@pytest.fixture
def typed(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Return a function that runs a command while these lines, separated by `;`, are typed."""

    def run_command(lines: str, *arguments: str) -> Any:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line.strip()}\n" for line in lines.split(";"))))
        quickly = ["--engine", "quick"] if not {"--engine", "--htp", "--two"} & {*arguments} else []
        return workbench("hex", *arguments, *quickly, *(["--seconds", "0.1"] if "--seconds" not in arguments else []))

    return run_command


def test_two_people_play_a_game_to_its_end(typed: Workbench) -> None:
    result = typed("b1; a1; b2; a2; B3; c3; quit", "play", "--size", "3", "--two")

    assert (result.status, result.err) == (0, "")
    assert "Red wins: b1 b2 b3\n" in result.out and "The game is over." in result.out
    assert " 1  B R .  1\n  2  B R .  2\n   3  .(R).  3\n" in result.out


@pytest.mark.parametrize("side", ["red", "blue"])
def test_an_engine_answers_every_move(side: str, typed: Workbench) -> None:
    result = typed("a1; e5; quit", "play", "--size", "5", "--side", side, "--engine", "quick")

    assert result.out.count(f"{'Blue' if side == 'red' else 'Red'} (quick) plays ") == (2 if side == "red" else 3)
    assert result.out.index("Red") < result.out.index("(quick)")


def test_without_further_ado_the_best_engine_plays(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a1\nq\n"))
    result = workbench("hex", "play", "--size", "5", "--seconds", "0.1")

    assert "Blue (mcts) plays " in result.out


def test_undo_takes_back_to_the_persons_own_move(typed: Workbench) -> None:
    result = typed("a1; undo; e5; quit", "play", "--size", "5")
    last = result.out.rpartition("(quick)")[2]

    assert "  .  5\n" not in last and last.count("R") - last.count("Red") == 1
    assert "There is no move to undo." in typed("undo; q", "play", "--size", "5").out
    assert "There is no move to undo." in typed("u; q", "play", "--size", "5", "--side", "blue").out


def test_the_swap_is_offered_and_answered(typed: Workbench) -> None:
    for answer, shown in (("s", "3  (B). ."), ("n", "3  . . ."), ("y", "3  (B). .")):
        result = typed(f"c1; {answer}; q", "play", "--size", "3", "--swap", "pieces", "--two")
        assert "The first move may be taken over" in result.out
        assert shown.replace("  (", " (") in result.out.rpartition("taken over")[2]
    assert "quick swaps." in typed("b2; q", "play", "--size", "3", "--swap", "sides", "--engine", "quick").out
    assert "This game is played without the swap rule." in typed("b2; s; q", "play", "--size", "3", "--two").out


def test_after_the_players_change_colours_the_person_has_the_other_one(typed: Workbench) -> None:
    result = typed("b2; a1; q", "play", "--size", "3", "--swap", "sides", "--engine", "quick")

    assert result.out.index("quick swaps.") < result.out.index("Blue: ") < result.out.index("Red (quick) plays")


def test_hints_win_or_defend_or_look_good(typed: Workbench) -> None:
    moves = "; ".join(["d1", "d2", "c2", "b3", "b4", "d4", "a5"])
    block = typed(f"{moves}; hint; e3; h; q", "play", "--size", "5", "--two").out

    assert "c3: otherwise the opponent wins there at once." in block and "c3 wins at once." in block
    assert "looks good." in typed("hint; q", "play", "--size", "5", "--two").out
    swap = typed("b2; hint; q", "play", "--size", "3", "--two", "--swap", "pieces").out
    assert "worth taking over" in swap


def test_a_game_is_saved_with_all_its_moves(typed: Workbench, tmp_path: Path) -> None:
    file = tmp_path / "my game.sgf"
    result = typed(f"b2; s; a1; resign; save {file}; save; q", "play", "--size", "4", "--swap", "pieces", "--two")

    assert "Saved as" in result.out and "Give a file name" in result.out and "resigned." in result.out
    tree = sgf.read(file.read_bytes())
    assert tree.game(tree.main[-1]).moves == ("b2", SWAP, "a1", "resign")


def test_a_file_is_only_written_over_where_that_is_said(typed: Workbench, tmp_path: Path) -> None:
    file, plain = tmp_path / "game.sgf", tmp_path / "game.txt"
    file.write_text("mine")
    result = typed(f"b2; save {file}; q", "play", "--size", "4", "--two")
    assert f"“{file}” already exists: use save! to replace it." in result.out and file.read_text() == "mine"
    result = typed(f"b2; save! {file}; save {plain}; q", "play", "--size", "4", "--two")
    assert result.out.count("Saved as") == 2 and len(sgf.read(file.read_bytes()).main) == 2
    assert plain.read_text() == "size 4\nswap off\nfirst red\nb2\n"


def test_bad_input_gets_one_sentence(typed: Workbench) -> None:
    result = typed("hello world; z9; a1; a1; 3; save /no/such/folder/x.sgf; ; ?; q", "play", "--two", "--size", "5")

    for part in ("“hello world” is not a cell", "“z9” is not on the board", "already a stone", "“3” is not a cell"):
        assert part in result.out
    assert "cannot be written" in result.out and result.out.count("Enter a cell") == 2 and result.err == ""


def test_the_end_of_input_ends_it(typed: Workbench) -> None:
    assert typed("a1", "play", "--two").status == 0


@pytest.mark.parametrize(
    "options",
    [
        ["--size", "2"],
        ["--size", "20"],
        ["--size", "x"],
        ["--swap", "seed"],
        ["--engine", "quik"],
        ["--side", "green"],
        ["--seconds", "0"],
        ["--two", "--engine", "quick"],
        ["--htp", "x", "--engine", "quick"],
        ["--minutes", "0"],
        ["--minutes", "1", "--increment", "-1"],
        ["--increment", "5"],
        ["--htp", "x", "--patience", "0"],
    ],
)
def test_bad_options_are_told_in_one_line(options: list[str], typed: Workbench) -> None:
    result = typed("q", "play", *options)

    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


def test_another_program_is_the_opponent(typed: Workbench) -> None:
    result = typed("a1; q", "play", "--size", "5", "--htp", programs.SERVER, "--seconds", "0.1")

    assert "Blue (" in result.out and " plays " in result.out and "instead" not in result.out


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        (programs.CRASHING, "has exited"),
        (programs.BABBLING, "does not answer"),
        (programs.ENDLESS, "does not answer"),
        (programs.SILENT, "did not answer “boardsize 5” in time"),
        (programs.STUBBORN, "did not answer “genmove white” in time"),
        (programs.REFUSING, "rejected “boardsize 5”: “not today”. The engine"),
        (programs.ILLEGAL, "cannot play “a1”"),
        (programs.NONSENSE, "cannot play “pass the salt”"),
        ("/no/such/program", "cannot be started"),
    ],
)
def test_the_game_goes_on_whatever_the_other_program_does(
    program: str, complaint: str, typed: Workbench, tmp_path: Path
) -> None:
    quickly, file = ["--patience", "1"] if "in time" in complaint else [], tmp_path / "game.sgf"
    result = typed(f"a1; e5; save {file}; q", "play", "--size", "5", "--htp", program, "--seconds", "0.1", *quickly)

    assert result.status == 0 and result.out.count(complaint) == 2 and result.out.count("makes this move instead") == 2
    assert result.out.count(" (quick) plays ") == 2
    assert file.read_text().count(complaint) == 2


def test_a_slow_program_is_waited_for(typed: Workbench) -> None:
    result = typed("a1; q", "play", "--size", "5", "--htp", programs.SLOW, "--seconds", "0.1")

    assert " plays c3" in result.out and "instead" not in result.out


class Typist(io.StringIO):
    """Types lines at given times: a line of digits is the number of seconds before the next line."""

    def __init__(self, lines: str) -> None:
        super().__init__("".join(f"{line.strip()}\n" for line in lines.split(";")))
        self.seconds = 1000.0

    def readline(self, *most: Any) -> str:
        line = super().readline(*most)
        while line.strip().isdecimal():
            self.seconds += int(line)
            line = super().readline(*most)
        return line


@pytest.fixture
def timed(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Return a function that plays a game with clocks, typed by a `Typist`."""

    def run_command(lines: str, *arguments: str) -> Any:
        typist = Typist(lines)
        monkeypatch.setattr("sys.stdin", typist)
        monkeypatch.setattr("workbench.cli.hex.play.perf_counter", lambda: typist.seconds)
        return workbench("hex", "play", "--size", "5", *arguments)

    return run_command


def test_clocks_run_from_the_first_move_and_are_told(timed: Workbench) -> None:
    result = timed("60; a1; 65; b2; 15; q", "--two", "--minutes", "5", "--increment", "3")

    assert result.out.count("Time left: Red 5:00, Blue 5:00.") == 1  # the clock starts with it
    assert "Time left: Red 5:03, Blue 5:00." in result.out and "Time left: Red 5:03, Blue 3:58." in result.out
    assert result.status == 0 and "Time left" not in timed("a1; q", "--two").out


def test_who_has_no_time_left_loses_and_the_game_can_be_gone_on_with(timed: Workbench, tmp_path: Path) -> None:
    file = tmp_path / "lost.sgf"
    result = timed(f"a1; 55; ?; 6; b2; b3; save {file}; on; b2; on; 999; c3; q", "--two", "--minutes", "1")

    assert "Blue 0:05. Less than 10 seconds: hurry!" in result.out
    assert "Red wins on time: Blue’s has run out." in result.out and "The game is over." in result.out
    assert result.out.count("wins on time") == 1 and "The game was not lost on time." in result.out
    assert result.out.rstrip().endswith("Blue:") and " 1 (R)" not in result.out.rpartition("Blue:")[0][-200:]
    assert b"RE[B+T]" in file.read_bytes() and sgf.read(file.read_bytes()).time is not None


def test_a_move_taken_back_gives_its_time_back(timed: Workbench) -> None:
    result = timed("a1; 30; b2; 20; undo; 5; ?; 70; b2; u; q", "--two", "--minutes", "1")

    after_undo = result.out.split("Time left: Red 1:00, Blue 0:30.")[1]
    assert after_undo.count("Time left: Red 1:00, Blue 1:00.") == 2 and "Blue 0:55." in after_undo
    assert "Red wins on time" in after_undo


def test_an_engine_or_program_knows_what_is_left(timed: Workbench, tmp_path: Path) -> None:
    result = timed("a1; 30; b2; q", "--htp", programs.listening(tmp_path / "received"), "--minutes", "2")

    assert (tmp_path / "received").read_text().count("time_left ") == 4 and "Blue (" in result.out
    assert "time_left black 90 0\ntime_left white 120 0\ngenmove" in (tmp_path / "received").read_text()


@pytest.mark.compiled
def test_the_protocol_is_served_on_standard_streams(program: Workbench) -> None:
    result = program("hex", "htp", "--size", "5", given="name\n\n1 play b a1\nnonsense \xff\n2 genmove w\nquit\nname\n")

    answers = result.out.split("\n\n")
    assert (result.status, result.err) == (0, "")
    assert answers[0] == "= Search Workbench" and answers[1] == "=1 " and answers[2].startswith("?")
    assert answers[3].startswith("=2 ") and answers[4:] == ["= ", ""]
