"""The chart in the real window: its marks, what it draws of rounds, and of runs of very different size."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.ui.benches.explore import ExploreBench
from workbench.ui.main_window import MainWindow
from workbench.ui.views.chart_pane import Kind


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
    """Return what the legend tells."""
    return [entry.name for entry in bench.chart.legend.entries]


def test_no_two_marks_of_the_time_axis_say_the_same(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot)
    bench.chart.kind.setCurrentIndex(bench.chart.kind.findData(Kind.TIME))
    told = marks(bench, "bottom")
    assert len(told) > 1
    assert len(set(told)) == len(told)


def test_a_search_with_rounds_shows_its_bound_in_place_of_f(window: MainWindow, qtbot: QtBot) -> None:
    bench = finished(window, qtbot, "idastar")
    qtbot.waitUntil(lambda: "bound (right)" in names(bench))
    assert bench.chart.plot is not None
    assert bench.chart.plot.getAxis("right").labelText == "bound of the round"
    finished(window, qtbot, "astar")
    qtbot.waitUntil(lambda: "f (right)" in names(bench))
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
