"""The list of code wraps its lines at one width and lays them out once per size, with a scroll bar or without."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.ui.player.code_list import CodeList
from workbench.ui.player.code_model import CodeModel
from workbench.wording.pseudocode import listing


class CountingList(CodeList):
    """Counts its layouts, and how deep they are inside one another."""

    laid_out = depth = deepest = 0

    def doItemsLayout(self) -> None:
        self.laid_out, self.depth = self.laid_out + 1, self.depth + 1
        self.deepest = max(self.deepest, self.depth)
        super().doItemsLayout()
        self.depth -= 1


@pytest.fixture
def code(qtbot: QtBot) -> CountingList:
    model = CodeModel()
    code = CountingList(model)
    qtbot.addWidget(code)
    model.show(listing("idastar", {}))
    code.resize(300, 900)
    code.show()
    return code


def heights(code: CountingList) -> list[int]:
    return [code.visualRect(code.lines.index(row, 0)).height() for row in range(code.lines.rowCount())]


@pytest.mark.parametrize("width", range(180, 420, 24))
def test_lines_wrap_alike_whether_the_scroll_bar_is_visible_or_not(code: CountingList, width: int) -> None:
    code.resize(width, 3000)
    assert not code.verticalScrollBar().isVisible()
    without = heights(code)
    code.resize(width, sum(without) // 2)
    assert code.verticalScrollBar().isVisible()
    assert heights(code) == without
    code.executeDelayedItemsLayout()
    last = code.visualRect(code.lines.index(code.lines.rowCount() - 1, 0))
    assert last.width() <= code.viewport().width()


def test_a_resize_lays_the_lines_out_at_most_three_times(code: CountingList) -> None:
    """The heights at which the scroll bar comes and goes are among them."""
    needed = sum(heights(code))
    for height in range(needed - 60, needed + 60):
        before = code.laid_out
        code.resize(300, height)
        QApplication.processEvents()
        assert code.laid_out - before <= 3, height
    assert code.deepest <= 2
