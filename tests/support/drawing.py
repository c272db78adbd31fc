"""What tests of the maps that are drawn in Explore share."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from workbench.maps.grid import Grid, Square
from workbench.maps.grid_problem import GridProblem
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.states.grid_layout import GridLayout

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def settle(bench: ExploreBench, qtbot: QtBot) -> None:
    """Wait until the search of the map has ended and the map shows it."""
    qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end and not bench.map_editing.waits)
    qtbot.waitUntil(lambda: bench.stage.map_problem is bench.session.problem)
    qtbot.waitUntil(lambda: not bench.stage._throttle.waiting)  # the last step is drawn, not only the first


def grid(bench: ExploreBench) -> Grid:
    problem = bench.session.problem
    assert isinstance(problem, GridProblem)
    return problem.grid


def pixel(bench: ExploreBench, square: Square) -> QPoint:
    layout = bench.stage.map._current_layout()
    assert isinstance(layout, GridLayout)
    return layout.square(square[1], square[0]).center().toPoint()


def drag(bench: ExploreBench, qtbot: QtBot, *squares: Square) -> None:
    view, points = bench.stage.map, [pixel(bench, square) for square in squares]
    qtbot.mousePress(view, LEFT, PLAIN, points[0])
    for point in points[1:]:
        qtbot.mouseMove(view, point)
    qtbot.mouseRelease(view, LEFT, PLAIN, points[-1])
