"""Large maps in the window: their start and goals can be taken, and all numbers are those of one search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from support.drawing import LEFT, PLAIN, grid, pixel, settle

from workbench.formats.problem_input import drawn_input
from workbench.maps.grid import WALL, Grid
from workbench.maps.grid_problem import grid_problem
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.drawing.map_editing import Tool
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.map_layout import RING
from workbench.wording import number

SIDE = 1000
START, GOAL = (500, 400), (500, 600)
OFFSET = QPoint(5, -7)
"""About 9 pixels, more than thirty squares."""


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot) -> ExploreBench:
    """Explore with a map of a million free squares that is edited."""
    bench = window.explore
    bench.session.set_problem(drawn_input(grid_problem(Grid("Plain", (b"\1" * SIDE,) * SIDE, START, (GOAL,)))))
    qtbot.waitUntil(bench.map_tools.edit.isVisible)
    qtbot.mouseClick(bench.map_tools.edit, LEFT)
    bench.player.to_end()
    settle(bench, qtbot)
    return bench


def test_ends_are_taken_near_the_middle_of_their_markers_and_keep_their_distance_from_the_pointer(
    bench: ExploreBench, qtbot: QtBot
) -> None:
    view, costs = bench.stage.map, grid(bench).costs
    for end, to in ((START, (460, 400)), (GOAL, (500, 680))):
        qtbot.mouseMove(view, pixel(bench, end) + OFFSET)
        assert view.cursor().shape() is Qt.CursorShape.OpenHandCursor
        qtbot.mousePress(view, LEFT, PLAIN, pixel(bench, end) + OFFSET)
        assert view.cursor().shape() is Qt.CursorShape.ClosedHandCursor
        qtbot.mouseMove(view, pixel(bench, to) + OFFSET)
        qtbot.mouseRelease(view, LEFT, PLAIN, pixel(bench, to) + OFFSET)
        settle(bench, qtbot)
    side = view._current_layout().side
    reached = grid(bench).start, grid(bench).goals[0]
    for (row, column), (wanted_row, wanted_column) in zip(reached, ((460, 400), (500, 680)), strict=True):
        assert abs(row - wanted_row) * side <= 1 and abs(column - wanted_column) * side <= 1
    assert grid(bench).costs == costs
    qtbot.mouseMove(view, pixel(bench, (100, 100)))
    assert view.cursor().shape() is not Qt.CursorShape.OpenHandCursor


def test_a_click_on_a_marker_moves_nothing_and_the_tool_for_the_start_moves_it_by_a_few_squares(
    bench: ExploreBench, qtbot: QtBot
) -> None:
    view, before = bench.stage.map, grid(bench)
    qtbot.mouseClick(view, LEFT, PLAIN, pixel(bench, START) + OFFSET)
    assert grid(bench) is before
    bench.map_editing.choose(Tool.START)
    qtbot.mouseClick(view, LEFT, PLAIN, pixel(bench, START) + OFFSET)
    assert grid(bench).start != START
    layout = view._current_layout()
    assert layout.marker_radius > layout.radius
    assert RING * layout.marker_radius > 8


def test_while_an_end_is_dragged_all_counts_belong_to_one_search(
    window: MainWindow, bench: ExploreBench, qtbot: QtBot
) -> None:
    rows = [bytearray(b"\1" * 300) for _ in range(300)]
    for row in range(20, 300):  # around which the search goes
        rows[row][150] = WALL
    walled = Grid("Walled", tuple(map(bytes, rows)), (250, 120), ((250, 180),))
    bench.session.set_problem(drawn_input(grid_problem(walled)))
    bench.player.to_end()
    settle(bench, qtbot)
    view, counts, samples = bench.stage.map, bench.counters.values, set()
    before = bench.session.current

    def sample() -> bool:
        texts = (counts[name].text() for name in ("expanded", "closed", "generated"))
        samples.add((*texts, window.player_bar.counter.text()))
        current = bench.session.current
        return (
            current is not before
            and current is not None
            and current.finished
            and counts["expanded"].text() == number(current.run.expanded)
        )

    qtbot.mousePress(view, LEFT, PLAIN, pixel(bench, walled.start))
    for square in ((240, 118), (245, 110)):
        qtbot.mouseMove(view, pixel(bench, square))
        qtbot.waitUntil(sample)
        before = bench.session.current
    qtbot.mouseRelease(view, LEFT, PLAIN, pixel(bench, (245, 110)))
    assert len(samples) >= 3
    for expanded, closed, generated, position in samples:
        assert closed == expanded
        assert (generated == "0") == (expanded == "0")
        assert position.startswith(f"Step {expanded} of")
