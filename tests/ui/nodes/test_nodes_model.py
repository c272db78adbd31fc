"""The table of nodes shows the content of the recording."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from workbench.api import start
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.throttle import Throttle
from workbench.ui.nodes.node_columns import COLUMNS, PLACES, expanded_at, generated_at
from workbench.ui.nodes.node_table import NodeTable
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.nodes.rows import closed_rows

FIRST = Board.parse("1 2 3/7 0 8/5 6 4")


@pytest.fixture
def model(qapp: QApplication) -> NodesModel:  # noqa: ARG001 - pictures need an application
    """OPEN of the first board at step 13."""
    run = start(FIRST)
    run.advance(13)
    model = NodesModel(generated_at)
    model.show(Timeline(run.recording).at(13), run.recording.open_order.at(13))
    return model


def line(model: NodesModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_a_row_tells_number_costs_parent_and_step(model: NodesModel) -> None:
    assert line(model, 0) == ["25", "", "5", "5", "10", "23", "13"]
    assert model.line(0)[PLACES["board"]] == "1 2 3/7 4 6/5 0 8"
    assert [model.is_new(row) for row in range(7)] == [True, False, False, False, False, True, True]


@pytest.mark.usefixtures("qapp")
def test_estimates_with_a_fraction_are_shown_with_it() -> None:
    run = start(FIRST, "astar", "euclidean")
    run.advance(1)
    model = NodesModel(expanded_at)
    moment = Timeline(run.recording).at(1)
    model.show(moment, closed_rows(moment))
    assert line(model, 0)[PLACES["h"]] == "7.478"


def test_sorting_goes_by_value_and_back(model: NodesModel) -> None:
    numbers = [line(model, row)[PLACES["number"]] for row in range(model.rowCount())]
    for column in (PLACES["number"], PLACES["g"], PLACES["h"], PLACES["f"], PLACES["step"]):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            model.sort(column, order)
            values = [int(line(model, row)[column]) for row in range(model.rowCount())]
            assert values == sorted(values, reverse=order is Qt.SortOrder.DescendingOrder)
    model.sort(-1)
    assert [line(model, row)[PLACES["number"]] for row in range(model.rowCount())] == numbers


def test_a_record_is_found_in_the_row_it_is_shown_in(model: NodesModel) -> None:
    model.sort(PLACES["h"])
    for row in range(model.rowCount()):
        assert model.row_of(model.record(row)) == row


def test_it_keeps_the_promises_of_an_item_model(model: NodesModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)
    model.show(None, None)
    qtmodeltester.check(model)
    assert model.rowCount() == 0


def test_one_entry_is_all_that_a_column_needs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(COLUMNS["g"], title=lambda: "depth", seldom=True)
    monkeypatch.setitem(cast(MutableMapping[str, Any], COLUMNS), "depth", entry)
    run = start(FIRST)
    run.advance(13)
    model = NodesModel(generated_at)
    table = NodeTable(model, Throttle(lambda: None, 0.1, model))
    qtbot.addWidget(table)
    model.show(Timeline(run.recording).at(13), run.recording.open_order.at(13))

    place = model.columnCount() - 1
    assert model.headerData(place, Qt.Orientation.Horizontal) == "depth"
    assert line(model, 0)[place] == model.line(0)[place] == line(model, 0)[PLACES["g"]]
    assert table.columnWidth(place) > 0
    model.sort(place)
    assert line(model, 0)[PLACES["g"]] == "1"
    table.set_compact(True)
    assert table.isColumnHidden(place)
