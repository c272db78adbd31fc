"""OPEN and CLOSED in Projector mode: enough rows are seen, all of them whole, and no room is left below the last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from workbench.formats.problem_input import read_problem
from workbench.search.problem.limits import Limits
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.theme import theme
from workbench.ui.explore.panes import LECTURE_LAYOUT
from workbench.ui.nodes.node_table import ROW_SPACE
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.state_picture import thumbnail_side
from workbench.ui.trees.tree_pane import TREE

BOARDS = {"3x3": "7 2 4/5 0 6/8 3 1", "4x4": "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"}


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


@pytest.mark.parametrize(("size", "rows"), [((1024, 768), 3), ((1280, 720), 3), ((1920, 1080), 4)])
@pytest.mark.parametrize("problem", ["3x3", "4x4", "romania"])
def test_enough_whole_rows_fill_each_list(
    window: MainWindow, qtbot: QtBot, problem: str, size: tuple[int, int], rows: int
) -> None:
    bench = window.explore
    if problem in BOARDS:
        bench.session.set_start(Board.parse(BOARDS[problem]))
        bench.session.set_limits(Limits(expansions=40))
    else:
        bench.session.set_problem(read_problem(problem))
    bench.tree.faces.choose(TREE)
    window.modes.set_projector(True)
    window.resize(*size)
    bench.lay_out(LECTURE_LAYOUT)
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length > 5 and not bench.session.busy)
    bench.player.pause()
    bench.player.seek(5)
    for pane in (bench.open_list, bench.closed_list):
        bench.lists.setCurrentWidget(pane)
        qtbot.waitUntil(bench.settled)
        settle()
        table, model = pane.table, pane.table.model()
        assert isinstance(model, NodesModel) and model.rowCount() > rows
        table.scrollToBottom()
        seen = table.rows_in(table.viewport().rect())
        assert len(seen) >= table.page >= rows and seen[-1] == model.rowCount() - 1
        left = table.viewport().height() - table.page * table.rowHeight()
        assert 0 <= left < table.page  # neither a part of a row nor a blank strip
        texts = drawn_texts(table.viewport())
        assert len(texts) >= 4 * rows and min(text.height for text in texts) >= 0.03 * size[1]
        assert all(text.height <= table.rowHeight() for text in texts)
        if (picture := model.picture(0)) is not None:
            assert picture.height() / picture.devicePixelRatio() <= table.rowHeight()


def test_beside_a_lesson_boards_in_a_list_are_as_large_as_its_rows(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.lessons.start("dfs", 1)
    bench = window.explore
    table = bench.open_list.table
    qtbot.waitUntil(lambda: table.isVisible() and bench.settled())
    settle()
    model = table.model()
    assert isinstance(model, NodesModel)
    picture = model.picture(0)
    assert picture is not None
    needed = thumbnail_side(bench.session.current.run.recording.problem, theme().min_label)
    assert picture.height() / picture.devicePixelRatio() >= min(table.rowHeight() - ROW_SPACE, needed)
    assert table.maximumViewportSize().height() // table.rowHeight() >= 3


def test_the_titles_of_a_list_keep_the_size_of_its_texts(window: MainWindow) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.explore.lay_out(LECTURE_LAYOUT)
    table = window.explore.open_list.table
    settle()
    header = table.horizontalHeader()
    header.setFont(QFont(header.font().family(), 8))
    window.resize(1040, 780)
    settle()
    assert header.font().pointSizeF() == table.font().pointSizeF()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_column_without_room_for_its_name_is_hidden(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.resize(1024, 768)
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and bench.settled())
    for pane in (bench.open_list, bench.closed_list):
        bench.lists.setCurrentWidget(pane)
        qtbot.waitUntil(bench.settled)
        settle()
        table = pane.table
        header, model = table.horizontalHeader(), table.model()
        seen = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
        assert len(seen) >= 5 and sum(map(table.columnWidth, seen)) <= table.viewport().width()
        for column in seen:
            name = str(model.headerData(column, Qt.Orientation.Horizontal))
            assert header.fontMetrics().horizontalAdvance(name) <= table.columnWidth(column), name
