"""Qt's own dialogs and menus use the language of the window."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from workbench import assets
from workbench.ui.base.retranslation import retranslator
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.wording import LANGUAGES

TABLES = sorted(LANGUAGES.keys() & {file.name.removesuffix(".toml") for file in (assets.root() / "qt_texts").iterdir()})
EVERYWHERE = {"OK"}
"""Texts that are the same in every language."""


@pytest.fixture(params=[code for code in LANGUAGES if code != "en"])
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    yield request.param
    retranslator().choose("en")


def table(code: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((assets.root() / "qt_texts" / f"{code}.toml").read_text(encoding="utf-8"))


def shown(widget: QWidget) -> set[str]:
    """Return the texts of a widget: labels, buttons, their tooltips, and the actions of its menus."""
    found = set()
    for child in [widget, *widget.findChildren(QWidget)]:
        found |= {child.toolTip(), child.accessibleName(), child.accessibleDescription()}
        if isinstance(child, QLabel | QAbstractButton):
            found.add(child.text())
    found |= {action.text().partition("\t")[0] for action in widget.findChildren(QAction)}
    return {text.replace("&", "") for text in found if re.search(r"[^\W\d_]{2}", text)}


def message_box(qtbot: QtBot) -> set[str]:
    """Open a message box with all standard buttons and its details, close it, and return its texts."""
    box = QMessageBox(QMessageBox.Icon.Question, "∴", "∴")
    qtbot.addWidget(box)
    box.setDetailedText("∴")
    for button in QMessageBox.StandardButton:
        if QMessageBox.StandardButton.Ok.value <= button.value <= QMessageBox.StandardButton.RestoreDefaults.value:
            box.addButton(button)
    box.open()
    qtbot.waitExposed(box)
    result = shown(box)
    details = next(one for one in box.buttons() if box.buttonRole(one) == QMessageBox.ButtonRole.ActionRole)
    qtbot.mouseClick(details, Qt.MouseButton.LeftButton)
    result |= shown(box)
    qtbot.mouseClick(box.button(QMessageBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    return result


def open_dialog(qtbot: QtBot, folder: Path) -> set[str]:
    """Open the file dialog, show its detail view, close it, and return its texts."""
    (folder / "∴").mkdir(exist_ok=True)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ask_to_open(parent, "∴", "∴", "∴ (*.∴)", str, folder=str(folder))
    qtbot.mouseClick(dialog.findChild(QToolButton, "detailModeButton"), Qt.MouseButton.LeftButton)
    rows = dialog.findChild(QTreeView, "treeView")
    model = rows.model()
    qtbot.waitUntil(lambda: model.rowCount(rows.rootIndex()) == 1)
    result = shown(dialog) | {
        model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())
    }
    result.add(model.index(0, 2, rows.rootIndex()).data())
    dialog.reject()
    qtbot.waitUntil(lambda: not parent.findChildren(QFileDialog))
    return {text.removesuffix(":") for text in result}


def line_menu(qtbot: QtBot) -> set[str]:
    """Open the context menu of a field, close it, and return its texts."""
    field = QLineEdit("∴")
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(2, 2), field.mapToGlobal(QPoint(2, 2)))
    QApplication.sendEvent(field, asked)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    result = shown(menu)
    with qtbot.waitSignal(menu.destroyed):
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
    return result


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the off-screen platform cannot do this
def test_no_english_is_left_in_qts_own_dialogs_and_menus(code: str, qtbot: QtBot, tmp_path: Path) -> None:
    def said() -> list[set[str]]:
        return [message_box(qtbot), open_dialog(qtbot, tmp_path), line_menu(qtbot)]

    english = said()
    retranslator().choose(code)
    for before, after in zip(english, said(), strict=True):
        assert len(before) > 5
        assert before & after <= EVERYWHERE


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("tongue", TABLES)
def test_qt_finds_every_text_of_a_table(tongue: str) -> None:
    retranslator().choose(tongue)
    for context, result in table(tongue).items():
        for source, wanted in result.items():
            assert QCoreApplication.translate(context, source) == wanted
            assert set(re.findall(r"%\d", source)) == set(re.findall(r"%\d", wanted))
    retranslator().choose("en")
    assert QCoreApplication.translate("QLineEdit", "&Undo") == "&Undo"
