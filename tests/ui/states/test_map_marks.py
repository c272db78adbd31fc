"""The marks on a map agree with the search's lists, place by place, at every step."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from support.map_marks import marks_of_lists
from worlds.maps import drawn_graphs

from workbench.api import start
from workbench.catalog.problems import shipped
from workbench.maps.graph import Graph, GraphProblem
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.ui.states.map_marks import MapReader, start_and_goal_marks
from workbench.ui.states.map_statuses import Mark


@settings(max_examples=25)
@given(drawn_graphs())
@pytest.mark.parametrize("algorithm", ["astar", "bfs", "dfs", "rbfs", "bibfs", "beam", "lrta"])
def test_every_place_is_marked_by_what_has_become_of_its_newest_record(algorithm: str, graph: Graph) -> None:
    run = start(GraphProblem(graph), algorithm, search_anyway=True, limits=Limits(expansions=40))
    run.advance(100)
    timeline, reader = Timeline(run.recording), MapReader(run)
    names = [place.name for place in graph.places]
    for t in range(timeline.length, -1, -1):
        moment = timeline.at(t)
        marks = reader.at(moment)
        assert {names[place]: mark for place, mark in marks.marks.items()} == marks_of_lists(moment)
        assert [names[place] for place in marks.path] == [run.recording.state(one) for one in moment.path]
        for place, record in marks.records.items():
            assert run.recording.state(record) == names[place]
            assert record < moment.records


def test_notes_tell_h_of_what_is_unseen_and_the_sum_of_what_is_known() -> None:
    run = start(shipped("romania"), "astar")
    run.advance(2)
    marks = MapReader(run).at(Timeline(run.recording).at(2))
    names = [spot.name for spot in shipped("romania").sketch().spots]
    notes = {names[place]: (note, marks.short[place]) for place, note in marks.notes.items()}
    assert notes["Fagaras"] == ("415 = 239 + 176", "f = 415")
    assert notes["Vaslui"] == ("h = 199", "h = 199")


def test_an_estimate_that_breaks_down_or_says_never_leaves_a_map_without_it() -> None:
    run = start(shipped("romania"), "astar", heuristic=lambda state: math.inf if state == "Iasi" else 0)
    assert "h = ∞" in MapReader(run).at(Timeline(run.recording).at(0)).notes.values()
    broken = start(shipped("romania"), "astar", heuristic=lambda state: {"Arad": 1}[state])
    assert set(MapReader(broken).at(Timeline(broken.recording).at(0)).notes.values()) == {"g = 0"}


def test_before_anything_is_searched_the_ends_are_marked() -> None:
    marks = start_and_goal_marks(shipped("tree"))
    names = [spot.name for spot in shipped("tree").sketch().spots]
    assert marks.start is not None
    assert (names[marks.start], [names[goal] for goal in marks.goals]) == ("A", ["F", "N"])
    assert marks.mark(0) is Mark.UNSEEN
