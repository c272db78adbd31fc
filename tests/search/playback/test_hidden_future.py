"""Future steps of a search cannot be seen while they are hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.tracing import GRID, POINTS, SQUARES, imported_events

from workbench.api import ConfiguredRun
from workbench.search.playback import hidden_future
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.ui.states.map_marks import MapReader


def sketch(run: ConfiguredRun) -> MapShape:
    assert isinstance(run.problem, HasMap)
    return run.problem.sketch()


@pytest.mark.parametrize("views", [SQUARES, POINTS])
def test_the_map_has_no_place_that_is_met_later(views: dict[str, Any], tmp_path: Path) -> None:
    run = imported_events(
        tmp_path / "given.trace.json", [*GRID, {"type": "generating", "id": 9, "pId": 2, "x": 6, "y": 4, "g": 2}], views
    )
    names = {t: {spot.name for spot in sketch(hidden_future.truncated(run, t)).spots} for t in (0, 1, 2)}
    assert names[0] == {"5, 3", "7, 3"}, "the start and the goal"
    assert names[1] == names[0] | {"6, 3", "5, 4"}
    assert names[2] == names[1] | {"6, 4"}
    shown = hidden_future.truncated(run, 1)
    reader = MapReader(shown)
    marks = reader.at(Timeline(shown.recording).at(1)).marks
    assert {reader.sketch.spots[place].name for place in marks} == {"5, 3", "6, 3", "5, 4"}
    assert all(max(road.here, road.there) < len(reader.sketch.spots) for road in reader.sketch.roads)
