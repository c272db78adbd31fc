"""What lies over what on the squares of a map: path, marks, costs and values stay readable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from workbench.api import start
from workbench.formats.problem_input import drawn_input
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_marks import MapMarks, MapReader
from workbench.ui.states.map_painter import cost_font, cost_inset
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_values import PLAIN, G, MapLook
from workbench.ui.states.map_view import MapView
from workbench.ui.states.value_painter import MIN_TEXT

SIDES = (16, 20, 27, 36, 60)
ROWS, COLUMNS = 7, 11


class Painted:
    """A weighted map with squares of some side after a search."""

    def __init__(self, qtbot: QtBot, side: int, look: MapLook = PLAIN, costs: bytes = b"\1\2\7\1\3") -> None:
        cells = (costs * (ROWS * COLUMNS))[: ROWS * COLUMNS]
        rows = tuple(cells[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS))
        run = start(grid_problem(Grid("Weighted", rows, (1, 0), ((5, 10),))), "astar")
        run.advance(1000)
        self.reader = MapReader(run)
        self.view = MapView()
        qtbot.addWidget(self.view)
        self.view.resize(COLUMNS * side + 16, ROWS * side + 16)
        self.view.show_map(self.reader.sketch, self.reader.at(Timeline(run.recording).at(run.expanded)))
        self.view.set_look(look)
        self.image: QImage = self.view.grab().toImage()
        layout = self.view._current_layout()
        assert isinstance(layout, GridLayout) and layout.side == side
        self.layout = layout

    @property
    def marks(self) -> MapMarks:
        return self.view.marks

    def closed_off_the_path(self) -> Iterator[int]:
        for place in self.marks.marks.places(Mark.CLOSED):
            if place not in self.marks.path and place != self.marks.start:
                yield place

    def square(self, place: int) -> QRectF:
        spot = self.reader.sketch.spots[place]
        return self.layout.square(spot.x, spot.y)

    def colours_in(self, rect: QRectF) -> set[str]:
        part = rect.toRect()
        return {
            self.image.pixelColor(x, y).name()
            for x in range(part.left(), part.right() + 1)
            for y in range(part.top(), part.bottom() + 1)
        }


def colour(name: str) -> str:
    return QColor(name).name()


@pytest.mark.parametrize("side", SIDES)
def test_the_path_lies_over_the_marks_of_its_squares(qtbot: QtBot, side: int) -> None:
    painted = Painted(qtbot, side)
    shades = painted.view.colours()
    for place in painted.marks.path[:-1]:
        at = painted.layout.point(place).toPoint()
        near = QRectF(at - QPoint(1, 1), at + QPoint(1, 1))
        assert colour(shades.current) in painted.colours_in(near)


@pytest.mark.parametrize("side", SIDES)
def test_no_mark_reaches_the_cost_of_its_square(qtbot: QtBot, side: int) -> None:
    painted = Painted(qtbot, side)
    shades, metrics = painted.view.colours(), QFontMetricsF(cost_font(side))
    noted = [place for place in painted.closed_off_the_path() if painted.reader.sketch.spots[place].note]
    assert len(noted) > 3
    for place in noted:
        square, inset = painted.square(place), cost_inset(side)
        width = metrics.horizontalAdvance(painted.reader.sketch.spots[place].note)
        corner = square.topRight() + QPointF(-1 - inset - width, inset)
        colours = painted.colours_in(QRectF(corner.x(), corner.y(), width, metrics.capHeight() - 1))
        assert colour(shades.closed) not in colours
        assert colour(shades.raised) in colours and len(colours) > 1  # the digit
        assert colour(shades.closed) in painted.colours_in(square)


@pytest.mark.parametrize("side", SIDES[1:])
def test_the_path_strikes_no_value_out_and_is_seen_between_them(qtbot: QtBot, side: int) -> None:
    painted = Painted(qtbot, side, MapLook(written=G), b"\1")
    assert not painted.view.hinted
    shades, layout = painted.view.colours(), painted.layout
    places = [place for place in painted.marks.path if place not in painted.marks.goals]
    for here, there in pairwise(places):
        middle = layout.point(here)
        assert colour(shades.current) not in painted.colours_in(QRectF(middle - QPointF(2, 2), middle + QPointF(2, 2)))
        between = ((middle + layout.point(there)) / 2).toPoint()
        near = QRectF(between - QPoint(1, 1), between + QPoint(1, 1))
        assert colour(shades.current) in painted.colours_in(near)


@pytest.mark.parametrize(("side", "fits"), [(9, False), (14, True), (20, True), (36, True)])
def test_values_are_written_in_small_letters_as_soon_as_they_fit(qtbot: QtBot, side: int, fits: bool) -> None:
    painted = Painted(qtbot, side, MapLook(written=G), b"\1")
    assert painted.view.hinted is not fits
    assert MIN_TEXT == 8


def test_values_of_a_usual_map_are_written_in_a_small_window_in_russian(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.choose_language("ru")
    try:
        window.resize(1280, 800)
        grid = Grid("Plain", (b"\1" * 25,) * 15, (7, 3), ((7, 21),))
        bench.session.set_problem(drawn_input(grid_problem(grid)))
        qtbot.waitUntil(lambda: bench.stage.map.sketch is not None and bench.stage.map.isVisible())
        bench.stage.states.look.written[G].trigger()
        bench.player.to_end()
        qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end)
        qtbot.waitUntil(lambda: len(bench.stage.map.marks.path) == 19)
        bench.stage.map.grab()
        assert not bench.stage.map.hinted
    finally:
        window.choose_language("en")
