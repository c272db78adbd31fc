"""The solver as a search of the window and as a player: its table, its tree, its code, and its fallback to MCTS."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click, moves, play

from workbench.hex.board import BLUE, cell_named
from workbench.hex.compiled.solver import SolverRun
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
LONG = 30_000
"""Milliseconds for loading the engine if it has not been compiled."""


def analyse(bench: HexBench, qtbot: QtBot) -> None:
    bench.tabs.setCurrentWidget(bench.analysis)
    box = bench.search.search
    box.setCurrentIndex(box.findData("solver"))
    box.activated.emit(box.currentIndex())
    click(qtbot, bench.search.start_button)


def test_all_moves_are_proved_and_the_proof_can_be_gone_through(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "b2")
    analyse(bench, qtbot)
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.finished, timeout=LONG)
    thought, solver = bench.engine.thought, SolverRun(bench.hex.board)
    solver.advance(10**6)
    assert thought is not None
    assert {one.cell: one.proof for one in thought.candidates} == solver.wins
    qtbot.waitUntil(lambda: dict(bench.board.view.picture.marks.solved) == solver.wins)
    pane = bench.search
    qtbot.waitUntil(lambda: pane.start_button.text() == "Analyse")  # nothing is left to stop
    assert not pane.start_button.isEnabled() and not pane.start_button.isChecked()
    assert "is finished" in pane.start_button.toolTip()
    assert pane.message.text().startswith("Solver (proof search), finished: ")

    bench.tabs.setCurrentWidget(bench.tree)
    qtbot.waitUntil(lambda: bool(bench.tree.canvas.leaves))
    assert bench.tree.canvas.leaves[0].texts is not None and "Blue wins" in bench.tree.canvas.leaves[0].texts[0]
    bench.steps.seek(2)
    assert "does the side to move win there?" in " ".join(bench.tree.narration())
    bench.tabs.setCurrentWidget(bench.code)
    lines = bench.code.model
    qtbot.waitUntil(lambda: lines.listing is not None and "WINS(n)" in [line.text for line in lines.listing.lines])


def test_the_solver_plays_a_move_that_wins(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    box = bench.players.choices[BLUE]
    box.setCurrentIndex(box.findData("solver"))
    box.activated.emit(box.currentIndex())
    play(bench, qtbot, "b2")
    qtbot.waitUntil(lambda: len(moves(bench)) == 2, timeout=LONG)
    solver = SolverRun(bench.hex.game.undo().board)
    solver.advance(10**6)
    assert solver.wins[cell_named(4, moves(bench)[-1])]


def test_on_a_board_that_is_too_large_it_says_so_and_as_a_player_plays_well(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(9))
    analyse(bench, qtbot)
    qtbot.waitUntil(lambda: "at most 8 rows" in bench.search.message.text(), timeout=LONG)
    assert not bench.search.start_button.isEnabled()
    click(qtbot, bench.players.move_button)
    qtbot.waitUntil(lambda: bench.board.message.text() == "Red: Monte Carlo (RAVE) is thinking…", timeout=LONG)
    qtbot.waitUntil(lambda: bench.search.message.text().startswith("Monte Carlo (RAVE): "), timeout=LONG)
    qtbot.waitUntil(lambda: len(moves(bench)) == 1, timeout=LONG)
