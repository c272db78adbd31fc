"""The chart in the real window: its ticks, iterations, and runs of very different size."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.api import Configuration
from workbench.compiling import preparing
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.ui.bench.bench import Bench
from workbench.ui.charts.envelope import MAX_BLOCKS
from workbench.ui.charts.plot import Plot
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.shell.main_window import MainWindow


def finished(window: MainWindow, qtbot: QtBot, algorithm: str = "astar", heuristic: str = "manhattan") -> ExploreBench:
    bench = window.explore
    for box, name in ((bench.search.algorithm, algorithm), (bench.search.heuristic, heuristic)):
        box.setCurrentIndex(box.findData(name))
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    return bench


def marks(bench: ExploreBench, side: str) -> list[str]:
    """Return the texts along an axis."""
    assert bench.chart.plot is not None
    axis = bench.chart.plot.getAxis(side)
    (spacing, values), *_ = axis.tickValues(*axis.range, axis.geometry().width())
    return list(axis.tickStrings(values, 1.0, spacing))


def names(bench: ExploreBench) -> list[str]:
    """Return the names in the legend."""
    return [entry.name for entry in bench.chart.legend.entries]


def test_no_two_marks_of_the_time_axis_say_the_same(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot)
    bench.chart.kind.setCurrentIndex(bench.chart.kind.findData(ChartKind.TIME))
    result = marks(bench, "bottom")
    assert len(result) > 1
    assert len(set(result)) == len(result)


def test_titles_of_axes_do_not_touch_the_numbers(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot)
    qtbot.waitUntil(bench.settled)
    assert bench.chart.plot is not None
    for side in ("left", "bottom", "right"):
        axis = bench.chart.plot.getAxis(side)
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            *_, numbers = axis.generateDrawSpecs(painter)
        title = axis.label.mapRectToParent(axis.label.boundingRect())
        assert numbers
        assert not [value for rect, _, value in numbers if title.adjusted(-2, -2, 2, 2).intersects(rect)], side


def test_before_a_search_the_chart_names_what_it_will_show(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    assert bench.chart.placeholder.text().endswith(": OPEN, CLOSED, f-min (right).")
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData("idastar"))
    qtbot.waitUntil(lambda: bench.chart.placeholder.text().endswith(": nodes, expanded."))


def test_iterative_deepening_shows_its_iterations_until_another_chart_is_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = finished(window, qtbot, "idastar")
    kind = bench.chart.kind
    assert kind.currentData() is ChartKind.ROUND
    finished(window, qtbot, "astar")
    assert kind.currentData() is ChartKind.EXPANSIONS
    kind.setCurrentIndex(kind.findData(ChartKind.DEPTH))
    finished(window, qtbot, "ids")
    assert kind.currentData() is ChartKind.ROUND
    kind.setCurrentIndex(kind.findData(ChartKind.TIME))
    finished(window, qtbot, "astar")
    assert kind.currentData() is ChartKind.DEPTH
    finished(window, qtbot, "idastar")
    assert kind.currentData() is ChartKind.TIME


def test_a_search_with_rounds_shows_its_bound_in_place_of_f(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, "idastar")
    bench.chart.kind.setCurrentIndex(bench.chart.kind.findData(ChartKind.EXPANSIONS))
    qtbot.waitUntil(lambda: "bound (right)" in names(bench))
    assert bench.chart.plot is not None
    assert bench.chart.plot.getAxis("right").labelText == "bound of the iteration"
    finished(window, qtbot, "astar")
    qtbot.waitUntil(lambda: "f-min (right)" in names(bench))
    assert bench.chart.plot.getAxis("right").labelText == "f"


def test_a_short_run_beside_a_long_one_can_fill_the_chart(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, "ids")
    assert not bench.chart.fit.isVisible()
    bench.session.pin(bench.session.runs[0], True)
    finished(window, qtbot, "astar")
    qtbot.waitUntil(lambda: len(names(bench)) == 4)
    assert bench.chart.plot is not None
    axis = bench.chart.plot.getAxis("bottom")
    assert axis.range[1] > 1000

    qtbot.mouseClick(bench.chart.fit, Qt.MouseButton.LeftButton)
    assert axis.range[1] == 19


# Zooming and seeking


def plot_of(bench: ExploreBench, kind: ChartKind = ChartKind.EXPANSIONS) -> Plot:
    bench.chart.kind.setCurrentIndex(bench.chart.kind.findData(kind))
    plot = bench.chart.plot
    assert plot is not None
    return plot


def spot(plot: Plot, x: float) -> QPoint:
    """Return the point at a value of the x-axis, at half height."""
    box = plot.getPlotItem().getViewBox()
    (least, greatest), y = box.viewRange()
    assert least <= x <= greatest
    return plot.mapFromScene(box.mapViewToScene(QPointF(x, sum(y) / 2)))


def wheel(plot: Plot, x: float, notches: int) -> None:
    place = QPointF(spot(plot, x))
    turn = QPoint(0, 120 * notches)
    buttons, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    moved = QWheelEvent(
        place, plot.viewport().mapToGlobal(place), QPoint(), turn, buttons, none, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(plot.viewport(), moved)


def test_a_click_goes_to_that_step_and_the_cursor_follows(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, heuristic="zero")
    plot = plot_of(bench)
    qtbot.waitUntil(lambda: plot.whole[1] == 639)
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot(plot, 300))
    assert abs(bench.player.t - 300) <= 2
    qtbot.mouseClick(window.player_bar.buttons["step-forward"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: plot._cursor.value() == bench.player.t)


def test_within_a_step_the_cursor_is_between_the_ends_of_two_steps(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot)
    plot, player = plot_of(bench), bench.player
    player.seek(4)
    places = []
    while player.t == 4:
        bench.chart.refresh()
        places.append(plot._cursor.value())
        player.micro_step()
    assert places == sorted(places) and places[0] == 4 < places[-2] < places[-1] == 5
    assert len(set(places)) > 3


@pytest.mark.parametrize("kind", [ChartKind.DEPTH, ChartKind.F])
def test_a_click_on_a_bar_goes_to_the_first_step_of_that_depth_or_f(
    window: MainWindow, qtbot: QtBot, kind: ChartKind
) -> None:
    bench = finished(window, qtbot, "bfs" if kind is ChartKind.DEPTH else "astar", "zero")  # its f is the depth
    plot = plot_of(bench, kind)
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot(plot, 5))
    timeline = bench.player.timeline
    assert timeline is not None
    depths = [len(timeline.recording.path(int(number))) - 1 for number in timeline.current()]
    assert bench.player.t == depths.index(5) + 1


def test_the_wheel_zooms_about_the_pointer_and_home_shows_all_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, heuristic="zero")
    plot = plot_of(bench)
    qtbot.waitUntil(lambda: plot.whole == (0, 639))
    assert not bench.chart.menu.all_button.isVisible()
    wheel(plot, 200, 4)
    assert plot.zoom is not None
    assert plot.zoom[0] < 200 < plot.zoom[1]
    assert plot.zoom[1] - plot.zoom[0] == pytest.approx(639 / 1.25**4)
    assert bench.chart.menu.all_button.isVisible()
    before = bench.player.t
    plot.setFocus()
    qtbot.keyClick(plot, Qt.Key.Key_Home)
    assert plot.zoom is None
    assert bench.player.t == before, "Home is the player's again only where nothing is zoomed"
    wheel(plot, 300, -2)
    assert plot.zoom is None


def test_a_range_that_is_dragged_fills_the_chart_and_a_double_click_ends_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, heuristic="zero")
    plot, left = plot_of(bench), Qt.MouseButton.LeftButton
    qtbot.waitUntil(lambda: plot.whole == (0, 639))
    before = bench.player.t
    qtbot.mousePress(plot.viewport(), left, pos=spot(plot, 100))
    qtbot.mouseMove(plot.viewport(), pos=spot(plot, 150))
    drag(plot, spot(plot, 200))
    qtbot.mouseRelease(plot.viewport(), left, pos=spot(plot, 200))
    assert plot.zoom == (pytest.approx(100, abs=2), pytest.approx(200, abs=2))
    assert bench.player.t == before, "a drag goes nowhere"
    qtbot.mouseDClick(plot.viewport(), left, pos=spot(plot, 150))
    assert plot.zoom is None
    plot.setFocus()
    qtbot.keyClick(plot, Qt.Key.Key_Plus)
    assert plot.zoom is not None
    qtbot.mouseClick(bench.chart.menu.all_button, left)
    assert plot.zoom is None


def drag(plot: Plot, place: QPoint) -> None:
    """Move the pointer with the left button pressed."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    where = QPointF(place)
    moved = QMouseEvent(QMouseEvent.Type.MouseMove, where, plot.viewport().mapToGlobal(where), left, left, none)
    QApplication.sendEvent(plot.viewport(), moved)


def test_the_part_that_is_looked_at_goes_along_with_the_player(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, heuristic="zero")
    plot = plot_of(bench)
    qtbot.waitUntil(lambda: plot.whole == (0, 639))
    qtbot.waitUntil(lambda: Bench.settled(bench))
    plot.look_at(100, 200)
    bench.player.seek(400)
    qtbot.waitUntil(lambda: plot.zoom == (350, 450))
    bench.chart.kind.setCurrentIndex(bench.chart.kind.findData(ChartKind.DEPTH))
    assert plot.zoom is None, "another chart begins with all of it"


def test_a_part_of_a_long_search_is_drawn_step_by_step(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
    bench = finished(window, qtbot)
    plot = plot_of(bench)
    assert bench.session.current is not None
    steps = bench.session.current.run.expanded
    assert steps > 5 * MAX_BLOCKS
    qtbot.waitUntil(lambda: plot.whole == (0, steps))
    qtbot.waitUntil(lambda: Bench.settled(bench))
    plot.look_at(1000, 1100)
    qtbot.waitUntil(lambda: Bench.settled(bench))
    figure = bench.chart.figure()
    assert figure is not None
    waiting = bench.session.current.timeline.open_size()
    drawn = dict(zip(figure.parts[0].curve.x.tolist(), figure.parts[0].curve.y.tolist(), strict=True))
    assert all(drawn[step] == waiting[step - 1] for step in range(1000, 1101))


# Iterations and bidirectional search


def test_rounds_are_drawn_beside_the_formula_with_a_b_that_is_told(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, "ids")
    plot_of(bench, ChartKind.ROUND)
    qtbot.waitUntil(lambda: names(bench) == ["nodes", "expanded", "by the formula"])
    result = bench.chart.caption.text()
    assert result.startswith("N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·bᵈ = ")
    assert "with d = 10 and b = 1.9" in result
    assert bench.chart.caption.isVisible()
    window.explore.session.set_boards(Board.parse("7 2 4/5 0 6/8 3 1"), Board.parse("0 1 2/3 4 5/6 7 8"))
    finished(window, qtbot, "idastar")
    qtbot.waitUntil(lambda: bench.chart.caption.text().startswith("A completed iteration generated"))
    assert names(bench) == ["nodes", "expanded"]
    plot_of(bench, ChartKind.DEPTH)
    assert not bench.chart.caption.isVisible()


def test_a_low_chart_has_its_height_rather_than_a_long_caption(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.session.set_boards(Board.parse("7 2 4/5 0 6/8 3 1"), Board.parse("0 1 2/3 4 5/6 7 8"))
    chart = finished(window, qtbot, "idastar").chart
    qtbot.waitUntil(lambda: chart.caption.text().startswith("A completed iteration generated"))
    chart.resize(280, 170)
    chart.refresh()
    assert chart.caption.text().endswith("…")
    assert chart.caption.toolTip()


def test_a_search_from_both_ends_shows_both_lists(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, "bibfs")
    qtbot.waitUntil(lambda: names(bench)[:2] == ["OPEN, forward", "OPEN, backward"])
    figure = bench.chart.figure()
    assert figure is not None
    assert [part.curve.y[0] for part in figure.parts[:2]] == [1, 1]


# Saving


def saved(window: MainWindow, qtbot: QtBot, path: Path) -> Path:
    """Save the chart with its menu under that file name."""
    action = window.explore.chart.menu.save[path.suffix[1:]]
    qtbot.waitUntil(action.isEnabled)
    action.trigger()
    (dialog,) = (one for one in window.explore.chart.findChildren(QFileDialog) if one.isVisible())
    dialog.selectFile(str(path))
    dialog.accept()
    qtbot.waitUntil(path.exists)
    return path


@pytest.mark.parametrize("kind", ChartKind)
def test_the_chart_is_saved_as_pictures(window: MainWindow, qtbot: QtBot, kind: ChartKind, tmp_path: Path) -> None:
    bench = finished(window, qtbot, "idastar" if kind is ChartKind.F else "ids")
    bench.session.pin(bench.session.runs[0], True)
    plot_of(bench, kind)
    image = QImage(str(saved(window, qtbot, tmp_path / "chart.png")))
    assert (image.width(), image.height()) == (1920, 1080)
    assert image.pixelColor(2, 2).lightness() == 255, "on white, whatever the theme"
    assert len({image.pixel(x, y) for x in range(0, 1920, 3) for y in range(0, 1080, 3)}) > 4
    drawing = ElementTree.parse(saved(window, qtbot, tmp_path / "chart.svg")).getroot()
    assert drawing.get("viewBox") == "0 0 960 540"
    result = {"".join(element.itertext()).strip() for element in drawing.iter("{http://www.w3.org/2000/svg}text")}
    figure = bench.chart.figure()
    assert figure is not None
    assert {figure.title, figure.about, *figure.content.titles[:2]} <= result
    assert {part.entry.name for part in figure.parts} <= result


def test_the_numbers_behind_the_curves_are_saved(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench = finished(window, qtbot, heuristic="misplaced")
    plot_of(bench)
    with saved(window, qtbot, tmp_path / "steps.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    timeline = bench.player.timeline
    assert timeline is not None
    assert head == ["expansions", "OPEN", "CLOSED", "f"]
    assert [int(row[0]) for row in rows] == list(range(45))
    assert [int(row[1]) for row in rows] == [1, *timeline.open_size().tolist()]
    assert [int(row[2]) for row in rows] == [0, *timeline.closed_size().tolist()]
    assert [row[3] for row in rows] == ["", *(str(f // 1000) for f in timeline.f().tolist())]

    bench.session.pin(bench.session.runs[0], True)
    finished(window, qtbot, "bibfs")
    with saved(window, qtbot, tmp_path / "both.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[:3] == ["expansions", "OPEN, forward", "OPEN, backward"]
    assert head[-1].startswith("1: A*")
    assert [row[-1] for row in rows[:45]] == [str(value) for value in [1, *timeline.open_size().tolist()]]
    assert bench.player.timeline is not None
    sizes = [int(row[1]) + int(row[2]) for row in rows if row[1]]
    assert sizes == [2, *bench.player.timeline.open_size().tolist()]


@pytest.mark.parametrize(
    ("kind", "head"),
    [
        (ChartKind.ROUND, ["iteration", "bound of the iteration", "nodes", "expanded", "by the formula"]),
        (ChartKind.EXPANSIONS, ["expansions", "OPEN", "bound of the iteration"]),
        (ChartKind.TIME, ["seconds", "expanded", "expansions/s"]),
        (ChartKind.DEPTH, ["depth", "generated", "expanded"]),
        (ChartKind.F, ["f", "generated", "expanded"]),
    ],
)
def test_each_kind_has_its_columns(
    window: MainWindow, qtbot: QtBot, kind: ChartKind, head: list[str], tmp_path: Path
) -> None:
    bench = finished(window, qtbot, "idastar" if kind is ChartKind.F else "ids")
    plot_of(bench, kind)
    with saved(window, qtbot, tmp_path / "numbers.csv").open(encoding="utf-8", newline="") as file:
        first, *rows = csv.reader(file)
    assert first == head
    assert rows
    if kind is ChartKind.ROUND:
        assert bench.session.current is not None
        rounds = bench.session.current.run.recording.published.iterations
        assert [(float(row[1]), int(row[2]), int(row[3])) for row in rows] == [
            (entry.bound, entry.generated + 1, entry.expanded) for entry in rounds
        ]


def test_a_place_that_cannot_be_written_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench = finished(window, qtbot)
    bench.chart.menu.save_as("csv", str(tmp_path / "nowhere" / "chart.csv"))
    box = bench.chart.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "nowhere" in box.text()
    box.accept()


def test_a_chart_that_is_behind_says_how_far_it_is_drawn(window: MainWindow, qtbot: QtBot) -> None:
    preparing.enable()
    bench, korf = window.explore, find("korf:88")
    assert korf is not None
    bench.session.configure(Configuration.of("astar", "manhattan", None, "compiled"))
    bench.session.set_boards(korf.board, korf.goal)
    assert bench.session.current is not None
    bench.session.current.run.advance(300_000)
    bench._extend()
    bench.chart._curves.clear()  # as after a search during which the chart was hidden
    bench.chart.refresh()
    note = bench.chart.note
    assert bench.chart.plot is not None
    drawn = bench.chart.plot.getAxis("bottom").range[1]
    assert note.isVisible() and note.text() == f"Drawn up to step {int(drawn):,}"
    assert drawn < 300_000
    bench.chart.plot.viewport().layout().activate()  # PySide's stubs: it may have none
    assert note.width() >= note.fontMetrics().horizontalAdvance(note.text())
    qtbot.waitUntil(lambda: not note.isVisible())
    assert not bench.chart._curves[bench.session.current].is_behind
