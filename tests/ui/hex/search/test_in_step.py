"""While a search of a position runs, all panes of the Hex bench speak of one step."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click

from workbench.hex.rules import Rules
from workbench.ui.hex.search.engine import MAX_ANALYSIS_STEPS
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
STEPS = 4
"""The number of steps at which the panes are compared."""


@pytest.mark.parametrize("tab", ["tree", "search_chart", "code"])
def test_all_panes_speak_of_one_step_while_a_search_runs(tab: str, window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(11))
    bench.tabs.setCurrentWidget(bench.analysis)
    click(qtbot, bench.search.start_button)
    qtbot.waitUntil(lambda: bench.engine.recording is not None and bench.engine.recording.length > 0)
    bench.tabs.setCurrentWidget(getattr(bench, tab))
    QApplication.processEvents()
    seen: set[int] = set()
    while len(seen) < STEPS:
        QApplication.processEvents()
        step = bench.steps.t
        assert bench.engine.thinking and step < MAX_ANALYSIS_STEPS
        assert bench.narration.narrated.startswith(f"Step {number(step)}: ")
        assert window.player_bar.counter.text().startswith(f"Step {number(step)} of ")
        if tab == "search_chart":
            assert bench.search_chart.message.text().startswith(f"Step {number(step)}: ")
        seen.add(step)
    click(qtbot, bench.search.start_button)
