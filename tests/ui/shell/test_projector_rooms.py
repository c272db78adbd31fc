"""Projector mode where there is little room: beside the lessons, with the settings open, with an error message."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts
from support.settling import wait_until_shown

from workbench.formats.problem_input import read_problem
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.ui.base.quantities import duration, rate
from workbench.ui.base.theme import theme
from workbench.ui.divide.bench import DivideBench
from workbench.ui.hex.game.kinds import ENGINES
from workbench.ui.hex.game.texts import search_name
from workbench.ui.hex.search.search import HexSearchPane
from workbench.ui.minimax.bench import MinimaxBench
from workbench.ui.play.bench import PlayBench
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, number, text

PROBLEMS = (None, "maze", "romania", "queens")
ESCAPE = Qt.Key.Key_Escape


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)
    theme().set_shared(False)


def project(window: MainWindow, size: tuple[int, int] = (1024, 768), lessons: bool = True) -> None:
    """Show the window in Projector mode, perhaps with the list of lessons beside its bench."""
    window.modes.set_projector(True)
    window.resize(*size)
    if lessons:
        window.commands.actions["lessons"].trigger()
    settle()


def projected_divide(window: MainWindow, size: tuple[int, int]) -> DivideBench:
    """Show the Divide bench in Projector mode."""
    window.show_bench("divide")
    bench = window.bench
    assert isinstance(bench, DivideBench)
    project(window, size, lessons=False)
    return bench


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


@pytest.mark.parametrize("lessons", [False, True])
def test_with_the_settings_open_nothing_is_wider_than_the_window(window: MainWindow, lessons: bool) -> None:
    bench, area = window.explore, window.findChild(BenchArea)
    assert isinstance(area, BenchArea)
    project(window, lessons=lessons)
    for language in LANGUAGES:
        window.choose_language(language)
        for problem in PROBLEMS:
            bench.session.set_problem(None if problem is None else read_problem(problem))
            for face in ("tree", "step"):
                bench.tree.faces.choose(face)
                bench.line.button.setChecked(True)
                settle()
                assert bench.search.isVisible()
                assert area.horizontalScrollBar().maximum() == 0, (language, problem, face)
                bench.line.button.setChecked(False)


def test_escape_closes_the_settings_before_it_leaves_the_mode(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    project(window, lessons=False)
    window.stage.reveal(True)
    bench.line.button.click()
    settle()
    assert bench.search.isVisible()
    qtbot.keyClick(window, ESCAPE)
    assert window.modes.projector and not bench.line.button.isChecked() and not bench.search.isVisible()
    qtbot.keyClick(window, ESCAPE)
    assert not window.modes.projector


def test_beside_the_lessons_the_board_takes_the_width_of_its_pane(window: MainWindow) -> None:
    project(window)
    pane = window.explore.large_board
    layout = pane.view.current_layout()
    assert layout is not None and pane.goal.isVisible()
    assert 3 * layout.side > 0.75 * pane.width()
    assert pane.rect().contains(QRect(pane.goal.mapTo(pane, QPoint()), pane.goal.size()))


@pytest.mark.parametrize("lessons", [False, True])
def test_the_counters_of_play_have_whole_names(window: MainWindow, lessons: bool) -> None:
    bench = window.show_bench("play") or window.bench
    assert isinstance(bench, PlayBench)
    project(window, lessons=lessons)
    for language in LANGUAGES:
        window.choose_language(language)
        bench.apply_sizes({"columns": (900, 100)})
        settle()
        for label in bench.panel.names.values():
            assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width(), (language, label.text())


def test_beside_the_lessons_the_labels_of_a_game_tree_are_large_enough(window: MainWindow) -> None:
    for size in ((1024, 768), (1920, 1080)):
        project(window, size, lessons=size[0] == 1024)
        window.show_bench("minimax")
        settle()
        bench = window.bench
        assert isinstance(bench, MinimaxBench)
        labels = drawn_texts(bench.tree)
        assert len(labels) > 20 and min(label.height for label in labels) >= 0.02 * size[1]


@pytest.mark.parametrize("projector", [False, True])
def test_what_is_wrong_with_a_game_tree_covers_nothing_of_the_tree(
    window: MainWindow, qtbot: QtBot, projector: bool
) -> None:
    window.show_bench("minimax")
    bench = window.bench
    assert isinstance(bench, MinimaxBench)
    bench.player.seek(7)
    line, fault = bench.setup.line, bench.setup.fault
    for lessons in (False, True):
        if lessons:
            window.commands.actions["lessons"].trigger()
        if projector:
            project(window, lessons=False)
        for language in LANGUAGES:
            window.choose_language(language)
            for written in ("(1 2)(3 4", "(1 2) maximum-of-the-other"):
                line.setFocus()
                line.selectAll()
                qtbot.keyClicks(line, written)
                qtbot.keyClick(line, Qt.Key.Key_Return)
                settle()
                assert fault.isVisible()
                top = bench.tree.mapFromGlobal(fault.mapToGlobal(QPoint(0, fault.height()))).y()
                root = bench.tree.place("A").y() - bench.tree.reach
                values = [label.at.y() - label.height for label in drawn_texts(bench.tree)]
                assert top <= min(root, *values) + 2, (language, written, lessons)


def test_beside_the_lessons_the_player_is_as_large_as_without_them(window: MainWindow, qtbot: QtBot) -> None:
    project(window, (1920, 1080), lessons=False)
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end and not window.explore.session.busy)
    bar = window.player_bar

    def sizes() -> list[float]:
        icons = [button.iconSize().height() for button in bar.buttons.values()]
        return [*icons, *(text.height for text in drawn_texts(bar.modes))]

    before = sizes()
    window.commands.actions["lessons"].trigger()
    settle()
    assert len(before) == len(bar.buttons) + 2 and min(before) >= 0.03 * 1080
    assert sizes() == before


def test_beside_the_lessons_the_legend_of_a_map_is_not_smaller_than_other_texts(window: MainWindow) -> None:
    project(window, (1920, 1080))
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    bench.tree.faces.choose("tree")
    settle()
    states = bench.large_board.states
    legend = drawn_texts(states.legend)
    (look, *_) = drawn_texts(states.look)
    assert len(legend) == 6 and min(label.height for label in legend) >= 0.9 * look.height


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_in_divide_the_legend_has_the_mark_of_tiles_in_place(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench = projected_divide(window, size)
    bench.divide.session.set_boards(Board.parse("2 0 3/1 8 4/7 6 5"), Board.parse("1 2 3/8 0 4/7 6 5"))
    bench.divide.solve()
    qtbot.waitUntil(lambda: bench.divide.course is not None and bench.divide.course.finished)
    bench.divide.moves.seek(1)
    settle()
    legend = bench.board.legend
    entry = legend.entries["home"][1]
    assert entry.isVisible() and entry.text() == text("board-legend-home")
    assert legend.rect().contains(entry.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_compare_what_is_said_in_place_of_the_joint_tree_is_whole(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.show_bench("compare")
    project(window, lessons=False)
    wait_until_shown(window, qtbot)
    settle()
    canvas = window.bench.pair.canvas
    room = canvas.rect().adjusted(16, 16, -16, -16)
    wrapped = canvas.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text("compare-later"))
    assert wrapped.height() <= canvas.height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_growth_of_iterations_is_said_whole(window: MainWindow, language: str) -> None:
    window.choose_language(language)
    project(window, lessons=False)
    bench = window.explore
    chart = bench.chart
    bench.lists.setCurrentWidget(chart)
    settle()
    line = chart.width() - 16
    short = text("chart-rounds-short", ratio=6.67, share=63)
    assert bench.lists.isAncestorOf(chart)
    assert chart.caption.fontMetrics().horizontalAdvance(short) <= line


def test_no_column_of_the_phases_is_behind_the_scroll_bar(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    bench = window.bench
    assert isinstance(bench, DivideBench)
    project(window, lessons=False)
    hard = find("korf:88")
    assert hard is not None
    bench.divide.session.set_boards(hard.board, hard.goal)
    table = bench.phases.table
    qtbot.waitUntil(table.verticalScrollBar().isVisible)
    settle()
    columns = range(table.model().columnCount())
    assert sum(table.columnWidth(column) for column in columns if not table.isColumnHidden(column)) <= (
        table.viewport().width()
    )


def test_both_charts_of_the_costs_of_phases_have_the_titles_of_their_axes(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    bench = window.bench
    assert isinstance(bench, DivideBench)
    bench.load()
    project(window, (1920, 1080), lessons=False)
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    settle()
    for plot in (bench.costs.moves, bench.costs.expanded):
        assert plot is not None
        qtbot.waitUntil(lambda plot=plot: plot._axes["left"].label.isVisible())


def test_beside_a_map_the_code_stays_while_predictions_are_set_up(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.set_problem(read_problem("maze"))
    project(window, lessons=False)
    qtbot.waitUntil(bench.settled)
    assert bench.pseudocode.isVisible()
    bench.prediction.toggle()
    settle()
    strip = bench.prediction
    assert strip.setup.isVisible() and bench.pseudocode.isVisible()
    assert strip.about.width() >= strip.setup.width() - 2
    bench.prediction.toggle()
    bench.session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
    bench.tree.faces.choose("tree")
    settle()
    bench.prediction.toggle()
    settle()
    assert not bench.pseudocode.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_analysis_of_hex_has_searched_is_whole(window: MainWindow, language: str) -> None:
    window.choose_language(language)
    window.show_bench("hex")
    pane = window.bench.findChild(HexSearchPane)
    assert isinstance(pane, HexSearchPane)
    project(window, lessons=False)
    window.bench.tabs.setCurrentWidget(window.bench.panes["analysis"])
    fields = {"steps": number(2_000_000), "time": duration(11.2), "rate": rate(2_000_000, 11.2)}
    for search in ENGINES:
        pane.message.setText(text("hex-thought-of", engine=search_name(search), result=text("hex-thought", **fields)))
        settle()
        room, metrics = pane.message.contentsRect(), pane.message.fontMetrics()
        needed = metrics.boundingRect(0, 0, room.width(), 0, Qt.TextFlag.TextWordWrap, pane.message.text())
        assert needed.height() <= room.height() and needed.width() <= room.width(), pane.message.text()


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_board_of_a_phase_keeps_its_size_at_every_step(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench = projected_divide(window, size)
    bench.show_sample(None)
    qtbot.waitUntil(bench.settled)
    bench.divide.enter()
    settle()
    sizes = set()
    for t in range(bench.divide.search.length + 1):
        bench.divide.search.seek(t)
        settle()
        sizes.add(bench.board.view.size().toTuple())
    assert bench.divide.search.length > 5 and len(sizes) == 1
