"""The dialogs of the board pane: scramble, generated boards, saved boards."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.api import Configuration
from workbench.formats import my_boards
from workbench.formats.my_boards import MyBoards, SavedBoard, write
from workbench.formats.writing import make_folder
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.state_space.generator import GeneratedBoard, by_expansions
from workbench.ui.base.retranslation import retranslator
from workbench.ui.explore.board.generator_dialog import MAX_RESULTS, GeneratorDialog
from workbench.ui.explore.board.my_boards_dialog import MyBoardsDialog
from workbench.ui.explore.board.pane import BoardPane
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session
from workbench.ui.setup.scramble_dialog import ScrambleDialog

LEFT = Qt.MouseButton.LeftButton
LAST_3 = goal_board(LAST, 3, 3)

Dialog = TypeVar("Dialog", bound=QDialog)


@pytest.fixture
def pane(session: Session, qtbot: QtBot) -> BoardPane:
    pane = BoardPane(session, Player(session))
    qtbot.addWidget(pane)
    pane.show()
    return pane


def opened(pane: BoardPane, kind: type[Dialog]) -> Dialog:
    """Return the open dialog."""
    dialogs = [dialog for dialog in pane.findChildren(kind) if dialog.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


# Scramble


def test_a_walk_of_so_many_moves_from_a_seed(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    pane.menu.scramble.trigger()
    dialog = opened(pane, ScrambleDialog)
    assert not dialog.moves.isEnabled()
    qtbot.mouseClick(dialog.walk, LEFT)
    dialog.walk.setChecked(True)
    dialog.moves.setValue(33)
    dialog.seed.setText("18446744073709551615")
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert session.start_board == scramble(3, 3, 2**64 - 1, LAST_3, 33)
    assert pane.editor.origin_label.text() == "Seed 18446744073709551615: a random walk of 33 moves"
    qtbot.mouseClick(pane.editor.tools.scramble, LEFT)  # and again with the same settings
    assert session.start_board == scramble(3, 3, 0, LAST_3, 33)


# Generated boards


def test_boards_appear_and_one_becomes_the_start(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    pane.menu.generate.trigger()
    dialog = opened(pane, GeneratorDialog)
    assert not dialog.use_button.isEnabled()
    dialog.moves.setValue(12)
    qtbot.mouseClick(dialog.search, LEFT)
    qtbot.waitUntil(lambda: dialog.result_list.count() == MAX_RESULTS, timeout=30_000)
    qtbot.waitUntil(lambda: dialog.progress.text() == f"{MAX_RESULTS} boards found")
    dialog.result_list.setCurrentRow(5)
    wanted = dialog.result_list.item(5).toolTip()
    qtbot.mouseClick(dialog.use_button, LEFT)
    assert session.start_board == Board.parse(wanted)
    assert api.solve(session.start_board).cost == 12
    pane.editor.undo.trigger()
    assert session.start_board == Board.parse("1 2 3/7 0 8/5 6 4")


def test_boards_take_as_many_expansions_as_asked_of_the_search_that_is_set_up(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    configuration = Configuration.of("greedy", "misplaced")
    session.configure(configuration)
    pane.menu.generate.trigger()
    dialog = opened(pane, GeneratorDialog)
    dialog.by_expansions.setChecked(True)
    dialog.min_box.setValue(50)
    dialog.max_box.setValue(60)
    qtbot.mouseClick(dialog.search, LEFT)
    qtbot.waitUntil(lambda: dialog.result_list.count() > 0, timeout=30_000)
    board = Board.parse(dialog.result_list.item(0).toolTip())
    assert 50 <= api.solve(board, configuration).expanded <= 60
    qtbot.waitUntil(lambda: dialog.search.text() == "Find boards", timeout=60_000)
    reports = by_expansions(LAST_3, 50, 60, 1, lambda start: api.start(start, configuration))
    found = list(islice((report for report in reports if isinstance(report, GeneratedBoard)), MAX_RESULTS))
    others = found[-1].tried - MAX_RESULTS
    assert others > 0
    assert dialog.progress.text() == f"{MAX_RESULTS} boards found, {others:,} others tried"
    dialog.reject()


def test_a_distance_without_boards_is_answered(pane: BoardPane, qtbot: QtBot) -> None:
    pane.menu.generate.trigger()
    dialog = opened(pane, GeneratorDialog)
    dialog.moves.setValue(32)
    qtbot.mouseClick(dialog.search, LEFT)
    qtbot.waitUntil(lambda: dialog.progress.text().startswith("Listing all boards by their distance: "))
    qtbot.waitUntil(dialog.fault.isVisible, timeout=30_000)
    assert dialog.fault.sentence.text() == "No board is 32 moves from this goal: the farthest are 31 away."
    qtbot.waitUntil(lambda: dialog.search.text() == "Find boards")
    dialog.reject()


def test_a_search_for_boards_is_left_off_by_its_button_and_by_closing(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    session.set_boards(goal_board(LAST, 5, 5), goal_board(LAST, 5, 5))
    pane.menu.generate.trigger()
    dialog = opened(pane, GeneratorDialog)
    dialog.moves.setValue(90)  # never ends
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.search.text() == "Stop"
    qtbot.mouseClick(dialog.search, LEFT)
    assert dialog.search.text() == "Find boards"
    qtbot.mouseClick(dialog.search, LEFT)
    dialog.reject()  # a thread that is still running makes every test fail


# My boards


def save_two(pane: BoardPane, session: Session, qtbot: QtBot) -> MyBoardsDialog:
    """Save the first board and an AIMA board, and return the dialog."""
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    qtbot.mouseClick(dialog.save_button, LEFT)
    session.set_boards(Board.parse("7 2 4/5 0 6/8 3 1"), goal_board(FIRST, 3, 3))
    qtbot.mouseClick(dialog.save_button, LEFT)
    return dialog


def test_nothing_kept_says_what_will_appear(pane: BoardPane) -> None:
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    assert dialog.list.placeholder == "Boards that you save will appear here."
    assert dialog.name.placeholderText() == "Save a board to name it"
    assert dialog.view.accessibleDescription().startswith("No board is saved yet")
    for field in (dialog.name, dialog.note):
        assert not field.isEnabled()
        ground = dialog.palette().color(QPalette.ColorRole.Window)
        assert field.palette().color(QPalette.ColorRole.Base) == ground, "it looks as if something could be typed"
    assert not dialog.open_board.isEnabled()
    assert not dialog.remove.isEnabled()
    dialog.reject()


def test_a_board_is_kept_named_described_and_opened_again(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    dialog = save_two(pane, session, qtbot)
    assert dialog.name.text() == "Board 3×3 2"
    assert not dialog.save_changes.isEnabled()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "AIMA")
    qtbot.keyClicks(dialog.note, "for lecture 3")
    qtbot.mouseClick(dialog.save_changes, LEFT)
    assert [dialog.list.item(row).text() for row in range(2)] == ["Board 3×3 (3×3)", "AIMA (3×3)"]
    dialog.reject()

    session.set_boards(LAST_3, LAST_3)
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    dialog.list.setCurrentRow(1)
    assert dialog.note.toPlainText() == "for lecture 3"
    qtbot.mouseClick(dialog.open_board, LEFT)
    assert session.start_board == Board.parse("7 2 4/5 0 6/8 3 1")
    assert session.goal_board == goal_board(FIRST, 3, 3)


def test_thousands_of_boards_are_read_and_changed_in_the_background(pane: BoardPane, qtbot: QtBot) -> None:
    boards = [SavedBoard(f"board {number}", "", LAST_3, LAST_3) for number in range(3000)]
    store = MyBoards()
    make_folder(store.path.parent)
    write(store.path, boards)
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    assert not dialog.isEnabled()
    qtbot.waitUntil(lambda: dialog.list.count() == 3000)
    qtbot.mouseClick(dialog.save_button, LEFT)
    assert not dialog.isEnabled()
    qtbot.waitUntil(lambda: dialog.list.count() == 3001)
    assert dialog.name.text() == "Board 3×3"
    dialog.history.undo_change()
    qtbot.waitUntil(lambda: dialog.list.count() == 3000)
    assert list(store.all()) == boards
    dialog.refresh()
    dialog.reject()  # a thread that is still running makes every test fail


def test_a_kept_board_too_large_for_the_window_is_not_opened(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    large = goal_board(LAST, 17, 3)
    MyBoards().add(SavedBoard("large", "", large, large))
    before = session.start_board
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    qtbot.mouseClick(dialog.open_board, LEFT)
    assert dialog.fault.sentence.text().startswith("This board is 17×3, but the window supports boards up to 16×16")
    assert session.start_board == before
    dialog.reject()


def test_a_name_that_is_taken_is_answered_and_what_was_written_stays(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    dialog = save_two(pane, session, qtbot)
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Board 3×3")
    qtbot.mouseClick(dialog.save_changes, LEFT)
    assert dialog.fault.sentence.text() == "A board named “Board 3×3” already exists."
    assert dialog.remark.text() == ""  # it is said once
    assert dialog.name.text() == "Board 3×3"
    dialog.reject()


def test_a_typed_name_is_kept_however_the_dialog_is_left(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    dialog = save_two(pane, session, qtbot)
    qtbot.keyClicks(dialog.name, "one")
    dialog.list.setCurrentRow(0)  # another board is selected
    assert dialog.name.text() == "Board 3×3"
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "two")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    dialog.note.setPlainText("a note")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert {one.name: one.note for one in MyBoards().all()} == {"two": "a note", "one": ""}
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    dialog.name.setText("one")
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert dialog.isVisible() and "already exists" in dialog.fault.sentence.text()
    qtbot.mouseClick(dialog.close_button, LEFT)  # the fault was shown
    assert not dialog.isVisible()


def test_cancel_drops_what_was_typed(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    dialog = save_two(pane, session, qtbot)
    qtbot.keyClicks(dialog.name, "other")
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert not dialog.isVisible()
    assert [one.name for one in MyBoards().all()] == ["Board 3×3", "Board 3×3 2"]


def test_duplicates_are_pointed_out_while_one_types(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    dialog = save_two(pane, session, qtbot)
    assert dialog.remark.text() == ""
    place = dialog.view.geometry()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Board 3×3"[:6])
    dialog.name.setText("Board 3×3")
    dialog.name.textEdited.emit("Board 3×3")
    assert dialog.remark.text() == "A board named “Board 3×3” already exists."
    dialog.name.setText("Board 3×3 2")
    qtbot.mouseClick(dialog.save_button, LEFT)
    assert dialog.remark.text() == "The same board is also saved as “Board 3×3 2”."
    assert dialog.view.geometry() == place
    dialog.reject()


def test_a_board_is_removed_after_a_question(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    dialog = save_two(pane, session, qtbot)
    for answer, left in (("Cancel", 2), ("Delete", 1)):
        qtbot.mouseClick(dialog.remove, LEFT)
        question = next(box for box in dialog.findChildren(QMessageBox) if box.isVisible())
        assert question.text() == "Delete “Board 3×3 2”?"
        button = next(one for one in question.findChildren(QPushButton) if one.text() == answer)
        qtbot.mouseClick(button, LEFT)
        assert len(MyBoards().all()) == dialog.list.count() == left
    dialog.reject()


def test_boards_go_out_to_a_file_and_come_in_from_one(
    pane: BoardPane, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = save_two(pane, session, qtbot)
    dialog.export_file(str(tmp_path / "mine.json"))
    assert my_boards.read(tmp_path / "mine.json") == MyBoards().all()
    my_boards.write(tmp_path / "other.json", [SavedBoard("hard", "", scramble(4, 4, 1), goal_board(LAST, 4, 4))])
    dialog.import_file(str(tmp_path / "other.json"))
    assert [one.name for one in MyBoards().all()] == ["Board 3×3", "Board 3×3 2", "hard"]
    dialog.import_file(str(tmp_path / "none.json"))
    assert dialog.fault.isVisible()
    dialog.reject()


def test_a_damaged_file_is_named_and_left_alone(pane: BoardPane, qtbot: QtBot) -> None:
    path = MyBoards().path
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    pane.menu.my_boards.trigger()
    dialog = opened(pane, MyBoardsDialog)
    assert str(path) in dialog.fault.sentence.text()
    qtbot.mouseClick(dialog.save_button, LEFT)
    assert dialog.fault.isVisible()
    assert path.read_text(encoding="utf-8") == "{"
    dialog.reject()


# All dialogs


def test_the_dialogs_speak_russian_without_restart(pane: BoardPane) -> None:
    for action, kind in (
        (pane.menu.scramble, ScrambleDialog),
        (pane.menu.generate, GeneratorDialog),
        (pane.menu.my_boards, MyBoardsDialog),
    ):
        action.trigger()
        dialog = opened(pane, kind)
        english = dialog.windowTitle()
        retranslator().choose("ru")
        assert dialog.windowTitle() != english
        dialog.reject()
        retranslator().choose("en")
