"""Building pattern databases in the window, and choosing one as the heuristic."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.shell.databases_dialog import DatabasesDialog
from workbench.ui.shell.main_window import MainWindow


@pytest.fixture
def dialog(window: MainWindow) -> DatabasesDialog:
    window.commands.actions["databases"].trigger()
    found = QApplication.activeModalWidget()
    assert isinstance(found, DatabasesDialog)
    return found


@pytest.fixture
def damaged() -> None:
    """Build a database before the window opens, and change a byte of it."""
    parted = partition("pdb-44", goal_board("last", 3, 3))
    building = Building(parted)
    while building.advance(10**6) is Status.RUNNING:
        pass
    with database.path(parted).open("r+b") as file:
        file.seek(-1, 2)
        file.write(b"\x07")


def choose(dialog: DatabasesDialog, name: str) -> None:
    for row in range(dialog.list.count()):
        if dialog.list.item(row).data(Qt.ItemDataRole.UserRole) == name:
            dialog.list.setCurrentRow(row)


def test_a_database_is_built_chosen_and_searched_with(qtbot: QtBot, window: MainWindow, dialog: DatabasesDialog):
    box = window.explore.search.heuristic
    choose(dialog, "pdb-44")
    assert (
        dialog.list.currentItem().text() == "pdb-44 · 131\N{NO-BREAK SPACE}kB · not built"
    )  # in the units of all other sizes
    qtbot.mouseClick(dialog.build, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: database.is_built(partition("pdb-44", goal_board("last", 3, 3))), timeout=60_000)
    qtbot.waitUntil(lambda: dialog.remove.isEnabled())
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert box.model().item(box.findData("pdb-44")).isEnabled()
    box.setCurrentIndex(box.findData("pdb-44"))
    session = window.explore.session
    assert session.configuration.heuristic == "pdb-44"
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: session.current is not None and session.current.run.status is Status.SOLVED)


def test_a_database_is_removed_after_a_question(qtbot: QtBot, dialog: DatabasesDialog):
    choose(dialog, "pdb-44")
    qtbot.mouseClick(dialog.build, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.remove.isEnabled(), timeout=60_000)
    for answer, built in (("Cancel", True), ("Delete", False)):
        qtbot.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
        question = next(box for box in dialog.findChildren(QMessageBox) if box.isVisible())
        assert question.text() == "Delete pdb-44? A large database takes long to build again."
        qtbot.mouseClick(next(one for one in question.buttons() if one.text() == answer), Qt.MouseButton.LeftButton)
        assert database.is_built(partition("pdb-44", goal_board("last", 3, 3))) is built
    assert dialog.build.isEnabled()
    dialog.reject()


@pytest.mark.usefixtures("damaged")
def test_a_damaged_database_is_built_again_when_it_is_used(qtbot: QtBot, window: MainWindow):
    box, session = window.explore.search.heuristic, window.explore.session
    databases, built = session.databases, list[tuple[str | None, bool]]()

    def note() -> None:
        built.append((databases.name, databases.damaged))

    databases.changed.connect(note, Qt.ConnectionType.DirectConnection)  # building may end before the window notices
    box.setCurrentIndex(box.findData("pdb-44"))
    qtbot.waitUntil(lambda: session.current is not None)
    assert built == [("pdb-44", True), (None, False)]
    assert database.state(partition("pdb-44", goal_board("last", 3, 3))) == "sound"


def test_only_large_databases_have_to_be_built_before_they_are_chosen(window: MainWindow):
    window.explore.session.set_start(Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"))
    box = window.explore.search.heuristic
    enabled = {name: box.model().item(box.findData(name)).isEnabled() for name in ("pdb-555", "pdb-663", "pdb-78")}
    assert {name: box.itemText(box.findData(name)).endswith(" (not built)") for name in enabled} == {
        name: not on for name, on in enabled.items()
    }
    assert enabled == {"pdb-555": True, "pdb-663": True, "pdb-78": False}
    tips = {name: box.itemData(box.findData(name), Qt.ItemDataRole.ToolTipRole) or "" for name in enabled}
    assert tips["pdb-78"] == "pdb-78 must be built first: File ▸ Pattern databases."
    assert not any("must be built" in tips[name] for name, on in enabled.items() if on)


@pytest.mark.usefixtures("damaged")
def test_a_damaged_database_is_named_and_can_be_built_again(qtbot: QtBot, window: MainWindow):
    goal = goal_board("last", 3, 3)
    parted = partition("pdb-44", goal)
    dialog = DatabasesDialog(goal, window)
    choose(dialog, "pdb-44")
    qtbot.waitUntil(lambda: dialog.list.currentItem().text().endswith("damaged"))
    assert dialog.remove.isEnabled()
    qtbot.mouseClick(dialog.build, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.list.currentItem().text().endswith("· built"), timeout=60_000)
    assert database.state(parted) == "sound"
    dialog.reject()


def test_building_can_be_left_off(qtbot: QtBot, dialog: DatabasesDialog):
    choose(dialog, "pdb-8")
    qtbot.mouseClick(dialog.build, Qt.MouseButton.LeftButton)
    assert dialog.cancel.isEnabled()
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert dialog.build.isEnabled()
    assert not list(database.folder().glob("*.pdb"))
    dialog.reject()
