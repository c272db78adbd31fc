"""Grids of any size: their places, their statuses at any step, and the image with one pixel per square."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot
from support.map_marks import marks_of_lists
from worlds.maps import drawn_grids

from workbench.api import Configuration, start
from workbench.maps.grid import WALL, Grid, MoveRule
from workbench.maps.grid_changes import Brush, painted
from workbench.maps.grid_problem import grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.ui.base.theme import CONTRAST, DARK, LIGHT, Colours, Theme
from workbench.ui.states.grid_drawing import GridDrawing, GridPixels
from workbench.ui.states.grid_layout import MAX_SHAPED, GridLayout
from workbench.ui.states.map_layout import RING
from workbench.ui.states.map_marks import MapMarks, MapReader, start_and_goal_marks
from workbench.ui.states.map_signs import mark_colour
from workbench.ui.states.map_statuses import MARKS, Mark, Statuses
from workbench.ui.states.map_values import LEVELS, PLAIN, G, MapLook, ramp
from workbench.ui.states.map_view import MapView
from workbench.ui.states.square_colours import on_square, square_colours, wall_colour
from workbench.ui.states.state_view import StateView
from workbench.ui.states.value_painter import ramp_colours, value_text
from workbench.wording import text

WHOLE = slice(0, None), slice(0, None)


def field(side: int, density: float = 0.2, seed: int = 0) -> Grid:
    """Return a square grid with walls at random and free corners, which are the start and the goal."""
    costs = np.where(np.random.default_rng(seed).random((side, side)) < density, WALL, 1).astype(np.uint8)
    costs[0, 0] = costs[-1, -1] = 1
    rows = tuple(row.tobytes() for row in costs)
    return Grid("Field", rows, (0, 0), ((side - 1, side - 1),), MoveRule.EIGHT)


@given(drawn_grids())
def test_the_places_of_a_grid_are_its_free_squares(grid: Grid) -> None:
    problem = grid_problem(grid)
    sketch = problem.sketch()
    squares = [(row, column) for row in range(grid.shape[0]) for column in range(grid.shape[1])]
    free = [square for square in squares if grid.cost(*square) is not None]
    assert [(spot.state, spot.x, spot.y, spot.name) for spot in sketch.spots] == [
        ((row, column), column, row, problem.name((row, column))) for row, column in free
    ]
    assert [spot.note for spot in sketch.spots] == [
        "" if grid.cost(*one) == 1 else str(grid.cost(*one)) for one in free
    ]
    assert dict(sketch.places) == {square: place for place, square in enumerate(free)}
    assert all(sketch.places.get(square) is None for square in squares if square not in free)
    assert sketch == grid_problem(grid).sketch()
    assert sketch != grid_problem(replace(grid, x_y=True)).sketch()


@settings(max_examples=20)
@given(drawn_grids(), st.integers(0))
@pytest.mark.parametrize("algorithm", ["astar", "greedy", "ucs", "beam", "bibfs", "ids"])
def test_statuses_and_newest_records_equal_those_of_the_lists_at_any_step(
    algorithm: str, grid: Grid, step: int
) -> None:
    problem = grid_problem(grid)
    run = start(problem, algorithm, search_anyway=True, limits=Limits(expansions=60))
    reader, timeline = MapReader(run), Timeline(run.recording)
    for part in (7, 100):  # the reader keeps up with a growing recording
        run.advance(part)
        moment = timeline.at(step % (timeline.length + 1))
        marks = reader.at(moment)
        assert {reader.sketch.spots[place].state: mark for place, mark in marks.marks.items()} == marks_of_lists(moment)
        if moment.closed is not None:
            states = {run.recording.state(record): record for record in range(moment.records)}
            assert {reader.sketch.spots[place].state: one for place, one in marks.records.items()} == states
        expanded = {run.recording.state(int(one)) for one in timeline.current()[: moment.t]}
        assert {reader.sketch.spots[place].state for place in np.flatnonzero(reader.expanded(moment))} == expanded


@pytest.mark.parametrize("engine", ["textbook", "compiled"])
def test_both_engines_give_the_same_statuses(engine: str) -> None:
    problem = grid_problem(field(12))
    run = start(problem, Configuration.of("astar", problem=problem, engine=engine))
    run.advance(10_000)
    reader, timeline = MapReader(run), Timeline(run.recording)
    for t in range(timeline.length + 1):
        moment = timeline.at(t)
        opened = {run.recording.state(int(one)) for one in moment.waiting}
        marks = reader.at(moment).marks
        assert {reader.sketch.spots[place].state for place in marks.places(Mark.OPEN)} == opened


@settings(max_examples=20)
@given(drawn_grids(), st.data())
def test_each_pixel_has_the_colour_of_the_status_or_the_kind_of_its_square(grid: Grid, data: st.DataObject) -> None:
    sketch = grid_problem(grid).sketch()
    codes = np.array([data.draw(st.integers(0, len(MARKS) - 1)) for _ in sketch.spots], np.uint8)
    marks = replace(start_and_goal_marks(grid_problem(grid)), marks=Statuses(codes))
    for colours in (LIGHT, DARK):
        image = GridPixels(sketch).image(marks, colours, WHOLE)
        for row in range(grid.shape[0]):
            for column in range(grid.shape[1]):
                place = sketch.places.get((row, column))
                if place is None:
                    wanted = colours.edge
                elif codes[place]:
                    costly = grid.cost(row, column) != 1
                    wanted = QColor(mark_colour(MARKS[codes[place]], colours)).darker(118 if costly else 100).name()
                else:
                    wanted = colours.surface if grid.cost(row, column) == 1 else colours.raised
                assert image.pixelColor(column, row).name().upper() == QColor(wanted).name().upper()
    part = GridPixels(sketch).image(marks, LIGHT, (slice(0, 1), slice(1, 2)))
    assert part.pixelColor(0, 0) == GridPixels(sketch).image(marks, LIGHT, WHOLE).pixelColor(1, 0)


@pytest.mark.usefixtures("qapp")
def test_a_large_grid_is_painted_like_its_pixels_and_magnified_like_a_small_one() -> None:
    problem = grid_problem(field(90))
    sketch = problem.sketch()
    codes = np.arange(len(sketch.spots), dtype=np.uint8) % 3
    marks = replace(start_and_goal_marks(problem), start=None, goals=(), marks=Statuses(codes))
    room = QRectF(0, 0, 720, 720)
    image = QImage(720, 720, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        GridDrawing(sketch).paint(painter, GridLayout(sketch, room), marks, LIGHT, room)
    pixels = GridPixels(sketch).image(marks, LIGHT, WHOLE)
    layout = GridLayout(sketch, room)
    for place in range(0, len(sketch.spots), 97):
        at = layout.point(place).toPoint()
        row, column = divmod(int(sketch.cells[place]), 90)
        assert image.pixelColor(at) == pixels.pixelColor(column, row)
    assert len(layout.places_in(QRectF(0, 0, 79, 79))) < MAX_SHAPED


@pytest.mark.parametrize("size", [(240, 500), (500, 240), (900, 700)])
@pytest.mark.parametrize("scale", [1.0, 1.9])
def test_the_ring_of_a_goal_in_the_corner_of_a_large_grid_is_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr(Theme, "scale", scale)
    sketch, view = grid_problem(field(300)).sketch(), MapView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.show_map(sketch, MapMarks())
    layout = view._current_layout()
    assert isinstance(layout, GridLayout)
    for place in (0, len(sketch.spots) - 1):
        at, radius = layout.point(place), RING * layout.marker_radius
        assert QRectF(view.rect()).contains(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))


def test_a_million_squares_are_shown_and_magnified_until_single_squares_are_large(qtbot: QtBot) -> None:
    problem = grid_problem(field(1024))
    sketch, view = problem.sketch(), MapView()
    qtbot.addWidget(view)
    view.resize(400, 400)
    view.show_map(sketch, start_and_goal_marks(problem))
    assert view.grab().toImage().pixelColor(200, 200).isValid()
    target = len(sketch.spots) // 2
    at = view.point(target)
    for _ in range(30):
        view.zoom(1.25, at)
    layout = view._current_layout()
    assert isinstance(layout, GridLayout)
    assert layout.side >= 30
    assert (view.point(target) - at).manhattanLength() < 2 * layout.side
    assert layout.spot_at(view.point(target)) == target
    view.grab()
    view.show_all()
    assert (view.point(target) - at).manhattanLength() < 1
    assert view._current_layout().spot_at(QPointF(-5, -5)) is None


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5])
@pytest.mark.parametrize(("width", "height"), [(203, 196), (150, 151)])
@pytest.mark.parametrize("look", [PLAIN, MapLook(written=G)])
def test_small_squares_side_by_side_have_no_lines_between_them(
    qtbot: QtBot, width: int, height: int, ratio: float, look: MapLook
) -> None:
    sketch = grid_problem(Grid("Plain", (b"\1" * 25,) * 25, (0, 0), ((24, 24),))).sketch()
    view = MapView(noted=False)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show_map(sketch, MapMarks(marks=Statuses(np.full(625, Mark.CLOSED.code, np.uint8))))
    view.set_look(look)
    image = QImage(int(width * ratio), int(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    view.render(image)
    layout = view._current_layout()
    assert isinstance(layout, GridLayout) and layout.side < 9
    inner = layout.tray.adjusted(2, 2, -2, -2)
    inside = QRectF(inner.topLeft() * ratio, inner.size() * ratio).toRect()
    part = image.copy(inside)
    assert len({part.pixel(x, y) for x in range(part.width()) for y in range(part.height())}) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("side", [3, 150])
def test_water_has_a_colour_of_its_own_on_small_and_large_grids(colours: Colours, side: int) -> None:
    free, dear, wet = (side // 2, 0), (side // 2, 1), (side // 2, 2)
    grid = painted(painted(field(side, 0.0), [dear], Brush(5)), [wet], Brush(water=True))
    sketch, room = grid_problem(grid).sketch(), QRectF(0, 0, 600, 600)
    layout = GridLayout(sketch, room)
    picture = QImage(600, 600, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        GridDrawing(sketch).paint(painter, layout, MapMarks(), colours, room)
    shown = [
        picture.pixelColor((layout.square(column, row).center() + QPointF(0, 1)).toPoint()).name()
        for row, column in (free, dear, wet)
    ]
    assert len({*shown, QColor(colours.edge).name()}) == 4
    assert shown == [colour.name() for colour in square_colours(colours)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [12, 50])
def test_the_colours_of_values_leave_walls_and_the_terrain_of_squares_not_reached(qtbot: QtBot, side: int) -> None:
    row = [(side // 2, column) for column in range(side)]
    grid = painted(painted(field(side, 0.1), row, Brush(5)), [(0, side - 1)], Brush(water=True))
    run = start(grid_problem(grid), "astar")
    run.advance(side)
    reader = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(side))
    view = StateView()
    qtbot.addWidget(view)
    view.show_map(reader.sketch, marks)
    view.look.coloured[G].trigger()
    values, room = marks.values, QRectF(0, 0, 600, 600)
    assert values is not None
    limits, levels = values.range(G), values.levels(G)
    assert limits is not None
    least, most = map(value_text, limits)
    assert text("map-ramp", value="g", least=least, most=most) in view.legend.toolTip()
    assert (levels.min(), levels.max()) == (0, LEVELS)

    layout, picture = GridLayout(reader.sketch, room), QImage(600, 600, QImage.Format.Format_RGB32)
    plain = MapMarks(marks=Statuses(np.zeros(len(levels), np.uint8)), values=values)
    with QPainter(picture) as painter:
        GridDrawing(reader.sketch).paint(painter, layout, plain, LIGHT, room, MapLook(written="none", coloured=G))
    shades, kinds = ramp_colours(False), square_colours(LIGHT)
    for square in range(side * side):
        below, right = divmod(square, side)
        place = int(reader.sketch.place_of_cell[below, right])
        kind = int(reader.sketch.kinds[place])
        shade = shades[levels[place] - 1] if levels[place] else kinds[kind]
        if levels[place] and side == 50:  # a small map has the costs in the squares
            shade = on_square(shade, kind)
        expected = wall_colour(LIGHT, True) if place < 0 else shade
        pixel = picture.pixelColor((layout.square(right, below).center() + QPointF(-2, 2)).toPoint())
        assert pixel.rgb() == expected.rgb()


_DEFECTS = {  # Machado, Oliveira & Fernandes 2009, severity 1
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
_XYZ = np.array(((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728)))  # relative to white


def lab(colour: str, defect: str) -> np.ndarray:
    """Return CIE L*a*b* of a colour as it is seen with a defect of colour vision."""
    shown = QColor(colour)
    channels = np.array((shown.redF(), shown.greenF(), shown.blueF()))
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    x, y, z = np.cbrt(_XYZ @ np.clip(np.array(_DEFECTS[defect]) @ linear, 0, 1))
    return np.array((116 * y - 16, 500 * (x - y), 200 * (y - z)))


@pytest.mark.parametrize("defect", _DEFECTS)
@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_what_both_searches_expanded_has_a_colour_unlike_all_others_with_any_colour_vision(
    colours: Colours, defect: str
) -> None:
    both = mark_colour(Mark.BOTH, colours)
    others = [*colours.configurations, colours.edge, colours.text, *(one.name() for one in square_colours(colours))]
    near = [one for one in others if np.linalg.norm(lab(both, defect) - lab(one, defect)) < 18]
    assert near == []


@pytest.mark.parametrize("defect", _DEFECTS)
@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_walls_beside_values_have_a_colour_unlike_those_of_values_with_any_colour_vision(
    colours: Colours, defect: str
) -> None:
    wall = lab(wall_colour(colours, True).name(), defect)
    values = [QColor(*one).name() for one in ramp(colours is not LIGHT).tolist()]
    others = [*values, *(one.name() for one in square_colours(colours))]
    assert [one for one in others if np.linalg.norm(wall - lab(one, defect)) < 13] == []
