"""All panes of the Hex bench speak of one step: while a search of a position runs, and at its micro-steps."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click

from workbench.hex import searches
from workbench.hex.board import HexBoard
from workbench.hex.rules import Rules
from workbench.search.explaining import games
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.search.engine import MAX_ANALYSIS_STEPS
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
STEPS = 4
"""The number of steps at which the panes are compared."""


def recorded(engine: str, steps: int) -> Any:
    run = searches.start(engine, HexBoard.empty(4))
    run.advance(steps)
    return run.recording


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


def test_tree_and_chart_show_what_the_micro_steps_of_mcts_have_done_so_far(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    recording = recorded("mcts", 60)
    bench.steps.show_recording(recording)
    new = [t for t in range(1, recording.length) if recording.at(t + 1).records > recording.at(t).records]
    bench.steps.seek(new[3])
    bench.tabs.setCurrentWidget(bench.search_chart)
    plot, places = bench.search_chart.plot, []
    assert plot is not None
    while bench.steps.t == new[3]:
        bench.tree._refresh()
        bench.search_chart.refresh()
        places.append(plot._cursor.value())
        tree, micro = bench.tree.canvas.leaves, bench.steps.micro
        added = [leaf for leaf in tree if leaf.record == recording.at(new[3]).records]
        line = bench.steps.micro_steps[micro - 1].line if micro else ""
        assert bool(added) == (line in ("add", "play", "back"))
        assert tree[0].visits == new[3] + (line == "back")
        assert bench.search_chart.message.text().startswith(f"Step {new[3] + (micro > 0)}: ")
        assert bench.search_chart.message.text().endswith(f" {recording.at(new[3]).records + len(added)} nodes.")
        if line == "add":
            assert added[0].current and added[0].visits == 0
            assert [words for words, _, _ in bench.tree.canvas.words(added[0])][1] == "0"
            assert "%" not in bench.tree.canvas.words(added[0])[0][0]
        bench.steps.micro_step()
    assert places[0] == new[3] and places[-1] == new[3] + 1 and sorted({*places}) == places


@pytest.mark.parametrize("engine", ["alphabeta", "solver"])
def test_the_tree_shows_a_node_and_its_result_at_the_micro_steps_that_enter_and_decide_it(
    engine: str, bench: HexBench, qtbot: QtBot
) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    recording = recorded(engine, 60)
    bench.steps.show_recording(recording)
    ends = ("estimate", "over", "known", "seen")
    step = next(t for t in range(2, 60) if games.steps(recording.at(t + 1))[1].line in ends)
    bench.steps.seek(step)
    bench.steps.micro_step()
    assert bench.steps.micro_steps[0].line == "enter"
    while bench.steps.t == step:
        bench.tree._refresh()
        node = next(leaf for leaf in bench.tree.canvas.leaves if leaf.record == step)
        settled = bench.steps.micro > 1
        assert node.current and node.texts is not None and bool(node.texts[0]) is settled
        bench.steps.micro_step()
