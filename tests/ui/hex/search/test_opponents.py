"""Players on the Hex bench that do not search: quick, random, and other programs, good and bad ones; and the swap."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot
from support import programs
from support.hex_driving import begin, click, moves, play

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.session import PERSON
from workbench.ui.hex.search.engine import PROGRAM

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
LONG = 20_000
"""Milliseconds for a program to start and answer."""


def choose(bench: HexBench, side: int, kind: str) -> None:
    box = bench.players.choices[side]
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())


def choose_program(bench: HexBench, side: int, command: str, accept: bool = True) -> None:
    """Choose another program, and type its command."""
    choose(bench, side, PROGRAM)
    (dialog,) = bench.window().findChildren(QInputDialog)
    dialog.setTextValue(command)
    (dialog.accept if accept else dialog.reject)()


@pytest.mark.parametrize("kind", ["quick", "random"])
def test_simple_engines_answer_at_once(kind: str, bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose(bench, BLUE, kind)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2)
    assert bench.hex.to_move == RED and bench.players.choices[BLUE].currentData() == kind


def test_simple_engines_play_a_game_to_its_end(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    choose(bench, RED, "quick")
    choose(bench, BLUE, "random")
    qtbot.waitUntil(lambda: bench.hex.game.over, timeout=LONG)
    assert bench.hex.game.winner == RED


def test_an_engine_takes_a_strong_first_move_over(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5, "pieces"))
    choose(bench, BLUE, "quick")
    play(bench, qtbot, "c3")
    qtbot.waitUntil(lambda: moves(bench) == ["c3", "swap"])
    assert bench.hex.to_move == RED


def test_another_program_plays(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, BLUE, programs.SERVER)
    assert bench.players.choices[BLUE].currentData() == PROGRAM
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == []
    play(bench, qtbot, "a2")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    assert "instead" not in bench.board.message.text()


def test_no_program_is_chosen_before_its_command_is_known(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, BLUE, programs.SERVER, accept=False)
    assert bench.players.choices[BLUE].currentData() == PERSON
    play(bench, qtbot, "a1", "a2")
    assert moves(bench) == ["a1", "a2"]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (programs.CRASHING, "has exited"),
        (programs.BABBLING, "does not answer"),
        (programs.ILLEGAL, "cannot play “a1”"),
        (programs.ENDLESS, "does not answer"),
        (programs.NONSENSE, "cannot play “pass the salt”"),
        (programs.REFUSING, "rejected “boardsize 5”: “not today”."),
        (programs.SILENT, "did not answer “boardsize 5” in time"),
        (programs.STUBBORN, "did not answer “genmove white” in time"),
        ("/no/such/program", "cannot be started"),
    ],
)
def test_whatever_the_program_does_the_game_goes_on(command: str, expected: str, bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, BLUE, command)
    if "in time" in expected:
        bench.engine.seconds, bench.engine.program.patience = 0.1, 1.0
    for number, cell in enumerate(("a1", "e5"), start=1):
        play(bench, qtbot, cell)
        qtbot.waitUntil(lambda number=number: len(moves(bench)) == 2 * number, timeout=LONG)
        assert expected in bench.board.message.text() and "instead" in bench.board.message.text()


def test_a_slow_program_is_waited_for(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, BLUE, programs.SLOW)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: moves(bench) == ["a1", "c3"], timeout=LONG)
    assert "instead" not in bench.board.message.text()


def test_a_silent_program_can_be_left_waiting_or_passed_over(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, BLUE, programs.SILENT)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: bench.engine.playing)
    click(qtbot, bench.players.now)
    assert len(moves(bench)) == 2 and not bench.engine.program.busy
    play(bench, qtbot, "e5")
    qtbot.waitUntil(lambda: bench.engine.playing)
    choose(bench, BLUE, PERSON)
    assert not bench.engine.playing and len(moves(bench)) == 3
