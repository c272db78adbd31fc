"""Breadth-first search on disk agrees with a reference search, spills to disk, and continues without recording."""

from __future__ import annotations

import errno
import tempfile
from collections.abc import Hashable
from typing import Any

import pytest
from hypothesis import given, settings
from judges.naive_best_first import Search
from judges.naive_diskbfs import diskbfs as judge
from judges.naive_tiles import Problem, Puzzle, puzzle_distance
from worlds.searches import Graph, agree, agree_on_records, board, goal, graphs, near, puzzles, random_graph

from workbench import api
from workbench.search.algorithms.diskbfs import diskbfs
from workbench.search.explaining.explain import narration, steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import SearchFailure, zero
from workbench.search.problem.status import Status
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.disk_states import Codec
from workbench.search.running.run import Run
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.puzzle.problem import TileProblem


def started(problem: Any, run: int = 5, records: int = 10**6) -> Run[Any]:
    """Return a search with so little memory that it writes all the time."""
    pool: DiskPool[Any] = DiskPool(problem, records)
    return Run(problem, pool, TextbookSearch(diskbfs(problem, zero, pool, run), pool), Limits())


def check_against(run: Run[Any], problem: Problem, most: int = 60) -> Search:
    """Compare every step of a run with the reference search; return what that recorded."""
    judged = judge(problem, most)
    run.advance(judged.snapshots[-1].t)
    timeline = Timeline(run.recording)
    assert timeline.length == len(judged.snapshots) - 1
    agree_on_records(run.recording, judged)
    for snapshot in judged.snapshots:
        moment = timeline.at(snapshot.t)
        agree(moment, snapshot)
        if moment.goal is None and snapshot.t < timeline.length:
            assert moment.open is not None
            assert timeline.at(snapshot.t + 1).current == moment.open[0], "the first of OPEN is served next"
    assert run.recording.max_open == max([0, *(len(seen.open or ()) for seen in judged.snapshots[1:])])
    if judged.status != "running":
        assert run.advance(1).value == judged.status
        assert (run.solution.moves if run.solution else None) == judged.moves
    return judged


def problem_of(puzzle: Puzzle) -> TileProblem:
    return TileProblem(board(puzzle), goal(puzzle), puzzle.order)


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4)], ids=str)
def test_every_moment_on_a_board_is_the_judges(shape: tuple[int, int]) -> None:
    for seed, order in enumerate(("udlr", "rlud", "ludr")):
        puzzle = near(*shape, 3 + seed, seed, order=order)
        check_against(started(problem_of(puzzle)), puzzle)


@settings(max_examples=25)
@given(puzzles())
def test_every_moment_on_any_board_is_the_judges(puzzle: Puzzle) -> None:
    check_against(started(problem_of(puzzle), 3), puzzle, 40)


@settings(max_examples=40)
@given(graphs())
def test_every_moment_in_any_graph_is_the_judges(world: Graph) -> None:
    check_against(started(world, 2), world)


def test_every_moment_is_the_judges_where_many_paths_lead_to_a_state() -> None:
    ends = [check_against(started(random_graph(seed), 1 + seed % 4), random_graph(seed)).status for seed in range(200)]
    assert min(ends.count(status) for status in ("solved", "unsolvable")) >= 20


@pytest.mark.thorough
def test_the_solution_is_a_shortest_one_and_the_same_without_records_and_however_often_it_spills() -> None:
    for seed in range(6):
        puzzle = near(3, 3, 18, seed)
        found = []
        for run, records in ((20_000, 10**6), (50, 10**6), (50, 0), (7, 300)):
            search = started(problem_of(puzzle), run, records)
            while search.advance(1000) is Status.RUNNING:
                pass
            assert search.solution is not None
            counts = search.recording
            found.append((search.solution, counts.expanded, counts.generated, counts.open, counts.max_open))
            assert (counts.stopped_at is None) == (records == 10**6)
        assert found[1:] == found[:1] * 3
        assert found[0][0].cost == 1000 * puzzle_distance(puzzle)


def test_a_whole_space_is_gone_through_where_there_is_no_solution() -> None:
    run = api.start("1 2 3/5 4 0", "diskbfs", search_anyway=True, engine="textbook")
    while run.advance(1000) is Status.RUNNING:
        pass
    assert run.status is Status.UNSOLVABLE
    assert run.reason is not None and run.reason.facts == {"count": 360}
    assert run.recording.expanded == 360


def test_where_memory_is_short_the_recording_stops_and_the_search_goes_on() -> None:
    run = api.start("8 6 7/2 5 4/3 0 1", "diskbfs", limits=Limits(bytes=2_500_000), engine="textbook")
    run.advance(12_000)
    stopped = run.recording.stopped_at
    assert stopped is not None
    assert run.status is Status.RUNNING
    assert run.recording.expanded == 12_000
    assert Timeline(run.recording).length == stopped < 12_000
    assert run.peak_bytes <= 2_500_000


def test_what_is_written_copied_and_merged_is_told() -> None:
    run = api.start("1 2 3/7 0 8/5 6 4", "diskbfs", engine="textbook")
    run.advance(40)
    timeline = Timeline(run.recording)
    assert narration(timeline, 1)[-1].key == "explain-merged"
    assert narration(timeline, 1)[-1].facts == {"layer": 0, "next": 1, "kept": 4, "dropped": 0}
    assert narration(timeline, 5)[-1].facts == {"layer": 1, "next": 2, "kept": 8, "dropped": 4}
    assert [one.message.key for one in steps(timeline, 2)] == [
        "explain-taken-sorted", "explain-no-goal", "explain-generated", "explain-successor-copy", "explain-generated",
        "explain-successor-new", "explain-generated", "explain-successor-new",
    ]  # fmt: skip
    assert narration(timeline, 3)[0].facts["place"] == 2


class Odd:
    """Two states of a special class, which the problem can or cannot encode."""

    class State:
        def __init__(self, number: int) -> None:
            self.number = number

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Odd.State) and other.number == self.number

        def __hash__(self) -> int:
            return self.number

    def initial(self) -> Hashable:
        return Odd.State(1)

    def is_goal(self, state: Any) -> bool:
        return bool(state.number == 8)

    def successors(self, state: Any) -> list[tuple[str, Any, int]]:
        return [("double", Odd.State(state.number * 2), 1)] if state.number < 100 else []


class Written(Odd):
    def encode(self, state: Any) -> bytes:
        return bytes([state.number])

    def decode(self, written: bytes) -> Any:
        return Odd.State(written[0])


def test_states_of_any_kind_can_be_written_by_the_problem_itself() -> None:
    assert api.solve(Written(), "diskbfs").moves == ("double",) * 3
    failed = api.solve(Odd(), "diskbfs")
    assert failed.status is Status.FAILED
    assert failed.reason is not None and failed.reason.key == "failed-disk-state"
    assert failed.reason.facts["kind"] == "State"


@pytest.mark.parametrize("state", [(1, ("a", None)), "ab\ud800", 7, True, None, 1.5, (), ((), ((),))], ids=repr)
def test_plain_states_are_read_back_as_they_were(state: Any) -> None:
    codec = Codec(random_graph(1))
    assert codec.decode(codec.encode(state)) == state


@pytest.mark.parametrize("state", [frozenset({1}), [1], (1, b"a"), float("nan")], ids=repr)
def test_what_would_be_read_back_as_something_else_is_refused(state: Any) -> None:
    with pytest.raises(SearchFailure):
        Codec(random_graph(1)).encode(state)


def test_a_full_disk_ends_it_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    result = api.solve("1 2 3/7 0 8/5 6 4", "diskbfs", engine="textbook")
    assert result.status is Status.FAILED
    assert result.why == "A temporary file cannot be written or read: No space left on device."
