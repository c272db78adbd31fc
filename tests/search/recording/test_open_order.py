"""OPEN without sorting has the same order as the recording, at every step, forwards and backwards."""

from __future__ import annotations

import gc
import random
import tracemalloc
from threading import Thread
from typing import Any
from weakref import ref

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from workbench.api import Configuration, ConfiguredRun, start
from workbench.maps.generating import obstacles
from workbench.maps.grid import MoveRule
from workbench.maps.grid_problem import grid_problem
from workbench.search.playback.timeline import Timeline
from workbench.search.recording import ordering
from workbench.search.recording.open_order import OpenOrder
from workbench.search.recording.ordering import TIES
from workbench.tiles.puzzle.scramble import scramble


@pytest.fixture(autouse=True, params=[(1 << 16, 1 << 15), (16, 10), (7, 64)], ids=str)
def sizes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The caches for large searches are also used for these small ones."""
    monkeypatch.setattr("workbench.search.recording.open_chunks.CHUNK", request.param[0])
    monkeypatch.setattr("workbench.search.recording.open_order.STRIDE", request.param[1])


SEARCHES = [
    ("bfs", None, None),
    *((algorithm, heuristic, ties)
      for algorithm, heuristic in (("astar", "manhattan"), ("astar", "flicker"), ("astar", "euclidean"),
                                   ("wastar", "linear-conflict"), ("greedy", "misplaced"), ("ucs", None))
      for ties in TIES),
]  # fmt: skip


def run_of(algorithm: str, heuristic: str | None, ties: str | None, seed: int, steps: int = 250) -> ConfiguredRun:
    options = {} if ties is None else {"ties": ties}
    run = start(scramble(3, 3, seed), algorithm, heuristic, **options)
    run.advance(steps)
    return run


@pytest.mark.thorough
@pytest.mark.parametrize(("algorithm", "heuristic", "ties"), SEARCHES)
@settings(max_examples=6)
@given(seed=st.integers(0, 1000), coarse=st.booleans(), data=st.data())
def test_open_is_served_in_the_order_of_the_recording_at_any_step(
    algorithm: str, heuristic: str | None, ties: str | None, seed: int, coarse: bool, data: st.DataObject
) -> None:
    check_order(run_of(algorithm, heuristic, ties, seed), algorithm, ties, coarse, data)


@pytest.mark.thorough
@pytest.mark.parametrize("ties", TIES)
@settings(max_examples=6)
@given(seed=st.integers(0, 1000), coarse=st.booleans(), digits=st.sampled_from([1, 4, 13]), data=st.data())
def test_the_same_holds_where_nearly_every_priority_is_another_one(
    ties: str, seed: int, coarse: bool, digits: int, data: st.DataObject
) -> None:
    problem = grid_problem(obstacles(12, 12, seed, 20, MoveRule.EIGHT))
    run = start(problem, Configuration.of("astar", "octile", problem=problem, ties=ties))
    run.advance(250)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ordering, "COARSE_BITS", digits)
        check_order(run, "astar", ties, coarse, data)


def test_the_order_becomes_coarse_as_soon_as_there_are_many_priorities(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.search.recording.open_order.MAX_EXACT", 5)
    run = run_of("astar", "euclidean", "low-h", seed=7, steps=1)
    timeline, before = Timeline(run.recording), run.recording.open_order.at(1)
    rows = before.rows(0, len(before)).tolist()
    while run.advance(20).value == "running":
        open_ = timeline.at(timeline.length).open
        served = run.recording.open_order.at(timeline.length)
        assert open_ is not None
        assert served.rows(0, len(served)).tolist() == open_.tolist()
    assert run.recording.open_order.coarse
    assert before.rows(0, len(before)).tolist() == rows, "a visible list may keep it"


@pytest.mark.parametrize("priorities", [[-3.5, -1.0, -0.0, 0.0, 1e-9, 1.0, 1.4142135, 1e9], [0, 1000, 1001, 5000]])
def test_coarse_priorities_keep_the_order(priorities: list[float]) -> None:
    coarse = ordering.coarse_priorities(np.array(priorities))
    assert (np.diff(coarse) >= 0).all()
    near = ordering.coarse_priorities(np.array([1000.0, 1000.01, 1001.0]))
    assert near[0] == near[1] < near[2]


def check_order(run: ConfiguredRun, algorithm: str, ties: str | None, coarse: bool, data: st.DataObject) -> None:
    timeline, index = Timeline(run.recording), OpenOrder(run.recording, coarse)
    for t in data.draw(st.lists(st.integers(0, timeline.length), min_size=1, max_size=5)):
        for _ in range(data.draw(st.integers(0, 20))):
            index.prepare(timeline.length)
        served = index.at(t)
        open_ = timeline.at(t).open
        assert open_ is not None
        assert served.rows(0, len(served)).tolist() == open_.tolist()
        candidates, waiting = served.candidates()
        assert candidates[waiting].tolist() == sorted(open_.tolist())
        if algorithm == "bfs":
            continue  # it has no priorities
        moment = timeline.at(t)
        f = {one: moment.f(one) for one in open_.tolist()}
        for record in open_[:5].tolist():
            alike = [one for one in f if f[one] == f[record]]
            assert served.count_of_priority(f[record]) == len(alike)
            if ties in ("low-h", "high-h"):
                assert served.like(record) == sum(moment.h(one) == moment.h(record) for one in alike)


def test_it_follows_a_search_that_goes_on() -> None:
    run = run_of("astar", "misplaced", "low-h", seed=7, steps=1)
    timeline, index = Timeline(run.recording), OpenOrder(run.recording)
    while run.advance(97).value == "running":
        while not index.is_prepared(timeline.length):
            index.prepare(timeline.length)
        served = index.at(timeline.length)
        open_ = timeline.at(timeline.length).open
        assert open_ is not None
        assert served.rows(0, len(served)).tolist() == open_.tolist()


def test_any_rows_can_be_asked_for_and_records_found() -> None:
    run = run_of("astar", "manhattan", "fifo", seed=3)
    served = OpenOrder(run.recording).at(run.expanded)
    everything = served.rows(0, len(served)).tolist()
    dice = random.Random(1)
    for _ in range(50):
        first = dice.randrange(len(everything))
        last = dice.randrange(len(everything) + 10)
        assert served.rows(first, last).tolist() == everything[first:last]
    afresh = OpenOrder(run.recording).at(run.expanded)
    for row, record in random.Random(2).sample([*enumerate(everything)], len(everything)):
        assert served.row_of(record) == afresh.row_of(record) == row
    waiting = set(everything)
    for record in range(run.recording.records):
        if record not in waiting:
            assert served.row_of(record) is None


class Counted:
    """A recording that counts the records whose waiting is looked up."""

    def __init__(self, recording: Any) -> None:
        self._recording = recording
        self.looked_up = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._recording, name)

    def wait_at(self, which: NDArray[np.int64], t: int) -> NDArray[np.bool_]:
        self.looked_up += len(which)
        waits: NDArray[np.bool_] = self._recording.wait_at(which, t)
        return waits


@pytest.mark.parametrize("ties", ["lifo", "fifo"])
def test_the_first_rows_are_found_without_reading_the_whole_bucket(ties: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.search.recording.open_chunks.CHUNK", 16)
    run = run_of("ucs", None, ties, seed=3, steps=2000)
    recording = Counted(run.recording)
    served = OpenOrder(recording).at(run.expanded)
    assert len(served.rows(0, 3)) == 3
    few = recording.looked_up
    rows = served.rows(0, len(served)).tolist()
    assert rows == Timeline(run.recording).at(run.expanded).open.tolist()
    assert few < recording.looked_up / 3


def test_what_has_left_open_is_not_read_again_at_later_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.search.recording.open_chunks.CHUNK", 16)
    run = run_of("bfs", None, None, seed=3, steps=3000)
    recording, timeline = Counted(run.recording), Timeline(run.recording)
    index, looked_up = OpenOrder(recording), []
    for t in (2990, 2995, 3000, 10, 2992, 3000):
        before, open_ = recording.looked_up, timeline.at(t).open
        assert open_ is not None and index.at(t).rows(0, 3).tolist() == open_[:3].tolist()
        looked_up.append(recording.looked_up - before)
    assert max(looked_up[1:]) < looked_up[0] / 10


@pytest.mark.parametrize("ties", ["lifo", "fifo"])
def test_once_prepared_only_what_is_on_open_is_read(ties: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.search.recording.open_chunks.CHUNK", 16)
    monkeypatch.setattr("workbench.search.recording.open_order.STRIDE", 10)
    run = run_of("ucs", None, ties, seed=3, steps=3000)
    recording, timeline = Counted(run.recording), Timeline(run.recording)
    index, dice = OpenOrder(recording), random.Random(1)
    while not index.is_prepared(timeline.length):
        index.prepare(timeline.length)
    for t in (dice.randrange(timeline.length) for _ in range(20)):
        before, open_ = recording.looked_up, timeline.at(t).open
        assert open_ is not None and index.at(t).rows(0, 3).tolist() == open_[:3].tolist()
        assert recording.looked_up - before <= 4 * 16  # three chunks, and what does not fill one


def test_one_thread_indexes_while_another_reads() -> None:
    run = run_of("astar", "misplaced", "low-h", seed=7, steps=4000)
    timeline, index = Timeline(run.recording), OpenOrder(run.recording)

    def prepare() -> None:
        while index.backlog(timeline.length):
            index.prepare(timeline.length)

    thread = Thread(target=prepare)
    thread.start()
    dice = random.Random(1)
    for t in (dice.randrange(timeline.length) for _ in range(30)):
        served, open_ = index.at(t), timeline.at(t).open
        assert open_ is not None
        assert served.rows(0, len(served)).tolist() == open_.tolist()
    thread.join()


class Overtaken:
    """A recording that grows, and whose OPEN another thread reads, just after its columns were taken."""

    def __init__(self, run: ConfiguredRun) -> None:
        self._run = run
        self.reader: OpenOrder | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._run.recording, name)

    @property
    def published(self) -> Any:
        found, reader, self.reader = self._run.recording.published, self.reader, None
        if reader is not None:
            self._run.advance(4000)
            while reader.backlog(self._run.expanded):
                reader.prepare(self._run.expanded)
        return found


def test_chunks_that_are_added_while_others_are_examined_are_left_for_later() -> None:
    run = run_of("ucs", None, "fifo", seed=3, steps=200)
    while run.recording.records < run.recording.nodes.capacity - 8:  # the next chunk is beyond these columns
        run.advance(1)
    recording = Overtaken(run)
    index = OpenOrder(recording)
    while not index.is_prepared(run.expanded):
        index.prepare(run.expanded)
    recording.reader = index
    index.prepare(run.expanded)
    while not index.is_prepared(run.expanded):
        index.prepare(run.expanded)
    open_ = Timeline(run.recording).at(run.expanded).open
    assert run.expanded > 4000 and open_ is not None
    assert index.at(run.expanded).rows(0, len(open_)).tolist() == open_.tolist()


def test_grouping_more_nodes_copies_nothing_that_was_grouped_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.search.recording.open_chunks.CHUNK", 64)
    monkeypatch.setattr("workbench.search.recording.open_order.STRIDE", 32)
    run = run_of("ucs", None, "fifo", seed=3, steps=20_000)
    index, allocated = OpenOrder(run.recording), []
    tracemalloc.start()
    while index.backlog(run.expanded):
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        index.prepare(run.expanded)
        allocated.append(tracemalloc.get_traced_memory()[1] - before)
    tracemalloc.stop()
    assert len(allocated) == 20_000 // 32
    assert max(allocated) < run.recording.records


def test_a_recording_whose_open_was_listed_is_freed_at_once() -> None:
    """Collections do not look at what was there when the program had started; a search may grow after that."""
    run = run_of("astar", "manhattan", "low-h", seed=3)
    assert len(run.recording.open_order.at(10).rows(0, 3)) == 3
    gone = ref(run.recording)
    gc.disable()
    try:
        del run
        assert gone() is None
    finally:
        gc.enable()
