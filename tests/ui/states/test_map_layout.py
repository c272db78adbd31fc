"""The layout of maps of any kind: places within the room, found at their positions, names that hide nothing."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from workbench.api import start
from workbench.catalog.problems import shipped
from workbench.formats.problem_input import read_problem
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap, MapEdge, MapPlace, MapShape
from workbench.ui.base.theme import LIGHT
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_fitting import MapDrawing, fit_layout
from workbench.ui.states.map_layout import MAX_ALL_NAMED, MAX_NAMED, RING, STRETCH, MapLayout, arrow_box
from workbench.ui.states.map_marks import MapMarks, MapReader, start_and_goal_marks
from workbench.ui.states.map_painter import Notes, near_point, note_font
from workbench.ui.states.map_values import COSTS, NOTHING, F, G, H
from workbench.ui.states.map_view import MapView
from workbench.wording import set_language

ROOM = QRectF(10, 20, 500, 300)


def laid_out(sketch: MapShape) -> MapLayout:
    return MapLayout(sketch, ROOM, [QSizeF(60, 28)] * len(sketch.spots), QSizeF(24, 14), 1.0, STRETCH, 0)


@st.composite
def sketches(draw: st.DrawFn) -> MapShape:
    at = st.sampled_from((-3.0, 0.0, 0.5, 7.0, 90.0))
    count = draw(st.integers(1, 12))
    place = st.integers(0, count - 1)
    spots = tuple(MapPlace(number, draw(at), draw(at), str(number)) for number in range(count))
    return MapShape(spots, tuple(MapEdge(*pair, 1) for pair in draw(st.lists(st.tuples(place, place), max_size=12))))


@settings(max_examples=30)
@given(sketches())
def test_places_lie_in_the_room_and_are_found_where_they_are_drawn(sketch: MapShape) -> None:
    layout = laid_out(sketch)
    for place, point in enumerate(layout.points):
        assert ROOM.contains(point)
        found = layout.spot_at(point)
        assert found is not None
        spot, other = sketch.spots[place], sketch.spots[found]
        near = (layout.points[found] - point).manhattanLength()
        assert found == place or (spot.x, spot.y) == (other.x, other.y) or near < 4 * layout.radius
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            assert 0 <= layout.next_place(place, right, down) < len(sketch.spots)
    assert layout.labels.count(None) == layout.strays


def test_names_in_the_open_cover_neither_each_other_nor_places() -> None:
    layout = laid_out(MapShape(tuple(MapPlace(n, 100.0 * (n % 3), 60.0 * (n // 3), str(n)) for n in range(9))))
    assert not layout.crowded
    labels = [label for label in layout.labels if label is not None]
    assert len(labels) == 9
    for number, label in enumerate(labels):
        assert not any(label.intersects(other) for other in labels[:number])
        assert not any(label.contains(point) for point in layout.points)
        assert ROOM.contains(label)


def test_names_that_would_cover_much_are_left_out_of_large_maps_and_all_of_very_large_ones() -> None:
    crowd = MapShape(tuple(MapPlace(n, n % 9, n // 9, str(n)) for n in range(MAX_ALL_NAMED + 30)))
    layout = laid_out(crowd)
    assert layout.crowded
    assert None in layout.labels
    huge = laid_out(MapShape(tuple(MapPlace(n, n % 40, n // 40, str(n)) for n in range(MAX_NAMED + 1))))
    assert {*huge.labels} == {None}


def test_the_costs_of_roads_that_cross_are_written_beside_each_other() -> None:
    corners = tuple(MapPlace(n, 10.0 * (n % 2), 10.0 * (n // 2), str(n)) for n in range(4))
    layout = laid_out(MapShape(corners, (MapEdge(0, 3, 7), MapEdge(1, 2, 8))))
    one, other = (QRectF(at.x() - 12, at.y() - 7, 24, 14) for at in layout.costs)
    assert not one.intersects(other)
    assert ROOM.contains(one) and ROOM.contains(other)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("width", "height", "noted"),
    [(547, 300, True), (420, 300, True), (700, 500, True), (280, 280, False), (260, 200, False)],
)
def test_the_names_of_romania_do_not_collide(width: int, height: int, noted: bool) -> None:
    problem = shipped("romania")
    assert isinstance(problem, HasMap)
    layout, _ = fit_layout(problem.sketch(), QRectF(0, 0, width, height), 1.0, noted, MapMarks(0))
    radius = layout.radius
    marks = [QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius) for at in layout.points]
    names = [label.adjusted(1.5, 1.5, -1.5, -1.5) for label in layout.labels if label is not None]  # the letters
    assert len(names) + layout.strays == len(marks) == 20
    assert layout.strays <= 1
    for number, name in enumerate(names):
        assert not any(name.intersects(other) for other in names[:number])
        assert not any(name.intersects(mark) for place, mark in enumerate(marks) if place != number)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("width", "height", "scale"), [(610, 425, 1.7), (600, 475, 2.0), (751, 411, 2.0), (512, 308, 2.0)]
)
def test_no_name_reads_as_that_of_another_place(width: int, height: int, scale: float) -> None:
    """The ring of the goal makes its place larger: a name beside the ring would be read as that of the goal."""
    reader = MapReader(start(shipped("romania"), "astar", heuristic="straight-line"))
    marks = reader.at(Timeline(reader.run.recording).at(0))
    layout, _ = fit_layout(reader.sketch, QRectF(0, 0, width, height), scale, True, marks)
    ring, names = 1.7 * layout.radius, [label for label in layout.labels if label is not None]

    def distance(name: QRectF, place: int) -> float:
        at = layout.points[place]
        nearest = QPointF(min(max(at.x(), name.left()), name.right()), min(max(at.y(), name.top()), name.bottom()))
        return QLineF(at, nearest).length() - (ring if place in marks.goals else layout.radius)

    for own, name in enumerate(names):
        others = [distance(name, place) for place in range(len(layout.points)) if place != own]
        assert distance(name, own) <= min(others) + 1, reader.sketch.spots[own].name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "height"), [(284, 240), (300, 215), (200, 250), (210, 180)])
def test_on_a_small_map_a_name_is_left_out_where_it_would_read_as_that_of_another_place(
    width: int, height: int
) -> None:
    problem = shipped("romania")
    assert isinstance(problem, HasMap)
    layout, _ = fit_layout(problem.sketch(), QRectF(0, 0, width, height), 1.0, False, MapMarks(0))
    for own, name in enumerate(layout.labels):
        if name is not None:
            gaps = [_gap(name, at) for at in layout.points]
            assert min(gaps) == gaps[own], problem.sketch().spots[own].name
    assert 20 - layout.labels.count(None) >= 15


def _gap(name: QRectF, at: QPointF) -> float:
    """Return the distance of a point from a name."""
    nearest = QPointF(min(max(at.x(), name.left()), name.right()), min(max(at.y(), name.top()), name.bottom()))
    return QLineF(at, nearest).length()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "height"), [(275, 215), (545, 255), (700, 500)])
def test_names_do_not_run_together_and_the_ring_of_a_goal_crosses_none(width: int, height: int) -> None:
    reader = MapReader(start(shipped("romania")))
    marks = reader.at(Timeline(reader.run.recording).at(0))
    layout, _ = fit_layout(reader.sketch, QRectF(0, 0, width, height), 1.0, True, marks)
    names = [label.adjusted(0, 1.5, 0, -1.5) for label in layout.labels if label is not None]
    for number, name in enumerate(names):
        apart = name.adjusted(-4, 0, 4, 0)
        assert not any(apart.intersects(other) for other in names[:number])
    (goal,) = marks.goals
    at = layout.points[goal]
    for name in names:
        nearest = (min(max(at.x(), name.left()), name.right()), min(max(at.y(), name.top()), name.bottom()))
        assert math.dist(nearest, at.toTuple()) > RING * layout.radius


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "height"), [(505, 477), (1600, 1200)])
def test_notes_with_fractions_fit_under_short_names(width: int, height: int) -> None:
    run = start(shipped("romania"), "astar", heuristic="straight-line")
    run.advance(3)
    reader = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(3))
    layout, notes = fit_layout(reader.sketch, QRectF(0, 0, width, height), 1.0, True, marks)
    assert notes is Notes.SHORT
    for place, note in marks.short.items():
        label = layout.labels[place]
        assert label is not None
        assert label.width() >= QFontMetricsF(note_font(1.0)).horizontalAdvance(note)


def test_a_text_shorter_than_its_room_lies_near_the_place_it_belongs_to() -> None:
    box = QRectF(100, 50, 90, 28)
    for x, side in ((90, Qt.AlignmentFlag.AlignLeft), (200, Qt.AlignmentFlag.AlignRight)):
        taken, alignment = near_point(box, 40, QPointF(x, 64))
        assert alignment & side and box.contains(taken)
        assert min(abs(taken.left() - x), abs(taken.right() - x)) < 14
    taken, _ = near_point(box, 40, QPointF(130, 40))
    assert taken.center().x() == 130
    assert near_point(box, 300, QPointF(90, 64))[0] == box


@pytest.mark.usefixtures("qapp")
def test_names_on_a_crowded_map_shrink_rather_than_touch() -> None:
    set_language("ru")
    try:
        reader = MapReader(start(shipped("romania")))
        marks = reader.at(Timeline(reader.run.recording).at(0))
        layout, _ = fit_layout(reader.sketch, QRectF(0, 0, 284, 217), 1.0, True, marks)
    finally:
        set_language("en")
    names = [label.adjusted(-4, 1.5, 4, -1.5) for label in layout.labels if label is not None]
    assert not any(name.intersects(other) for number, name in enumerate(names) for other in names[:number])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_no_two_labels_of_romania_touch_in_the_window_whatever_values_are_shown(
    window: MainWindow, qtbot: QtBot, width: int, height: int, language: str
) -> None:
    bench = window.explore
    window.choose_language(language)
    try:
        window.resize(width, height)
        bench.session.set_problem(read_problem("romania"))
        bench.player.to_end()
        qtbot.waitUntil(lambda: not bench.session.busy and bench.player.at_end and bench.stage.map.isVisible())
        for value in (NOTHING, COSTS, G, H, F):
            bench.stage.states.look.written[value].trigger()
            for view in bench.findChildren(MapView):
                if view.isVisible():
                    view.grab()
                    check_labels_apart(view)
    finally:
        window.choose_language("en")


def check_labels_apart(view: MapView) -> None:
    layout = view._current_layout()
    assert isinstance(layout, MapLayout)
    radius, labels = layout.radius, [label for label in layout.labels if label is not None]
    assert len(labels) + layout.strays == len(layout.points) == 20
    assert layout.strays <= 1
    for number, label in enumerate(labels):
        assert not any(label.intersects(other) for other in labels[:number])
        assert QRectF(view.rect()).contains(label)
        for at in layout.points:
            assert not label.intersects(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_on_the_small_map_of_projector_mode_the_place_of_the_step_and_both_ends_are_named_and_no_name_is_cut(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    bench.tree.faces.choose("tree")
    try:
        window.modes.set_projector(True)
        window.resize(*size)
        bench.player.to_end()
        qtbot.waitUntil(lambda: bench.player.length > 0 and not bench.session.busy)
        [view] = [one for one in bench.findChildren(MapView) if one.isVisible()]
        for step in range(1, bench.player.length + 1):
            bench.player.seek(step)
            qtbot.waitUntil(bench.settled)
            layout, marks = view._current_layout(), view._marks
            assert isinstance(layout, MapLayout) and len(marks.named) >= 2
            names = [spot.name for spot in layout.sketch.spots]
            drawn = {text.text for text in drawn_texts(view)}
            assert {names[place] for place in marks.named} <= drawn, step
            labels = [label for label in layout.labels_with(marks.named) if label is not None]
            for number, label in enumerate(labels):
                assert QRectF(view.rect()).contains(label), step
                assert not any(label.intersects(other) for other in labels[:number]), step
    finally:
        window.modes.set_projector(False)


CORNERS = [(0, 0), (0, 8), (8, 0), (8, 8)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("start", CORNERS)
@pytest.mark.parametrize("room", [QRectF(40, 40, 300, 300), QRectF(40, 40, 90, 90), QRectF(40, 40, 300, 90)])
def test_the_arrow_at_the_start_is_within_the_room_of_the_map(start: tuple[int, int], room: QRectF) -> None:
    problem = grid_problem(Grid("Plain", (b"\1" * 9,) * 9, start, ((4, 4),)))
    sketch, marks = problem.sketch(), start_and_goal_marks(problem)
    image = QImage(380, 380, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.good))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        MapDrawing(sketch, room, 1.0, marks).paint(painter, marks, LIGHT)
    outside = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if not room.adjusted(-1, -1, 1, 1).contains(x, y)
    }
    assert outside == {QColor(LIGHT.good).name()}
    layout = GridLayout(sketch, room, 300)
    at = layout.point(sketch.places[start])
    arrow = arrow_box(at, layout.marker_radius, layout.arrow_side(at))
    assert room.contains(arrow)
    assert layout.marker_at(arrow.center(), at, [layout.point(sketch.places[4, 4])]) == at


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "height"), [(590, 320), (590, 310), (400, 260), (1200, 700)])
@pytest.mark.parametrize("algorithm", ["ucs", "greedy", "astar"])
def test_a_picture_has_the_names_of_all_places(algorithm: str, width: int, height: int) -> None:
    run = start(shipped("romania"), algorithm)
    run.advance(1000)
    reader = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(run.expanded))
    layout, _ = fit_layout(reader.sketch, QRectF(0, 0, width, height), 1.0, True, marks, all_named=True)
    assert None not in layout.labels
