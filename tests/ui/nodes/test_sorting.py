"""Long lists are sorted in the background, in the same order as short ones."""

from __future__ import annotations

from threading import Event, current_thread, main_thread
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.api import ConfiguredRun, start
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.throttle import Throttle
from workbench.ui.nodes import sorting
from workbench.ui.nodes.node_columns import PLACES, expanded_at, generated_at
from workbench.ui.nodes.node_table import NodeTable
from workbench.ui.nodes.nodes_model import ARROW_GAP, NodesModel
from workbench.ui.nodes.rows import ArrayRows, Rows, closed_rows
from workbench.wording import text

REOPENING = Board.parse("1 3 5/4 0 8/7 6 2")
ORDERS = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)


@pytest.fixture(autouse=True)
def nothing_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sorting, "IMMEDIATE", 0)
    monkeypatch.setattr(sorting, "PIECE", 7)


def finished(heuristic: str) -> ConfiguredRun:
    run = start(REOPENING, "astar", heuristic)
    while run.advance(100).value == "running":
        pass
    return run


def numbers(model: NodesModel) -> list[int]:
    return [model.record(row) for row in range(model.rowCount())]


def settle(model: NodesModel) -> None:
    while model.sorting:
        QApplication.processEvents()


class Slow(ArrayRows):
    """Rows that cannot be sorted until `released` is set. Attribute: threads, in which they were read."""

    def __init__(self, count: int) -> None:
        super().__init__(np.arange(count))
        self.released = Event()
        self.threads: set[object] = set()

    def candidates(self) -> tuple[NDArray[Any], None]:
        self.threads.add(current_thread())
        assert self.released.wait(30)
        return np.arange(len(self)), None


@pytest.mark.usefixtures("qapp")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    heuristic=st.sampled_from(["flicker", "misplaced"]),
    of_open=st.booleans(),
    column=st.sampled_from(["number", "g", "h", "f", "parent", "step"]),
    order=st.sampled_from(ORDERS),
    data=st.data(),
)
def test_the_order_at_any_step_is_that_of_sorting_from_scratch(
    heuristic: str, of_open: bool, column: str, order: Qt.SortOrder, data: st.DataObject
) -> None:
    run = finished(heuristic)
    timeline = Timeline(run.recording)
    model = NodesModel(generated_at if of_open else expanded_at)
    model.sort(PLACES[column], order)
    for t in data.draw(st.lists(st.integers(1, timeline.length), min_size=1, max_size=6)):
        moment = timeline.at(t)
        rows: Rows | None = moment.buckets if of_open else closed_rows(moment)
        members = moment.open if of_open else moment.closed
        assert rows is not None
        assert members is not None
        model.show(moment, rows)
        settle(model)
        records = sorted(members.tolist()) if of_open else members.tolist()
        values = {int(record): key(model, int(record), column) for record in numbers(model)}
        expected = sorted(records, key=values.__getitem__)
        assert numbers(model) == (expected if order is ORDERS[0] else expected[::-1])
        assert [model.row_of(record) for record in numbers(model)] == [*range(len(records))]


def key(model: NodesModel, record: int, column: str) -> float:
    row = model.row_of(record)
    assert row is not None
    cell = model.line(row)[PLACES[column]]
    return -1 if cell == "–" else float(cell)


@pytest.mark.usefixtures("qapp")
def test_only_later_nodes_are_sorted_at_the_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []
    argsort = sorting.argsort

    def counting(values: NDArray[Any]) -> NDArray[np.int64]:
        lengths.append(len(values))
        return argsort(values)

    monkeypatch.setattr(sorting, "argsort", counting)
    timeline = Timeline(finished("misplaced").recording)
    model = NodesModel(expanded_at)
    model.sort(PLACES["h"])
    for t in (12, 15, 3, 15):
        model.show(timeline.at(t), closed_rows(timeline.at(t)))
        settle(model)
        assert model.rowCount() == t
    assert lengths == [12, 3]


def test_the_former_order_stays_until_the_rows_are_sorted(qtbot: QtBot) -> None:
    run = finished("misplaced")
    model, rows = NodesModel(generated_at), Slow(20)
    table = NodeTable(model, Throttle(lambda: None, 0.1, model))
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.show()
    model.show(Timeline(run.recording).at(run.recording.steps), rows)

    table.sortByColumn(PLACES["h"], Qt.SortOrder.DescendingOrder)
    assert numbers(model) == [*range(20)]
    plain = table.viewport().grab().toImage()
    qtbot.waitUntil(lambda: table.note == text("nodes-sorting"))
    assert table.viewport().grab().toImage() != plain

    rows.released.set()
    qtbot.waitUntil(lambda: not model.sorting)
    h = [int(model.line(row)[PLACES["h"]]) for row in range(20)]
    assert h == sorted(h, reverse=True)
    assert h != sorted(h)
    assert table.note == ""
    assert main_thread() not in rows.threads


def test_a_sorted_list_shows_its_current_row_else_its_beginning(qtbot: QtBot) -> None:
    run = finished("misplaced")
    model = NodesModel(generated_at)
    table = NodeTable(model, Throttle(lambda: None, 0.1, model), follows=True)
    qtbot.addWidget(table)
    table.resize(260, 200)
    table.show()
    model.show(Timeline(run.recording).at(run.recording.steps), ArrayRows(np.arange(60)))
    assert table.verticalScrollBar().value() == table.verticalScrollBar().maximum() > 0
    header = table.horizontalHeader()

    header.setSortIndicator(PLACES["h"], Qt.SortOrder.AscendingOrder)
    settle(model)
    assert table.verticalScrollBar().value() == 0
    assert table.columnWidth(PLACES["h"]) >= header.sectionSizeHint(PLACES["h"])
    assert model.headerData(PLACES["h"], Qt.Orientation.Horizontal) == "h" + ARROW_GAP
    assert "h" in table._lines()[0]
    table.choose(59)
    for order in ORDERS:
        header.setSortIndicator(PLACES["number"], order)
        settle(model)
        assert table.currentIndex().row() in table.rows_in(table.viewport().rect())
        assert model.record(table.currentIndex().row()) == 59
    table.choose(None)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    assert table.verticalScrollBar().value() == table.verticalScrollBar().maximum()


def test_a_search_that_goes_on_is_sorted_again_when_the_rows_are_ready(qtbot: QtBot) -> None:
    run = finished("misplaced")
    moment = Timeline(run.recording).at(run.recording.steps)
    model, shown = NodesModel(generated_at), []
    model.rows_replaced.connect(lambda: shown.append(model.rowCount()))
    model.sort(PLACES["h"])
    lists = [Slow(count) for count in (5, 7, 9)]
    for rows in lists:
        model.show(moment, rows)
    for rows in lists:
        rows.released.set()
    qtbot.waitUntil(lambda: not model.sorting)
    assert model.rowCount() == 9
    assert 5 in shown
    assert not lists[1].threads


def test_another_order_waits_for_the_piece_in_progress_and_cuts_the_rest_short(qtbot: QtBot) -> None:
    run = finished("misplaced")
    moment = Timeline(run.recording).at(run.recording.steps)
    model, slow, shown = NodesModel(generated_at), Slow(20), []
    model.rows_replaced.connect(lambda: shown.append(numbers(model)))
    model.sort(PLACES["h"])
    model.show(moment, slow)
    qtbot.waitUntil(lambda: len(slow.threads) == 1)
    for column in ("g", "number"):
        model.sort(PLACES[column], ORDERS[1])
    qtbot.wait(50)
    assert len(slow.threads) == 1  # nothing is sorted beside it
    slow.released.set()
    qtbot.waitUntil(lambda: not model.sorting)
    assert numbers(model) == [*range(20)][::-1]
    assert all(rows in ([], [*range(20)], [*range(20)][::-1]) for rows in shown)  # never those of an order given up


def test_another_search_does_not_wait_for_the_sorting_of_the_last(qtbot: QtBot) -> None:
    model, slow = NodesModel(expanded_at), Slow(20)
    first, second = finished("misplaced"), finished("manhattan")
    model.sort(PLACES["h"])
    model.show(Timeline(first.recording).at(first.recording.steps), slow)
    moment = Timeline(second.recording).at(4)
    model.show(moment, closed_rows(moment))
    settle(model)
    assert model.rowCount() == 4
    slow.released.set()
    qtbot.wait(50)
    assert model.rowCount() == 4
