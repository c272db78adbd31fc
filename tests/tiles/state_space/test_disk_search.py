"""Layers on disk: the same counts as in memory, with little memory and after the search is killed repeatedly."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from judges import naive_tiles as naive
from support.damage import damaged

from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, message
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.state_space import disk_search
from workbench.tiles.state_space.disk_folder import DiskFolder
from workbench.tiles.state_space.disk_search import MIN_BYTES, DiskDistances, DiskLayers
from workbench.tiles.state_space.distances import Distances

posix = pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")

TINY = Limits(bytes=MIN_BYTES)

KILLED = """
import sys
from pathlib import Path
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.state_space.disk_search import DiskDistances
from workbench.tiles.puzzle.goal import goal_board
search = DiskDistances(goal_board("last", 2, 5), Path(sys.argv[1]), Limits(bytes=1 << 18))
while search.advance(500) is Status.RUNNING:
    pass
"""


def finished_search(search: DiskDistances, slice_: int = 10**6) -> DiskDistances:
    while search.advance(slice_) is Status.RUNNING:
        assert sum(search.counts) == search.found <= search.states
    assert search.status is Status.SOLVED, search.reason
    assert search.progress == 1
    assert not search.path.exists()
    return search


def in_memory(goal: Board) -> Distances:
    search = Distances(goal)
    while search.advance(10**9) is Status.RUNNING:
        pass
    return search


def manifest(path: Path) -> Any:
    """Return the manifest in a folder; None if there is none yet."""
    try:
        return json.loads((path / "layers.json").read_text().partition("\n")[2])
    except FileNotFoundError:
        return None


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (4, 2), (2, 4), (3, 3)], ids=str)
def test_counts_and_farthest_boards_are_those_of_the_search_in_memory(shape: tuple[int, int], tmp_path: Path) -> None:
    cells = shape[0] * shape[1]
    for blank in {0, 1, cells - 1}:
        tiles = random.Random(blank).sample(range(1, cells), cells - 1)
        goal = Board(*shape, (*tiles[:blank], 0, *tiles[blank:]))
        found, expected = finished_search(DiskDistances(goal, tmp_path / "new" / "folder", TINY)), in_memory(goal)
        assert (found.counts, found.radius, found.mean) == (expected.counts, expected.radius, expected.mean)
        if found.counts[-1] <= len(found.farthest):
            assert found.farthest == expected.farthest
        assert found.peak_bytes <= MIN_BYTES


@pytest.mark.parametrize("memory", [MIN_BYTES, 1 << 20, None])
def test_a_space_larger_than_the_memory_is_searched_completely(memory: int | None, tmp_path: Path) -> None:
    found = finished_search(DiskDistances(goal_board("first", 2, 5), tmp_path / "f", Limits(bytes=memory)))
    assert (sum(found.counts), found.radius, found.counts[-1]) == (1_814_400, 55, 2)
    assert round(found.mean, 2) == 34.73
    assert found.disk_bytes <= 0.4 * 8 * found.states
    assert memory is None or found.peak_bytes <= memory


def naive_counts(goal: Board, depth: int) -> list[int]:
    puzzle = naive.Puzzle(goal.rows, goal.columns, goal.tiles, goal.tiles)
    seen, layer, counts = {goal.tiles}, [goal.tiles], [1]
    for _ in range(depth):
        layer = [*{after for tiles in layer for _, after, _ in puzzle.successors(tiles)} - seen]
        seen.update(layer)
        counts.append(len(layer))
    return counts


@pytest.mark.parametrize(("shape", "goal"), [((4, 4), "last"), ((4, 4), "first"), ((2, 8), "last"), ((3, 5), "first")])
def test_the_first_layers_of_large_boards_are_right(shape: tuple[int, int], goal: str, tmp_path: Path) -> None:
    board = goal_board(goal, *shape)
    folder = DiskFolder(tmp_path)
    layers = DiskLayers(folder, board, MIN_BYTES, keep=True)
    work = layers.work(lambda: 5000)
    while len(layers.counts) <= 14:
        next(work)
    assert layers.counts[:15] == naive_counts(board, 14)
    assert len(layers.layers) == len(layers.counts)
    folder.clear()
    folder.close()


def test_it_goes_on_where_it_was_left_and_half_written_files_do_no_harm(tmp_path: Path) -> None:
    goal, chance = goal_board("last", 3, 3), random.Random(1)
    expected = in_memory(goal).counts
    path, left = tmp_path / "f", 0
    while True:
        search = DiskDistances(goal, path, TINY)
        for _ in range(chance.randrange(1, 40)):
            if search.advance(700) is not Status.RUNNING:
                break
        if search.status is Status.SOLVED:
            break
        assert search.counts == expected[: len(search.counts)]
        search.cancel()
        assert search.status is Status.CANCELLED
        left += 1
        leave_incomplete_files(path)
    assert left > 3
    assert search.counts == expected
    assert not path.exists()


def leave_incomplete_files(path: Path) -> None:
    """Create the incomplete files that a process may leave when it is killed while writing."""
    (path / "layers.json.part").write_text('{"format": "sear')
    (path / "00099999.boards").write_bytes(bytes(12))
    found = manifest(path)
    written = found["merge"]["output"] if found["merge"] else found["layers"][-1]
    with (path / written).open("ab") as file:
        file.write(bytes(1003))


@posix
def test_it_can_be_killed_at_any_moment(tmp_path: Path) -> None:
    goal, path, chance = goal_board("last", 2, 5), tmp_path / "f", random.Random(2)
    kills = 0
    for serial in (3, 60, 120):
        process = subprocess.Popen([sys.executable, "-c", KILLED, str(path)])
        while process.poll() is None:
            found = manifest(path)
            if found is not None and found["serial"] >= serial + chance.randrange(20):
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
        assert process.returncode == -signal.SIGKILL
    assert kills == 3
    assert finished_search(DiskDistances(goal, path, TINY)).counts == in_memory(goal).counts


def test_other_processes_and_other_searches_keep_out(tmp_path: Path) -> None:
    path = tmp_path / "f"
    first = DiskDistances(goal_board("last", 3, 3), path, TINY)
    refused(path, "disk-busy")
    while len(first.counts) < 3:
        first.advance(100)
    first.cancel()
    other = DiskDistances(goal_board("first", 3, 3), path, TINY)
    with pytest.raises(Fault) as raised:
        other.advance(1)
    assert raised.value.message.key == "disk-other"
    assert raised.value.message.facts["board"] == "1 2 3/4 5 6/7 8 0"
    for content in ("{}", "", "[" * 5000, "\n{}"):
        for name in ("layers.json", "layers-copy.json"):
            (path / name).write_text(content)
        refused(path, "disk-damaged")
    (path / "layers.json").write_text('{"format": "search-workbench layers", "version": 1, "made": true}')
    refused(path, "disk-old")


def refused(path: Path, key: str) -> None:
    with pytest.raises(Fault) as raised:
        DiskDistances(goal_board("last", 3, 3), path, TINY)
    assert raised.value.message.key == key


def left(path: Path, layers: int) -> list[Path]:
    """Search until `layers` layers are complete, and return those that are stored then."""
    search = DiskDistances(goal_board("last", 3, 3), path, TINY)
    while len(search.counts) < layers:
        search.advance(100)
    search.cancel()
    return [path / name for name in manifest(path)["layers"]]


@pytest.mark.parametrize("layers", [2, 9, 31])
def test_where_the_last_layer_is_damaged_it_is_made_again_from_the_one_before(tmp_path: Path, layers: int) -> None:
    _before, last = left(tmp_path / "f", layers)
    last.unlink() if layers == 9 else last.write_bytes(last.read_bytes()[:-1])
    found = finished_search(DiskDistances(goal_board("last", 3, 3), tmp_path / "f", TINY))
    assert found.repaired and found.counts == in_memory(goal_board("last", 3, 3)).counts


def test_a_damaged_list_of_the_pieces_is_replaced_by_its_copy(tmp_path: Path) -> None:
    left(tmp_path / "f", 9)
    (tmp_path / "f" / "layers.json").write_bytes(b"{")
    found = finished_search(DiskDistances(goal_board("last", 3, 3), tmp_path / "f", TINY))
    assert found.repaired and found.counts == in_memory(goal_board("last", 3, 3)).counts


def test_damage_that_comes_again_ends_the_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search = DiskDistances(goal_board("last", 3, 3), tmp_path / "f", TINY)
    while len(search.counts) < 9:
        search.advance(100)

    def broken(folder: DiskFolder, name: str, _records: object) -> None:
        raise folder.damage(name)

    monkeypatch.setattr(DiskFolder, "append", broken)
    with pytest.raises(Fault, match="disk-damaged"):
        finished_search(search)


def test_where_all_that_is_kept_is_damaged_it_is_said(tmp_path: Path) -> None:
    pieces = left(tmp_path, 9)
    for piece in pieces:
        piece.write_bytes(piece.read_bytes()[:-1])
    again = DiskDistances(goal_board("last", 3, 3), tmp_path, TINY)
    with pytest.raises(Fault) as raised:
        again.advance(1)
    assert raised.value.message == message("disk-damaged", name=str(pieces[0]))
    assert again.advance(1) is Status.FAILED, "it is over"
    assert again.reason == raised.value.message


def snapshots(path: Path, goal: Board) -> list[Path]:
    """Return copies of the folder in the middle of a layer, of its expansion, and of two merges of its runs."""
    search, found = DiskDistances(goal, path / "f", Limits(bytes=1 << 12)), list[Path]()
    while search.advance(50) is Status.RUNNING:
        left = manifest(path / "f")
        merging = left["merge"] is not None and left["merge"]["count"] > 200
        if len(left["counts"]) < 16:
            continue
        if (merging, left["expanded"] > 0) != ((False, False), (False, True), (True, True), (True, True))[len(found)]:
            continue
        found.append(path / f"{len(found)}")
        shutil.copytree(path / "f", found[-1])
        if len(found) == 4:
            break
    search.cancel()
    assert len(found) == 4
    return found


def test_no_damage_of_a_thousand_changes_what_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_search, "MIN_BYTES", 1 << 12)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # no power failure can happen here
    goal, chance = goal_board("last", 2, 4), random.Random(3)
    expected, path, repaired = in_memory(goal).counts, tmp_path / "damaged", 0
    for folder in snapshots(tmp_path, goal):
        contents = {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}
        names, layers = sorted(contents), len(manifest(folder)["counts"])
        damages = {name: damaged(contents[name], chance, 300) for name in names}
        assert len(names) > 1
        for number in range(250):
            name = chance.choice(names)
            content = next(damages[name])
            if number % 10 == 0:  # the content of another file
                content = contents[chance.choice([other for other in names if other != name])]
            path.mkdir()
            for other in names:
                (path / other).write_bytes(content if other == name else contents[other])
            search = DiskDistances(goal, path, Limits(bytes=1 << 20))
            while len(search.counts) < layers + 2:  # by then all the existing files have been read
                search.advance(10**6)
            assert search.counts == expected[: layers + 2]
            repaired += search.repaired
            search.cancel()
            shutil.rmtree(path, ignore_errors=True)
    assert repaired > 700, "what is read no more does no harm"


def test_counts_are_checked_against_the_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for states in (100, 400):  # the correct number is 360
        monkeypatch.setattr(disk_search, "states_of", lambda *_, states=states: states)
        search = DiskDistances(goal_board("last", 2, 3), tmp_path / f"{states}", TINY)
        with pytest.raises(Fault) as raised:
            finished_search(search)
        assert raised.value.message.key == "disk-counts"
        assert raised.value.message.facts["states"] == states
        assert search.status is Status.FAILED


def test_what_else_is_in_the_folder_stays_there(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    search = DiskDistances(goal_board("last", 2, 3), tmp_path, TINY)
    while search.advance(1000) is Status.RUNNING:
        pass
    assert search.status is Status.SOLVED
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_full_disk_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Fault) as raised:
        DiskDistances(goal_board("last", 4, 4), tmp_path / "f", TINY)
    assert raised.value.message.key == "disk-small"
    assert not (tmp_path / "f").exists()
    search = DiskDistances(goal_board("last", 3, 3), tmp_path / "f", TINY)
    while len(search.counts) < 12:
        search.advance(100)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=100))
    while search.advance(1000) is Status.RUNNING:
        pass
    assert search.status is Status.LIMIT
    assert search.reason is not None and search.reason.key == "disk-full"
    assert search.advance(1000) is Status.LIMIT
    monkeypatch.undo()
    assert finished_search(search).radius == 31


def test_a_folder_that_goes_away_ends_it(tmp_path: Path) -> None:
    search = DiskDistances(goal_board("last", 3, 3), tmp_path / "f", TINY)
    while len(search.counts) < 12:
        search.advance(100)
    shutil.rmtree(tmp_path / "f")
    while search.advance(1000) is Status.RUNNING:
        pass
    assert search.status is Status.FAILED
    assert search.reason is not None and search.reason.key == "disk-failed"
    with pytest.raises(Fault) as raised:
        DiskDistances(goal_board("last", 2, 2), Path(sys.executable), TINY)
    assert raised.value.message.key == "disk-folder"


def test_less_memory_than_it_can_do_with_is_a_limit(tmp_path: Path) -> None:
    search = DiskDistances(goal_board("last", 2, 3), tmp_path / "f", Limits(bytes=1000))
    assert search.advance(1) is Status.LIMIT
    search.limits = TINY
    assert finished_search(search).radius == 21
