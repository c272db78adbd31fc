"""What is wrong with a file that was opened covers no drawing, and nothing that can be clicked moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSlider, QWidget
from pytestqt.qtbot import QtBot
from support.standing import Watch, settle

from workbench.formats.problem_input import read_problem
from workbench.tiles.puzzle.board import Board
from workbench.ui.explore.board.pane import GOAL, NOW, SOLUTION, START
from workbench.ui.runs.board_document import EditMode
from workbench.ui.shell.main_window import MainWindow


def rectangle(part: QWidget, of: QWidget) -> QRect:
    return QRect(part.mapTo(of, QPoint()), part.size())


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a name that is as short as usual."""
    with TemporaryDirectory() as name:
        yield Path(name)


@pytest.mark.parametrize("face", [START, GOAL, NOW, SOLUTION])
@pytest.mark.parametrize("problem", ["boards", "maze"])
def test_the_fault_of_a_file_covers_no_drawing_and_moves_nothing(
    window: MainWindow, qtbot: QtBot, short: Path, problem: str, face: str
) -> None:
    (short / "bad.map").write_text("type octile\nheight 3\nwidth 4\nmap\n....\n..\n....\n", encoding="utf-8")
    pane = window.explore.board
    window.resize(1280, 800)
    if problem == "maze":
        window.explore.session.set_problem(read_problem("maze"))
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: not window.explore.session.busy and window.explore.player.at_end)
    pane.show_face(face)
    QApplication.processEvents()
    page = pane._pages.currentWidget()
    drawing = getattr(page, "states", pane.editor.view)
    parts = [part for kind in (QAbstractButton, QComboBox, QSlider) for part in page.findChildren(kind)]
    clicked = [part for part in parts if part.isVisible()] + [pane.editor.view] * (page is pane.editor)
    seen: list[list[QRect]] = []

    def unchanged() -> bool:
        """Whether the last forty looks have found the same."""
        seen.append([rectangle(part, pane) for part in clicked])
        return len(seen) > 40 and all(one == seen[-1] for one in seen[-40:])

    qtbot.waitUntil(unchanged)
    before = seen[-1]
    pane.open_file(str(short / "bad.map"))
    fault = pane.problem.fault
    qtbot.waitUntil(fault.isVisible)
    seen.clear()
    qtbot.waitUntil(unchanged)
    assert "Line 6" in fault.sentence.text()
    assert [rectangle(part, pane) for part in clicked] == before
    assert not rectangle(fault, pane).intersects(rectangle(drawing, pane))
    pane.show_face(NOW if face != NOW else START)
    qtbot.waitUntil(fault.isVisible)
    pane.enter("1 2 3")
    assert not fault.isVisible()
    assert pane.editor.entry.fault.isVisible()


@pytest.mark.parametrize("mode", [EditMode.SLIDE, EditMode.SWAP])
@pytest.mark.parametrize("board", ["8 6 7/2 5 4/3 0 1", "6 8 7/2 5 4/3 0 1"])
def test_what_is_wrong_with_a_typed_board_moves_nothing_and_leaves_the_goal_in_sight(
    window: MainWindow, qtbot: QtBot, board: str, mode: EditMode
) -> None:
    editor = window.explore.board.editor
    window.explore.session.set_start(Board.parse(board))
    editor.mode.choose(mode.value)
    editor.mode.chosen.emit(mode.value)
    qtbot.waitUntil(lambda: editor.facts.solvability is not None)
    settle()
    watch = Watch(window)
    editor.entry.line.setFocus()
    editor.entry.line.selectAll()
    with watch.still("what is wrong"):
        qtbot.keyClicks(editor.entry.line, "1 2 3 4 4 5 6 7 8")
        qtbot.keyClick(editor.entry.line, Qt.Key.Key_Return)
        assert editor.entry.fault.isVisible()
        settle()
        assert editor.goal.isVisible()
        assert not rectangle(editor.entry.fault, editor).intersects(rectangle(editor.goal, editor))
        assert rectangle(editor.goal, editor).right() == rectangle(editor.entry, editor).right()
    assert watch.faults == []
