"""Pattern databases whose building takes as long as a test wants, and where everything in a window is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from workbench import cache
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.board import Board


@contextmanager
def building_held(name: str, goal: Board) -> Iterator[None]:
    """Make anyone who builds a database wait in this context, as if another process built it and then gave up."""
    writer = cache.CacheWriter.begin(database.path(partition(name, goal)))
    assert writer is not None
    try:
        yield
    finally:
        writer.abandon()


def settled_places(qtbot: QtBot, window: QWidget, apart_from: QWidget) -> dict[QWidget, QRect]:
    """Return where each visible widget of a window is when all are laid out, except one and what it contains."""
    found = [_places(window, apart_from)]

    def settled() -> bool:
        found.append(_places(window, apart_from))
        return found[-1] == found[-2]

    QApplication.processEvents()
    qtbot.waitUntil(settled)
    return found[-1]


def _places(window: QWidget, apart_from: QWidget) -> dict[QWidget, QRect]:
    widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return {
        widget: QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
        for widget in widgets
        if widget is not apart_from and not apart_from.isAncestorOf(widget)
    }
