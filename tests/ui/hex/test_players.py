"""Who plays in the window: a new game asks, programs that fail are named, labels name the engine that is running."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from support import programs
from support.hex_driving import begin, click, moves, play

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.kinds import PERSON, PLAYERS, PROGRAM, program_player
from workbench.ui.hex.game.moves_model import MoveColumn
from workbench.ui.hex.game.texts import narration
from workbench.ui.hex.search.program_dialog import ProgramDialog
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


def choose_program(bench: HexBench, qtbot: QtBot, command: str) -> ProgramDialog:
    """Give Blue to another program, type its command, and press OK."""
    choice = bench.players.choices[BLUE]
    choice.setCurrentIndex(choice.findData(PROGRAM))
    choice.activated.emit(choice.currentIndex())
    dialog: ProgramDialog = bench.window().findChildren(ProgramDialog)[-1]
    dialog.command.setEditText(command)
    click(qtbot, dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))
    return dialog


def search_with(bench: HexBench, name: str) -> None:
    box = bench.search.search
    box.setCurrentIndex(box.findData(name))
    box.activated.emit(box.currentIndex())


def turn_wheel(widget: QWidget) -> None:
    """Turn the wheel towards oneself by a notch, with the pointer on a control."""
    spot = widget.rect().center()
    everywhere = QPointF(spot), QPointF(widget.mapToGlobal(spot)), QPoint(), QPoint(0, -120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(widget, QWheelEvent(*everywhere, *none, False))


def test_a_new_game_asks_who_plays_and_begins_with_that_question(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    for _ in range(2):
        click(qtbot, bench.board.tools["board"])
        red, blue = bench.new_game.players[RED], bench.new_game.players[BLUE]
        assert QApplication.focusWidget() is red  # each time
        qtbot.keyClick(red, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is blue
        qtbot.keyClick(bench.new_game.window(), Qt.Key.Key_Escape)
    click(qtbot, bench.board.tools["board"])
    for _ in range(PLAYERS.index("random")):
        qtbot.keyClick(blue, Qt.Key.Key_Down)
    qtbot.keyClick(bench.new_game.window(), Qt.Key.Key_Return)
    assert (bench.hex.player_of(RED), bench.hex.player_of(BLUE)) == (PERSON, "random")
    assert bench.players.choices[BLUE].currentText() == "Random moves" and not moves(bench)


@pytest.mark.parametrize(
    ("command", "why"),
    [(programs.CRASHING, "has exited"), (programs.STUBBORN, "did not answer")],
    ids=["dies", "hangs"],
)
def test_a_program_that_fails_is_named_in_the_list_in_the_note_and_in_the_file(
    command: str, why: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(5))
    choose_program(bench, qtbot, command)
    qtbot.waitUntil(lambda: bench.hex.player_of(BLUE) == program_player(command))
    bench.engine.seconds, bench.engine.programs.patience = 0.1, 1.0
    name = bench.engine.programs.name(command)
    play(bench, qtbot, "a1")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2)
    assert bench.players.choices[BLUE].currentText() == f"⚠ {name}"
    assert why in bench.players.choices[BLUE].toolTip()
    note = bench.moves.table.model().index(1, MoveColumn.NOTE).data()
    assert name in note and why in note

    file = tmp_path / "game.sgf"
    bench.files.save_file(str(file))
    begin(bench, qtbot, Rules(4))
    bench.files.open_file(str(file))
    assert bench.moves.table.model().index(1, MoveColumn.NOTE).data() == note


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("/no/such/program", "“program” cannot be started: No such file or directory."),
        ("", "The command that starts the other program is empty."),
        (programs.program(""), "“python -u -c ''” has exited (exit status 0)."),
    ],
)
def test_a_wrong_command_is_found_when_it_is_chosen_and_explained_in_one_sentence(
    command: str, sentence: str, window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(5))
    dialog = choose_program(bench, qtbot, command)
    qtbot.waitUntil(lambda: dialog.status.text() == sentence)
    assert dialog.isVisible() and bench.hex.player_of(BLUE) == PERSON
    dialog.reject()


@pytest.mark.compiled
def test_stop_is_no_longer_offered_when_all_moves_are_proved(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.analysis)
    search_with(bench, "solver")
    click(qtbot, bench.search.start_button)
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.finished)
    qtbot.waitUntil(lambda: not bench.search.start_button.isEnabled())
    assert "Stop" not in {button.text() for button in window.findChildren(QPushButton) if button.isVisible()}
    assert not window.player_bar.buttons["stop"].isEnabled()


@pytest.mark.compiled
def test_labels_name_the_engine_that_is_running(window: MainWindow, qtbot: QtBot) -> None:
    bench, pane = window.hex, window.hex.search
    begin(bench, qtbot, Rules(9))
    bench.tabs.setCurrentWidget(bench.analysis)
    for name in ("mcts", "alphabeta-resistance"):
        search_with(bench, name)
        if not bench.engine.analysing:
            click(qtbot, pane.start_button)
        qtbot.waitUntil(lambda: pane.message.text().startswith(f"{pane.search.currentText()}: "))
        assert pane.search.currentText() in bench.players.move_button.toolTip()
    search_with(bench, "solver")
    why = "Positions can be solved on boards of at most 8 rows."
    qtbot.waitUntil(lambda: pane.message.text() == why)  # not the result of another engine
    assert not pane.table.model().rowCount() and not pane.start_button.isEnabled()


def test_the_wheel_scrolls_the_analysis_and_chooses_no_other_search(window: MainWindow) -> None:
    window.resize(1024, 600)
    bench = window.hex
    bench.tabs.setCurrentWidget(bench.analysis)
    chosen = bench.search.search.currentData(), bench.analysis.fill.currentData()
    for box in (bench.search.search, bench.analysis.fill):
        turn_wheel(box)
    assert (bench.search.search.currentData(), bench.analysis.fill.currentData()) == chosen


def test_set_up_is_entered_and_left_by_two_clicks_at_one_place(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(5, "pieces"))
    play(bench, qtbot, "c3")
    buttons = [bench.board.tools[name] for name in ("swap", "edit")]
    places = [button.geometry() for button in buttons]
    assert bench.board.swap.isEnabled()
    click(qtbot, bench.board.tools["edit"])
    QApplication.processEvents()
    assert bench.hex.setting is not None and not bench.board.swap.isEnabled()
    assert [button.geometry() for button in buttons] == places and bench.board.swap.isVisible()
    click(qtbot, bench.board.tools["edit"])
    assert bench.hex.setting is None and bench.board.swap.isEnabled()


def test_another_program_can_be_chosen_after_one_was(window: MainWindow, qtbot: QtBot) -> None:
    bench, choice = window.hex, window.hex.players.choices[BLUE]
    begin(bench, qtbot, Rules(5))
    choose_program(bench, qtbot, programs.SERVER)
    qtbot.waitUntil(lambda: bench.hex.player_of(BLUE) == program_player(programs.SERVER))
    texts = [choice.itemText(place) for place in range(choice.count())]
    assert texts[-2:] == ["Another program…", bench.engine.programs.name(programs.SERVER)]
    assert choice.currentText() == bench.engine.programs.name(programs.SERVER)
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert bench.hex.player_of(BLUE) == PERSON
    choice.activated.emit(choice.count() - 1)  # the known one plays again, without a question
    assert bench.hex.player_of(BLUE) == program_player(programs.SERVER)


def test_a_new_game_with_another_program_replaces_the_game_once_its_command_is_known(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.hex
    before = moves(bench)
    for confirmed in (False, True):
        click(qtbot, bench.board.tools["board"])
        red = bench.new_game.players[RED]
        red.setCurrentIndex(red.findData(PROGRAM))
        click(qtbot, bench.new_game.start)
        assert moves(bench) == before
        dialog: ProgramDialog = bench.window().findChildren(ProgramDialog)[-1]
        if confirmed:
            dialog.command.setEditText(programs.SERVER)
            click(qtbot, dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))
            qtbot.waitUntil(lambda: bench.hex.player_of(RED) == program_player(programs.SERVER))
            assert moves(bench) != before
        else:
            dialog.reject()
            assert moves(bench) == before


def test_a_note_with_quotation_marks_gets_no_more_of_them(window: MainWindow) -> None:
    session = window.hex.hex
    session.comment("“bad” has exited. “Quick” moved instead.")
    assert narration(session)[0] == "“bad” has exited. “Quick” moved instead."
    session.comment("good")
    assert narration(session)[0] == "“good”"
