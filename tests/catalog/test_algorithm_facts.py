"""Algorithms behave as the catalogue says, on random graphs and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from worlds.searches import random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.catalog.algorithm_entry import AlgorithmEntry, Duplicates
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.recording.columns import NEVER, NONE

ENTRIES = {**ALGORITHMS, **BROKEN_ALGORITHMS}
BOARD = "1 2 3/7 0 8/5 6 4"
STEPS = 60


def with_duplicates(kind: Duplicates) -> list[str]:
    return [name for name, entry in ENTRIES.items() if entry.duplicates is kind]


def searched(name: str) -> Iterator[Timeline[Any]]:
    """Yield searches of random graphs; in many of them no goal is reachable, so the search is exhaustive."""
    for seed in range(40):
        run = api.start(random_graph(seed), name, limits=Limits(expansions=STEPS))
        run.advance(STEPS)
        yield Timeline(run.recording)


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_a_best_first_search_and_no_other_always_expands_a_node_with_the_least_f(entry: AlgorithmEntry):
    least = []
    for timeline in searched(entry.name):
        for t in range(timeline.length):
            before, current = timeline.at(t), timeline.at(t + 1).current
            if before.open is not None and current is not None:
                least.append(before.f(current) <= min(before.f(int(record)) for record in before.open) + 1e-9)

    assert entry.best_first == (least != [] and all(least))


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_the_one_bound_of_a_depth_limited_search_is_no_iteration(entry: AlgorithmEntry):
    run = api.start(BOARD, entry.name, heuristic="zero" if entry.informed else None, limits=Limits(expansions=500))
    run.advance(500)
    bounds = run.recording.published.iterations

    assert entry.depth_limited == ("depth" in entry.options) == (len(bounds) == 1)
    assert list(run.iterations) == ([] if entry.depth_limited else list(bounds))
    assert len(api.result(run).iterations) == len(run.iterations)


@pytest.mark.parametrize("name", with_duplicates(Duplicates.REOPENED))
def test_a_cheaper_path_to_any_known_state_is_taken(name: str):
    replaced = 0
    for timeline in searched(name):
        replaced += len(replaced_records(timeline))
        paths = {}
        for t in range(1, timeline.length + 1):
            moment = timeline.at(t)
            if moment.current is not None:
                g = float(moment.g(moment.current))
                state = timeline.recording.state(moment.current)
                assert state not in paths or g < paths[state]  # expanded again only for a cheaper path
                paths[state] = g
    assert replaced > 0


@pytest.mark.parametrize("name", with_duplicates(Duplicates.ON_OPEN))
def test_a_cheaper_path_to_a_node_on_open_is_taken_and_nothing_is_reopened(name: str):
    replaced = 0
    for timeline in searched(name):
        expanded = timeline.recording.published.nodes["expanded"]
        replaced += len(replaced_records(timeline))
        assert all(expanded[record] == NEVER for record in replaced_records(timeline))
        assert timeline.recording.reopened == 0
    assert replaced > 0


@pytest.mark.parametrize("name", with_duplicates(Duplicates.DISCARDED))
def test_a_known_state_is_discarded_and_expanded_once(name: str):
    for timeline in searched(name):
        recording = timeline.recording
        sides = recording.published.nodes.get("side", [0] * recording.records)
        expanded = Counter((recording.state(record), int(sides[record])) for record in timeline.current().tolist())
        assert set(expanded.values()) <= {1}
        assert timeline.recording.reopened == 0


@pytest.mark.parametrize("name", with_duplicates(Duplicates.PARENT))
def test_only_the_move_back_is_left_out(name: str):
    options = {"start_bound": 8} if name == "ids" else {}
    run = api.start(BOARD, name, heuristic="zero" if ENTRIES[name].informed else None, **options)
    run.advance(300)
    recording = run.recording
    parents, states = recording.published.nodes["parent"], []
    for record in range(recording.records):
        above = [record]
        while len(above) < 3 and above[-1] != NONE:
            above.append(int(parents[above[-1]]))
        if NONE not in above:
            assert recording.state(above[2]) != recording.state(record)
        states.append(recording.state(record))

    assert len(set(states)) < len(states)  # others are generated again


def replaced_records(timeline: Timeline[Any]) -> list[int]:
    previous = timeline.recording.published.nodes["previous"][: timeline.recording.records]
    return [int(record) for record in previous if record != NONE]


def test_what_is_said_of_duplicates_and_ties():
    assert {name: entry.duplicates.value for name, entry in ENTRIES.items()} == {
        "astar": "reopened",
        "bfs": "discarded",
        "bibfs": "discarded",
        "biastar": "other",
        "diskbfs": "other",
        "ucs": "reopened",
        "greedy": "on-open",
        "wastar": "reopened",
        "beam": "discarded",
        "dfs": "other",
        "ids": "parent",
        "idastar": "parent",
        "rbfs": "parent",
        "smastar": "other",
        "lrta": "other",
        "hill": "other",
        "simulated-annealing": "other",
        "broken-astar-drops-open": "other",
        "broken-astar-tests-early": "reopened",
        "broken-bfs-stack": "discarded",
        "broken-bfs-tests-parent": "discarded",
    }
    assert {name: entry.ties for name, entry in ENTRIES.items() if entry.ties} == {"bfs": "fifo", "bibfs": "fifo"}
    assert not any(entry.ties and "ties" in entry.options for entry in ENTRIES.values())
