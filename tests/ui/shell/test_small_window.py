"""In a window of 900 × 600 everything that is needed is seen, or can be reached."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.formats.problem_input import read_problem
from workbench.ui.shell.main_window import MainWindow

SIZE = 900, 600
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


def show(window: MainWindow, qtbot: QtBot, bench: str, language: str) -> None:
    window.choose_language(language)
    window.resize(*SIZE)
    window.show_bench(bench)
    window.bench.load()
    window.bench.show_sample(None)
    for _ in range(3):
        wait_until_shown(window, qtbot)
        for _ in range(12):
            QApplication.processEvents()
    assert (window.width(), window.height()) == SIZE


def is_whole(widget: QWidget) -> bool:
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


@LANGUAGES
def test_explore_shows_the_choices_of_algorithm_and_heuristic_whole(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    show(window, qtbot, "explore", language)
    assert is_whole(window.explore.search.algorithm)
    assert is_whole(window.explore.search.heuristic)


@pytest.mark.parametrize(("height", "seen"), [(600, True), (580, True), (550, False), (660, True)])
def test_the_left_column_of_explore_has_one_scroll_bar_at_most_and_whole_fields(
    window: MainWindow, qtbot: QtBot, height: int, seen: bool
) -> None:
    show(window, qtbot, "explore", "en")
    bench = window.explore
    for lower in (540, height, 800, height):
        window.resize(SIZE[0], lower)
        qtbot.wait(150)
    bars = [area.verticalScrollBar() for area in window.findChildren(QScrollArea) if area.isAncestorOf(bench.search)]
    qtbot.waitUntil(lambda: len([bar for bar in bars if bar.maximum() and bar.isVisible()]) == (height < 660))
    qtbot.wait(150)
    assert len([bar for bar in bars if bar.maximum() and bar.isVisible()]) == (height < 660)
    assert is_whole(bench.search.heuristic) is seen, "without scrolling"


@LANGUAGES
@pytest.mark.parametrize("problem", ["maze", "romania"])
def test_explore_shows_narration_and_result_whole_also_below_a_map(
    window: MainWindow, qtbot: QtBot, language: str, problem: str
) -> None:
    window.explore.session.set_problem(read_problem(problem))
    show(window, qtbot, "explore", language)
    bench = window.explore
    assert is_whole(bench.narration)
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.banner.isVisible())
    qtbot.waitUntil(lambda: is_whole(bench.narration) and is_whole(bench.banner))


@LANGUAGES
def test_the_menu_of_the_tree_offers_the_buttons_for_which_there_is_no_room(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    show(window, qtbot, "explore", language)
    tree = window.explore.tree
    buttons = tree.zoom_out, tree.zoom_in, tree.fit, tree.follow
    assert all(button.isHidden() for button in buttons)
    tree.menu.aboutToShow.emit()
    offered = {action.text(): action for action in tree.menu.actions() if action.isVisible()}
    assert [button.accessibleName() for button in buttons if button.accessibleName() not in offered] == []
    scale = tree.canvas.camera.scale
    offered[tree.zoom_in.accessibleName()].trigger()
    assert tree.canvas.camera.scale > scale
    following = tree.canvas.following
    offered[tree.follow.accessibleName()].trigger()
    assert tree.canvas.following is not following
    window.resize(1280, 800)
    qtbot.waitUntil(tree.zoom_in.isVisible)
    tree.menu.aboutToShow.emit()
    assert not offered[tree.zoom_in.accessibleName()].isVisible(), "the button itself is there"


@LANGUAGES
def test_experiments_show_three_configurations_and_the_titles_of_the_axes(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    show(window, qtbot, "experiments", language)
    bench = window.bench
    table, plot = bench.results.summary, bench.charts.plot
    assert table.rowCount() == 3
    assert table.visualItemRect(table.item(2, 0)).bottom() < table.viewport().height()
    axis = plot._axes["left"]
    assert axis.label.isVisible() and axis.label.boundingRect().width() <= plot._box.height()
    assert bench.charts.caption.isVisible() or bench.charts.caption.text() in plot.toolTip()
    window.resize(1280, 800)
    qtbot.waitUntil(bench.charts.caption.isVisible)
    assert not plot.toolTip()


@LANGUAGES
def test_compare_shows_its_searches_and_offers_all_columns(window: MainWindow, qtbot: QtBot, language: str) -> None:
    show(window, qtbot, "compare", language)
    table = window.bench.table.table
    assert table.visualRect(table.model().index(2, 0)).bottom() < table.viewport().height()
    bar, header = table.horizontalScrollBar(), table.horizontalHeader()
    assert bar.isVisible() and header.length() == bar.maximum() + table.viewport().width()
    assert header.hiddenSectionCount() == 1, "all but the reopened nodes, which none has"
