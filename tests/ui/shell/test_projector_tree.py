"""The tree in Projector mode: what the step speaks of is never cut, and no room is left empty beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.problem.limits import Limits
from workbench.search.recording.columns import NONE
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.board_layout import small_layout
from workbench.ui.states.board_painter import number_font
from workbench.ui.trees.tree_canvas import TreeCanvas
from workbench.ui.trees.tree_framing import children
from workbench.ui.trees.tree_pane import TREE

PROBLEMS = [(3, 3, "bfs"), (3, 3, "ids"), (3, 3, "idastar"), (3, 3, "astar"), (4, 4, "astar"), (4, 4, "greedy")]


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


def search(window: MainWindow, qtbot: QtBot, board: Board | None, configuration: Configuration) -> ExploreBench:
    """Search a board, or Romania, in Projector mode."""
    bench = window.explore
    window.modes.set_projector(True)
    window.resize(1024, 768)
    if board is None:
        bench.session.set_problem(read_problem("romania"))
    else:
        bench.session.set_start(board)
    bench.session.configure(configuration)
    bench.session.set_limits(Limits(expansions=700))
    with qtbot.waitSignal(bench.session.finished):
        bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length > 0 and not bench.session.busy)
    QApplication.processEvents()
    return bench


def extents(canvas: TreeCanvas, places: list[int]) -> list[QRectF]:
    painter = canvas.painter_of(QPainter())
    return [painter.extent(place, canvas.words) for place in places]


def union(rectangles: list[QRectF]) -> QRectF:
    whole = QRectF()
    for rectangle in rectangles:
        whole |= rectangle
    return whole


def is_in_view(canvas: TreeCanvas, rectangle: QRectF) -> bool:
    return QRectF(canvas.rect()).adjusted(-1, -1, 1, 1).contains(rectangle)


def fits(canvas: TreeCanvas, rectangle: QRectF) -> bool:
    return rectangle.width() <= canvas.width() and rectangle.height() <= canvas.height()


def check_view(canvas: TreeCanvas, where: object) -> None:
    """Check that the node that is spoken of is whole, and its relatives as far as they fit."""
    scene, focus = canvas.scene, canvas.focus()
    assert scene is not None and focus is not None
    [own] = extents(canvas, [focus])
    assert is_in_view(canvas, own), where
    shown = [own]
    if scene.current != NONE:
        shown += extents(canvas, [scene.current])
        if fits(canvas, union(shown)):
            assert is_in_view(canvas, union(shown)), where
        else:
            shown = [own]
    children = extents(canvas, np.flatnonzero(scene.parents == focus).tolist())
    if fits(canvas, union(shown + children)):
        assert is_in_view(canvas, union(shown + children)), where
    parent = int(scene.parents[focus])
    if parent != NONE and fits(canvas, union(shown + children + extents(canvas, [parent]))):
        assert is_in_view(canvas, union(shown + children + extents(canvas, [parent]))), where


@pytest.mark.parametrize("seed", range(7))
def test_what_is_spoken_of_is_whole_at_any_step_and_with_any_selection(
    window: MainWindow, qtbot: QtBot, seed: int
) -> None:
    rng = random.Random(seed)
    rows, columns, algorithm = PROBLEMS[seed % len(PROBLEMS)]
    board = None if seed == len(PROBLEMS) else scramble(rows, columns, seed)
    bench = search(window, qtbot, board, Configuration.of(algorithm))
    canvas = bench.tree.canvas
    for _ in range(8):
        step = rng.randint(0, bench.player.length)
        bench.player.seek(step)
        bench.tree.refresh()
        check_view(canvas, (algorithm, step))
        assert canvas.scene is not None
        records = canvas.scene.moment.records
        for record in rng.sample(range(records), min(records, 4)):
            bench.node_selection.pick(record)
            bench.tree.refresh()
            check_view(canvas, (algorithm, step, record))
        bench.node_selection.clear()
    bench.session.set_limits(Limits())


def test_all_nodes_in_view_show_their_costs_in_the_same_form(window: MainWindow, qtbot: QtBot) -> None:
    bench = search(window, qtbot, scramble(4, 4, 3), Configuration.of("astar"))
    canvas, forms = bench.tree.canvas, set()
    for step in (5, 20, 40):
        bench.player.seek(step)
        for record in (None, 2, 9):
            bench.node_selection.clear() if record is None else bench.node_selection.pick(record)
            for zoom in (1.0, 0.8, 0.8, 0.8, 0.8):
                canvas.zoom(zoom)
                bench.tree.refresh()
                painter, labels = canvas.painter_of(QPainter()), canvas.words
                places = painter.in_view().tolist() if painter.near else []
                shown = {" = " in painter._costs(place, painter.box(place), labels)[0] for place in places}
                assert len(shown) <= 1, (step, record, zoom)
                forms |= shown
    assert forms == {True, False}
    bench.session.set_limits(Limits())


def forms(canvas: TreeCanvas) -> list[bool]:
    """Return of each node in view whether it shows f = g + h, not f alone."""
    painter = canvas.painter_of(QPainter())
    texts = [painter._costs(place, painter.box(place), canvas.words)[0] for place in painter.in_view().tolist()]
    return [" = " in text and " + " in text for text in texts]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_on_a_map_every_node_shows_all_of_its_costs_at_every_step(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    window.resize(*size)
    bench.session.set_problem(read_problem("romania"))
    bench.tree.faces.choose(TREE)
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length > 0 and not bench.session.busy)
    for step in range(1, bench.player.length + 1):
        bench.player.seek(step)
        bench.tree.refresh()
        assert len(forms(bench.tree.canvas)) >= 4 and all(forms(bench.tree.canvas)), step
        texts = [text.text for text in drawn_texts(bench.tree.canvas) if " + " in text.text]
        assert len(texts) >= 4, step


def test_in_divide_every_node_shows_all_of_its_costs_at_every_step(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.show_bench("divide")
    bench = window.divide
    bench.player.step()
    qtbot.waitUntil(bench.settled)
    assert bench.enter()
    bench.tabs.setCurrentWidget(bench.tree)
    for step in range(min(bench.player.length, 12) + 1):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        bench.tree.refresh()
        assert all(forms(bench.tree.canvas)), step
        assert step == 0 or sum(" + " in text.text for text in drawn_texts(bench.tree.canvas)) >= 3, step


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("rows", [3, 4])
def test_numbers_on_boards_are_as_large_as_the_labels_at_least(
    size: tuple[int, int], rows: int, window: MainWindow, qtbot: QtBot
) -> None:
    board = scramble(rows, rows, 3)
    bench = search(window, qtbot, board, Configuration.of("astar", "manhattan"))
    window.resize(*size)
    QApplication.processEvents()
    canvas, player = bench.tree.canvas, bench.player
    for t in range(1, min(player.length, 12)):
        player.seek(t)
        bench.tree.refresh()
        painter, focus = canvas.painter_of(QPainter()), canvas.focus()
        assert canvas.scene is not None and focus is not None
        layout = small_layout(rows, rows, (0, 0, painter.side, painter.side), 1.0)
        font = number_font(canvas.font(), layout.side, len(str(rows * rows - 1)))
        assert font.pixelSize() >= theme().min_label, (t, painter.side, layout.side, canvas.camera, canvas.size())
        family = [focus, *children(canvas.scene, focus)]
        for upper, lower in pairwise(sorted(extents(canvas, family), key=QRectF.top)):
            assert not upper.intersects(lower), t
