"""The manual in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from pytestqt.qtbot import QtBot

from workbench import assets
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.manual import ManualDialog


def heading(dialog: ManualDialog) -> str:
    """Return the heading to which the page was scrolled, if it is visible."""
    cursor = dialog.page.textCursor()
    visible = dialog.page.viewport().rect().intersects(dialog.page.cursorRect(cursor))
    return cursor.block().text() if visible else ""


def test_help_opens_the_manual_at_the_bench_and_follows_links(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("play")
    window.commands.actions["manual"].trigger()
    dialog = window.findChild(ManualDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: heading(dialog) == "Play")
    assert not dialog.isModal(), "one reads it beside the window"
    dialog.page.setSource(QUrl("hex.md#replay-files"))
    assert heading(dialog) == "Replay files"
    qtbot.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.page.source().fileName() == "window.md"
    qtbot.mouseClick(dialog.contents, Qt.MouseButton.LeftButton)
    assert dialog.page.verticalScrollBar().value() == 0
    dialog.reject()


@pytest.mark.parametrize("name", ["window.md", "hex.md", "teaching.md"])
def test_pictures_of_the_manual_are_where_its_pages_look_for_them(name: str) -> None:
    page = assets.manual().joinpath(name).read_text(encoding="utf-8")
    pictures = [part.partition(")")[0] for part in page.split("](pictures/")[1:]]
    assert pictures
    assert all(assets.manual().joinpath("pictures", picture).is_file() for picture in pictures)
