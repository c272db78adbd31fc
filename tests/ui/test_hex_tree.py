"""The tree of a search of a Hex position, gone through step by step with the same player."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hex_driving import begin, click, hex_window, play
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench.hex.board import RED, HexBoard
from workbench.hex.evaluations import by_two_distance
from workbench.hex.game import HexGame
from workbench.hex.rules import Rules
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.cutoff_tree import CutoffTree
from workbench.ui.benches.hex import HexBench
from workbench.ui.main_window import MainWindow
from workbench.ui.models.hex_search_tree import Leaf
from workbench.ui.widgets.hex_search_tree import HexSearchTree

window = pytest.fixture(name="window")(hex_window)
pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
LONG = 20_000


def searched(window: MainWindow, qtbot: QtBot) -> HexBench:
    """Search an empty 4 × 4 board until it is known who wins, and look at the tree."""
    bench = begin(window, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    click(qtbot, bench.tree.go)
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.over, timeout=LONG)
    qtbot.waitUntil(lambda: bench.steps.t == bench.steps.length > 0 and len(bench.tree.canvas.leaves) > 1)
    return bench


def test_without_a_search_the_tree_invites_to_one(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(window, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    assert bench.tree.go.isVisible() and bench.player is bench.steps


def test_the_player_steps_through_the_search_while_its_tree_is_in_front(window: MainWindow, qtbot: QtBot) -> None:
    bench = searched(window, qtbot)
    click(qtbot, window.player_bar.buttons["to-start"])
    assert bench.steps.t == 0
    for _ in range(3):
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
    assert bench.steps.t == 3 and window.player_bar.counter.text().startswith("Step 3")
    qtbot.waitUntil(lambda: bench.narration.told.startswith("Step 3: down the tree by"))
    qtbot.waitUntil(lambda: bench.tree.canvas.leaves[0].visits == 3)
    bench.tabs.setCurrentWidget(bench.moves)
    assert bench.player is bench.hex.player


def test_figures_of_the_tree_are_those_of_the_moment(window: MainWindow, qtbot: QtBot) -> None:
    bench = searched(window, qtbot)
    bench.steps.seek(bench.steps.length // 2)
    qtbot.waitUntil(lambda: bench.tree.canvas.leaves[0].visits == bench.steps.t)
    moment = bench.steps.moment
    assert moment is not None
    for leaf in bench.tree.canvas.leaves:
        assert leaf.visits == moment.visits[leaf.record]  # type: ignore[attr-defined]
        assert [moment.recording.label(step) for step in moment.recording.path(leaf.record)[1:]] == [
            "abcd"[cell % 4] + str(cell // 4 + 1) for cell in leaf.line
        ]
    best = [leaf for leaf in bench.tree.canvas.leaves if leaf.parent == 0]
    assert 3 <= len(best) <= 6


def test_the_position_itself_says_who_wins_once_it_is_proved(qtbot: QtBot) -> None:
    canvas = HexSearchTree()
    qtbot.addWidget(canvas)
    root = Leaf(0, 0, 0.0, None, (), 0.0, 7, False, 1, False)  # as it is for Blue, who would have moved last
    canvas.show_leaves(HexBoard.empty(3), [root], True)
    assert [told for told, _, _ in canvas.words(root)] == ["Red wins", "7"]
    assert canvas.words(replace(root, proof=True))[0][0] == "Blue wins"
    assert canvas.words(replace(root, proof=None))[0][0] == "Now"
    assert canvas.words(replace(root, line=(4,), proof=True))[0][0] == "b2 wins"


def test_a_node_that_is_clicked_shows_its_line_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = searched(window, qtbot)
    canvas = bench.tree.canvas
    leaf = next(leaf for leaf in canvas.leaves if leaf.depth == 2)
    click(qtbot, canvas, canvas.box(leaf).center().toPoint())
    assert [cell for cell, _ in bench.board.marks.ghosts] == list(leaf.line)
    assert bench.board.marks.ghosts[0][1] == RED
    bench.tabs.setCurrentWidget(bench.moves)
    assert not bench.board.marks.ghosts


def test_nodes_are_gone_about_and_folded_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    bench = searched(window, qtbot)
    canvas = bench.tree.canvas
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    first = canvas.picked
    assert first == canvas.leaves[1].record
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.picked != first
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.picked == 0
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(canvas.leaves) == 1)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(canvas.leaves) > 4)


def test_the_pseudocode_tells_a_step_line_by_line(window: MainWindow, qtbot: QtBot) -> None:
    bench = searched(window, qtbot)
    bench.steps.seek(0)
    bench.tabs.setCurrentWidget(bench.code)
    assert bench.player is bench.steps
    lines = []
    while bench.steps.t == 0:
        click(qtbot, bench.code.forward)
        qtbot.waitUntil(lambda: bench.steps.t > 0 or bool(bench.code.told.text()))
        lines.append(bench.steps.micro)
    assert lines[:-1] == list(range(1, len(lines))) and len(lines) > 2
    qtbot.waitUntil(lambda: bench.code.code.lines.current is not None)


def test_the_check_who_has_won_is_gone_through(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(window, qtbot, Rules(3))
    play(bench, qtbot, "b1", "a1", "b2", "a2", "b3")
    bench.tabs.setCurrentWidget(bench.code)
    bench.code.face.choose("wincheck")
    while bench.code.forward.isEnabled():
        click(qtbot, bench.code.forward)
    assert bench.code.code.lines.current is not None and "b3" in bench.code.told.text()


def test_alpha_beta_is_drawn_with_windows_values_and_cut_offs(window: MainWindow, qtbot: QtBot) -> None:
    bench = begin(window, qtbot, Rules(3))
    bench.tabs.setCurrentWidget(bench.tree)
    game = HexGame(HexBoard.empty(3))
    recording: CutoffTree[HexBoard] = CutoffTree(game)
    for _ in alphabeta(game, lambda board: by_two_distance(board, board.to_move), recording, depth=2):
        pass
    recording.publish()
    qtbot.waitUntil(lambda: not bench.engine.busy)
    bench.steps.show_recording(recording)
    qtbot.waitUntil(lambda: len(bench.tree.canvas.leaves) > 3)
    drawn = bench.tree.canvas.leaves
    assert all(leaf.told is not None for leaf in drawn)
    assert any("cut" in leaf.told[1] for leaf in drawn if leaf.told)
    bench.tree.grab()
    bench.steps.seek(0)
    qtbot.waitUntil(lambda: not bench.tree.canvas.leaves)
    for t in range(1, 12):
        bench.steps.seek(t)
        bench.tree._refresh()
        assert drawn and bench.tree.narration()
