"""The steps found in a recording at which something happens agree with a reference search."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest
from judges.naive_best_first import Rules, Search, Snapshot, best_first
from judges.naive_depth_first import dfs, idastar
from worlds.searches import random_graph

from workbench import api
from workbench.catalog import ALGORITHMS
from workbench.search.finding import states as finding_states
from workbench.search.finding import step_scanner as finding
from workbench.search.playback.timeline import Timeline

MAX = 30


def both(name: str, seed: int) -> tuple[Timeline[Any], Search, Rules]:
    """Return a recording, a reference search of the same problem, and its rules."""
    world = random_graph(seed)
    estimate = world.estimate if ALGORITHMS[name].informed else None
    rules = Rules(name, exact=False, weight="2")
    run = api.start(world, name, estimate)
    run.advance(MAX)
    if name == "dfs":
        judged = dfs(world, None, "path", "expansion", MAX)
    elif name == "idastar":
        judged = idastar(world, world.estimate, MAX)
        rules = Rules("astar")
    else:
        judged = best_first(world, rules, estimate or (lambda _: 0), MAX)
    return Timeline(run.recording), judged, rules


def happened(timeline: Timeline[Any], test: finding.Test) -> list[int]:
    happens = test(finding.StepRange(timeline, 1, timeline.length))
    assert (happens.shape, happens.dtype) == ((timeline.length,), bool)
    found = [t for t, holds in enumerate(happens.tolist(), start=1) if holds]
    matches = array("q")
    assert [*finding.scan(timeline, [test], [matches])][-1:] in ([], [1.0])
    assert matches.tolist() == found
    for first in range(1, timeline.length + 1, 7):  # a part gives the same result as the whole
        part = test(finding.StepRange(timeline, first, min(first + 4, timeline.length)))
        assert part.tolist() == happens.tolist()[first - 1 : first + 4]
    return found


def steps(judged: Search, holds: Callable[..., bool]) -> list[int]:
    return [snapshot.t for snapshot in judged.snapshots[1:] if holds(snapshot)]


CASES = [(name, seed) for name in ("astar", "wastar", "ucs", "greedy", "bfs", "dfs", "idastar") for seed in range(40)]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_what_happens_in_a_search_is_found(name: str, seed: int):
    timeline, judged, rules = both(name, seed)

    def node(snapshot: Snapshot) -> Any:
        return snapshot.nodes[snapshot.current or 0]

    def f(snapshot: Snapshot) -> float:
        return rules.f(node(snapshot).g, node(snapshot).h) if name != "dfs" else node(snapshot).g

    def fates(snapshot: Snapshot) -> set[str]:
        return {successor.fate for successor in snapshot.successors}

    def added(snapshot: Snapshot) -> Any:
        return snapshot.nodes[len(judged.snapshots[snapshot.t - 1].nodes) :]

    def breaks(child: Any) -> bool:
        parent = child.parent
        return parent is not None and bool(parent.h > child.g - parent.g + child.h)

    changes = steps(judged, lambda now: now.t > 1 and f(now) != f(judged.snapshots[now.t - 1]))
    assert happened(timeline, finding.f_changes) == changes
    assert happened(timeline, finding.solved) == steps(judged, lambda now: now.goal is not None)
    assert happened(timeline, finding.reopens) == steps(judged, lambda now: "reopened" in fates(now))
    assert happened(timeline, finding.cheaper_path) == steps(judged, lambda now: "cheaper" in fates(now))
    assert happened(timeline, finding.inconsistent) == steps(judged, lambda now: any(map(breaks, added(now))))
    informed = name not in ("ucs", "bfs", "dfs")  # the others have no f
    for bound in (0, 0.7, 2, 5):
        assert happened(timeline, finding.compared("f", ">", bound)) == steps(
            judged, lambda now, bound=bound: informed and f(now) > bound
        )
    for depth in range(5):
        deep = steps(judged, lambda now, depth=depth: node(now).depth == depth)
        assert happened(timeline, finding.compared("depth", "=", depth)) == deep
    for state in "abch":
        made = steps(judged, lambda now, state=state: any(child.state == state for child in now.successors))
        assert happened(timeline, finding_states.generates(state)) == made
    for size in (0, 1, 3):
        long = steps(judged, lambda now, size=size: len(now.open or ()) > size)
        assert happened(timeline, finding.compared("open", ">", size)) == long


def test_each_condition_was_seen_to_hold():
    recordings = [both(name, seed)[0] for name, seed in CASES]
    for condition in (finding.f_changes, finding.solved, finding.reopens, finding.cheaper_path, finding.inconsistent):
        assert sum(bool(happened(timeline, condition)) for timeline in recordings) >= 2


@pytest.mark.parametrize(("name", "seed"), CASES[::5])
def test_going_from_one_such_step_to_the_next_and_back_passes_all_of_them(name: str, seed: int):
    timeline, _, _ = both(name, seed)
    everywhere = happened(timeline, finding.f_changes)
    for t in range(timeline.length + 1):
        later = [step for step in everywhere if step > t]
        earlier = [step for step in everywhere if step < t]
        assert finding.StepScanner(timeline, [finding.f_changes], t).resume() == (later[0] if later else None)
        assert finding.StepScanner(timeline, [finding.f_changes], t, back=True).resume() == (
            earlier[-1] if earlier else None
        )


def test_nothing_has_happened_before_the_first_step():
    timeline = Timeline(api.start("1 2 3/4 0 6/7 5 8").recording)
    conditions: list[finding.Test] = [
        finding.f_changes,
        finding.solved,
        finding.reopens,
        finding.cheaper_path,
        finding.inconsistent,
    ]
    conditions += [finding.compared(quantity, "=", 0) for quantity in finding.QUANTITIES]
    conditions += [finding_states.generates(bytes(range(9))), finding_states.generates_goal]
    for condition in conditions:
        assert happened(timeline, condition) == []
        assert finding.StepScanner(timeline, [condition], 0).resume() is None
        assert finding.StepScanner(timeline, [condition], 0, back=True).resume() is None


def test_an_estimate_of_never_on_a_board_breaks_no_consistency():
    run = api.start("1 2 3/4 0 6/7 5 8", "idastar", lambda state: 1000 if state[4] == 0 else float("inf"))
    run.advance(9)
    assert happened(Timeline(run.recording), finding.inconsistent) == []


def test_depths_are_the_numbers_of_moves():
    for name in ALGORITHMS:
        recording = api.start("8 6 7/2 5 4/3 0 1", name).recording
        assert (
            recording.depths(recording.published.nodes, slice(recording.records)).tolist()
            == [0] * recording.published.records
        )
        run = api.start("8 6 7/2 5 4/3 0 1", name)
        run.advance(80)
        published = run.recording.published
        counted = [len(run.recording.moves(number)) for number in range(published.records)]
        assert run.recording.depths(published.nodes, slice(published.records)).tolist() == counted
