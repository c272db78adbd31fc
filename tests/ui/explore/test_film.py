"""The window shows any step of a search most of which is not in memory."""

from __future__ import annotations

from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot
from support.films import small_film

from workbench import api
from workbench.search.finding.conditions import parse
from workbench.search.playback.timeline import Timeline
from workbench.ui.base import gil_priority
from workbench.ui.base.theme import colours
from workbench.ui.base.throttle import SHARE_IDLE
from workbench.ui.charts.curves import Curves
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.nodes.node_columns import PLACES
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number, text


def test_it_is_scrubbed_and_searched(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    player, length = window.explore.player, film.timeline.length
    qtbot.waitUntil(lambda: player.t == length)
    for t in (length // 2, length // 2 - 1, 3, length - 5):
        player.seek(t)
        moment = film.timeline.at(t)
        assert player.t == t and moment.current is not None
    player.seek(0)
    player.find(parse("f > 27", film.run.problem))
    qtbot.waitUntil(lambda: player.moment_search is None)
    assert film.timeline.at(player.t).f(int(film.timeline.at(player.t).current or 0)) > 27_000
    assert window.explore.counters.note.text() == "", "nothing ends before the search does"


def test_the_chart_counts_what_is_not_in_memory(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    chart = window.explore.chart
    assert chart.content(colours()) is not None
    chart.kind.setCurrentIndex(list(ChartKind).index(ChartKind.DEPTH))
    curves = chart._curves_of(film)
    qtbot.waitUntil(lambda: curves.counted == 1 and not curves.is_behind)
    generated, expanded = curves.by_depth()
    assert sum(expanded.y) == film.timeline.length
    assert sum(generated.y) == film.run.recording.published.records
    chart.refresh()
    assert text("chart-counting", share=1)[:12] not in chart.caption.text()


def test_the_chart_samples_all_of_it_alike() -> None:
    with small_film(kept=1500, spacing=50, many=10**4):
        run = api.start("8 6 7/2 5 4/3 0 1", "idastar", "manhattan", engine="textbook")
        run.advance(4000)
    curve, kept = Curves(run).open_size(), run.recording.kept_steps
    is_kept = curve.x <= kept
    densities = sum(is_kept) / kept, sum(~is_kept) / (run.expanded - kept)
    assert sum(is_kept) > 5 and densities[1] / 2 < densities[0] < densities[1] * 2
    nodes, current = run.recording.published.nodes, Timeline(run.recording).current()
    for step, size in zip(curve.x[1:].astype(int), curve.y[1:], strict=True):
        assert size == nodes["depth"][current[step - 1 : step]][0] + 1


@pytest.mark.usefixtures("film")
def test_no_later_step_is_shown_at_an_earlier_one(window: MainWindow) -> None:
    paths, player = window.explore.open_list, window.explore.player
    for t, steps in ((2, ["1", "2"]), (0, ["–"])):
        player.seek(t)
        paths.refresh()
        model = paths.table.model()
        assert [model.line(row)[-1] for row in range(model.rowCount())] == steps


def test_what_is_late_after_a_jump_says_so(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    bench, player = window.explore, window.explore.player
    tree, paths = bench.tree, bench.open_list
    qtbot.waitUntil(lambda: not tree._throttle.waiting and not paths._throttle.waiting)
    for pane in (tree, paths):
        pane._throttle._last, pane._throttle._cost = perf_counter(), 1000.0
    with gil_priority.searching():
        player.seek(film.timeline.length // 2)
        assert bench.counters.values["expanded"].text() == number(player.t)
        assert tree._throttle._timer.remainingTime() <= 1000 * tree._throttle._cost / SHARE_IDLE
    assert tree.canvas.scene is not None and tree.canvas.scene.moment.t == film.timeline.length
    qtbot.waitUntil(lambda: tree.canvas.note == text("tree-drawing") and paths.table.note == text("nodes-reading"))
    for pane in (tree, paths):
        pane._throttle.flush()
    assert tree.canvas.scene.moment.t == player.t
    assert tree.canvas.note == paths.table.note == ""


def test_the_path_is_shown_to_its_end_with_all_numbers_in_full(
    window: MainWindow, film: RunEntry, qtbot: QtBot
) -> None:
    table = window.explore.open_list.table
    window.explore.player.seek(film.timeline.length - 1)
    qtbot.waitUntil(lambda: table.row_count > table.page)
    assert table.verticalScrollBar().value() == table.verticalScrollBar().maximum()
    for missing in (0, 1):

        def is_shown_in_full(missing: int = missing) -> bool:
            room = sum(table._min_widths().values()) - missing  # of the numbers shown now
            table.resize(room + table.width() - table.viewport().width(), table.height())
            assert table.horizontalScrollBar().maximum() == 0
            return table.isColumnHidden(PLACES["parent"]) is bool(missing)

        qtbot.waitUntil(is_shown_in_full)
        assert not table.isColumnHidden(PLACES["step"])
