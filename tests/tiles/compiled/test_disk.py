"""The compiled breadth-first search on disk expands the same boards in the same order as the textbook's.

This is the case whether it is recorded or not.
"""

from __future__ import annotations

import gc
import math
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest
from judges.naive_tiles import puzzle_distance
from worlds.searches import board, goal, near

from workbench import api
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import message
from workbench.search.problem.status import Status
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.running.run import Run
from workbench.tiles.compiled import disk
from workbench.tiles.compiled.disk import DiskSearch
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space import disk_folder

COUNTS = ("expanded", "generated", "open", "max_open", "goal", "solution")

KILLED = """
import os, signal
from workbench import api
run = api.start("8 6 7/2 5 4/3 0 1", "diskbfs", engine="compiled")
run.recording._room = 0
run.advance(5000)
print("killed", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(autouse=True)
def _temporary_files_in_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)


def compiled(problem: TileProblem, records: int, room: int = 1 << 20) -> Run[Any]:
    pool: DiskPool[Any] = DiskPool(problem, records)
    return Run(problem, pool, DiskSearch(problem, pool, room), Limits())


def counts(run: Run[Any]) -> dict[str, Any]:
    counters = {name: getattr(run.recording, name) for name in COUNTS}
    return counters if run.recording.stopped_at is None else {**counters, "goal": None}


@pytest.mark.parametrize("records", [0, 1, 700, 10**6])
@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (2, 8)], ids=str)
def test_counts_are_the_textbooks_at_any_step(
    shape: tuple[int, int], records: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "_PATIENCE", math.inf)  # otherwise a slow disk may end a slice early
    chance = random.Random(records)
    for seed in range(3):
        puzzle = near(*shape, 9, seed, order=("udlr", "rdlu", "lurd")[seed])
        problem = TileProblem(board(puzzle), goal(puzzle), puzzle.order)
        run, twin = compiled(problem, records), api.start(problem, "diskbfs", engine="textbook")
        while run.status is Status.RUNNING and run.expanded < 3000:
            step = chance.choice((1, 1, 2, 7, 300))
            assert run.advance(step) == twin.advance(step)
            seen, expected = counts(run), counts(twin)
            assert seen == ({**expected, "goal": None} if seen["goal"] is None else expected)
        if run.solution is not None:
            assert run.solution.cost == 1000 * puzzle_distance(puzzle)


def test_merging_may_be_left_off_at_any_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "_PATIENCE", 0)
    puzzle = near(3, 3, 18, 2)
    problem = TileProblem(board(puzzle), goal(puzzle), puzzle.order)
    run, twin = compiled(problem, 0), api.start(problem, "diskbfs", engine="textbook")
    while run.advance(1000) is Status.RUNNING:
        pass
    while twin.advance(1000) is Status.RUNNING:
        pass
    assert counts(run) == {**counts(twin), "goal": None}


def test_what_is_recorded_is_the_beginning_of_what_the_textbook_records() -> None:
    puzzle = near(3, 3, 14, 5)
    problem = TileProblem(board(puzzle), goal(puzzle))
    run, twin = compiled(problem, 500), api.start(problem, "diskbfs", engine="textbook")
    run.advance(2000)
    twin.advance(2000)
    assert run.recording.stopped_at == Timeline(run.recording).length < 500
    for t in range(Timeline(run.recording).length + 1):
        ours, theirs = Timeline(run.recording).at(t), Timeline(twin.recording).at(t)
        assert ours.counts == theirs.counts
        assert ours.open is not None and theirs.open is not None
        assert ours.open.tolist() == theirs.open.tolist()
        assert ours.successors == theirs.successors


def test_a_whole_space_without_the_goal_is_gone_through() -> None:
    problem = TileProblem(board(near(2, 4, 0, 1)), board(near(2, 4, 0, 1)).swapped(6, 7))
    run = compiled(problem, 100)
    while run.advance(10**6) is Status.RUNNING:
        pass
    assert run.status is Status.UNSOLVABLE
    assert run.reason is not None and run.reason.facts == {"count": 20_160}
    assert (run.recording.expanded, run.recording.open) == (20_160, 0)


def test_a_long_solution_is_found_by_its_name_and_replayed() -> None:
    result = api.solve("8 6 7/2 5 4/3 0 1", "diskbfs", engine="compiled", limits=Limits(bytes=1 << 22))
    assert (result.status, result.cost, result.optimal) == (Status.SOLVED, 31, True)
    assert (result.expanded, result.generated) == (181_439, 483_836)
    assert result.peak_bytes <= 1 << 22
    assert result.stopped_at is not None
    gc.collect()
    assert os.listdir(os.environ["TMPDIR"]) == []


@pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")
def test_what_a_killed_search_left_is_removed_by_the_next_one(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True)
    assert ended.stdout == "killed\n"
    (left,) = tmp_path.iterdir()
    problem = TileProblem(board(near(3, 3, 12, 1)), goal(near(3, 3, 12, 1)))
    run = compiled(problem, 0)
    run.advance(10)
    assert not left.exists()
    other = compiled(problem, 0)
    other.advance(10)
    assert len([*tmp_path.iterdir()]) == 2, "what is in use stays"


@pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")
def test_a_search_that_begins_elsewhere_does_not_remove_a_folder_just_created(monkeypatch: pytest.MonkeyPatch) -> None:
    try_lock, others = disk_folder._try_lock, []

    def begin_another_first(file: IO[bytes]) -> bool:
        if not others:
            others.append(subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True).stdout)
        return try_lock(file)

    monkeypatch.setattr(disk_folder, "_try_lock", begin_another_first)
    puzzle = near(3, 3, 12, 1)
    run = compiled(TileProblem(board(puzzle), goal(puzzle)), 0)
    while run.advance(1000) is Status.RUNNING:
        pass
    assert others == ["killed\n"]
    assert run.status is Status.SOLVED


def test_a_damaged_file_ends_the_search_with_a_sentence(tmp_path: Path) -> None:
    problem = TileProblem(board(near(2, 4, 0, 1)), board(near(2, 4, 0, 1)).swapped(6, 7))
    run = compiled(problem, 0)
    while run.expanded < 5000:
        run.advance(100)
    (folder,) = tmp_path.iterdir()
    piece = max(folder.glob("*.boards"))
    piece.write_bytes(bytes(piece.stat().st_size))
    while run.advance(1000) is Status.RUNNING:
        pass
    assert (run.status, run.reason) == (Status.FAILED, message("failed-disk-damaged", name=str(piece)))
