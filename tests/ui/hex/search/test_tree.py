"""The tree of a search of a Hex position, stepped through with the same player."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.hex_driving import begin, click, play

from workbench.hex import searches
from workbench.hex.board import RED, HexBoard
from workbench.hex.evaluations import by_two_distance
from workbench.hex.game import HexGame
from workbench.hex.rules import Rules
from workbench.search.algorithms.alphabeta import alphabeta
from workbench.search.recording.cutoff_tree import CutoffTree
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.controls.pan_zoom import ZOOM_STEP
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.search.search_tree_model import DrawnNode
from workbench.ui.hex.search.search_tree_view import HexSearchTree
from workbench.ui.hex.search.tree_lens import TreeLens
from workbench.ui.hex.search.tree_painter import number_area
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number, text

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),  # the offscreen screen cannot
    pytest.mark.compiled,
]
LONG = 20_000


def search(bench: HexBench, qtbot: QtBot) -> None:
    """Search an empty 4 × 4 board until the winner is known, and show the tree."""
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    click(qtbot, bench.tree.search_pages.start_button)
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.finished, timeout=LONG)
    qtbot.waitUntil(lambda: bench.steps.t == bench.steps.length > 0 and len(bench.tree.canvas.leaves) > 1)


def test_without_a_search_the_tree_invites_to_one(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    assert bench.tree.search_pages.start_button.isVisible() and bench.player is bench.steps


def test_the_player_steps_through_the_search_while_its_tree_is_in_front(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
    click(qtbot, host_of(bench).player_bar.buttons["to-start"])
    assert bench.steps.t == 0
    for _ in range(3):
        qtbot.keyClick(bench, Qt.Key.Key_PageDown)
    assert bench.steps.t == 3 and host_of(bench).player_bar.counter.text().startswith("Step 3")
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Step 3: down the tree by"))
    qtbot.waitUntil(lambda: bench.tree.canvas.leaves[0].visits == 3)
    bench.tabs.setCurrentWidget(bench.moves)
    assert bench.player is bench.hex.player


def test_figures_of_the_tree_are_those_of_the_moment(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
    bench.steps.seek(bench.steps.length // 2)
    qtbot.waitUntil(lambda: bench.tree.canvas.leaves[0].visits == bench.steps.t)
    moment = bench.steps.moment
    assert moment is not None
    for leaf in bench.tree.canvas.leaves:
        assert leaf.visits == moment.visits[leaf.record]
        assert [moment.recording.label(step) for step in moment.recording.path(leaf.record)[1:]] == [
            "abcd"[cell % 4] + str(cell // 4 + 1) for cell in leaf.line
        ]
    best = [leaf for leaf in bench.tree.canvas.leaves if leaf.parent == 0]
    assert 1 <= len(best) <= 6


def test_the_position_itself_says_who_wins_once_it_is_proved(qtbot: QtBot) -> None:
    canvas = HexSearchTree()
    qtbot.addWidget(canvas)
    root = DrawnNode(0, 0, 0.0, None, (), 0.0, 7, False, 1, False)  # as it is for Blue, who would have moved last
    canvas.set_board(HexBoard.empty(3))
    canvas.show_nodes([root], 1.0)
    assert [result for result, _, _ in canvas.words(root)] == ["Red wins", "7", "+ 1 more"]
    assert canvas.words(replace(root, proof=True))[0][0] == "Blue wins"
    assert canvas.words(replace(root, proof=None))[0][0] == "This position"
    assert canvas.words(replace(root, line=(4,), proof=True))[0][0] == "b2 wins"


def test_a_node_that_is_clicked_shows_its_line_on_the_board(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
    canvas = bench.tree.canvas
    leaf = next(leaf for leaf in canvas.leaves if leaf.depth == 2)
    click(qtbot, canvas, canvas.box(leaf).center().toPoint())
    assert [cell for cell, _ in bench.board.marks.ghosts] == list(leaf.line)
    assert bench.board.marks.ghosts[0][1] == RED
    bench.tabs.setCurrentWidget(bench.moves)
    assert not bench.board.marks.ghosts


def test_nodes_are_gone_about_and_folded_by_keys(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
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


def test_the_pseudocode_tells_a_step_line_by_line(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
    bench.steps.seek(0)
    bench.tabs.setCurrentWidget(bench.code)
    assert bench.player is bench.steps
    lines = []
    while bench.steps.t == 0:
        click(qtbot, bench.code.forward)
        qtbot.waitUntil(lambda: bench.steps.t > 0 or bool(bench.code.message.text()))
        lines.append(bench.steps.micro)
    assert lines[:-1] == list(range(1, len(lines))) and len(lines) > 2
    qtbot.waitUntil(lambda: bench.code.code.lines.current is not None)


@pytest.mark.parametrize(("engine", "value"), [("uct", "UCB1"), ("mcts", "RAVE")])
def test_the_pseudocode_is_that_of_the_engine(bench: HexBench, qtbot: QtBot, engine: str, value: str) -> None:
    begin(bench, qtbot, Rules(4))
    run = searches.start(engine, HexBoard.empty(4))
    run.advance(20)
    bench.tabs.setCurrentWidget(bench.code)
    bench.steps.show_recording(run.recording)
    bench.code.refresh()
    assert bench.code.model.listing is not None
    lines = [line.text for line in bench.code.model.listing.lines]
    assert [name for name in ("UCB1", "RAVE") if any(name in line for line in lines)] == [value]
    assert any("bridge" in line for line in lines) is (engine == "mcts")


def test_in_projector_mode_the_narration_alone_says_what_a_line_does(bench: HexBench, qtbot: QtBot) -> None:
    search(bench, qtbot)
    bench.steps.seek(0)
    bench.tabs.setCurrentWidget(bench.code)
    click(qtbot, bench.code.forward)
    qtbot.waitUntil(lambda: bool(bench.code.message.text()) and bench.code.message.isVisibleTo(bench.code))
    theme().set_projector(True)
    try:
        assert not bench.code.message.isVisibleTo(bench.code)
    finally:
        theme().set_projector(False)
    assert bench.code.message.isVisibleTo(bench.code)


def test_the_check_who_has_won_is_gone_through(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
    play(bench, qtbot, "b1", "a1", "b2", "a2", "b3")
    bench.tabs.setCurrentWidget(bench.code)
    bench.code.face.choose("wincheck")
    assert bench.player is bench.code.check and bench.player.t == 0
    assert "Has Red joined top and bottom?" in bench.narration.narrated
    while bench.code.forward.isEnabled():
        click(qtbot, bench.code.forward)
    assert bench.code.code.lines.current is not None and "b3" in bench.code.message.text()
    assert bench.board.marks.ghosts == ((1, RED), (4, RED), (7, RED))
    assert bench.player.at_end and "b3" in " ".join(bench.code.narration())
    bench.player.step(-1)
    assert bench.player.t == bench.player.length - 1
    bench.code.face.choose("search")
    assert bench.player is bench.steps


def test_alpha_beta_is_drawn_with_windows_values_and_cut_offs(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
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
    assert all(leaf.texts is not None for leaf in drawn)
    assert any("cut" in leaf.texts[1] for leaf in drawn if leaf.texts)
    bench.tree.grab()
    bench.steps.seek(0)
    qtbot.waitUntil(lambda: not bench.tree.canvas.leaves)
    for t in range(1, 12):
        bench.steps.seek(t)
        bench.tree._refresh()
        assert drawn and bench.tree.narration()


def grown(bench: HexBench, qtbot: QtBot, size: int = 9) -> HexSearchTree:
    """Search a larger board briefly, so that the tree is larger than the view."""
    bench.hex.new_game(Rules(size))
    bench.tabs.setCurrentWidget(bench.tree)
    click(qtbot, bench.tree.search_pages.start_button)
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.steps > 2000)
    bench.engine.pause()
    qtbot.waitUntil(lambda: not bench.engine.busy and bench.steps.t == bench.steps.length)
    bench.tree.show_all()
    return bench.tree.canvas


def in_view(canvas: HexSearchTree, leaf: DrawnNode) -> bool:
    return QRectF(canvas.rect()).contains(canvas.box(leaf).united(canvas.lens.written(leaf)))


@pytest.mark.parametrize(("width", "height", "projector"), [(1280, 800, False), (1024, 768, False), (1024, 768, True)])
def test_the_tree_fits_with_the_best_line_and_says_what_is_left_out(
    window: MainWindow, qtbot: QtBot, width: int, height: int, projector: bool
) -> None:
    bench = window.hex
    window.modes.set_projector(projector)
    window.resize(width, height)
    canvas = grown(bench, qtbot)
    moment: Any = bench.steps.moment
    for choice in ("3", "4", "5"):
        bench.tree.most.choose(choice)
        qtbot.waitUntil(lambda: all(in_view(canvas, leaf) for leaf in canvas.leaves))
        shown = {leaf.record for leaf in canvas.leaves}
        assert {0, *moment.best_line[:1]} <= shown
        for place, leaf in enumerate(canvas.leaves):
            drawn = sum(one.parent == place for one in canvas.leaves)
            assert leaf.more == len(moment.children(leaf.record)) - drawn
            assert canvas.words(leaf)[2][0] == (f"+ {leaf.more:,} more" if leaf.more else "")
        assert 1 <= sum(leaf.parent == 0 for leaf in canvas.leaves) <= int(choice) + 1


def test_more_children_are_drawn_when_asked_for_and_all_is_shown_again(bench: HexBench, qtbot: QtBot) -> None:
    canvas = grown(bench, qtbot)
    root = canvas.leaves[0]
    before = sum(leaf.parent == 0 for leaf in canvas.leaves)
    click(qtbot, canvas, canvas.more_box(root).center().toPoint())
    qtbot.waitUntil(lambda: sum(leaf.parent == 0 for leaf in canvas.leaves) >= before + 4)
    assert in_view(canvas, canvas.leaves[0])
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: sum(leaf.parent == 0 for leaf in canvas.leaves) >= before + 9)


def test_the_tree_is_enlarged_moved_and_fitted(bench: HexBench, qtbot: QtBot) -> None:
    canvas = grown(bench, qtbot)
    fitted, place = canvas.lens.scale, canvas.box(canvas.leaves[0]).center()
    click(qtbot, bench.tree.zoom_in)
    assert canvas.lens.scale == pytest.approx(fitted * ZOOM_STEP)
    click(qtbot, bench.tree.zoom_out)
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.lens.scale == pytest.approx(fitted * ZOOM_STEP)
    middle = canvas.rect().center()
    before = canvas.box(canvas.leaves[0]).center()
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(canvas, middle + QPoint(30, 10))
    qtbot.mouseMove(canvas, middle + QPoint(60, 20))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 20))
    assert canvas.box(canvas.leaves[0]).center() - before == QPointF(60, 20)
    qtbot.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.lens.scale == pytest.approx(fitted)
    assert canvas.box(canvas.leaves[0]).center() == place


def test_how_many_best_moves_are_drawn_is_kept(qtbot: QtBot) -> None:
    settings = Settings(None)
    for choice, then in (("4", "5"), ("", "4")):
        with hosted(HexBench, qtbot, settings) as bench:
            assert bench.tree.most.choice == then
            if choice:
                bench.tree.most.choose(choice)


@given(size=st.integers(1, 30), depth=st.integers(1, 4), width=st.integers(150, 900), height=st.integers(150, 700))
def test_what_is_drawn_is_where_the_lens_says(size: int, depth: int, width: int, height: int) -> None:
    lens, view = TreeLens(), QSizeF(width, height)
    lens.widest = 60.0
    leaves = [DrawnNode(0, 0, size / 2, None, (), 0.5, 9, None, 0, False)]
    leaves += [DrawnNode(k + 1, depth, float(k), 0, (k,), 0.5, 1, None, 0, False) for k in range(size)]
    scale = lens.fitting(leaves, view)
    lens.show_all(leaves, view, scale or 0.5)
    boxes = [lens.box(leaf).united(lens.written(leaf)).adjusted(0.1, 0.1, -0.1, -0.1) for leaf in leaves[1:]]
    assert all(not one.intersects(other) for one, other in pairwise(boxes))
    if scale:
        assert all(QRectF(0, 0, width, height).contains(box) for box in boxes)
    held = lens.box(leaves[-1]).topLeft()
    lens.zoom(1.7, QPointF(20, 30))
    lens.zoom(1 / 1.7, QPointF(20, 30))
    assert (lens.box(leaves[-1]).topLeft() - held).manhattanLength() < 1e-6


def test_a_search_that_is_on_its_way_is_told_of(bench: HexBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    start, looked_at = searches.start, threading.Event()

    def start_when_looked_at(name: str, board: HexBoard) -> searches.Run:
        looked_at.wait(60)  # otherwise the search may have started before the test has seen the message
        return start(name, board)

    monkeypatch.setattr(searches, "start", start_when_looked_at)
    begin(bench, qtbot, Rules(4))
    bench.tabs.setCurrentWidget(bench.tree)
    assert bench.tree.narration() == (text("hex-search-tree-none"),)
    bench.engine.set_analysing(True)
    assert (
        bench.tree.narration() == (text("hex-search-awaited"),) and not bench.tree.search_pages.start_button.isVisible()
    )
    qtbot.waitUntil(lambda: bench.search.table.accessibleDescription() == text("hex-candidates-awaited"))
    looked_at.set()
    qtbot.waitUntil(lambda: bench.engine.thought is not None and bench.engine.thought.finished, timeout=LONG)
    qtbot.waitUntil(lambda: len(bench.tree.canvas.leaves) > 1)


def test_after_a_move_the_narration_says_that_the_search_is_the_one_for_that_move(
    bench: HexBench, qtbot: QtBot
) -> None:
    search(bench, qtbot)
    assert bench.narration.narrated.startswith("Step ")
    assert bench.engine.thought is not None
    bench.engine.set_analysing(False)
    bench.hex.click(bench.engine.thought.candidates[0].cell)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Search for move 1: Step "))
    bench.tabs.setCurrentWidget(bench.moves)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Move 1: "))


@pytest.mark.usefixtures("qapp")
def test_a_long_number_of_a_node_is_above_its_board_within_its_column() -> None:
    font, box = QFont(), QRectF(100, 50, 55, 33)
    font.setPixelSize(11)
    short, *long = (number_area(number(one), box, font, 170) for one in (87, 649_935, 88_888_888))
    assert short.left() > box.left() + 2 / 3 * box.width() and short.right() <= box.right()
    for area, digits in zip(long, ("649,935", "88,888,888"), strict=True):
        assert area.bottom() < box.top() and area.right() <= 170.0001
        assert QFontMetricsF(font).horizontalAdvance(digits) <= area.width()
