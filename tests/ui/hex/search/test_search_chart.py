"""The chart of a search of a Hex position: drawn, navigated by clicks, saved."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click

from workbench.hex.rules import Rules
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import LIGHT
from workbench.ui.charts.plot import Plot
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.search.cutoff_content import CUTS, DEPTH
from workbench.ui.hex.search.visit_content import MIN_GAMES, RATE, SHARE

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
LONG = 20_000


def search_with(bench: HexBench, qtbot: QtBot, search: str, steps: int = 3000) -> None:
    """Search an empty 5 × 5 board for a number of steps, and show the chart."""
    begin(bench, qtbot, Rules(5))
    bench.engine.set_search(search)
    bench.tabs.setCurrentWidget(bench.search_chart)
    click(qtbot, bench.search_chart.search_pages.start_button)
    qtbot.waitUntil(lambda: bench.steps.length >= steps, timeout=LONG)
    bench.engine.set_analysing(False)
    qtbot.waitUntil(lambda: not bench.engine.busy)
    qtbot.waitUntil(lambda: bench.search_chart.chart_content is not None)
    content = bench.search_chart.chart_content
    assert content is not None
    qtbot.waitUntil(lambda: content.course.steps == bench.steps.length)


def plot_of(bench: HexBench) -> Plot:
    assert bench.search_chart.plot is not None
    return bench.search_chart.plot


def spot(plot: Plot, x: float) -> QPoint:
    """Return the screen position of a place on the bottom axis."""
    (_, _), (least, greatest) = plot._left_box.viewRange()
    return plot.mapFromScene(plot._left_box.mapViewToScene(QPointF(x, (least + greatest) / 2)))


def choose(bench: HexBench, kind: str) -> None:
    box = bench.search_chart.kind
    box.setCurrentIndex(box.findData(kind))


def names(bench: HexBench) -> list[str]:
    return [entry.name for entry in bench.search_chart.legend.entries]


def test_without_a_search_the_chart_says_what_will_appear(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.search_chart)
    assert bench.search_chart.search_pages.start_button.isVisible() and not bench.search_chart.kind.isVisible()
    assert bench.player is bench.steps
    assert bench.search_chart.figure() is None and bench.search_chart.table() is None


def test_the_best_moves_are_drawn_as_they_are_in_the_recording(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "uct")
    recording: Any = bench.steps.recording
    content = bench.search_chart.chart_content
    assert content is not None
    moment = recording.at(recording.length)
    best = recording.label(moment.best_first(0)[0])
    assert names(bench)[0] == f"{best} leads" and names(bench)[-1] == "tree (right)"
    by_label = {recording.label(child): child for child in moment.children(0).tolist()}
    for kind in (SHARE, RATE):
        choose(bench, kind)
        for part in content.parts(kind, LIGHT, None):
            child = by_label.get(part.entry.name.removesuffix(" leads"))
            for x, y in [*zip(part.curve.x.tolist(), part.curve.y.tolist(), strict=True)][::131] if child else []:
                then = recording.at(int(x))
                share, rate = 100 * then.visits[child] / x, 100 * then.rate(child)
                assert y == pytest.approx(share if kind == SHARE else rate)
                assert kind == SHARE or then.visits[child] >= MIN_GAMES


def test_a_click_goes_to_the_step_and_the_player_moves_the_cursor(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "mcts")
    plot = plot_of(bench)
    wanted = bench.steps.length // 3
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot(plot, wanted))
    assert abs(bench.steps.t - wanted) <= bench.steps.length / 100
    qtbot.waitUntil(lambda: plot._cursor.value() == bench.steps.t)
    recording: Any = bench.steps.recording
    best = recording.label(recording.at(bench.steps.t).best_first(0)[0])
    started = f"Step {bench.steps.t:,}: {best} has led since"
    qtbot.waitUntil(lambda: bench.search_chart.message.text().startswith(started))
    qtbot.keyClick(bench, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: plot._cursor.value() == bench.steps.t)


def test_a_part_of_a_search_can_be_looked_at(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "mcts")
    plot = plot_of(bench)
    plot.look_at(100, 160)
    assert bench.search_chart.menu.all_button.isVisibleTo(bench.search_chart)
    qtbot.waitUntil(lambda: any(x.size and x[0] > 90 for x in drawn(plot)))
    click(qtbot, bench.search_chart.menu.all_button)
    assert plot.zoom is None


def drawn(plot: Plot) -> list[Any]:
    """Return the positions of the points of the lines."""
    return [item.getData()[0] for _, item in plot._items if hasattr(item, "getData")]


def test_alpha_beta_shows_its_depths_and_its_cut_offs(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "alphabeta")
    recording: Any = bench.steps.recording
    plot = plot_of(bench)
    assert [bench.search_chart.kind.itemData(place) for place in range(2)] == [DEPTH, CUTS]
    assert names(bench) == ["nodes", "cut-offs", "value (right)"]
    depth, root = recording.rounds[1]
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot(plot, depth))
    assert bench.steps.t == root + 1
    qtbot.waitUntil(lambda: f"searching to depth {depth}" in bench.search_chart.message.text())
    assert "Depth 1 found" in bench.search_chart.message.text()
    choose(bench, CUTS)
    wanted = bench.steps.length // 2
    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot(plot, wanted))
    assert abs(bench.steps.t - wanted) <= bench.steps.length / 100


def test_another_kind_of_search_brings_its_own_charts(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "alphabeta")
    bench.engine.set_search("mcts")
    bench.engine.set_analysing(True)
    qtbot.waitUntil(lambda: bench.search_chart.kind.itemData(0) == SHARE, timeout=LONG)
    bench.engine.set_analysing(False)
    qtbot.waitUntil(lambda: not bench.engine.busy)


@pytest.mark.parametrize("search", ["mcts", "alphabeta"])
def test_what_is_drawn_is_saved_as_picture_and_as_numbers(
    bench: HexBench, qtbot: QtBot, tmp_path: Path, search: str
) -> None:
    search_with(bench, qtbot, search)
    chart = bench.search_chart
    for place in range(2):
        chart.kind.setCurrentIndex(place)
        for form in ("png", "svg", "csv"):
            chart.menu.save_as(form, str(tmp_path / f"chart.{form}"))
        assert (tmp_path / "chart.png").read_bytes()[:4] == b"\x89PNG"
        assert b"<svg" in (tmp_path / "chart.svg").read_bytes()
        with (tmp_path / "chart.csv").open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file))
        assert len(rows) > 2 and len({len(row) for row in rows}) == 1


def test_a_chart_that_is_not_seen_does_nothing(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "mcts")
    bench.tabs.setCurrentWidget(bench.tree)
    result = bench.search_chart.message.text()
    bench.steps.seek(5)
    bench.search_chart.throttle.flush()
    assert bench.search_chart.message.text() == result
    bench.tabs.setCurrentWidget(bench.search_chart)
    assert bench.search_chart.message.text().startswith("Step 5:")


def test_the_chart_speaks_another_language_and_wears_another_theme(bench: HexBench, qtbot: QtBot) -> None:
    search_with(bench, qtbot, "mcts")
    retranslator().choose("ru")
    qtbot.waitUntil(lambda: names(bench)[0].startswith("впереди"))
    assert bench.search_chart.kind.currentText() == "Доля партий"
