"""What lies over what on the squares of a map: path, marks, costs and values stay readable."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts

from workbench.api import start
from workbench.formats.problem_input import drawn_input
from workbench.maps.grid import Grid
from workbench.maps.grid_problem import grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.search.tree.marks import Mark as TreeMark
from workbench.ui.base.drawing import svg
from workbench.ui.base.theme import colours, theme
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states import map_painter
from workbench.ui.states.grid_layout import GridLayout
from workbench.ui.states.map_layout import MapLayout
from workbench.ui.states.map_marks import MapMarks, MapReader
from workbench.ui.states.map_painter import cost_font, cost_inset, note_font
from workbench.ui.states.map_signs import paint_mark
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.map_values import COSTS, NOTHING, ORDER, PLAIN, G, MapLook
from workbench.ui.states.map_view import MapView
from workbench.ui.states.node_glyphs import draw_mark
from workbench.ui.states.state_view import StateView
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
def test_the_cost_of_the_goal_is_over_its_ring_and_the_mark_and_the_path_is_wide(qtbot: QtBot, side: int) -> None:
    painted = Painted(qtbot, side, costs=b"\x09")
    shades, metrics, inset = painted.view.colours(), QFontMetricsF(cost_font(side)), cost_inset(side)
    (goal,) = painted.marks.goals
    assert painted.reader.sketch.spots[goal].note == "9"
    width = metrics.horizontalAdvance("9")
    corner = painted.square(goal).topRight() + QPointF(-1 - inset - width, inset)
    beside = painted.colours_in(QRectF(corner.x() + 1, corner.y() + 1, width - 2, metrics.capHeight() - 2))
    assert not beside & {colour(shades.goal), colour(shades.current)}
    assert colour(shades.raised) in beside

    here = next(
        place
        for place, after in pairwise(painted.marks.path)
        if place != painted.marks.start and painted.square(after).x() > painted.square(place).x()
    )
    at = painted.square(here)
    column = [painted.image.pixelColor(round(at.right()) - 1, round(at.top()) + y).name() for y in range(side)]
    assert 0.1 <= column.count(colour(shades.current)) / side <= 0.25


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


@pytest.mark.parametrize("look", [MapLook(NOTHING, G), MapLook(G, G), MapLook(G)], ids=["coloured", "both", "written"])
@pytest.mark.parametrize("side", SIDES)
def test_costs_stay_readable_on_squares_with_the_colours_of_values(qtbot: QtBot, side: int, look: MapLook) -> None:
    painted = Painted(qtbot, side, look)
    values, inset = painted.marks.values, max(side * 0.06, 1.0) + max(side * 0.08, 1.5)
    assert values is not None
    metrics, written = QFontMetricsF(cost_font(side)), values.of(G)
    for place, spot in enumerate(painted.reader.sketch.spots):
        if not spot.note or (look.written != NOTHING and side < 36 and not math.isnan(written[place])):
            continue  # the value has all the room
        width = metrics.horizontalAdvance(spot.note)
        corner = painted.square(place).topRight() + QPointF(-1 - inset - width, inset)
        lights = [
            QColor(name).lightness()
            for name in painted.colours_in(QRectF(corner.x(), corner.y(), width, metrics.capHeight() - 1))
        ]
        assert max(lights) - min(lights) > 60, (place, spot.note)


def test_arrows_to_parents_strike_out_no_cost_of_a_road(qtbot: QtBot) -> None:
    run = start("romania", "astar")
    run.advance(100)
    reader, view = MapReader(run), MapView()
    qtbot.addWidget(view)
    view.resize(560, 300)
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))
    accent = colour(view.colours().accent)

    def pixels() -> set[tuple[int, int]]:
        image = view.grab().toImage()
        every = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return {at for at in every if image.pixelColor(*at).name() == accent}

    layout, metrics = view._current_layout(), QFontMetricsF(note_font(theme().scale))
    assert isinstance(layout, MapLayout)
    before = pixels()
    view.set_look(MapLook(arrows=True))
    arrows = pixels() - before
    assert len(arrows) > 500
    struck = []
    for road, at in zip(reader.sketch.roads, layout.costs, strict=True):
        width, height = metrics.horizontalAdvance(str(road.cost)), metrics.capHeight()
        box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        struck += [(road.cost, x, y) for x, y in arrows if box.contains(x, y)]
    assert struck == []


def test_nothing_is_written_at_the_places_of_a_graph_if_nothing_is_chosen(qtbot: QtBot) -> None:
    run = start("romania", "astar")
    run.advance(100)
    reader, view = MapReader(run), StateView()
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show()
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))

    def notes() -> list[str]:
        drawn = svg(view.map.size(), "", "", lambda painter: view.map.render(painter, QPoint())).decode()
        assert "Arad" in drawn
        return re.findall(r">\s*([^<]* = [^<]*)</text>", drawn)

    usual = notes()
    assert view.look.written[COSTS].isChecked() and len(usual) == 20
    view.look.written[NOTHING].trigger()
    assert notes() == []
    view.look.written[G].trigger()
    assert len(notes()) == 10 and all(note.startswith("g = ") for note in notes())
    view.look.written[COSTS].trigger()
    assert notes() == usual


@pytest.mark.parametrize("coloured", [False, True])
def test_that_a_map_is_too_small_for_its_values_is_said_beside_it_and_covers_nothing(
    qtbot: QtBot, coloured: bool
) -> None:
    run = start("maze", "astar")
    run.advance(100)
    reader, view = MapReader(run), StateView()
    qtbot.addWidget(view)
    view.resize(500, 160)
    view.show()
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))
    if coloured:
        view.look.coloured[G].trigger()
    else:
        view.look.written[ORDER].trigger()
        view.map.grab()
        view.look.written[NOTHING].trigger()
    before, places = view.map.grab().toImage(), [view.map.geometry(), view.legend.geometry()]
    legend = view.legend.grab().toImage()
    view.look.arrows.trigger()
    after = view.map.grab().toImage()
    assert view.map.hinted and "Zoom in" in view.legend.toolTip()
    foot = range(after.height() - 20, after.height())
    assert all(after.pixel(x, y) == before.pixel(x, y) for x in range(after.width()) for y in foot)
    assert places == [view.map.geometry(), view.legend.geometry()]
    assert view.legend.grab().toImage() != legend
    view.look.arrows.trigger()
    view.map.grab()
    assert not view.map.hinted and view.legend.grab().toImage() == legend


def test_heads_of_arrows_to_parents_leave_names_alone_where_there_is_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads: list[QPointF] = []
    monkeypatch.setattr(map_painter, "draw_arrow", lambda _painter, line, *_: heads.append(line.p2()))
    run = start("romania", "astar")
    run.advance(1000)
    reader, view = MapReader(run), StateView()
    qtbot.addWidget(view)
    view.resize(580, 330)
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))
    view.map.set_look(MapLook(arrows=True))
    view.map.grab()
    layout = view.map._current_layout()
    assert isinstance(layout, MapLayout)
    names = [box for box in layout.labels_with(view.map.marks.named) if box is not None]
    assert len(heads) >= 8 and len(names) > 15
    covered = [head for head in heads if any(map_painter._around(head).intersects(box) for box in names)]
    assert len(covered) <= 1  # one has no room


@pytest.mark.parametrize("height", [260, 300, 330, 400])
def test_a_cost_keeps_a_gap_to_names_and_notes(qtbot: QtBot, height: int) -> None:
    run = start("romania", "greedy")
    run.advance(100)
    reader, view = MapReader(run), MapView()
    qtbot.addWidget(view)
    view.resize(560, height)
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))
    texts, metrics = drawn_texts(view), QFontMetricsF(note_font(theme().scale))
    costs = [one for one in texts if one.text.isdigit()]
    notes = [one for one in texts if one.text.startswith("h =")]
    assert costs and notes
    for cost in costs:
        width = metrics.horizontalAdvance(cost.text)
        for note in notes:
            note_width = metrics.horizontalAdvance(note.text)
            apart = max(note.at.x() - cost.at.x() - width, cost.at.x() - note.at.x() - note_width)
            level = abs(cost.at.y() - note.at.y()) < metrics.capHeight() / 2
            assert not level or apart >= 2, (cost.text, note.text)


@pytest.mark.parametrize(("width", "height", "all_written"), [(200, 110, False), (900, 600, True)])
def test_of_costs_that_would_touch_on_a_small_map_only_one_is_written(
    qtbot: QtBot, width: int, height: int, all_written: bool
) -> None:
    run = start("romania", "astar")
    run.advance(100)
    reader, view = MapReader(run), MapView()
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(run.expanded)))
    metrics = QFontMetricsF(note_font(theme().scale))
    costs = [text for text in drawn_texts(view) if text.text.isdigit()]
    boxes = [
        QRectF(one.at.x(), one.at.y() - metrics.capHeight(), metrics.horizontalAdvance(one.text), metrics.capHeight())
        for one in costs
    ]
    touching = [
        (one.text, costs[place].text)
        for number, (one, box) in enumerate(zip(costs, boxes, strict=True))
        for place in range(number)
        if box.adjusted(2, 2, -2, -2).intersects(boxes[place])
    ]
    assert touching == [] and 5 < len(costs) <= len(reader.sketch.roads)
    assert (len(costs) == len(reader.sketch.roads)) is all_written


def test_on_the_path_has_the_same_sign_on_a_map_and_in_a_tree(qapp: object) -> None:
    def drawn(draw: Callable[[QPainter], None]) -> tuple[str, list[int]]:
        """Return the colour in the middle, and the width of each row that is drawn."""
        image = QImage(64, 64, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        widths = [sum(image.pixelColor(x, y).alpha() > 0 for x in range(64)) for y in range(64)]
        return image.pixelColor(32, 32).name(), [width for width in widths if width]

    assert qapp is not None
    at, now = QPointF(32, 32), colours()
    colour, widths = drawn(lambda painter: paint_mark(painter, at, 16, Mark.ENTERED, now))
    assert colour == drawn(lambda painter: draw_mark(painter, TreeMark.ENTERED, at, 16, now))[0]
    assert widths[3] > 25 and widths[-1] < 6 and widths[3:] == sorted(widths[3:], reverse=True), "it points down"
