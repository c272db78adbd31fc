"""The recording of an imported trace shows, at every step, the same as the search itself."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.matching import matching_steps
from support.tracing import OWN_KEYS, SEARCHES, imported_events, imported_run, run_of, searched

from workbench.api import ConfiguredRun, start
from workbench.formats.traces import trace, traces
from workbench.search.explaining import explain
from workbench.search.finding.conditions import parse
from workbench.search.inspecting.node_history import children, life
from workbench.search.playback.imported import ImportedMoment, ImportedRecording
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import describe
from workbench.search.problem.status import Status
from workbench.search.tree.source import tree
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say


def bare(run: ConfiguredRun, path: Path) -> ConfiguredRun:
    """Return a run's trace with only Posthoc's own keys."""
    trace.write(path, run)
    events = json.loads(path.read_text(encoding="utf-8"))["events"]
    return imported_events(path, [{key: event[key] for key in event if key not in OWN_KEYS} for event in events])


def listed(numbers: Any) -> list[int] | None:
    return None if numbers is None else numbers.tolist()


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("ending", [".jsonl", ".trace.json"])
def test_every_moment_of_our_own_trace_is_that_of_the_run(search: str, ending: str, tmp_path: Path) -> None:
    run = run_of(search)
    trace.write(tmp_path / f"run{ending}", run)
    reimported = imported_run(tmp_path / f"run{ending}")
    assert reimported.status is (run.status if run.status.finished else Status.CANCELLED)
    assert reimported.solution == run.solution
    ours, theirs = Timeline(run.recording), Timeline(reimported.recording)
    assert ours.length == theirs.length
    for t in range(ours.length + 1):
        before, after = ours.at(t), theirs.at(t)
        assert listed(before.open) == listed(after.open)
        assert listed(before.closed) == listed(after.closed)
        assert before.counts == after.counts
        assert before.path == after.path
        assert search == "dfs" or before.iteration == after.iteration  # one iteration is not repeated
        trees = tree(before), tree(after)
        assert trees[0].roots == trees[1].roots
        for number in range(before.records):
            assert [*trees[0].children(number)] == [*trees[1].children(number)]
            assert before.f(number) == after.f(number)
            assert describe(run.problem, run.recording.state(number)) == describe(
                reimported.problem, reimported.recording.state(number)
            )


OWN = """
from collections import deque

def bfs(problem):
    start = problem.initial()
    paths, waiting = {start: []}, deque([start])
    while waiting:
        state = waiting.popleft()
        if problem.is_goal(state):
            return paths[state]
        for move, successor, _cost in problem.successors(state):
            if successor not in paths:
                paths[successor] = [*paths[state], move]
                waiting.append(successor)

def astar(state, heuristic):
    heuristic(state)
    return "r", [state, (1, 2, 3, 4, 5, 6, 7, 8, 0)]
"""


@pytest.mark.parametrize("function", ["bfs", "astar"])
def test_what_was_not_observed_of_an_own_algorithm_stays_unknown(function: str, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    run = start("1 2 3/4 5 6/7 0 8", f"{tmp_path / 'own.py'}:{function}", "manhattan")
    run.advance(1000)
    trace.write(tmp_path / "run.jsonl", run)
    ours, theirs = Timeline(run.recording), Timeline(imported_run(tmp_path / "run.jsonl").recording)
    for name in ("unknown", "knows_order", "knows_paths"):
        assert getattr(ours.recording, name) == getattr(theirs.recording, name)
    assert ours.length == theirs.length > 1
    for t in range(ours.length + 1):
        before, after = ours.at(t), theirs.at(t)
        assert (listed(before.open), before.counts) == (listed(after.open), after.counts)
        assert "explain-successors" not in {one.key for one in explain.narration(theirs, t)} or function == "bfs"


@pytest.mark.parametrize("search", [name for name in SEARCHES if name not in ("diskbfs", "simulated-annealing")])
def test_the_lists_follow_from_the_events_alone(search: str, tmp_path: Path) -> None:
    run = run_of(search)
    reimported = bare(run, tmp_path / "run.trace.json")
    ours, theirs = Timeline(run.recording), Timeline(reimported.recording)
    assert ours.length == theirs.length
    for t in range(ours.length + 1):
        before, after = ours.at(t), theirs.at(t)
        assert after.open is not None
        assert before.open is None or sorted(before.open.tolist()) == sorted(after.open.tolist())
        assert before.closed is None or listed(before.closed) == listed(after.closed)
        for number in range(after.records):
            life(theirs, number, t), children(theirs, number, t)


@pytest.mark.parametrize("search", SEARCHES)
def test_every_step_can_be_told(search: str, tmp_path: Path) -> None:
    run = bare(run_of(search), tmp_path / "run.trace.json")
    timeline = Timeline(run.recording)
    for t in range(timeline.length + 1):
        assert all(map(say, explain.narration(timeline, t)))
        assert all(say(step.message) for step in explain.steps(timeline, t))


def test_boards_are_boards_again_and_their_solution_can_be_watched(tmp_path: Path) -> None:
    run = bare(run_of("astar low-h"), tmp_path / "run.trace.json")
    assert isinstance(run.problem, TileProblem)
    assert run.solution is not None and "".join(run.solution.moves) == "druldlurdr"
    assert run.status is Status.SOLVED


def test_moments_are_found_in_it(tmp_path: Path) -> None:
    ours, reimported = run_of("reopening"), bare(run_of("reopening"), tmp_path / "run.trace.json")
    for condition in ("reopened", "cheaper", "solution", "f > 8", "depth = 3", "board = 1 3 5/0 4 8/7 6 2"):
        steps = [
            matching_steps(Timeline(run.recording), parse(condition, run.problem)).popitem()[1]
            for run in (ours, reimported)
        ]
        assert steps[0] == steps[1], condition


@pytest.mark.parametrize("options", [{"algorithm": "rbfs"}, {"algorithm": "smastar", "nodes": 12}])
def test_what_a_search_forgot_is_not_found_again_in_its_trace(options: dict[str, Any], tmp_path: Path) -> None:
    run = searched("1 3 5/4 0 8/7 6 2", 300, heuristic="flicker", **options)
    trace.write(tmp_path / "run.jsonl", run)
    reimported = imported_run(tmp_path / "run.jsonl")
    board = describe(run.problem, run.recording.state(1))
    for condition in ("inconsistent", f"board = {board}", f"expanded = {board}"):
        wanted = parse(condition, run.problem)
        found = [matching_steps(Timeline(one.recording), wanted)[wanted] for one in (run, reimported)]
        assert found[0] and found[0] == found[1], condition


@pytest.mark.parametrize("search", SEARCHES)
def test_our_own_trace_that_is_written_again_keeps_the_order_of_open_and_the_bounds(
    search: str, tmp_path: Path
) -> None:
    trace.write(tmp_path / "one.jsonl", run_of(search))
    trace.exhaust(traces.writing_run(tmp_path / "two.jsonl", imported_run(tmp_path / "one.jsonl")))
    one, two = (
        [json.loads(line) for line in (tmp_path / name).read_text(encoding="utf-8").splitlines()]
        for name in ("one.jsonl", "two.jsonl")
    )
    for key in ("open", "bound"):
        assert one[0].get(key) == two[0].get(key), key
    assert [row for row in one if "step" in row] == [row for row in two if "step" in row]


def test_boards_of_any_tiles_are_drawn(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "odd.trace.json", [
        {"type": "source", "id": 1, "b": [5, 5, 0, 7], "cols": 3}, {"type": "expanding", "id": 1}])  # fmt: skip
    assert not isinstance(run.problem, TileProblem)
    shapes = run.problem.paint(run.recording.state(0))
    assert [shape[3] for shape in shapes if shape[0] == "text"] == ["5", "5", "7"]


def test_without_boards_there_are_names_and_attributes(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "run.trace.json", [
        {"type": "source", "id": "a", "x": 1, "y": 2.5, "ground": "grass"},
        {"type": "generating", "id": 2, "pId": "a", "label": "pond"},
        {"type": "expanding", "id": "a"}])  # fmt: skip
    assert [state.name for state in run.recording.states] == ["1, 2.5", "pond"]
    assert run.recording.state(0).description == "1, 2.5 · x: 1 · y: 2.5 · ground: grass"
    assert run.recording.label(1) == "pond"


def test_types_that_nobody_knows_are_kept_and_told(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "run.trace.json", [
        {"type": "source", "id": 1}, {"type": "expanding", "id": 1}, {"type": "measuring ${{ 1 + 1 }}", "id": 1},
        *({"type": "humming", "id": "nobody"} for _ in range(6))])  # fmt: skip
    original = [say(message) for message in explain.narration(Timeline(run.recording), 1)]
    assert "“measuring ${{ 1 + 1 }}”: node 0 (1)." in original
    assert original[-2:] == ["“humming”.", "3 more events."]


def test_a_trace_of_types_that_nobody_knows_goes_event_by_event(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "run.trace.json", [
        {"type": "seeing", "id": 1}, {"type": "seeing", "id": 2, "pId": 1},
        {"type": "leaving", "id": 1, "pId": 2}])  # fmt: skip
    timeline = Timeline(run.recording)
    assert timeline.length == 3
    assert say(explain.narration(timeline, 3)[0]) == "“leaving”: node 2 (1)."


def test_closing_begins_the_steps_where_nothing_expands(tmp_path: Path) -> None:
    run = imported_events(tmp_path / "run.trace.json", [
        {"type": "generating", "id": 1, "f": 3}, {"type": "generating", "id": 2, "pId": 1, "f": 2},
        {"type": "closing", "id": 1}, {"type": "generating", "id": 3, "pId": 2, "f": 1}])  # fmt: skip
    moment = Timeline(run.recording).at(1)
    assert isinstance(run.recording, ImportedRecording) and isinstance(moment, ImportedMoment)
    assert (listed(moment.open), listed(moment.closed)) == ([2, 1], [0])


@pytest.mark.parametrize(
    ("events", "complaint"),
    [
        ([{"type": "a", "id": 1}, {"type": "b", "id": 2, "pId": 9}], "Event 2: its parent, “9”, does not come before"),
        ([{"type": "source", "id": 1, "pId": 1}], "Event 1: “1” cannot be its own parent."),
        ([{"type": "generating", "id": 1, "pId": 2}, {"type": "generating", "id": 2, "pId": 1}], "Event 1: its parent"),
        ([{"type": "destination", "id": 1}], "No event creates a node: there is nothing to show."),
    ],
)
def test_what_hangs_together_in_no_way_is_refused(events: list[Any], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Fault) as fault:
        imported_events(tmp_path / "bad.trace.json", events)
    assert str(fault.value.message.facts["complaint"]).startswith(complaint)


@pytest.mark.parametrize("heuristic", ["{0}:h", "max(manhattan,{0}:h)", "2*{0}:h", " {0}:h "])
@pytest.mark.parametrize("ending", [".jsonl", ".trace.json"])
def test_code_that_a_trace_names_is_not_run(
    heuristic: str, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "own.py"
    file.write_text("open('ran', 'w')\ndef h(state): return 0\n")
    trace.write(tmp_path / f"run{ending}", run_of("astar"))
    text = (tmp_path / f"run{ending}").read_text(encoding="utf-8")
    changed_text = text.replace('"manhattan"', f'"{heuristic.format(file)}"')
    assert changed_text != text
    (tmp_path / f"run{ending}").write_text(changed_text, encoding="utf-8")
    reimported = imported_run(tmp_path / f"run{ending}")
    Timeline(reimported.recording).at(3)
    assert not reimported.catalogued
    assert reimported.heuristic_name == heuristic.format(file)
    trace.write(tmp_path / "again.jsonl", reimported)
    assert heuristic.format(file) in (tmp_path / "again.jsonl").read_text(encoding="utf-8").partition("\n")[0]
    assert not Path("ran").exists()


def changed(tmp_path: Path, find: str, replace: str) -> str:
    """Return the error message for our own trace after a change in it."""
    path = tmp_path / "run.jsonl"
    trace.write(path, run_of("astar"))
    content = path.read_text(encoding="utf-8")
    assert find in content
    path.write_text(content.replace(find, replace, 1), encoding="utf-8")
    with pytest.raises(Fault) as fault:
        imported_run(path)
    return str(fault.value.message.facts["complaint"])


@pytest.mark.parametrize(
    ("find", "replace", "complaint"),
    [
        ('"format": "search', '"format": "other', "This is not a trace of Search Workbench"),
        ('"version": 1', '"version": 7', "This trace has version 7; only version 1 can be read."),
        ('"goal": 5', '"goal": 6', "In the first line, “goal” cannot be 6."),
        ('"path": [0', '"path": [99', "In the first line, “path” cannot be [99, 2, 4, 5]."),
        ('"open": ["f"', '"open": ["q"', "In the first line, “open” cannot be"),
        ('"kind": "tiles"', '"kind": 3', "In the first line, “problem.kind” cannot be 3."),
        ('"kind": "tiles"', '"kinds": 3', "In the first line, “problem.kind” is missing."),
        ('"algorithm"', '"algo"', "In the first line, “configuration.algo” is not allowed."),
        ('"record": 3', '"record": 2', "Record 3 is expected, not 2"),
        ('"parent": 2', '"parent": 9', "Record 3 comes before record 9, which it refers to as “parent”."),
        ('"state": "1 2 3/4 0 5"', '"state": "1 2/4 0"', "Record 2: the state “1 2/4 0” is not a state of this"),
        ('"state": "1 2 3/4 0 5", ', "", "Record 2 and the ones before it have different fields: “state”"),
        ('"expanded": 2', '"expanded": 3', "Record 2: the step in “expanded” does not expand it."),
        ('"superseded": null', '"superseded": 99', "Record 0: the step in “superseded” is before"),
        ('"step": 2', '"step": 5', "Step 2 is expected, not 5"),
        ('"node": 2', '"node": 5', "Step 2: “node” cannot be 5."),
        ('"g": 1', '"g": "1"', "Record 1: “g” cannot be \"1\"."),
        ('"g": 1', '"g": NaN', "Line 3: a number is infinite or not a number."),
        ('"records": 6', '"records": 7', "Step 3: “records” cannot be 7."),
    ],
)  # fmt: skip
def test_our_own_trace_that_was_damaged_is_refused(find: str, replace: str, complaint: str, tmp_path: Path) -> None:
    assert changed(tmp_path, find, replace).startswith(complaint)


COLOURED = ("source", "destination", "generating", "updating", "expanding", "closing", "end")
IDS = st.sampled_from([0, 1, 2, "2", 3, "a", 1.0])
EVENTS = st.lists(
    st.fixed_dictionaries(
        {"type": st.sampled_from([*COLOURED, "x"]),
         "id": IDS},
        optional={
            "pId": IDS | st.none(), "f": st.integers(-9, 9) | st.floats(-9, 9) | st.none(), "g": st.integers(0, 9),
            "h": st.floats(0, 9), "cols": st.integers(-1, 4),
            "b": st.permutations(range(4)) | st.lists(st.integers(-1, 9)),
            "label": st.text(max_size=3), "x": st.integers(), "y": st.floats(0, 3), "move": st.sampled_from("udlrq"),
        },
    ),
    min_size=1, max_size=14,
)  # fmt: skip


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=EVENTS)
def test_whatever_is_told_is_shown_at_every_step_or_refused(events: list[dict[str, Any]], tmp_path: Path) -> None:
    with suppress(Fault):
        look_at(imported_events(tmp_path / "some.trace.json", events))


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_numbers_that_were_changed_in_our_own_trace_are_shown_or_refused(data: st.DataObject, tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    search = data.draw(st.sampled_from(["reopening", "forgetting", "deepening", "bibfs", "biastar", "beam"]))
    trace.write(whole, run_of(search))
    rows = [json.loads(line) for line in whole.read_bytes().splitlines()]
    for _ in range(data.draw(st.integers(1, 2))):
        row = data.draw(st.sampled_from(rows[1:]))
        name = data.draw(st.sampled_from([name for name in row if name not in ("record", "step")]))
        row[name] = data.draw(st.integers(-1, 12) | st.none() | st.sampled_from(["", "none", "cut", "backward"]))
    (tmp_path / "some.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    with suppress(Fault):
        look_at(imported_run(tmp_path / "some.jsonl"))


def look_at(run: ConfiguredRun) -> None:
    """Compute everything that a window shows of a run, at every step: nothing may fail."""
    timeline = Timeline(run.recording)
    for t in range(timeline.length + 1):
        moment = timeline.at(t)
        waiting = listed(moment.open) or []
        assert all(0 <= number < moment.records for number in waiting)
        assert listed(moment.closed) is None or len(listed(moment.closed) or ()) <= t
        [say(message) for message in explain.narration(timeline, t)]
        [say(step.message) for step in explain.steps(timeline, t)]
        seen = tree(moment)
        for number in range(moment.records):
            seen.children(number), life(timeline, number, t), children(timeline, number, t)
