"""The nodes of a search by g and h at any step, compared with counting them one by one."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from workbench import api
from workbench.api import Configuration, start
from workbench.maps.generating import maze
from workbench.maps.grid_problem import grid_problem
from workbench.search.inspecting import density as densities
from workbench.search.inspecting.density import Density, level_line
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import Recording

CASES = [
    ("5 1 3 4/2 6 8 12/9 10 7 11/13 14 15 0", "astar", "manhattan", {"goal": "first"}),
    ("5 1 3 4/2 6 8 12/9 10 7 11/13 14 15 0", "wastar", "linear-conflict", {"goal": "first", "weight": "2"}),
    ("1 2 3/7 0 8/5 6 4", "astar", "flicker", {}),
    ("8 6 7/2 5 4/3 0 1", "idastar", "manhattan", {}),
    ("romania", "astar", None, {}),
    ("maze", "greedy", None, {}),
]


def naive(recording: Recording, t: int, widths: tuple[float, float]) -> tuple[Counter, Counter]:
    """Return the numbers of nodes generated and expanded, by the classes of g and h."""
    moment = Timeline(recording).at(t)

    def classes(record: int) -> tuple[int, int]:
        return int(moment.g(record) // widths[0]), int(moment.h(record) // widths[1])

    finite = [record for record in range(moment.records) if moment.h(record) < math.inf]
    nodes = recording.published.rows["node"][:t].tolist()
    return Counter(map(classes, finite)), Counter(map(classes, nodes))


@pytest.mark.parametrize(("board", "algorithm", "heuristic", "options"), CASES, ids=lambda value: str(value))
def test_nodes_are_counted_at_any_step_forwards_and_backwards(
    board: str, algorithm: str, heuristic: str | None, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(densities, "_BLOCK", 64)
    monkeypatch.setattr(densities, "SIZE", 16)
    run = start(board, algorithm, heuristic, limits=Limits(expansions=1200), **options)
    counted = Density(run.recording)
    while run.status is Status.RUNNING:
        run.advance(150)
        counted.at(run.recording.published.steps)  # while the search is running
    length, chance = run.recording.published.steps, random.Random(board)
    for t in (length, 0, *(chance.randint(0, length) for _ in range(8))):
        shown = counted.at(t)
        assert shown.last is None
        for counts, expected in zip(shown[:2], naive(run.recording, t, shown.widths), strict=True):
            assert {place: int(counts[place]) for place in zip(*counts.nonzero(), strict=True)} == expected


def test_the_line_of_equal_priority_meets_the_axes_where_the_priority_says_so() -> None:
    assert level_line(lambda g, h: g + h, 30) == (30, 30)
    assert level_line(lambda g, h: g + 2 * h, 30) == (30, 15)
    assert level_line(lambda g, _h: g, 30) == (30, math.inf)
    assert level_line(lambda _g, h: h, 30) == (math.inf, 30)


@pytest.mark.parametrize(("board", "algorithm", "heuristic", "options"), CASES, ids=lambda value: str(value))
def test_the_axes_are_those_of_the_whole_search_at_each_of_its_steps(
    board: str, algorithm: str, heuristic: str | None, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(densities, "_BLOCK", 64)
    run = start(board, algorithm, heuristic, limits=Limits(expansions=600), **options)
    run.advance(600)
    length = run.recording.published.steps
    counted = Density(run.recording)
    axes = {(one.widths, one.reach) for one in map(counted.at, (0, length // 2, 1, length, 0))}
    ((widths, reach),) = axes
    generated, _ = naive(run.recording, length, widths)
    assert reach == tuple(max(place[axis] for place in generated) for axis in (0, 1))


@pytest.mark.parametrize("problem", ["maze", "romania"])
def test_where_costs_are_whole_a_class_holds_whole_costs(problem: str) -> None:
    run = start(problem, "astar", None)
    run.advance(10**6)
    widths = Density(run.recording).at(run.expanded).widths
    nodes, count = run.recording.published.nodes, run.recording.records
    for name, width in zip("gh", widths, strict=True):
        assert width % math.gcd(*map(int, nodes[name][:count])) == 0


def test_each_axis_has_many_classes_also_if_the_nodes_were_first_counted_at_the_start_of_the_search() -> None:
    run = api.start(grid_problem(maze(101, 101, 3)), Configuration.of("astar", "manhattan"))
    counted = Density(run.recording)
    counted.at(0)  # h of the start alone, 200, says nothing of the differences of costs
    while run.status is Status.RUNNING:
        run.advance(100)
        counted.at(run.recording.published.steps)
    shown = counted.at(run.expanded)
    assert shown.nodes > 4000
    assert all(most > densities.SIZE / 2 for most in shown.reach)
    for most, (at, width) in zip((2020, 200), zip(shown.extent, shown.widths, strict=True), strict=True):
        assert most < at <= most + 3 * width


def test_wider_classes_hold_the_same_nodes() -> None:
    run = start("romania", "astar", None)
    run.advance(10**6)
    shown = Density(run.recording).at(run.expanded)
    merged = shown.merged(5, 3)
    assert merged.widths == (5 * shown.widths[0], 3 * shown.widths[1])
    for counts, wide in zip(shown[:2], merged[:2], strict=True):
        expected: Counter = Counter()
        for g, h in zip(*counts.nonzero(), strict=True):
            expected[int(g) // 5, int(h) // 3] += int(counts[g, h])
        assert {place: int(wide[place]) for place in zip(*wide.nonzero(), strict=True)} == expected


@pytest.mark.parametrize("kept", [10**6, 300])
def test_the_newest_node_with_a_g_and_an_h_is_found(kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(densities, "_BLOCK", 64)
    run = start("8 6 7/2 5 4/3 0 1", "idastar", "manhattan", limits=Limits(expansions=1200))
    run.advance(10**6)
    recording = run.recording
    monkeypatch.setattr(type(recording), "kept_steps", property(lambda _: kept))  # after that, expansions are counted
    counted, timeline, chance = Density(recording), Timeline(recording), random.Random(1)
    for t in (1, 250, 301, 700, 1200):
        moment = timeline.at(t)
        begun = moment.iteration.first_step if moment.iteration else 1
        nodes = list(range(moment.records)) if t <= kept else recording.published.rows["node"][begun - 1 : t].tolist()
        for _ in range(10):
            g, h = (sorted((chance.randint(0, 30) * 1000, chance.randint(0, 30) * 1000)) for _ in range(2))
            inside = [one for one in nodes if g[0] <= moment.g(one) <= g[1] and h[0] <= moment.h(one) <= h[1]]
            assert counted.newest(t, (g[0], g[1]), (h[0], h[1])) == (inside[-1] if inside else NONE)
