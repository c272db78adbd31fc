"""The curves of the chart: thinned while the search runs, but always correct."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import ConfiguredRun, start
from workbench.formats.problem_input import read_problem
from workbench.formats.traces import trace
from workbench.formats.traces.importing import import_trace
from workbench.search.playback.timeline import Timeline
from workbench.tiles.puzzle.board import Board
from workbench.ui.charts.curves import Curves
from workbench.ui.charts.envelope import MAX_BLOCKS, Curve, Envelope, Tally, thinned

FIRST = Board.parse("1 2 3/7 0 8/5 6 4")


@given(st.lists(st.integers(1, 700), min_size=1, max_size=12), st.integers(0, 2**32))
def test_an_envelope_touches_the_least_and_the_greatest_of_every_stretch(parts: list[int], seed: int) -> None:
    values = np.random.default_rng(seed).integers(0, 1000, sum(parts))
    envelope, first = Envelope(), 0
    for part in parts:
        envelope.add(values[first : first + part])
        first += part

    curve = envelope.curve(0)

    assert envelope.steps == len(values)
    assert len(curve.x) <= 2 * MAX_BLOCKS + 1
    assert (np.diff(curve.x) >= 0).all()
    assert curve.y.max() == values[: int(curve.x[-1]) + 1].max()
    assert curve.y[-1] == values[-1]


def test_few_values_are_drawn_as_they_are() -> None:
    envelope = Envelope()
    for value in range(MAX_BLOCKS):
        envelope.add(np.array([value % 7]))
    curve = envelope.curve(1)
    assert curve.x.tolist() == list(range(1, MAX_BLOCKS + 1))
    assert curve.y.tolist() == [value % 7 for value in range(MAX_BLOCKS)]


def test_many_values_keep_their_spikes() -> None:
    envelope, values = Envelope(), np.zeros(100_000)
    values[[12_345, 77_777]] = 5, -5
    for first in range(0, len(values), 997):
        envelope.add(values[first : first + 997])
    curve = envelope.curve(0)
    assert len(curve.x) <= 2 * MAX_BLOCKS + 1
    assert curve.y.max() == 5
    assert curve.y.min() == -5


@pytest.mark.parametrize("slices", [1, 3, 1000])
def test_curves_are_those_of_the_recording_however_they_grew(slices: int) -> None:
    run = start(FIRST, "astar", "misplaced")
    curves = Curves(run)
    while run.advance(slices).value == "running":
        curves.update()
    curves.update()
    timeline = Timeline(run.recording)
    assert curves.open_size().y.tolist() == [1, *timeline.open_size().tolist()]
    assert curves.closed_size().y.tolist() == [0, *timeline.closed_size().tolist()]
    assert set(curves.f().y) == set((timeline.f() / 1000).tolist())


def test_tallies_count_every_node_once() -> None:
    run = start(FIRST, "astar", "misplaced")
    curves = Curves(run)
    for _ in range(10):
        run.advance(5)
        curves.update()
    recording = run.recording
    for generated, expanded in (curves.by_depth(), curves.by_f()):
        assert generated.y.sum() == recording.records
        assert expanded.y.sum() == recording.expanded
    depths, counts = curves.by_depth()[0].x.tolist(), curves.by_depth()[0].y.tolist()
    assert depths == sorted(depths)
    assert counts[0] == 1


def test_a_search_without_open_draws_the_length_of_its_path() -> None:
    run = start(FIRST, "idastar")
    run.advance(1000)
    curves, timeline = Curves(run), Timeline(run.recording)
    curves.update()
    assert not curves.stores_open
    lengths = [len(run.recording.path(int(record))) for record in timeline.current()]
    assert curves.open_size().y.tolist() == [1, *lengths]


def test_rounds_are_told_with_their_bounds() -> None:
    run = start(Board.parse("7 2 4/5 0 6/8 3 1"), "idastar", goal="first")
    run.advance(10_000)
    curves = Curves(run)
    rounds = curves.by_iteration()
    assert rounds is not None
    assert curves.bounds()[:2] == [18, 20]
    assert rounds.y.sum() == run.expanded
    assert Curves(start(FIRST, "astar")).by_iteration() is None


def test_a_search_with_rounds_draws_the_bound_of_each_from_its_first_step() -> None:
    run = start(Board.parse("7 2 4/5 0 6/8 3 1"), "idastar", goal="first")
    run.advance(10_000)
    curves = Curves(run)
    curves.update()
    bound = curves.bound()
    assert bound is not None
    rounds = run.recording.published.iterations
    assert bound.x[:3].tolist() == [1, rounds[1].first_step, rounds[1].first_step]
    assert bound.x[-1] == run.expanded
    assert bound.y.tolist() == [value for value in curves.bounds() for _ in range(2)]
    assert Curves(start(FIRST, "astar")).bound() is None


def test_the_bound_in_a_part_of_a_search_is_drawn_for_its_steps_only(tmp_path: Path) -> None:
    run = start(Board.parse("7 2 4/5 0 6/8 3 1"), "idastar", goal="first")
    run.advance(10_000)
    third = run.recording.published.iterations[2]
    path = tmp_path / "part.jsonl"
    trace.write(path, run, trace.part_of(run, third.first_step - 2, third.first_step + 2))
    *_, part = import_trace(path)
    assert isinstance(part, ConfiguredRun)
    curves = Curves(part)
    curves.update()
    bound = curves.bound()
    assert bound is not None
    assert bound.x.tolist() == [0, 3, 3, 5]
    assert bound.y.tolist() == [value for value in curves.bounds()[1:3] for _ in range(2)]


@pytest.mark.parametrize(
    ("algorithm", "engine"), [("bibfs", "textbook"), ("bibfs", "compiled"), ("biastar", "textbook")]
)
@pytest.mark.parametrize("slices", [1, 7, 10_000])
def test_both_sides_of_a_search_from_both_ends_have_their_own_curve(algorithm: str, engine: str, slices: int) -> None:
    run = start(Board.parse("7 2 4/5 0 6/8 3 1"), algorithm, goal="first", engine=engine)
    curves = Curves(run)
    while run.expanded < 900 and run.advance(min(slices, 900)).value == "running":
        curves.update()
    while curves.is_behind:
        curves.update()
    timeline = Timeline(run.recording)
    forward, backward = curves.open_sizes()
    for t in range(0, timeline.length + 1, 9):
        moment = timeline.at(t)
        sides = [moment.side(int(number)) for number in moment.open]
        assert (forward.y[t], backward.y[t]) == (sides.count(0), sides.count(1))
    assert (forward.y[0], backward.y[0], curves.open_size().y[0]) == (1, 1, 2)


@given(st.integers(0, 600), st.integers(1, 300))
def test_a_part_looked_at_closely_shows_every_step_of_it(first: int, length: int) -> None:
    last = min(first + length, SIDED.expanded)
    first = min(first, last)
    part, timeline = Curves(SIDED, (first, last)), Timeline(SIDED.recording)
    part.update()
    assert not part.is_behind
    waiting = [2, *timeline.open_size().tolist()]
    assert part.open_size().x.tolist() == list(range(first, last + 1))
    assert part.open_size().y.tolist() == waiting[first : last + 1]
    assert part.closed_size().y.tolist() == [0, *timeline.closed_size().tolist()][first : last + 1]
    sums = part.open_sizes()[0].y + part.open_sizes()[1].y
    assert sums.tolist() == part.open_size().y.tolist()


SIDED = start(Board.parse("7 2 4/5 0 6/8 3 1"), "bibfs", goal="first", engine="textbook")
SIDED.advance(10_000)


@given(st.lists(st.lists(st.integers(-5, 40) | st.sampled_from([1000, 5000, 1414])), max_size=8))
def test_a_tally_counts_what_a_counter_counts(parts: list[list[int]]) -> None:
    tally = Tally()
    for part in parts:
        tally.add(np.array(part, np.int64))
    judged = Counter(value for part in parts for value in part)
    assert dict(zip(tally.bars(1).x.tolist(), tally.bars(1).y.tolist(), strict=True)) == judged
    assert tally.bars(1).x.tolist() == sorted(judged)


@given(st.integers(1, 9000), st.integers(0, 2**32))
def test_a_thinned_curve_has_few_points_and_keeps_the_extremes(length: int, seed: int) -> None:
    values = np.random.default_rng(seed).integers(0, 1000, length).astype(np.float64)
    thin = thinned(Curve(np.arange(length, dtype=np.float64), values))
    assert len(thin.x) <= 2 * MAX_BLOCKS
    assert (thin.y.max(), thin.y.min()) == (values.max(), values.min())
    assert (np.diff(thin.x) >= 0).all()


@pytest.mark.parametrize("algorithm", ["ucs", "astar", "bfs", "bibfs", "ids"])
def test_depth_is_counted_in_moves_where_they_cost_differently(algorithm: str) -> None:
    run = start(read_problem("romania").problem, algorithm)
    while run.advance(100).value == "running":
        pass
    curves, recording = Curves(run), run.recording
    curves.update()
    generated, expanded = curves.by_depth()
    every = Counter(len(recording.path(number)) - 1 for number in range(recording.published.records))
    taken = Counter(len(recording.path(int(number))) - 1 for number in Timeline(recording).current())
    assert dict(zip(generated.x.tolist(), generated.y.tolist(), strict=True)) == every
    assert dict(zip(expanded.x.tolist(), expanded.y.tolist(), strict=True)) == taken
