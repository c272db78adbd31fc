"""The positions in another program's trace are drawn as the map of its search."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.tracing import GRID, OWN_KEYS, POINTS, SQUARES, imported_events, run_of

from workbench.api import ConfiguredRun
from workbench.formats.traces import imported_map, trace, traces
from workbench.maps.graph import GraphProblem
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.imported_problem import ImportedMap
from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.ui.states.map_marks import MapReader
from workbench.ui.states.map_statuses import Mark


def sketch(run: ConfiguredRun) -> MapShape:
    assert isinstance(run.problem, HasMap)
    return run.problem.sketch()


@pytest.mark.parametrize("views", [SQUARES, {}])
def test_whole_points_that_are_drawn_as_squares_or_gone_step_by_step_are_squares(
    views: dict[str, Any], tmp_path: Path
) -> None:
    drawn = sketch(imported_events(tmp_path / "given.trace.json", GRID, views))
    assert drawn.squares and drawn.partial
    assert drawn.size == (3, 2)
    assert {(spot.name, spot.x, spot.y) for spot in drawn.spots} == {
        ("5, 3", 0, 0), ("6, 3", 1, 0), ("5, 4", 0, 1), ("7, 3", 2, 0)}  # fmt: skip


def test_they_are_points_where_the_trace_draws_points_or_jumps(tmp_path: Path) -> None:
    assert not sketch(imported_events(tmp_path / "given.trace.json", GRID, POINTS)).squares
    far = [*GRID, {"type": "generating", "id": 4, "pId": 2, "x": 60, "y": 3}]
    assert not sketch(imported_events(tmp_path / "given.trace.json", far)).squares
    assert sketch(imported_events(tmp_path / "given.trace.json", far, SQUARES)).squares
    halves = [event | {"x": event["x"] + 0.5} for event in GRID]
    assert not sketch(imported_events(tmp_path / "given.trace.json", halves, SQUARES)).squares


def test_its_marks_and_notes_are_those_of_every_step(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "given.trace.json", GRID)
    reader, timeline = MapReader(run), Timeline(run.recording)
    names = [spot.name for spot in reader.sketch.spots]
    drawn_nodes = reader.at(timeline.at(1))
    assert {names[place]: mark for place, mark in drawn_nodes.marks.items()} == {
        "5, 3": Mark.CURRENT, "6, 3": Mark.OPEN, "5, 4": Mark.OPEN}  # fmt: skip
    assert {names[place]: note for place, note in drawn_nodes.notes.items()} == {
        "5, 3": "2 = 0 + 2", "6, 3": "2 = 1 + 1", "5, 4": "4 = 1 + 3"}  # fmt: skip
    assert [names[place] for place in drawn_nodes.goals] == ["7, 3"]
    drawn_nodes = reader.at(timeline.at(2))
    assert {names[place]: mark for place, mark in drawn_nodes.marks.items()} == {
        "5, 3": Mark.CLOSED, "6, 3": Mark.CURRENT, "5, 4": Mark.OPEN}  # fmt: skip
    assert [names[place] for place in drawn_nodes.path] == ["5, 3", "6, 3"]


def test_a_road_map_of_ours_without_our_own_keys_is_the_same_map(tmp_path: Path) -> None:
    run = run_of("romania")
    assert isinstance(run.problem, GraphProblem)
    trace.write(tmp_path / "run.trace.json", run)
    document = json.loads((tmp_path / "run.trace.json").read_text(encoding="utf-8"))
    bare = [{key: value for key, value in event.items() if key not in OWN_KEYS} for event in document["events"]]
    drawn, ours = sketch(imported_events(tmp_path / "given.trace.json", bare, document["views"])), run.problem.sketch()
    assert not drawn.squares
    assert {(spot.x, spot.y) for spot in drawn.spots} == {(spot.x, spot.y) for spot in ours.spots}
    places = {(spot.x, spot.y): spot.name for spot in ours.spots}
    assert all(spot.name in ("", places[spot.x, spot.y]) for spot in drawn.spots)

    def ends(sketch: MapShape, here: int, there: int) -> frozenset[tuple[float, float]]:
        return frozenset((sketch.spots[place].x, sketch.spots[place].y) for place in (here, there))

    roads = {ends(ours, road.here, road.there): road.cost for road in ours.roads}
    assert {ends(drawn, road.here, road.there) for road in drawn.roads} == set(roads)
    priced = {ends(drawn, road.here, road.there): road.cost for road in drawn.roads if road.cost is not None}
    assert len(priced) >= 5 and all(roads[road] == cost for road, cost in priced.items())


def test_two_states_at_one_point_share_their_place_and_stay_two(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "given.trace.json", [
        {"type": "source", "id": "a@0", "x": 0, "y": 0, "label": "a at 0"},
        {"type": "generating", "id": "a@1", "pId": "a@0", "x": 0, "y": 0, "label": "a at 1"},
        {"type": "generating", "id": "b@1", "pId": "a@0", "x": 1, "y": 0, "label": "b at 1"},
        {"type": "expanding", "id": "a@1"}])  # fmt: skip
    drawn = sketch(run)
    assert [spot.name for spot in drawn.spots] == ["a at 0", "b at 1"]
    first, second = run.recording.state(0), run.recording.state(1)
    assert first != second and drawn.places[first] == drawn.places[second] == 0


def test_roads_that_several_go_at_different_costs_have_none(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "given.trace.json", [
        {"type": "source", "id": 1, "x": 0.5, "y": 0, "g": 0},
        {"type": "generating", "id": 2, "pId": 1, "x": 9, "y": 0, "g": 4},
        {"type": "generating", "id": 3, "pId": 2, "x": 0.5, "y": 0, "g": 9}])  # fmt: skip
    assert [road.cost for road in sketch(run).roads] == [None]


@pytest.mark.parametrize(
    "place", [{"x": "${{ 1 + 1 }}", "y": 0}, {"x": True, "y": 1}, {"x": None, "y": 1}, {"x": 1e300, "y": 1}, {"y": 1}]
)
def test_what_is_no_point_is_told_by_its_name(place: dict[str, Any], tmp_path: Path) -> None:
    events = [{"type": "source", "id": 1, **place}, {"type": "generating", "id": 2, "pId": 1, **place}]
    assert not isinstance(imported_events(tmp_path / "given.trace.json", events).problem, HasMap)


def test_maps_that_are_far_too_large_are_told_by_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imported_map, "MAX_SIDE", 2)
    assert not isinstance(imported_events(tmp_path / "given.trace.json", GRID).problem, HasMap)
    monkeypatch.setattr(imported_map, "MAX_POINTS", 3)
    assert not isinstance(imported_events(tmp_path / "given.trace.json", GRID, POINTS).problem, HasMap)


def test_it_is_written_as_it_was_read(tmp_path: Path) -> None:
    events = [event | {"wind": [1, {"from": "${{ alert(1) }}"}]} for event in GRID]
    run = imported_events(tmp_path / "given.trace.json", events, SQUARES)
    assert isinstance(run.problem, ImportedMap)
    given = json.loads((tmp_path / "given.trace.json").read_text(encoding="utf-8"))
    for ending in (".trace.json", ".trace.yaml", ".jsonl"):
        trace.exhaust(traces.writing_run(tmp_path / f"again{ending}", run))
        traces.convert(tmp_path / f"again{ending}", tmp_path / "back.trace.json")
        assert json.loads((tmp_path / "back.trace.json").read_text(encoding="utf-8")) == given


def test_a_run_of_ours_is_written_as_ever(tmp_path: Path) -> None:
    run = run_of("maze")
    trace.write(tmp_path / "one.jsonl", run)
    parts = [*traces.writing_run(tmp_path / "two.jsonl", run)]
    assert (tmp_path / "two.jsonl").read_bytes() == (tmp_path / "one.jsonl").read_bytes()
    assert parts == sorted(parts) and parts[0] >= 0 and parts[-1] < 1


@pytest.mark.parametrize("foreign", [True, False])
@pytest.mark.parametrize("ending", [".trace.json", ".trace.yaml", ".jsonl", ".csv"])
def test_who_leaves_off_writing_leaves_nothing_behind(foreign: bool, ending: str, tmp_path: Path) -> None:
    many = [*GRID, *({"type": "humming", "id": 1} for _ in range(300))]
    run = imported_events(tmp_path / "given.trace.json", many) if foreign else run_of("maze")
    before = {*tmp_path.iterdir()}
    work = traces.writing_run(tmp_path / f"out{ending}", run)
    next(work)
    work.close()
    assert {*tmp_path.iterdir()} == before
