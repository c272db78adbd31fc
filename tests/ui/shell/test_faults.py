"""Inputs that once crashed the program: the window reports each in one sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.paths import FAULTS

from workbench.ui.shell.main_window import MainWindow


def answered(window: MainWindow, qtbot: QtBot, path: Path) -> str:
    """Open a file; return the text of the error box, "" if the file is shown."""
    before = window.explore.session.current
    window.opening.open(str(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)) or window.explore.session.current is not before)
    boxes = window.findChildren(QMessageBox)
    result = boxes[0].text() if boxes else ""
    for box in boxes:
        box.close()
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
    return result


def test_each_ends_in_a_sentence(window: MainWindow, qtbot: QtBot) -> None:
    result = {path.name: answered(window, qtbot, path) for path in sorted(FAULTS.iterdir())}
    assert all(sentence and "\n" not in sentence for sentence in result.values())
    assert "“problem.goal” is missing" in result["trace-1.jsonl"] and "too deeply" in result["lesson-dotted-keys.toml"]
    assert "In “search-workbench”, “problem.goal” is missing" in result["posthoc-1.trace.json"]


def test_a_megabyte_that_is_pasted_or_dropped_is_refused(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for text in ("1/" * 500_000, "\n" * 1_000_000 + "1", "(;" * 500_000):
        data = QMimeData()
        data.setText(text)
        window.opening.open_data(data)
        assert window.statusBar().currentMessage()
        path = tmp_path / "a.txt"
        path.write_text(text, newline="")
        assert "\n" not in (result := answered(window, qtbot, path)) and result
