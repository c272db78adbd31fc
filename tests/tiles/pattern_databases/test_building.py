"""Building a pattern database: in slices, once, and completely or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import Partition, partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board

GOAL = goal_board("last", 3, 3)
SMALL = partition("pdb-44", GOAL)
WHOLE = partition("pdb-8", GOAL)

OTHER = """
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
building = Building(partition("pdb-8", goal_board("last", 3, 3)))
building.advance(1)
building.advance(1)
print("begun", flush=True)
input()
"""


def build(parted: Partition, slice_: int = 10**6) -> Building:
    building = Building(parted)
    while building.status is Status.RUNNING:
        building.advance(slice_)
    assert building.status is Status.SOLVED, building.reason
    return building


def file_names() -> list[str]:
    """Return the names of everything in the folder of databases."""
    return sorted(entry.name for entry in database.folder().iterdir()) if database.folder().exists() else []


def test_it_advances_by_slices_and_the_result_does_not_depend_on_them() -> None:
    building, progress = Building(SMALL), [0.0]
    while building.advance(100) is Status.RUNNING:
        progress.append(building.progress)
        assert not database.is_built(SMALL)
    assert building.status is Status.SOLVED
    assert building.progress == 1
    assert progress == sorted(progress)
    assert any(0.2 < share < 0.8 for share in progress)
    in_slices = database.load(SMALL)
    assert in_slices is not None
    in_slices = in_slices.copy()
    database.remove(SMALL)
    build(SMALL)
    at_once = database.load(SMALL)
    assert np.array_equal(in_slices, at_once)
    assert building.advance(1) is Status.SOLVED


def test_what_is_built_is_found_and_can_be_removed() -> None:
    assert list(database.built_partitions()) == []
    build(SMALL)
    build(WHOLE)
    assert set(database.built_partitions()) == {SMALL, WHOLE}
    assert database.is_built(SMALL)
    assert database.remove(SMALL)
    assert not database.remove(SMALL)
    assert list(database.built_partitions()) == [WHOLE]
    assert database.remove(WHOLE)
    assert file_names() == []


def test_the_tables_stand_one_after_the_other() -> None:
    goal = goal_board("first", 2, 3)
    parted = partition("pdb(1 2/3 4 5)", goal)
    build(parted)
    values = database.load(parted)
    assert values is not None
    assert len(values) == 16**2 + 16**3
    assert values[1 | 2 << 4] == 0
    assert values[16**2 + (3 | 4 << 4 | 5 << 8)] == 0
    assert values[0] == 255  # two tiles in one cell


def test_a_database_that_is_there_is_taken_as_it_is() -> None:
    build(SMALL)
    before = database.path(SMALL).stat()
    building = build(SMALL)
    assert building.progress == 1
    assert database.path(SMALL).stat().st_mtime_ns == before.st_mtime_ns
    assert building.peak_bytes == 0


@pytest.mark.parametrize("damage", ["cut", "changed", "other"])
def test_a_damaged_database_is_built_anew(damage: str) -> None:
    build(WHOLE)
    path = database.path(WHOLE)
    sound = path.read_bytes()
    if damage == "cut":
        os.truncate(path, len(sound) - 1)
    elif damage == "changed":
        path.write_bytes(sound[:-1] + b"\x07")
        os.utime(path, ns=(0, 1))
    else:
        path.write_bytes(b"something else")
    assert database.load(WHOLE) is None
    with pytest.raises(Fault) as caught:
        database.open_tables("pdb-8", GOAL)
    assert caught.value.message.key == "pdb-damaged"
    assert list(database.built_partitions()) == [WHOLE]
    assert database.state(WHOLE) == "damaged"
    build(WHOLE)
    assert path.read_bytes() == sound


@pytest.mark.parametrize("steps", [0, 1, 30])
def test_cancelling_leaves_nothing(steps: int) -> None:
    building = Building(WHOLE)
    for _ in range(steps):
        building.advance(100)
    building.cancel()
    assert building.status is Status.CANCELLED
    assert building.advance(100) is Status.CANCELLED
    assert file_names() == []
    build(WHOLE)  # nobody holds the lock


def test_it_can_be_cancelled_from_another_thread() -> None:
    building = Building(WHOLE)
    building.advance(1)
    worker = threading.Thread(
        target=lambda: [building.advance(10) for _ in iter(lambda: building.status.finished, True)]
    )
    worker.start()
    building.cancel()
    worker.join()
    assert building.status is Status.CANCELLED
    assert file_names() == []


def test_it_stops_at_the_memory_limit_and_goes_on_when_that_is_raised() -> None:
    building = Building(WHOLE, most_bytes=10**6)
    building.advance(1)
    assert building.advance(10**6) is Status.LIMIT
    assert building.reason is not None
    assert dict(building.reason.facts) == {"megabytes": 1.8, "most": 1.0}
    assert building.advance(10**6) is Status.LIMIT
    building.raise_limit(10**7)
    while building.advance(10**6) is Status.RUNNING:
        pass
    assert building.status is Status.SOLVED
    assert 10**6 < building.peak_bytes <= 10**7


def test_a_second_one_waits_for_the_first_and_takes_what_it_made() -> None:
    first, second = Building(SMALL), Building(SMALL)
    first.advance(1)
    assert second.advance(1) is Status.RUNNING
    assert second.waiting
    while first.advance(10**6) is Status.RUNNING:
        pass
    made = database.path(SMALL).stat().st_mtime_ns
    assert second.advance(1) is Status.SOLVED
    assert not second.waiting
    assert database.path(SMALL).stat().st_mtime_ns == made
    assert second.peak_bytes == 0


def test_a_second_one_takes_over_where_the_first_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", OTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        building = Building(WHOLE)
        building.advance(1)
        assert building.waiting
        database.path(WHOLE).touch()
        with pytest.raises(Fault) as caught:
            database.remove(WHOLE)
        assert caught.value.message.key == "pdb-busy"
        other.kill()
        other.wait()
    while building.advance(10**6) is Status.RUNNING:
        pass
    assert building.status is Status.SOLVED
    assert database.is_built(WHOLE)
    assert not any(name.endswith((".part", ".lock")) for name in file_names())


def test_a_folder_that_cannot_be_made_ends_it_as_failed(home: Path) -> None:
    (home / "cache").write_text("a file is in the way")
    building = Building(SMALL)
    assert building.advance(1) is Status.FAILED
    assert building.reason is not None
    assert building.reason.key == "pdb-unwritable"


def test_goals_with_the_blank_in_the_same_cell_share_a_file() -> None:
    build(SMALL)
    other = Board.parse("8 7 6/5 4 3/2 1 0")
    assert database.open_tables("pdb-44", other) is not None
    with pytest.raises(Fault) as caught:
        database.open_tables("pdb-44", Board.parse("8 7 6/5 4 3/2 0 1"))
    facts = dict(caught.value.message.facts)
    assert caught.value.message.key == "pdb-missing"
    assert facts["command"] == 'search-workbench pdb build pdb-44 --goal "8 7 6/5 4 3/2 0 1"'
