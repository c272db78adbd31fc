"""If there is nothing to do on the Hex bench, a message says so and nothing else is offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click, play, spot

from workbench.hex.board import cell_named
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.texts import narration
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


def test_what_cannot_be_analysed_is_said(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
    bench.tabs.setCurrentWidget(bench.analysis)
    search = bench.search
    qtbot.waitUntil(search.start_button.isEnabled)
    play(bench, qtbot, "b1", "a1", "b2", "a2", "b3")
    qtbot.waitUntil(lambda: not search.start_button.isEnabled())
    qtbot.waitUntil(lambda: "game is over" in search.message.text())
    bench.player.step(-1)
    qtbot.waitUntil(search.start_button.isEnabled)
    click(qtbot, bench.board.tools["edit"])
    qtbot.waitUntil(lambda: not search.start_button.isEnabled())
    qtbot.waitUntil(lambda: "Start from here" in search.message.text())


def test_a_position_that_is_won_when_it_is_set_up_has_no_moves_to_watch(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
    click(qtbot, bench.board.tools["edit"])
    play(bench, qtbot, "b1", "b2", "b3")
    click(qtbot, bench.board.setting.done)
    assert bench.banner.isVisible() and not bench.banner.watch.isVisible()
    assert bench.banner.detail.text() == "Top and bottom were joined in the set-up position."
    assert "already joined top and bottom" in " ".join(narration(bench.hex))


def test_events_of_a_search_for_a_path_are_not_offered_in_a_game(window: MainWindow) -> None:
    events = [window.commands.actions[name] for name in ("cheaper", "reopened", "solution")]
    assert not any(action.isVisible() for action in events)
    window.show_bench("explore")
    assert all(action.isVisible() for action in events)


def test_what_is_said_in_passing_goes_with_its_language(window: MainWindow) -> None:
    window.hex.message_reported.emit("game.sgf: 2 moves")
    assert window.statusBar().currentMessage() == "game.sgf: 2 moves"
    window.choose_language("ru")
    assert window.statusBar().currentMessage() == ""


def test_any_cell_of_a_threat_shows_it(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "a1", "c3")
    bench.tabs.setCurrentWidget(bench.analysis)
    bench.analysis.layers["must"].setChecked(True)
    qtbot.waitUntil(lambda: bench.analysis_job.analysis is not None and bench.analysis_job.analysis.must is not None)
    assert bench.analysis_job.analysis is not None and bench.analysis_job.analysis.must is not None
    threats = bench.analysis_job.analysis.must.threats
    assert threats and "Point at a cell" in bench.analysis.message.text()
    for cell in sorted(frozenset().union(*(threat.carrier for threat in threats))):
        bench.analysis_job.point_at(cell)
        assert cell in bench.board.marks.carrier
    outside = cell_named(5, "a1")
    bench.analysis_job.point_at(outside)
    assert not bench.board.marks.carrier and isinstance(spot(bench, "a1"), QPoint)
