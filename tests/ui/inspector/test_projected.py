"""The inspector in Projector mode."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot
from support.standing import settle

from workbench.ui.shell.main_window import MainWindow


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_board_that_shows_where_h_comes_from_is_whole(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    bench = window.explore
    window.choose_language(language)
    usual = bench.inspector.board.size()
    bench.show_sample(None)
    window.modes.set_projector(True)
    window.resize(*size)
    bench.lists.setCurrentWidget(bench.inspector)
    qtbot.waitUntil(bench.settled)
    settle()
    pane = bench.inspector
    for part in (pane.board, pane.formula):
        seen = part.visibleRegion().boundingRect()
        assert seen == part.rect(), (part, seen)
    assert pane.board.height() >= 0.2 * size[1]
    assert QRect(pane.h.mapTo(window, QPoint()), pane.h.size()).left() > pane.board.mapTo(window, QPoint()).x()
    window.modes.set_projector(False)
    settle()
    assert pane.board.size() == usual and pane.goal.goal is not None
