"""Some steps of a depth-first search in a file show what the whole recording shows at these steps."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.films import small_film

from workbench import api
from workbench.formats.traces import trace
from workbench.formats.traces.importing import import_trace
from workbench.formats.traces.traces import convert, writing_run
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault, message
from workbench.search.tree.counting import Counting
from workbench.search.tree.source import tree

SEARCHES: dict[str, dict[str, Any]] = {
    "idastar": {},
    "ids": {},
    "dfs": {"depth": 14, "repeated": "parent"},
    "dfs path": {"depth": 20, "repeated": "path"},
}
BOARD = "1 2 3/7 0 8/5 6 4"


def imported(path: Path) -> api.ConfiguredRun:
    *_, run = import_trace(path, api.Configuration.of())
    assert isinstance(run, api.ConfiguredRun)
    return run


@pytest.mark.parametrize("engine", ["textbook", "compiled"])
@pytest.mark.parametrize("name", SEARCHES)
def test_each_moment_of_a_part_is_that_of_the_search(name: str, engine: str, tmp_path: Path):
    chance = random.Random(name)
    with small_film():
        run = api.start(BOARD, name.split()[0], engine=engine, **SEARCHES[name])
        run.advance(10**5)
    whole = Timeline(run.recording)
    for ending in (".jsonl", ".trace.json", ".trace.yaml"):
        first = chance.randint(1, whole.length)
        last = min(first + chance.randint(0, 60), whole.length)
        path = tmp_path / f"part{ending}"
        trace.write(path, run, trace.part_of(run, first, last))
        part = Timeline(imported(path).recording)
        assert part.length == last - first + 1
        assert part.recording.part is not None
        assert part.recording.part[:2] == (first, last)
        for t in range(part.length + 1):
            one, other = part.at(t), whole.at(t + first - 1)
            state, original = part.recording.state, whole.recording.state
            assert one.counts == other.counts
            assert [*map(state, one.waiting)] == [*map(original, other.waiting)]
            assert one.open is None or other.open is None or [*map(state, one.open)] == [*map(original, other.open)]
            if t:
                assert [*map(state, one.path)] == [*map(original, other.path)]
                described = [
                    [(child.move, child.state, child.g, child.outcome) for child in moment.successors]
                    for moment in (one, other)
                ]
                assert described[0] == described[1]
            assert (one.goal is None) == (other.goal is None)


def test_a_part_is_converted_and_saved_again_without_loss(tmp_path: Path):
    run = api.start(BOARD, "ids", engine="compiled")
    run.advance(10**5)
    first, second, third, fourth = (tmp_path / name for name in ("1.jsonl", "2.trace.json", "3.jsonl", "4.jsonl"))
    trace.write(first, run, trace.part_of(run, 50, 80))
    convert(first, second)
    convert(second, third)
    assert first.read_bytes() == third.read_bytes()
    trace.exhaust(writing_run(fourth, imported(first)))
    one, other = (json.loads(path.read_text(encoding="utf-8").splitlines()[0])["part"] for path in (first, fourth))
    assert one == other
    assert (one["first_step"], one["last_step"]) == (50, 80)


def test_a_part_ends_with_the_search_and_begins_within_it():
    run = api.start(BOARD, "idastar", engine="compiled")
    run.advance(10**5)
    steps = run.recording.published.steps
    part = trace.part_of(run, steps, steps + 9).part
    assert part is not None
    assert part[:2] == (steps, steps)
    with pytest.raises(Fault) as raised:
        trace.part_of(run, steps + 1, steps + 9)
    assert raised.value.message.key == "trace-part-step"


def test_a_part_that_is_opened_knows_what_came_before_and_the_whole_search(tmp_path: Path):
    run = api.start(BOARD, "ids", engine="compiled")
    run.advance(10**5)
    path = tmp_path / "part.jsonl"
    trace.write(path, run, trace.part_of(run, 50, 80))
    part = imported(path)
    assert (part.expanded, part.recording.generated) == (run.expanded, run.recording.generated)
    (start,) = explain.narration(Timeline(part.recording), 0)
    generated = Timeline(run.recording).at(49).counts.generated
    assert start == message("explain-start-part", first=50, last=80, expanded=49, generated=generated)
    trace.write(path, run, trace.part_of(run, 1, 80))
    assert explain.narration(Timeline(imported(path).recording), 0)[0].key == "explain-start"


@pytest.mark.parametrize("algorithm", ["idastar", "astar"])
def test_the_nodes_below_those_of_an_opened_trace_are_counted(algorithm: str, tmp_path: Path):
    run = api.start(BOARD, algorithm, "misplaced", engine="compiled")
    run.advance(10**5)
    path = tmp_path / "run.jsonl"
    trace.write(path, run)
    recording = imported(path).recording
    for t in (0, 5, recording.steps // 2, recording.steps):
        moment = Timeline(recording).at(t)
        below = np.zeros(moment.records, np.int64)
        for number in range(moment.records):
            below[recording.path(number)[:-1]] += 1
        counting = Counting(tree(moment), np.arange(moment.records))
        while not counting.finished:
            counting.advance(1)
        assert counting.counts.tolist() == below.tolist()
