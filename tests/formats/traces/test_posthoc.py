"""Traces for Posthoc follow its rules for every problem and algorithm."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.tracing import BOARD, GOAL, SEARCHES, exported, run_of, searched

from workbench import api
from workbench.formats.traces import trace
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board

PRIMITIVES = ("rect", "circle", "path", "polygon")
COLOURED = ("source", "destination", "generating", "updating", "expanding", "closing", "end")
EXPRESSION = "${{"


@pytest.fixture(scope="module", params=SEARCHES)
def document(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return exported(run_of(request.param), tmp_path_factory.mktemp("traces") / "run.trace.json")


def parts(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [part for view in document["views"].values() for part in view]


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from texts(inner)


def test_it_is_one_document_of_version_views_and_events(document: dict[str, Any]) -> None:
    assert document["version"] == "1.4.0"
    assert isinstance(document["views"], dict)
    assert isinstance(document["events"], list)


def test_there_is_a_main_view_and_every_view_is_a_primitive_or_there(document: dict[str, Any]) -> None:
    assert "main" in document["views"]
    assert all(part["$"] in PRIMITIVES or part["$"] in document["views"] for part in parts(document))


def test_every_event_has_a_coloured_type_an_id_and_a_parent_that_came_before(document: dict[str, Any]) -> None:
    ids = set()
    for event in document["events"]:
        assert event["type"] in COLOURED
        assert isinstance(event["id"], int | str)
        assert event["pId"] is None or event["pId"] in ids
        ids.add(event["id"])


def test_ids_are_numbered_from_1_in_the_order_of_generation(document: dict[str, Any]) -> None:
    ids = [event["id"] for event in document["events"] if event["type"] in ("source", "generating")]
    assert ids[0] == 1
    assert ids == sorted(set(ids))
    assert 0 not in {event["pId"] for event in document["events"]}


def test_what_is_made_once_is_not_made_again_but_updated(document: dict[str, Any]) -> None:
    made = [event["id"] for event in document["events"] if event["type"] in ("source", "generating")]
    assert len(made) == len(set(made))
    assert {event["id"] for event in document["events"] if event["type"] == "updating"} <= set(made)


def test_f_g_and_h_are_finite_numbers(document: dict[str, Any]) -> None:
    values = [event[name] for event in document["events"] for name in "fgh" if name in event]
    assert all(type(value) in (int, float) and math.isfinite(value) for value in values)


def test_no_label_is_empty_and_no_condition_literally_false(document: dict[str, Any]) -> None:
    assert all(event.get("label") != "" for event in document["events"])
    assert all(part.get("label") != "" for part in parts(document))
    assert all(EXPRESSION in part["$if"] for part in parts(document) if "$if" in part)


def test_expressions_are_alone_in_their_texts_and_ask_for_color(document: dict[str, Any]) -> None:
    for text in texts(document["views"]):
        assert text.count(EXPRESSION) <= 1
        assert "colors" not in text
        assert EXPRESSION not in text or (text.startswith(EXPRESSION) and text.endswith("}}"))


def test_loops_name_their_variables(document: dict[str, Any]) -> None:
    for part in parts(document):
        if "$for" in part:
            assert set(part["$for"]) == {"$let", "$from", "$to", "$step"}
            assert part["$for"]["$let"] != "i"
            assert not any("$.i" in text for text in texts(part) if "$.id" not in text)


def test_events_hold_no_expression(document: dict[str, Any]) -> None:
    assert not any(EXPRESSION in text for text in texts(document["events"]))


def test_a_board_is_drawn_cell_by_cell_without_the_blank(tmp_path: Path) -> None:
    document = exported(searched(BOARD, algorithm="astar", goal=GOAL), tmp_path / "run.trace.json")
    (tile,) = document["views"]["board"]
    assert (tile["$"], tile["fill"], tile["$if"]) == ("rect", "${{ color[$.type] }}", "${{ $.b[$.k] !== 0 }}")
    assert (tile["x"], tile["y"]) == ("${{ $.k % $.cols }}", "${{ Math.floor($.k / $.cols) }}")
    assert tile["label"] == "${{ $.b[$.k] }}"
    for event in document["events"]:
        rows = [event["b"][at : at + event["cols"]] for at in range(0, len(event["b"]), event["cols"])]
        if "state" in event:
            assert [list(row) for row in Board.parse(event["state"]).rows_of_tiles()] == rows


def test_a_map_is_drawn_with_its_roads_and_every_event_where_it_happens(tmp_path: Path) -> None:
    document = exported(searched("romania", algorithm="astar"), tmp_path / "run.trace.json")
    assert [part["$"] for part in document["views"]["ground"]] == ["path"] * 23
    assert all({"x", "y", "label"} <= event.keys() for event in document["events"])
    assert [event["label"] for event in document["events"] if event["type"] in ("source", "destination", "end")] == [
        "Arad", "Bucharest", "Bucharest"]  # fmt: skip


def test_costs_are_in_the_units_that_people_see(tmp_path: Path) -> None:
    run = searched("1 2 3/7 0 8/5 6 4", algorithm="astar")
    events = exported(run, tmp_path / "run.trace.json")["events"]
    (source,), (end,) = ([event for event in events if event["type"] == kind] for kind in ("source", "end"))
    assert (source["f"], source["g"], source["h"]) == (10, 0, 10)
    assert (end["f"], end["g"], end["h"]) == (10, 10, 0)


@pytest.mark.parametrize("search", SEARCHES)
def test_the_expanded_nodes_and_their_order_are_those_of_the_search(search: str, tmp_path: Path) -> None:
    run = run_of(search)
    events = exported(run, tmp_path / "run.trace.json")["events"]
    expanded = [event["record"] for event in events if event["type"] == "expanding"]
    assert expanded == Timeline(run.recording).current().tolist()
    ends = [event["record"] for event in events if event["type"] == "end"]
    assert ends == ([] if run.recording.published.goal < 0 else [run.recording.published.goal])


@pytest.mark.parametrize("ending", [".trace.yaml", ".trace.yml"])
def test_yaml_holds_the_same(ending: str, tmp_path: Path) -> None:
    run = searched("romania", algorithm="biastar")
    assert exported(run, tmp_path / f"run{ending}") == exported(run, tmp_path / "run.trace.json")


def test_a_reopened_node_keeps_its_id_and_is_updated(tmp_path: Path) -> None:
    events = exported(run_of("reopening"), tmp_path / "run.trace.json")["events"]
    updated = [event["id"] for event in events if event["type"] == "updating"]
    assert updated
    again = [one for one in updated if sum(event["id"] == one and event["type"] == "expanding" for event in events) > 1]
    assert len(again) == 1


def test_a_trace_is_written_event_by_event(tmp_path: Path) -> None:
    trace.write(tmp_path / "run.trace.json", searched(BOARD, algorithm="astar", goal=GOAL))
    lines = (tmp_path / "run.trace.json").read_text(encoding="utf-8").splitlines()
    events = [json.loads(line.removesuffix(",")) for line in lines if line.startswith('{"type"')]
    assert events == json.loads("\n".join(lines))["events"]


def test_a_text_that_is_empty_is_labelled_all_the_same(tmp_path: Path) -> None:
    class Silent:
        def initial(self) -> int:
            return 2

        def is_goal(self, state: int) -> bool:
            return state == 0

        def successors(self, state: int) -> list[tuple[str, int, int]]:
            return [("on", state - 1, 1)] if state else []

        def describe(self, _state: int) -> str:
            return ""

    run = api.start(Silent(), "bfs")
    run.advance(100)
    events = exported(run, tmp_path / "run.trace.json")["events"]
    assert {event["label"] for event in events} == {"–"}
