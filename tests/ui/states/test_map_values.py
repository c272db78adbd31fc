"""Values on maps: what is written and coloured equals the recording, and nothing hidden by a question is shown."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from worlds.maps import drawn_grids

from workbench.api import start
from workbench.catalog.problems import shipped
from workbench.maps.grid import WALL, Grid
from workbench.maps.grid_problem import grid_problem
from workbench.maps.reading import read_map
from workbench.search.playback.hidden_future import truncated
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import scale
from workbench.ui.base.theme import DARK, LIGHT
from workbench.ui.states.grid_drawing import GridPixels
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.map_values import LEVELS, NOTHING, ORDER, F, G, H, levels, ramp, value_range
from workbench.ui.states.square_colours import on_square
from workbench.ui.states.state_view import StateView
from workbench.ui.states.value_painter import value_notes


@settings(max_examples=20)
@given(drawn_grids(), st.integers(0))
@pytest.mark.parametrize("algorithm", ["astar", "wastar", "greedy", "ucs", "bfs"])
def test_values_and_parents_equal_those_of_the_newest_records(algorithm: str, grid: Grid, step: int) -> None:
    problem = grid_problem(grid)
    run = start(problem, algorithm, search_anyway=True, limits=Limits(expansions=60))
    run.advance(100)
    reader, timeline = MapReader(run), Timeline(run.recording)
    moment = timeline.at(step % (timeline.length + 1))
    values = reader.at(moment).values
    assert values is not None
    assert values.offered == ((G, ORDER) if algorithm in ("ucs", "bfs") else (G, H, F, ORDER))
    newest = {run.recording.state(record): record for record in range(moment.records)}
    unit = scale(problem)
    for place, spot in enumerate(reader.sketch.spots):
        record = newest.get(spot.state)
        if record is None:
            assert all(math.isnan(values.of(value)[place]) for value in (G, H, F, ORDER))
            assert values.parents[place] == -1
            continue
        assert values.of(G)[place] == pytest.approx(moment.g(record) / unit)
        if H in values.offered:
            assert values.of(H)[place] == pytest.approx(moment.h(record) / unit)
            assert values.of(F)[place] == pytest.approx(moment.f(record) / unit)
        assert values.of(ORDER)[place] == pytest.approx(moment.step(record) or math.nan, nan_ok=True)
        above = moment.parent(record)
        parent = -1 if above < 0 else reader.sketch.places[run.recording.state(above)]
        assert values.parents[place] == parent


def test_what_a_question_hides_is_neither_written_nor_coloured() -> None:
    run = start(shipped("maze"), "astar")
    run.advance(1000)
    moment = Timeline(run.recording).at(20)
    hidden = moment.waiting[:2]
    shown = truncated(run, 20, hidden=hidden, with_g=True)
    reader = MapReader(shown)
    values = reader.at(Timeline(shown.recording).at(20)).values
    assert values is not None
    for record in hidden:
        place = reader.sketch.places[run.recording.state(int(record))]
        for value in (G, H, F):
            assert math.isnan(values.of(value)[place])
            assert values.levels(value)[place] == 0
    assert np.nanmax(values.of(ORDER)) == 20


def test_the_ramp_is_even_and_stands_out_on_every_background() -> None:
    for dark, colours in ((False, LIGHT), (True, DARK)):
        shades = ramp(dark).astype(float) @ (0.299, 0.587, 0.114)
        assert (np.diff(shades) > 0).all()
        assert (shades[0] > 50) == dark
        assert (shades[-1] < 225) or colours is DARK
    some = np.array([0.0, 5.0, 10.0, math.nan, math.inf])
    assert levels(some, value_range(some)).tolist() == [1, 1 + LEVELS // 2, LEVELS, 0, 0]
    assert levels(np.array([3.0, 3.0]), (3.0, 3.0)).tolist() == [1, 1]
    assert value_range(np.array([math.nan, math.inf])) is None


def test_pixels_have_the_colours_of_values() -> None:
    run = start(shipped("maze"), "astar")
    run.advance(25)
    reader = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(25))
    assert marks.values is not None
    image = GridPixels(reader.sketch).image(marks, LIGHT, (slice(0, None), slice(0, None)), G)
    for place, level in enumerate(marks.values.levels(G).tolist()):
        row, column = divmod(int(reader.sketch.cells[place]), reader.sketch.size[0])
        if level:
            pixel = image.pixelColor(column, row)
            colour = QColor(*ramp(False)[level - 1].tolist())
            assert pixel.rgb() == on_square(colour, int(reader.sketch.kinds[place])).rgb()
    assert len({colour.rgb(), *(on_square(colour, kind).rgb() for kind in range(3))}) == 3


@pytest.mark.parametrize("coloured", [NOTHING, G])
def test_on_a_large_map_costly_squares_and_walls_differ_where_the_search_was(coloured: str) -> None:
    row = bytes([*[1] * 20, *[5] * 20, WALL, *[1] * 19])
    grid = Grid("large", (bytes([1] * 60), *[row] * 59), (0, 0), ((0, 59),))
    run = start(grid_problem(grid), "ucs")
    run.advance(10_000)
    reader = MapReader(run)
    marks = reader.at(Timeline(run.recording).at(run.expanded))
    image = GridPixels(reader.sketch).image(marks, LIGHT, (slice(0, None), slice(0, None)), coloured)
    free, costly, wall = (image.pixelColor(column, 10) for column in (10, 22, 40))
    assert wall == QColor(LIGHT.edge if coloured == NOTHING else LIGHT.text)
    assert marks.values is not None
    place = reader.sketch.places[10, 22]
    level = int(marks.values.levels(G)[place])
    plain = QColor(*ramp(False)[level - 1].tolist()) if coloured == G else free
    assert 4 < plain.lightness() - costly.lightness() < 60


def test_the_menu_offers_what_the_search_has_and_moves_nothing(qtbot: QtBot) -> None:
    view = StateView()
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    for algorithm, offered in (("astar", True), ("ucs", False)):
        run = start(shipped("maze"), algorithm)
        run.advance(25)
        reader = MapReader(run)
        view.show_map(reader.sketch, reader.at(Timeline(run.recording).at(25)))
        assert view.look.written[H].isVisible() == view.look.coloured[F].isVisible() == offered
        assert view.look.written[G].isVisible() and view.look.written[ORDER].isVisible()
    before = QRectF(view.map.geometry()), view.look.geometry(), view.map.grab().toImage()
    view.look.written[G].trigger()
    view.look.coloured[ORDER].trigger()
    view.look.arrows.trigger()
    after = QRectF(view.map.geometry()), view.look.geometry(), view.map.grab().toImage()
    assert before[:2] == after[:2]
    assert before[2] != after[2]
    assert not view.map.hinted
    view.resize(200, 160)
    view.map.grab()
    assert view.map.hinted


def test_typed_h_is_shown_at_every_place_of_a_graph_from_the_start() -> None:
    lines = "graph G\nstart A\ngoal C\nA: h 5\nB: h 2\nC: h 0\nD: h inf\nA -- B: 3\nB -- C: 2\nC -- D: 1\n"
    run = start(read_map(lines), "astar")
    run.advance(100)
    reader, timeline = MapReader(run), Timeline(run.recording)
    for t in range(timeline.length + 1):
        marks = reader.at(timeline.at(t))
        assert marks.values is not None
        assert marks.values.of(H).tolist() == [5, 2, 0, math.inf]
        assert value_notes(marks.values, H) == {0: "h = 5", 1: "h = 2", 2: "h = 0", 3: "h = ∞"}
        assert np.isnan(marks.values.of(G)[3])
    uninformed = start(read_map(lines), "ucs")
    uninformed.advance(1)
    values = MapReader(uninformed).at(Timeline(uninformed.recording).at(0)).values
    assert values is not None and np.isnan(values.of(H)).all()


def test_h_of_a_node_that_a_question_hides_is_not_shown_on_a_graph() -> None:
    run = start(shipped("romania"), "astar")
    run.advance(1000)
    hidden = Timeline(run.recording).at(2).waiting[:2]
    shown = truncated(run, 2, hidden=hidden, with_g=True)
    reader = MapReader(shown)
    values = reader.at(Timeline(shown.recording).at(2)).values
    assert values is not None
    places = [reader.sketch.places[run.recording.state(int(record))] for record in hidden]
    assert [place for place, h in enumerate(values.of(H).tolist()) if math.isnan(h)] == sorted(places)
