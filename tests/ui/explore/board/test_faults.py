"""What is wrong with a file that was opened covers no drawing, and nothing that can be clicked moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSlider, QWidget
from pytestqt.qtbot import QtBot

from workbench.formats.problem_input import read_problem
from workbench.ui.explore.board.pane import GOAL, NOW, SOLUTION, START
from workbench.ui.shell.main_window import MainWindow


def rectangle(part: QWidget, of: QWidget) -> QRect:
    return QRect(part.mapTo(of, QPoint()), part.size())


@pytest.mark.parametrize("face", [START, GOAL, NOW, SOLUTION])
@pytest.mark.parametrize("problem", ["boards", "maze"])
def test_the_fault_of_a_file_covers_no_drawing_and_moves_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: str, face: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.map").write_text("type octile\nheight 3\nwidth 4\nmap\n....\n..\n....\n", encoding="utf-8")
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
    before = [rectangle(part, pane) for part in clicked]
    pane.open_file("bad.map" if face in (NOW, SOLUTION) else str(tmp_path / "bad.map"))
    fault = pane.problem.fault
    qtbot.waitUntil(fault.isVisible)
    QApplication.processEvents()
    assert "Line 6" in fault.sentence.text()
    assert [rectangle(part, pane) for part in clicked] == before
    assert not rectangle(fault, pane).intersects(rectangle(drawing, pane))
    pane.show_face(NOW if face != NOW else START)
    qtbot.waitUntil(fault.isVisible)
    pane.enter("1 2 3")
    assert not fault.isVisible()
    assert pane.editor.entry.fault.isVisible()
