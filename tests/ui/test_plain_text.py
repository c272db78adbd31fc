"""Text from files is shown literally: no tag in it is interpreted, no picture that it names is loaded."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.paths import REPOSITORY

from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.shell.main_window import MainWindow

HOSTILE = '<img src="/etc/passwd"><b>bold</b> & <a href="x">y</a>'
OWNERS = {"QLabel", "QMessageBox", "QErrorMessage", "QWhatsThis"}
HOME = "plain_text.py"


def planted(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that create a widget which would interpret text as HTML."""
    for node in ast.walk(tree):
        named = [node.func] if isinstance(node, ast.Call) else node.bases if isinstance(node, ast.ClassDef) else []
        for name in named:
            owner = name.value if isinstance(name, ast.Attribute) and isinstance(node, ast.Call) else name
            static = isinstance(name, ast.Attribute) and name.attr in {"warning", "question", "information", "critical"}
            if isinstance(owner, ast.Name) and owner.id in OWNERS and (owner is name or static):
                yield node.lineno


def test_labels_and_boxes_are_made_in_one_place() -> None:
    found = [
        f"{path.relative_to(REPOSITORY)}:{line}"
        for path in (REPOSITORY / "workbench" / "ui").rglob("*.py")
        if path.name != HOME
        for line in planted(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found


def test_what_is_planted_is_found() -> None:
    code = (
        "QLabel(content)\nclass A(QLabel): ...\nQMessageBox.warning(self, '', content)\nLabel(content)\nx: QLabel = y\n"
    )
    assert sorted(planted(ast.parse(code))) == [1, 2, 3]


@pytest.mark.usefixtures("qtbot")
def test_a_tip_shows_what_it_is_given() -> None:
    assert plain_tip("3 of 4 nodes") == "3 of 4 nodes"
    shown = QTextDocumentFragment.fromHtml(plain_tip(f"{HOSTILE}\nand more")).toPlainText()
    assert shown == f"{HOSTILE}\nand more"
    assert "<img" not in plain_tip(HOSTILE)


def hostile_trace(path: Path) -> Path:
    events = [
        {"type": "source", "id": 1, "pId": None, "label": HOSTILE, "f": 1, "g": 0, "h": 1},
        {"type": "expanding", "id": 1, "label": HOSTILE},
        {"type": "generating", "id": 2, "pId": 1, "label": f"{HOSTILE}2", "f": 2, "g": 1, "h": 1, "move": HOSTILE},
        {"type": "end", "id": 2, "label": f"{HOSTILE}2"},
    ]
    file = path / "<b>a.trace.json"
    file.write_text(json.dumps({"version": "1.4.0", "views": {}, "events": events}))
    return file


def rich(window: QWidget) -> Iterator[str]:
    """Yield the widgets of a window that would interpret text as HTML and contain text from the file."""
    for widget in [window, *window.findChildren(QWidget)]:
        if "<img" in widget.toolTip():
            yield f"tip of {widget}: {widget.toolTip()}"
        if isinstance(widget, QLabel):
            if widget.textFormat() == Qt.TextFormat.AutoText and type(widget).__module__.startswith("workbench"):
                yield f"{widget}"
            if widget.textFormat() != Qt.TextFormat.PlainText and "<img" in widget.text():
                yield f"text of {widget}: {widget.text()}"
        if isinstance(widget, QAbstractItemView | QComboBox) and (model := widget.model()) is not None:
            for row in range(min(model.rowCount(), 20)):
                for column in range(model.columnCount()):
                    tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
                    if isinstance(tip, str) and "<img" in tip:
                        yield f"tip in {widget}: {tip}"


def test_names_in_a_trace_are_plain_text_in_the_whole_window(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    session = window.explore.session
    with qtbot.waitSignal(session.run_changed):
        window.opening.open(str(hostile_trace(tmp_path)))
    for t in range(3):
        window.explore.player.seek(t)
        QApplication.processEvents()
        assert not [*rich(window)]


def test_a_box_says_what_is_wrong_in_plain_text(window: MainWindow) -> None:
    show_error(window, HOSTILE)
    box = window.findChildren(QMessageBox)[-1]
    assert box.textFormat() == Qt.TextFormat.PlainText and box.text() == HOSTILE
    box.close()


@pytest.mark.usefixtures("qtbot")
def test_a_label_shows_what_it_is_given() -> None:
    assert Label(HOSTILE).textFormat() == Qt.TextFormat.PlainText
