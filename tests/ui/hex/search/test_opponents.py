"""Players on the Hex bench that do not search: quick, random, and other programs, good and bad ones; and the swap."""

from __future__ import annotations

import shlex

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot
from support import programs
from support.hex_driving import begin, click, moves, play

from workbench.formats.hex import sgf
from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.kinds import PERSON, PROGRAM, program_player
from workbench.ui.hex.game.moves_model import MoveColumn
from workbench.ui.hex.search.program_dialog import ProgramDialog

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
LONG = 20_000
"""Milliseconds for a program to start and answer."""


def choose(bench: HexBench, side: int, kind: str) -> None:
    box = bench.players.choices[side]
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())


def enter_program(bench: HexBench, side: int, command: str) -> ProgramDialog:
    """Choose another program, type its command, and press OK."""
    choose(bench, side, PROGRAM)
    (dialog,) = asking(bench)
    dialog.command.setEditText(command)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    return dialog


def asking(bench: HexBench) -> list[ProgramDialog]:
    """Return the open dialogs that ask for a program."""
    return [dialog for dialog in bench.window().findChildren(ProgramDialog) if dialog.isVisible()]


def choose_program(bench: HexBench, qtbot: QtBot, side: int, command: str) -> None:
    """Choose another program, and wait until it has answered."""
    enter_program(bench, side, command)
    qtbot.waitUntil(lambda: bench.hex.player_of(side) == program_player(command), timeout=LONG)


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
    choose_program(bench, qtbot, BLUE, programs.SERVER)
    assert bench.players.choices[BLUE].currentData() == program_player(programs.SERVER)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == []
    play(bench, qtbot, "a2")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    assert "instead" not in bench.board.message.text()


def test_no_program_is_chosen_before_its_command_is_known(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    enter_program(bench, BLUE, programs.SERVER).reject()
    assert bench.players.choices[BLUE].currentData() == PERSON
    play(bench, qtbot, "a1", "a2")
    assert moves(bench) == ["a1", "a2"]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (programs.CRASHING, "has exited"),
        (programs.ILLEGAL, "cannot play “a1”"),
        (programs.NONSENSE, "cannot play “pass the salt”"),
        (programs.REFUSING, "rejected “boardsize 5”: “not today”."),
        (programs.STUBBORN, "did not answer “genmove white” in time"),
    ],
)
def test_whatever_the_program_does_the_game_goes_on(command: str, expected: str, bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, qtbot, BLUE, command)
    if "in time" in expected:
        bench.engine.seconds, bench.engine.programs.patience = 0.1, 1.0
    for number, cell in enumerate(("a1", "e5"), start=1):
        play(bench, qtbot, cell)
        qtbot.waitUntil(lambda number=number: len(moves(bench)) == 2 * number, timeout=LONG)
        note = bench.moves.table.model().index(2 * number - 1, MoveColumn.NOTE).data()
        assert expected in note and "instead" in note and bench.board.message.text() == note
        shown = bench.players.choices[BLUE].currentText()
        name = bench.engine.programs.name(command)
        assert shown.startswith("⚠") and name in shown and name in note
    saved = sgf.read(sgf.written(bench.hex.document.tree))
    assert [expected in saved.nodes[at].comment for at in saved.main[1:]] == [False, True, False, True]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("/no/such/program --at all", "cannot be started"),
        ("python -c 'unfinished", "cannot be started"),
        ("", "empty"),
        (programs.program(""), "has exited"),
        (programs.BABBLING, "does not answer"),
        (programs.ENDLESS, "does not answer"),
        (programs.SILENT, "did not answer"),
    ],
)
def test_a_wrong_command_is_found_when_it_is_chosen(command: str, expected: str, bench: HexBench, qtbot: QtBot) -> None:
    bench.engine.programs.patience = 0.3 if command == programs.SILENT else 10.0
    dialog = enter_program(bench, BLUE, command)
    qtbot.waitUntil(lambda: expected in dialog.status.text(), timeout=LONG)
    assert dialog.isVisible() and bench.hex.player_of(BLUE) == PERSON and not bench.engine.programs.known
    dialog.reject()


def test_a_new_game_asks_who_plays(bench: HexBench, qtbot: QtBot) -> None:
    click(qtbot, bench.board.tools["board"])
    chosen = bench.new_game
    assert chosen.chosen_players == {RED: PERSON, BLUE: PERSON}
    chosen.size_box.setValue(4)
    chosen.players[BLUE].setCurrentIndex(chosen.players[BLUE].findData("quick"))
    click(qtbot, chosen.start)
    assert (bench.hex.player_of(RED), bench.hex.player_of(BLUE)) == (PERSON, "quick")
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2)
    click(qtbot, bench.board.tools["board"])
    assert chosen.chosen_players == {RED: PERSON, BLUE: "quick"}
    chosen.players[RED].setCurrentIndex(chosen.players[RED].findData(PROGRAM))
    click(qtbot, chosen.start)
    (dialog,) = bench.window().findChildren(ProgramDialog)
    assert bench.hex.player_of(RED) == PERSON
    dialog.reject()


def test_a_slow_program_is_waited_for(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, qtbot, BLUE, programs.SLOW)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: moves(bench) == ["a1", "c3"], timeout=LONG)
    assert "instead" not in bench.board.message.text()


def test_a_silent_program_can_be_left_waiting_or_passed_over(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose_program(bench, qtbot, BLUE, programs.STUBBORN)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: bench.engine.playing)
    assert bench.board.message.text() == f"Blue: {bench.engine.programs.name(programs.STUBBORN)} is thinking…"
    click(qtbot, bench.players.now)
    assert len(moves(bench)) == 2 and not bench.engine.programs.busy
    assert "was still thinking" in bench.hex.document.tree.nodes[bench.hex.document.at].comment
    play(bench, qtbot, "e5")
    qtbot.waitUntil(lambda: bench.engine.playing)
    choose(bench, BLUE, PERSON)
    assert not bench.engine.playing and len(moves(bench)) == 3


def test_two_other_programs_play_each_other_and_wait_when_one_has_failed(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    anna, bert = programs.playing("a1", "Anna 2.0"), programs.playing("e5", "Bert")
    choose_program(bench, qtbot, BLUE, bert)
    choose_program(bench, qtbot, RED, anna)
    assert bench.hex.player_of(BLUE) == program_player(bert)
    for side, own in ((RED, "Anna 2.0"), (BLUE, "Bert")):
        box = bench.players.choices[side]
        listed = [box.itemText(place) for place in range(box.count())]
        assert listed[-3:] == ["Another program…", "Bert", "Anna 2.0"] and box.currentText() == own
    for number, failed, other in ((3, RED, BLUE), (4, BLUE, RED)):
        qtbot.waitUntil(lambda number=number: len(moves(bench)) == number, timeout=LONG)
        qtbot.waitUntil(lambda: not bench.engine.busy)
        assert moves(bench)[:2] == ["a1", "e5"] and len(moves(bench)) == number  # it waits
        comment = bench.hex.document.tree.nodes[bench.hex.document.at].comment
        box = bench.players.choices[failed]
        assert box.currentText().removeprefix("⚠ ") in comment and box.currentText().startswith("⚠")
        qtbot.waitUntil(lambda: "“Engine move”" in bench.board.message.text())
        assert bench.hex.to_move == other
        click(qtbot, bench.players.move_button)


def test_programs_with_one_name_are_called_by_their_commands(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    first, second = (shlex.join([*shlex.split(programs.SERVER), "--swap", swap]) for swap in ("off", "sides"))
    choose_program(bench, qtbot, BLUE, first)
    box = bench.players.choices[BLUE]
    assert box.currentText().startswith("Search Workbench") and box.toolTip() == first
    choose(bench, BLUE, PERSON)
    choose_program(bench, qtbot, BLUE, second)
    names = [box.itemText(place) for place in range(box.count())][-2:]
    assert len({*names}) == 2 and all(name.startswith("workbench hex htp") for name in names)
    assert box.currentText() == names[1] and box.toolTip() == second
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: bench.engine.programs.busy)
    assert f"Blue: {names[1]} is thinking" in bench.board.message.text()


def test_the_note_of_a_program_that_fails_has_the_name_in_the_list(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    for status in (3, 4):  # programs of one name
        choose_program(bench, qtbot, BLUE, programs.crashing("Anna", status))
    play(bench, qtbot, "b1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    name = bench.players.choices[BLUE].currentText().removeprefix("⚠ ")
    assert name != "Anna" and f"“{name}” has exited (exit status 4)" in bench.board.message.text()


def test_new_game_lists_the_programs_by_name_and_asks_for_each_that_is_not_known(bench: HexBench, qtbot: QtBot) -> None:
    click(qtbot, bench.board.tools["board"])
    chosen = bench.new_game
    for box in chosen.players.values():
        box.setCurrentIndex(box.findData(PROGRAM))
    click(qtbot, chosen.start)
    commands = {RED: programs.playing("a1", "Anna"), BLUE: programs.playing("e5", "Bert")}
    for side, title in ((RED, "Who plays Red"), (BLUE, "Who plays Blue")):
        qtbot.waitUntil(lambda title=title: any(each.windowTitle() == title for each in asking(bench)), timeout=LONG)
        (dialog,) = asking(bench)
        dialog.command.setEditText(commands[side])
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    qtbot.waitUntil(lambda: len(moves(bench)) == 3 and not bench.engine.busy, timeout=LONG)
    click(qtbot, bench.board.tools["board"])
    for side, box in chosen.players.items():
        panel = bench.players.choices[side]
        assert [box.itemText(place) for place in range(box.count())] == [
            panel.itemText(place) for place in range(panel.count())
        ]
        assert box.currentText() == panel.currentText()
    for side, other in ((RED, BLUE), (BLUE, RED)):
        chosen.players[side].setCurrentIndex(chosen.players[side].findData(program_player(commands[other])))
    click(qtbot, chosen.start)
    assert not asking(bench)
    qtbot.waitUntil(lambda: moves(bench)[:2] == ["e5", "a1"], timeout=LONG)


def test_enter_starts_a_program_that_has_played_or_one_whose_command_is_shorter(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    former = f"{programs.SERVER} --size 5"
    choose_program(bench, qtbot, BLUE, former)
    for typed in ("", programs.SERVER):
        choose(bench, BLUE, PERSON)
        choose(bench, BLUE, PROGRAM)
        qtbot.waitUntil(lambda: len(asking(bench)) == 1)
        (dialog,) = asking(bench)
        field = dialog.command.lineEdit()
        assert field is not None
        field.selectAll()
        qtbot.keyClicks(field, typed)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        expected = program_player(typed or former)
        qtbot.waitUntil(lambda expected=expected: bench.hex.player_of(BLUE) == expected, timeout=LONG)
