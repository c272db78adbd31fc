"""The Hex text protocol server: every command, and the error messages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.formats.hex.htp import HtpServer
from workbench.formats.hex.htp_analysis import ANALYSES, MENU_COMMANDS
from workbench.hex.board import BLUE
from workbench.hex.quick_engines import QuickEngine
from workbench.hex.rules import Rules

Say = Callable[[str], str]


@pytest.fixture
def server() -> HtpServer:
    return HtpServer(QuickEngine(), Rules(5), 0.1)


@pytest.fixture
def say(server: HtpServer) -> Say:
    """Return a function that sends a command to the server and returns the answer, which must be a success."""

    def said(line: str) -> str:
        answer = server.answer(line)
        assert answer is not None and answer.startswith("= ") and answer.endswith("\n\n"), answer
        return answer[2:].strip("\n")

    return said


def test_all_commands_are_there(say: Say) -> None:
    expected = [
        "name",
        "version",
        "list_commands",
        "known_command",
        "boardsize",
        "clear_board",
        "play",
        "genmove",
        "undo",
        "showboard",
        "all_legal_moves",
        "final_score",
        "loadsgf",
        "time_left",
        "quit",
        "protocol_version",
    ]
    listed = say("list_commands").split("\n")
    assert {*expected, *ANALYSES} <= {*listed}
    assert all(say(f"known_command {word}") == "true" for word in listed)
    assert say("known_command juggle") == "false"
    assert (say("name"), say("protocol_version")) == ("Search Workbench", "2")
    assert re.fullmatch(r"[0-9.]+", say("version"))


def test_numbers_comments_and_empty_lines(server: HtpServer) -> None:
    assert server.answer("") is None and server.answer("  # nothing\n") is None
    assert server.answer("12 name # who?\n") == "=12 Search Workbench\n\n"
    assert server.answer("\t7\tjuggle\n") == "?7 Unknown command “juggle”; list_commands lists them.\n\n"


def test_moves_are_made_shown_and_taken_back(say: Say, server: HtpServer) -> None:
    say("play black a1")
    say("play w B2")
    assert say("showboard").split("\n")[1:3] == [" 1  R . . . .  1", "  2  .(B). . .  2"]
    assert say("all_legal_moves").split()[:3] == ["b1", "c1", "d1"]
    say("undo")
    say("undo")
    assert (server.answer("undo") or "").startswith("? There is no move")
    assert len(say("all_legal_moves").split()) == 25


def test_a_game_to_its_end(say: Say, server: HtpServer) -> None:
    assert server.answer("final_score") == "? The game is not over.\n\n"
    while not server.game.over:
        say(f"genmove {'bw'[len(server.game.moves) % 2]}")
    assert say("final_score") == ("W+" if server.game.winner == BLUE else "B+")
    assert say("all_legal_moves") == ""
    assert (server.answer("genmove b") or "").startswith("?")


def test_white_may_begin_and_positions_may_be_put_down_in_any_order(say: Say, server: HtpServer) -> None:
    assert say("genmove white") and server.game.rules.first == BLUE
    say("boardsize 4")
    for move in ("black a1", "black a2", "white b1", "black a3"):
        say(f"play {move}")
    assert str(server.game.board) == "RB../R.../R.../...."
    say("undo")
    assert str(server.game.board) == "RB../R.../..../...."


@pytest.mark.parametrize(("kind", "shown"), [("pieces", ".../.../B.."), ("sides", "..R/.../...")])
def test_others_may_swap_either_way(kind: str, shown: str, say: Say, server: HtpServer) -> None:
    say("boardsize 3 3")
    say("play b c1")
    say(f"play w swap-{kind}")
    assert str(server.game.board) == shown
    say("undo")
    assert str(server.game.board) == "..R/.../..."


def test_the_engine_swaps_only_where_it_may(say: Say) -> None:
    say("play b c3")
    assert say("genmove w") != "swap-pieces"
    say("clear_board")
    assert say("param_game") == "[bool] allow_swap 0"
    say("param_game allow_swap 1")
    say("play b c3")
    assert say("all_legal_moves").endswith(" swap-pieces")
    assert say("genmove w") == "swap-pieces"


def test_who_resigns_has_lost(say: Say) -> None:
    say("play b resign")
    assert say("final_score") == "W+"


def test_files_are_loaded_as_far_as_is_wanted(say: Say, server: HtpServer, tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text("(;GM[11]SZ[3];B[a1];W[b2];B[c3])")
    say(f"loadsgf {tmp_path / 'game.sgf'}")
    assert server.game.moves == ("a1", "b2", "c3")
    say(f"loadsgf {tmp_path / 'game.sgf'} 1")
    assert server.game.moves == ("a1",)
    (tmp_path / "broken.sgf").write_text("(;GM[11]SZ[3]\n;B[a9])")
    assert "line 2" in (server.answer(f"loadsgf {tmp_path / 'broken.sgf'}") or "")
    assert server.game.moves == ("a1",)


def test_the_position_can_be_asked_about(say: Say) -> None:
    for move in ["d1", "d2", "c2", "b3", "b4", "d4", "a5"]:
        say(f"play {'b' if say('all_legal_moves').count(' ') % 2 == 0 else 'w'} {move}")
    assert say("workbench-urgent white") == "wins\ndefences c3"
    assert say("workbench-shortest black") == "c3"
    assert say("workbench-must_play white") in ("c3", "lost")
    assert float(say("workbench-resistance black")) < float(say("workbench-resistance white"))
    assert "c3 " in say("workbench-two_distances") and say("workbench-chain black") == ""
    say("workbench-bridges b")
    assert (
        [line.split("/")[2] for line in MENU_COMMANDS]
        == [*ANALYSES]
        == [line.split("/")[2] for line in say("hexgui-analyze_commands").split("\n")]
    )


@pytest.mark.parametrize(
    "line",
    [
        "juggle",
        "boardsize",
        "boardsize 2",
        "boardsize 99",
        "boardsize many",
        "boardsize 5 6",
        "play",
        "play black",
        "play green a1",
        "play black z1",
        "play black swap-pieces",
        "genmove",
        "genmove green",
        "known_command",
        "undo",
        "loadsgf",
        "loadsgf /no/such/file",
        "loadsgf / 1",
        "loadsgf a b",
        "time_left b soon 0",
        "param_game speed 9",
        "workbench-urgent green",
    ],
)
def test_what_cannot_be_done_is_told_in_one_line_and_changes_nothing(line: str, server: HtpServer) -> None:
    before = server.game
    answer = server.answer(line) or ""
    assert answer.startswith("? ") and answer.endswith("\n\n") and answer.count("\n") == 2
    assert server.game == before and not server.closed


class Hourglass(QuickEngine):
    """An engine that stores the time it was given."""

    given: float = 0.0

    def choose(self, _board: object, seconds: float) -> int:
        self.given = seconds
        return 0


def test_the_clock_shortens_what_is_thought() -> None:
    engine = Hourglass()
    server = HtpServer(engine, Rules(11), 3.0)
    server.answer("genmove b")
    assert engine.given == 3.0
    server.answer("time_left b 30 0")
    server.answer("undo")
    server.answer("genmove b")
    assert 0.5 < engine.given <= 1.0


def test_quit_closes(server: HtpServer) -> None:
    assert server.answer("quit") == "= \n\n" and server.closed


def test_a_side_resigns_though_it_is_not_its_turn(server: HtpServer, say: Say) -> None:
    say("play black resign")
    assert server.game.winner == BLUE and say("final_score") == "W+"
    say("undo")
    say("play white resign")
    assert say("final_score") == "B+"


def test_a_file_with_lines_that_cannot_be_played_is_not_loaded(server: HtpServer, say: Say, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("size 4\nswap off\na1\na1\nb2\n")
    say("play black c3")
    before = server.game
    answer_text = server.answer(f"loadsgf {file}") or ""
    assert answer_text.startswith("? ") and "Line 4, “a1”: There is already a stone on a1." in answer_text
    assert server.game == before
