"""The window shows any step of a search most of which is not in memory."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from workbench.search.finding.conditions import parse
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text


def test_it_is_scrubbed_and_searched(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    player, length = window.explore.player, film.timeline.length
    qtbot.waitUntil(lambda: player.t == length)
    for t in (length // 2, length // 2 - 1, 3, length - 5):
        player.seek(t)
        moment = film.timeline.at(t)
        assert player.t == t and moment.current is not None
    player.seek(0)
    player.find(parse("f > 27", film.run.problem))
    qtbot.waitUntil(lambda: player.search_target is None)
    assert film.timeline.at(player.t).f(int(film.timeline.at(player.t).current or 0)) > 27_000
    assert window.explore.counters.note.text() == "", "nothing ends before the search does"


def test_the_chart_counts_what_is_not_in_memory(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    chart = window.explore.chart
    assert chart.content(chart_palette()) is not None
    chart.kind.setCurrentIndex(list(ChartKind).index(ChartKind.DEPTH))
    curves = chart._curves_of(film)
    qtbot.waitUntil(lambda: curves.counted == 1 and not curves.is_behind)
    generated, expanded = curves.by_depth()
    assert sum(expanded.y) == film.timeline.length
    assert sum(generated.y) == film.run.recording.published.records
    chart.refresh()
    assert text("chart-counting", share=1)[:12] not in chart.caption.text()


def chart_palette() -> object:
    from workbench.ui.base.theme import colours

    return colours()
