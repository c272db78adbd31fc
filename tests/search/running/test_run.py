"""The result of a run does not depend on the slices in which it is advanced, and concurrent readers see valid data."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds.searches import graph, jumpy, random_graph

from workbench import api
from workbench.api.start import on_compiled_engine
from workbench.catalog import ALGORITHMS
from workbench.search.explaining.explain import narration
from workbench.search.finding import states as finding_states
from workbench.search.finding import step_scanner as finding
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment

EVERY = [name for name in ALGORITHMS if name != "hill"]  # which ends after a few steps
KORF = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"


def started(name: str, **options: Any) -> api.ConfiguredRun:
    """Return a run that takes a while; if a heuristic is given, it reopens nodes."""
    return api.start(KORF, name, jumpy(1) if ALGORITHMS[name].informed else None, goal="first", **options)


def everything(run: api.ConfiguredRun) -> Any:
    """Return everything that a run has recorded and counted, as plain values."""
    recording, published = run.recording, run.recording.published
    nodes = {name: column[: published.records].tolist() for name, column in published.nodes.items()}
    rows = {name: column[: published.steps].tolist() for name, column in published.rows.items()}
    counts = (recording.expanded, recording.generated, recording.reopened, recording.max_open, recording.pruned)
    return run.status, run.solution, run.reason, counts, nodes, rows, published.iterations, recording.labels


@pytest.mark.parametrize("name", EVERY)
def test_single_steps_record_exactly_what_one_long_advance_records(name: str):
    whole, stepped = started(name), started(name)
    whole.advance(500)
    for _ in range(500):
        stepped.advance(1)
    assert everything(whole) == everything(stepped)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(EVERY), st.lists(st.integers(0, 7), max_size=12))
def test_pausing_anywhere_changes_nothing(seed: int, name: str, slices: list[int]):
    world = random_graph(seed)
    estimate = world.estimate if ALGORITHMS[name].informed else None
    whole, paused = api.start(world, name, estimate), api.start(world, name, estimate)
    whole.advance(60)
    for expansions in slices:
        before = paused.expanded
        paused.advance(expansions)
        assert paused.expanded <= before + expansions
    paused.advance(60 - paused.expanded)
    assert everything(whole) == everything(paused)


@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_done_but_by_advancing(name: str):
    run = started(name)
    assert (run.expanded, run.seconds, run.status) == (0, 0, Status.RUNNING)
    assert run.advance(0) is Status.RUNNING
    assert run.expanded == 0
    run.advance(1)
    assert run.expanded == Timeline(run.recording).length == 1
    assert run.seconds > 0


def digest(moment: Moment[Any]) -> Any:
    """Return all data of a moment as plain values."""
    recording = moment.recording
    return (
        moment.t,
        moment.current,
        moment.goal,
        moment.records,
        None if moment.open is None else moment.open.tolist(),
        None if moment.closed is None else moment.closed.tolist(),
        moment.counts,
        moment.path,
        [recording.state(number) for number in moment.path],
        moment.successors,
        [(moment.g(number), moment.h(number), moment.f(number), moment.step(number)) for number in moment.path],
    )


@pytest.mark.parametrize("name", EVERY)
def test_a_moment_that_someone_holds_stays_true_while_the_run_goes_on(name: str):
    run = started(name)
    run.advance(150)
    timeline = Timeline(run.recording)
    looked_at, untouched = timeline.at(100), timeline.at(100)
    result = digest(looked_at)
    published = run.recording.published
    copies = {column: array[: published.records].copy() for column, array in published.nodes.items()}
    for _ in range(20):
        run.advance(300)
    assert digest(looked_at) == digest(untouched) == digest(timeline.at(100)) == result
    for column, copy in copies.items():
        held = published.nodes[column][: published.records]
        step = published.nodes["left"][: published.records] if column == "fate" else held
        later = (copy != held) & (step <= published.steps)
        assert not later.any(), f"{column} was overwritten"
        if column not in ("expanded", "superseded", "left", "fate", "learned"):
            assert np.array_equal(copy, held)


class Reader(threading.Thread):
    """Reads random moments as fast as it can, at least a dozen times, until it is stopped."""

    def __init__(self, run: api.ConfiguredRun, looks: int = 1500) -> None:
        super().__init__()
        self.timeline, self.looks = Timeline(run.recording), looks
        self.enough = threading.Event()
        self.seen: list[Any] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        chance = random.Random(1)
        try:
            for look in range(self.looks):
                if self.enough.is_set() and look > 10:
                    return
                length = self.timeline.length
                t = chance.choice((length, chance.randint(0, length)))
                self.seen.append((digest(self.timeline.at(t)), narration(self.timeline, t)))
                self._look_at_all(look)
        except BaseException as fault:
            self.fault = fault

    def _look_at_all(self, look: int) -> None:
        conditions = (finding.f_changes, finding.inconsistent, finding.cheaper_path, finding.solved, finding.reopens)
        finding.StepScanner(self.timeline, [conditions[look % len(conditions)]], 0).resume()
        assert len(self.timeline.f()) <= self.timeline.length


@pytest.fixture
def eager_switching() -> Iterator[None]:
    """Make threads switch as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("eager_switching")
@pytest.mark.parametrize("name", EVERY)
def test_a_reader_beside_a_running_search_sees_only_true_moments(name: str):
    run = started(name)
    reader = Reader(run)
    reader.start()
    for _ in range(40):
        run.advance(50)
    reader.enough.set()
    reader.join()
    assert reader.fault is None
    assert len(reader.seen) > 10
    timeline = Timeline(run.recording)
    for result, narrated in reader.seen[:: max(1, len(reader.seen) // 100)]:
        assert result == digest(timeline.at(result[0]))
        assert narrated == narration(timeline, result[0])


def ending(run: Any) -> Iterator[Any]:
    """Return what another thread sees of a run at the moment at which it sees that it is finished."""
    found: list[Any] = []
    result = run.__dict__.pop("status")

    class Watched(type(run)):
        @property
        def status(self) -> Status:
            return result

        @status.setter
        def status(self, status: Status) -> None:
            nonlocal result
            result = status
            if status is not Status.RUNNING and not found:
                found.append(everything(self))

    run.__class__ = Watched
    return iter(found)


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("limits", [Limits(), Limits(expansions=3), Limits(bytes=1)])
@pytest.mark.parametrize("name", EVERY)
def test_whoever_sees_that_a_run_is_over_sees_all_of_it(name: str, limits: Limits, fast: bool):
    run = api.start("1 2 3/4 0 5/7 8 6", name, limits=limits)
    run = on_compiled_engine(run) if fast else run
    seen = ending(run)
    while run.advance(1) is Status.RUNNING:
        pass
    assert next(seen, None) == everything(run)


def restless(run: api.ConfiguredRun) -> api.ConfiguredRun:
    """Let the run continue, like another thread would, whenever someone reads its published data."""
    held = run.recording.published
    going_on = False

    class Restless(type(run.recording)):
        @property
        def published(self) -> Any:
            nonlocal going_on
            if not going_on and run.expanded < 6000:
                going_on = True
                run.advance(100)
                going_on = False
            return held

        @published.setter
        def published(self, published: Any) -> None:
            nonlocal held
            held = published

    run.recording.__class__ = Restless
    return run


CONDITIONS = [
    finding.f_changes,
    finding.solved,
    finding.reopens,
    finding.cheaper_path,
    finding.inconsistent,
    finding.compared("f", ">", 9000),
    finding.compared("open", ">", 100),
    finding.compared("depth", "=", 7),
    finding_states.generates(api.start(KORF, goal="first").problem.initial()),
]


def throughout(timeline: Timeline[Any], condition: finding.Test) -> list[bool]:
    return condition(finding.StepRange(timeline, 1, timeline.length)).tolist()


@pytest.mark.thorough
@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_found_in_a_search_that_publishes_meanwhile_is_true(name: str, condition: finding.Test):
    run = restless(started(name))
    found = [throughout(Timeline(run.recording), condition) for _ in range(8)]
    truth = throughout(Timeline(run.recording), condition)
    for happens in found:
        assert happens == truth[: len(happens)]


@pytest.mark.thorough
@pytest.mark.parametrize("name", EVERY)
def test_moments_of_a_search_that_publishes_meanwhile_are_true(name: str):
    run = restless(started(name))
    timeline = Timeline(run.recording)
    seen = [(digest(timeline.at(t)), narration(timeline, t)) for t in (0, 1, 50, 80, 99, 400)]
    sizes = [timeline.f(), timeline.current(), timeline.open_size(), timeline.closed_size()]
    run.advance(10**4)
    for result, narrated in seen:
        assert result == digest(timeline.at(result[0]))
        assert narrated == narration(timeline, result[0])
    whole = [timeline.f(), timeline.current(), timeline.open_size(), timeline.closed_size()]
    assert all(np.array_equal(early, late[: len(early)]) for early, late in zip(sizes, whole, strict=True))


def test_samples_follow_the_counters_and_stay_few():
    run = started("astar", limits=Limits(expansions=6000))
    while run.status is Status.RUNNING:
        run.advance(1)
    table = run.samples.table()
    assert 2000 < len(table) <= 4096
    assert table[-1].tolist() == [run.seconds, 6000, run.recording.generated, run.recording.open]
    assert (np.diff(table[:, :3], axis=0) >= 0).all()


def test_a_solution_is_replayed_through_the_rules_before_it_is_believed():
    class Fickle(type(graph("ab1"))):
        asked = 0

        def successors(self, state: str) -> Any:
            type(self).asked += 1
            return super().successors(state) if self.asked < 3 else ()

    run = api.start(Fickle({"a": (("x", "b", 1),), "b": (("y", "c", 1),), "c": ()}, "c", {}), "ucs")
    run.advance(9)
    assert run.status is Status.FAILED
    assert run.reason is not None
    assert (run.reason.key, run.solution) == ("failed-replay", None)
