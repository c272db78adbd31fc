"""The lists of nodes in the real window: every number in full, no selection without a user action."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from workbench.formats.problem_input import drawn_input
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.theme import colours, theme
from workbench.ui.nodes.node_columns import PLACES
from workbench.ui.nodes.node_table import MIN_PADDING, PADDING, NodeTable
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, number, text
from workbench.wording.language import set_language


@pytest.fixture
def desk() -> Iterator[None]:
    """Restore Projector mode after the test."""
    yield
    theme().set_projector(False)


def choose(box: QComboBox, name: str) -> None:
    box.setCurrentIndex(box.findData(name))


def to_end(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not bench.player.playing and not bench.session.busy)
    qtbot.waitUntil(lambda: bench.open_list.table.model().rowCount() > 0)


def cut(table: NodeTable) -> list[str]:
    """Return the visible numbers that are wider than their cells, or cannot be scrolled to."""
    model = table.model()
    assert isinstance(model, NodesModel)
    bold = QFont(table.font())
    bold.setBold(True)
    metrics = {False: QFontMetrics(table.font()), True: QFontMetrics(bold)}
    found = []
    for row in range(min(40, model.rowCount())):
        for column, result in enumerate(model.texts(row)):
            room = table.columnWidth(column) - 2 * table._padding
            hidden = column == PLACES["board"] or table.isColumnHidden(column)
            if not hidden and metrics[model.is_new(row)].horizontalAdvance(result) > room:
                found.append(result)
    total = sum(table.columnWidth(column) for column in range(table.model().columnCount()))
    if total > table.viewport().width() + table.horizontalScrollBar().maximum():
        found.append("the last columns")
    return found


def test_fractional_costs_are_shown_in_full(window: MainWindow, qtbot: QtBot) -> None:
    choose(window.explore.search.heuristic, "euclidean")
    to_end(window, qtbot)
    model = window.explore.open_list.table.model()
    qtbot.waitUntil(lambda: model.rowCount() > 5)
    assert any("." in str(model.index(row, PLACES["f"]).data()) for row in range(model.rowCount()))
    assert cut(window.explore.open_list.table) == cut(window.explore.closed_list.table) == []


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("projector", [False, True])
def test_numbers_of_six_digits_are_shown_in_full(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    bench = window.explore
    if projector:
        qtbot.keyClick(window, Qt.Key.Key_F5)
        window.resize(1024, 768)
        bench.lists.setCurrentWidget(bench.open_list)
    limit = bench.search.options.amounts["limit-expansions"]
    assert isinstance(limit, QSpinBox)
    limit.setValue(60_000)
    choose(bench.search.algorithm, "dfs")

    to_end(window, qtbot)

    model = bench.open_list.table.model()
    qtbot.waitUntil(lambda: "," in str(model.index(0, PLACES["g"]).data()))
    assert len(model.index(0, PLACES["number"]).data()) >= 6
    assert cut(bench.open_list.table) == cut(bench.closed_list.table) == []


def test_the_keyboard_comes_to_a_list_without_picking_a_node(window: MainWindow, qtbot: QtBot) -> None:
    to_end(window, qtbot)
    bench = window.explore
    table = bench.open_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 16)
    bench.chart.kind.setFocus(Qt.FocusReason.TabFocusReason)

    table.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert table.hasFocus()
    assert bench.node_selection.record is None
    assert bench.player.at_end

    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert bench.node_selection.record == int(table.model().index(0, PLACES["number"]).data())
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert bench.node_selection.record == int(table.model().index(1, PLACES["number"]).data())


@pytest.mark.parametrize("code", LANGUAGES)
def test_boards_always_have_a_head_and_seldom_needed_columns_go_instead(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    window.choose_language(code)
    to_end(window, qtbot)
    table, name = window.explore.open_list.table, text("nodes-board")
    needed = table.horizontalHeader().fontMetrics().horizontalAdvance(name) + 2 * PADDING
    hidden = set()
    for width in range(420, 120, -10):
        table.resize(width, table.height())
        assert table.model().headerData(PLACES["board"], Qt.Orientation.Horizontal) == name
        assert table.columnWidth(PLACES["board"]) >= needed
        assert cut(table) == []
        hidden |= {column for column in PLACES if table.isColumnHidden(PLACES[column])}
        for place in (PLACES["parent"], PLACES["step"]):
            head = str(table.model().headerData(place, Qt.Orientation.Horizontal))
            needed_by_head = table.horizontalHeader().fontMetrics().horizontalAdvance(head)
            assert table.isColumnHidden(place) or table.columnWidth(place) >= needed_by_head + 2 * MIN_PADDING
    assert hidden == {"parent", "step"}
    window.choose_language("en")


@pytest.mark.parametrize(("board", "side"), [("8 6 7/2 5 4/3 0 1", 33), ("1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15", 44)])
def test_rows_are_so_high_that_numbers_of_boards_can_be_read(
    window: MainWindow, qtbot: QtBot, board: str, side: int
) -> None:
    window.explore.session.set_start(Board.parse(board))
    to_end(window, qtbot)
    table = window.explore.open_list.table
    model = table.model()
    assert isinstance(model, NodesModel)
    picture = model.picture(0)
    assert picture is not None and picture.height() / picture.devicePixelRatio() == side
    assert table.rowHeight() == side + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_columns_stay_while_the_numbers_of_a_long_search_grow(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    set_language(language)
    window.resize(1024, 768)
    to_end(window, qtbot)
    table = window.explore.open_list.table
    for digits in range(1, 10):
        many = "8" * digits  # as of a search of a hundred million nodes
        widest = {"number": many, "board": "", "g": "88", "h": "88", "f": "88", "parent": many}
        widest["step"] = number(int(many) // 10)
        monkeypatch.setattr(NodesModel, "widest", lambda _, widest=widest: list(widest.values()))
        table.model().rows_replaced.emit()
        assert not [name for name, place in PLACES.items() if table.isColumnHidden(place)], (
            digits,
            table._min_widths(),
            table.viewport().width(),
        )


@pytest.mark.parametrize("digits", [3, 9])
def test_lines_part_columns_that_are_close_to_each_other(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, digits: int
) -> None:
    window.resize(1024, 768)
    to_end(window, qtbot)
    table, many = window.explore.open_list.table, "8" * digits
    widest = [many, "", "88", "88", "88", many, number(int(many) // 10)]
    monkeypatch.setattr(NodesModel, "widest", lambda _: widest)
    table.model().rows_replaced.emit()
    picture = table.viewport().grab().toImage()
    edges = {table.columnViewportPosition(PLACES[name]) for name in ("g", "h", "f", "parent", "step")}
    line = QColor(colours().border)
    parted = [all(picture.pixelColor(x, y) == line for y in range(3, 60, 9)) for x in edges]
    assert len(edges) == 5 and set(parted) == {digits == 9}


@pytest.mark.parametrize("width", [1280, 1024])
def test_the_names_of_all_squares_of_a_map_fit_into_their_column(window: MainWindow, qtbot: QtBot, width: int) -> None:
    window.resize(width, 800)
    grid = Grid("Plain", (b"\1" * 1000,) * 1000, (0, 0), ((0, 12),))
    window.explore.session.set_problem(drawn_input(grid_problem(grid)))
    to_end(window, qtbot)
    for table in (window.explore.open_list.table, window.explore.closed_list.table):
        bold = QFont(table.font())
        bold.setBold(True)
        needed = QFontMetrics(bold).horizontalAdvance("1000,1000") + 2 * table._padding
        qtbot.waitUntil(lambda table=table, needed=needed: table.columnWidth(PLACES["board"]) >= needed)
        assert cut(table) == []


def test_a_node_that_leaves_the_list_stays_selected_in_place_of_its_neighbour(window: MainWindow, qtbot: QtBot) -> None:
    to_end(window, qtbot)
    bench = window.explore
    table, model = bench.closed_list.table, bench.closed_list.table.model()
    qtbot.waitUntil(lambda: model.rowCount() == 19)
    bench.player.seek(3)
    record = int(model.index(10, PLACES["number"]).data())  # the list has its old rows for a moment
    bench.node_selection.pick(record)
    assert table.currentIndex().row() == 10
    qtbot.waitUntil(lambda: model.rowCount() == 3)
    assert bench.node_selection.record == record


@pytest.mark.parametrize("change", ["board", "heuristic"])
def test_a_node_selected_in_a_long_search_is_forgotten_with_it(window: MainWindow, qtbot: QtBot, change: str) -> None:
    bench = window.explore
    bench.session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
    bench.lists.setCurrentWidget(bench.closed_list)
    to_end(window, qtbot)
    table, model = bench.closed_list.table, bench.closed_list.table.model()
    qtbot.waitUntil(lambda: model.rowCount() == bench.player.length > 5000)
    table.scrollToBottom()
    last = table.visualRect(model.index(model.rowCount() - 1, PLACES["number"]))
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=last.center())
    assert bench.node_selection.record is not None and table.selectionModel().hasSelection()
    if change == "board":
        bench.session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
    else:
        choose(bench.search.heuristic, "linear-conflict")
    to_end(window, qtbot)
    qtbot.waitUntil(lambda: model.rowCount() == bench.player.length)
    assert bench.node_selection.record is None and not table.selectionModel().hasSelection()
