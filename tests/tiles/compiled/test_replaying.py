"""The boards of many records, computed at once, are the same as those computed one by one."""

from __future__ import annotations

import random

import pytest
from support.matching import matching_steps

from workbench import api
from workbench.search.finding.conditions import ConditionSet, parse
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import describe
from workbench.tiles.compiled.trace import CompiledTrace
from workbench.tiles.puzzle.scramble import scramble

SEARCHES = [("idastar", "manhattan"), ("ids", None), ("dfs", None)]


def searched(algorithm: str, heuristic: str | None, seed: int) -> api.ConfiguredRun:
    shape = random.Random(seed).choice([(2, 3), (3, 3), (3, 4), (4, 4)])
    options = {"depth": 14} if algorithm == "dfs" else {}
    run = api.start(scramble(*shape, seed), algorithm, heuristic, engine="compiled", records=4000, **options)
    run.advance(3000)
    return run


@pytest.mark.parametrize(("algorithm", "heuristic"), SEARCHES)
@pytest.mark.parametrize("seed", range(6))
def test_the_boards_of_any_part_are_found_together(algorithm: str, heuristic: str | None, seed: int):
    run, chance = searched(algorithm, heuristic, seed), random.Random(seed)
    recording = run.recording
    assert isinstance(recording, CompiledTrace)
    total, result = recording.published.records, 0
    for _ in range(6):
        first, last = sorted(chance.sample(range(total + 1), 2))
        keys = recording.keys(range(first, last))
        if keys is not None:
            result += 1
            assert [int(key) for key in keys] == [recording.key(recording.state(n)) for n in range(first, last)]
    assert result or total < 200
    assert recording.keys(range(0)) is None


@pytest.mark.parametrize(("algorithm", "heuristic"), SEARCHES)
@pytest.mark.parametrize("seed", range(3))
def test_boards_are_found_where_one_by_one_they_are(algorithm: str, heuristic: str | None, seed: int):
    run, chance = searched(algorithm, heuristic, seed), random.Random(seed)
    recording, timeline = run.recording, Timeline(run.recording)
    made = [{successor.state for successor in timeline.at(t).successors} for t in range(1, timeline.length + 1)]
    for _ in range(3):
        state = recording.state(chance.randrange(recording.published.records))
        text = describe(run.problem, state)
        for name, steps in (
            ("board", [t for t, states in enumerate(made, start=1) if state in states]),
            (
                "expanded",
                [t for t, n in enumerate(timeline.current().tolist(), start=1) if recording.state(n) == state],
            ),
        ):
            condition = parse(f"{name} = {text}", run.problem)
            assert matching_steps(timeline, condition) == {condition: steps}
            scanner, found = ConditionSet((condition,), run.problem).scanner(timeline, 0), []
            while (step := scanner.resume()) is not None:
                found.append(step)
                scanner = ConditionSet((condition,), run.problem).scanner(timeline, step)
            assert found == steps
