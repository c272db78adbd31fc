"""A search that needs a small pattern database begins when that is built; meanwhile the window shows the progress."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.shell.main_window import MainWindow

GOAL = goal_board("last", 3, 3)


@pytest.fixture
def faults(window: MainWindow) -> list[Fault]:
    found: list[Fault] = []
    window.explore.session.refused.connect(found.append)
    return found


def test_the_search_begins_when_the_database_is_built(window: MainWindow, qtbot: QtBot, faults: list[Fault]) -> None:
    session, bar = window.explore.session, window.explore.board.problem.building
    assert bar.isHidden()
    fractions: list[float] = []
    session.databases.progressed.connect(fractions.append)
    session.configure(Configuration.of("astar", "pdb-44"))
    assert bar.isVisible() and "pdb-44" in bar.label.text()
    assert session.current is None
    qtbot.waitUntil(lambda: session.current is not None)
    assert bar.isHidden() and not faults
    assert database.is_built(partition("pdb-44", GOAL))
    assert fractions == sorted(fractions) and 0 <= fractions[0] <= 1
    assert session.current.run.heuristic_name == "pdb-44"
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: session.current.finished)


def test_cancel_builds_nothing(window: MainWindow, qtbot: QtBot, faults: list[Fault]) -> None:
    session, bar = window.explore.session, window.explore.board.problem.building
    session.configure(Configuration.of("astar", "pdb-44"))
    qtbot.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
    assert bar.isHidden() and session.databases.name is None
    assert session.current is None and not faults
    assert not database.is_built(partition("pdb-44", GOAL))
    folder = database.folder()
    assert not folder.exists() or not [file for file in folder.iterdir() if file.suffix == ".pdb"]
    session.repeat_run()  # asks again
    assert bar.isVisible()


def test_another_choice_ends_building(window: MainWindow, qtbot: QtBot) -> None:
    session, bar = window.explore.session, window.explore.board.problem.building
    session.configure(Configuration.of("astar", "pdb-44"))
    session.configure(Configuration.of("astar", "manhattan"))
    assert bar.isHidden() and session.current is not None
    session.configure(Configuration.of("astar", "max(pdb-44,pdb(1 2 3/4 5 6))"))
    qtbot.waitUntil(lambda: session.current is not None)  # both, one after the other
    assert database.is_built(partition("pdb-44", GOAL))


def test_a_failure_and_a_large_one_are_explained(window: MainWindow, qtbot: QtBot, faults: list[Fault]) -> None:
    session, choice = window.explore.session, window.explore.board.problem
    database.folder().parent.mkdir(parents=True, exist_ok=True)
    database.folder().write_text("a file is in the way")
    session.configure(Configuration.of("astar", "pdb-44"))
    qtbot.waitUntil(lambda: len(faults) == 1)
    assert faults[0].message.key == "pdb-unwritable"
    assert choice.building.isHidden() and choice.fault.isVisible()
    database.folder().unlink()
    session.set_boards(Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"), goal_board("last", 4, 4))
    session.configure(Configuration.of("astar", "pdb-78"))
    assert faults[-1].message.key == "pdb-missing" and choice.building.isHidden()
