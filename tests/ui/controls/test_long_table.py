"""A table of a billion nodes, far beyond 2³¹ pixels, works like one of a dozen."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from workbench.api import start
from workbench.search.playback.timeline import Timeline
from workbench.search.recording.lazy_records import Records
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.throttle import Throttle
from workbench.ui.nodes.node_columns import expanded_at
from workbench.ui.nodes.node_table import MAX_COPIED, NodeTable
from workbench.ui.nodes.nodes_model import BLOCK, NodesModel

ROWS = 1_000_000_000
RECORDS = 20
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


class Endless:
    """The same few records again and again. Attribute: read, the rows that were read."""

    lasting = False

    def __init__(self, count: int) -> None:
        self._count = count
        self.read: set[int] = set()

    def __len__(self) -> int:
        return self._count

    def rows(self, first: int, last: int) -> Records:
        places = np.arange(first, min(last, self._count))
        self.read.update(places.tolist())
        return places % RECORDS

    def row_of(self, record: int) -> int | None:
        return record

    def candidates(self) -> tuple[Records, None]:
        raise AssertionError("all rows were read")


class Shown:
    """A visible table of `count` rows."""

    def __init__(self, count: int = ROWS) -> None:
        run = start(Board.parse("1 2 3/7 0 8/5 6 4"))
        run.advance(RECORDS)
        self.rows = Endless(count)
        self.model = NodesModel(expanded_at)
        self.table = NodeTable(self.model, Throttle(lambda: None, 0.1, self.model))
        self.table.resize(500, 400)
        self.table.show()
        self.model.show(Timeline(run.recording).at(run.recording.steps), self.rows)
        QApplication.processEvents()

    @property
    def selected(self) -> list[tuple[int, int]]:
        """The first and last row of each selected part."""
        selection = self.table.selectionModel().selection()
        return [(selection.at(place).top(), selection.at(place).bottom()) for place in range(selection.count())]

    def centre(self, row: int) -> QPoint:
        return self.table.visualRect(self.model.index(row, 0)).center()

    def whole(self, row: int) -> bool:
        """Return whether a row is visible in full."""
        area = self.table.visualRect(self.model.index(row, 0))
        return not area.isEmpty() and area.top() >= 0 and area.bottom() < self.table.viewport().height()


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    shown = Shown()
    qtbot.addWidget(shown.table)
    return shown


def test_end_home_and_pages_go_where_they_say(shown: Shown, qtbot: QtBot) -> None:
    table, page = shown.table, shown.table.page
    for key, row in (
        (Key.Key_Down, 0),
        (Key.Key_End, ROWS - 1),
        (Key.Key_Up, ROWS - 2),
        (Key.Key_PageUp, ROWS - 1 - page),
        (Key.Key_PageDown, ROWS - 2),
        (Key.Key_PageDown, ROWS - 1),
        (Key.Key_Down, ROWS - 1),
        (Key.Key_Home, 0),
        (Key.Key_Up, 0),
        (Key.Key_PageDown, page - 1),
    ):
        qtbot.keyClick(table, key)
        assert table.currentIndex().row() == row
        assert shown.selected == [(row, row)]
        assert shown.whole(row)
        assert table.chosen == row % RECORDS


def test_the_scroll_bar_reaches_every_row(shown: Shown, qtbot: QtBot) -> None:
    bar, table = shown.table.verticalScrollBar(), shown.table
    assert bar.maximum() == ROWS - table.page
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    handle = bar.style().subControlRect(
        QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, bar
    )
    assert handle.isValid()
    qtbot.mousePress(bar, LEFT, pos=handle.center())
    qtbot.mouseMove(bar, QPoint(handle.center().x(), bar.height() // 2))
    qtbot.mouseRelease(bar, LEFT, pos=QPoint(handle.center().x(), bar.height() // 2))
    middle = bar.value()
    assert ROWS // 4 < middle < 3 * ROWS // 4
    assert [table.rowAt(2 + place * table.rowHeight()) for place in range(table.page)] == [
        *range(middle, middle + table.page)
    ]
    bar.setValue(bar.maximum())
    assert shown.whole(ROWS - 1)
    assert table.rowAt(table.page * table.rowHeight()) == -1


def test_only_the_visible_rows_are_read(shown: Shown) -> None:
    for first in (ROWS // 2, 0, ROWS - 1):
        shown.rows.read.clear()
        shown.table.verticalScrollBar().setValue(first)
        shown.table.grab()
        visible = shown.table.rows_in(shown.table.viewport().rect())
        assert {*visible} <= shown.rows.read <= {*range(visible.start - BLOCK, visible.stop + BLOCK)}


def test_the_last_rows_are_painted_and_the_selected_one_stands_out(shown: Shown, qtbot: QtBot) -> None:
    qtbot.keyClick(shown.table, Key.Key_Down)
    qtbot.keyClick(shown.table, Key.Key_End)
    picture = shown.table.viewport().grab().toImage()
    spot = shown.centre(ROWS - 1)
    spot.setX(shown.table.viewport().width() - 4)
    assert picture.pixelColor(spot) == shown.table.palette().highlight().color()
    spot.setY(spot.y() - shown.table.rowHeight())
    assert picture.pixelColor(spot) != shown.table.palette().highlight().color()


def test_rows_are_selected_by_mouse_and_keyboard_over_any_distance(shown: Shown, qtbot: QtBot) -> None:
    table, port = shown.table, shown.table.viewport()
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(port, LEFT, pos=shown.centre(2))
    assert shown.selected == [(2, 2)]
    qtbot.keyClick(table, Key.Key_End, shift)
    assert shown.selected == [(2, ROWS - 1)]
    qtbot.mouseClick(port, LEFT, shift, shown.centre(ROWS - 3))
    assert shown.selected == [(2, ROWS - 3)]
    qtbot.keyClick(table, Key.Key_Home, shift)
    assert shown.selected == [(0, 2)]
    qtbot.mouseClick(port, LEFT, Qt.KeyboardModifier.ControlModifier, shown.centre(5))
    assert sorted(shown.selected) == [(0, 2), (5, 5)]
    qtbot.keyClick(table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert shown.selected == [(0, ROWS - 1)]


def test_dragging_selects_the_rows_between(shown: Shown, qtbot: QtBot) -> None:
    table = shown.table
    table.verticalScrollBar().setValue(ROWS - 500)
    first = table.rowAt(1)
    qtbot.mousePress(table.viewport(), LEFT, pos=shown.centre(first + 1))
    qtbot.mouseMove(table.viewport(), shown.centre(first + 3))
    qtbot.mouseMove(table.viewport(), shown.centre(first + 4))
    qtbot.mouseRelease(table.viewport(), LEFT, pos=shown.centre(first + 4))
    assert shown.selected == [(first + 1, first + 4)]


def test_selecting_goes_on_from_a_row_that_was_chosen_elsewhere(shown: Shown, qtbot: QtBot) -> None:
    shown.table.choose(7)
    qtbot.keyClick(shown.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert shown.selected == [(7, 8)]


def test_typing_a_letter_reads_no_rows(shown: Shown, qtbot: QtBot) -> None:
    shown.table.setFocus()
    shown.rows.read.clear()
    qtbot.keyClicks(shown.table, "zz")
    assert len(shown.rows.read) <= 2 * BLOCK


def test_a_screen_reader_finds_the_rows(qtbot: QtBot) -> None:
    """Qt numbers the cells of all rows with 32 bits, so there are fewer of them here."""
    shown = Shown(200_000_000)
    qtbot.addWidget(shown.table)
    last, columns = shown.model.rowCount() - 1, shown.model.columnCount()
    found = QAccessible.queryAccessibleInterface(shown.table)
    assert found.role() is QAccessible.Role.Table
    qtbot.keyClick(shown.table, Key.Key_Down)
    qtbot.keyClick(shown.table, Key.Key_End)
    cell = found.child((last + 1) * (columns + 1) + 1)
    assert cell.text(QAccessible.Text.Name) == str(last % RECORDS)
    corner = shown.table.viewport().mapToGlobal(shown.table.visualRect(shown.model.index(last, 0)).topLeft())
    assert cell.rect().topLeft() == corner


def test_copying_all_rows_copies_the_first_ones(shown: Shown, qtbot: QtBot) -> None:
    qtbot.keyClick(shown.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(shown.table.copied) as copied:
        qtbot.keyClick(shown.table, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert copied.args == [MAX_COPIED, ROWS]
    lines = QApplication.clipboard().text().splitlines()
    assert [int(line.split("\t")[0]) for line in lines[1 : RECORDS + 2]] == [*range(RECORDS), 0]
    assert len(lines) == MAX_COPIED + 1


def test_selecting_all_rows_is_no_work_for_a_screen_reader(shown: Shown, qtbot: QtBot) -> None:
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    qtbot.keyClick(shown.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    shown.table.grab()
    QAccessible.setActive(active)
    assert shown.selected == [(0, ROWS - 1)]


def test_a_list_that_shrinks_stays_in_view(shown: Shown) -> None:
    bar = shown.table.verticalScrollBar()
    bar.setValue(bar.maximum())
    shown.model.show(None, None)
    assert (bar.value(), bar.maximum()) == (0, 0)


@pytest.mark.usefixtures("qapp")
@given(count=st.integers(1, ROWS), part=st.floats(0, 1), height=st.integers(60, 700), width=st.integers(60, 700))
def test_positions_and_rows_agree(count: int, part: float, height: int, width: int) -> None:
    shown = Shown(count)
    shown.table.resize(width, height)
    QApplication.processEvents()
    bar = shown.table.verticalScrollBar()
    bar.setValue(round(part * bar.maximum()))
    visible = shown.table.rows_in(shown.table.viewport().rect())
    assert visible.start == bar.value()
    assert 0 < len(visible) <= shown.table.page + 1
    for row in visible:
        assert shown.table.rowAt(shown.table.rowViewportPosition(row)) == row
        assert shown.table.indexAt(QPoint(1, shown.table.rowViewportPosition(row))).row() == row
    columns = sum(shown.table.columnWidth(column) for column in range(shown.model.columnCount()))
    assert columns <= shown.table.viewport().width() + shown.table.horizontalScrollBar().maximum()
    shown.table.close()
    shown.table.deleteLater()
