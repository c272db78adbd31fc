"""All cache files are verified, and damaged ones are removed, so that they are computed again."""

from __future__ import annotations

import pytest

from workbench.api.cache_files import CacheFile, cache_files, remove_damaged
from workbench.compiling import kernel_files
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import goal_board


def test_what_is_damaged_is_found_and_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    databases = [partition(name, goal_board("last", 2, 3)) for name in ("pdb(1 2)", "pdb(1 3)")]
    for parted in databases:
        building = Building(parted)
        while building.advance(10**6) is Status.RUNNING:
            pass
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    assert [file.path for file in cache_files()] == [*map(database.path, databases)]
    kernels = [kernel_files.folder() / "kernels_1" / name for name in ("a.nbi", "b.nbi")]
    kernels[0].parent.mkdir(parents=True)
    for path in kernels:
        path.write_bytes(kernel_files.sealed(path, bytes(100)))
    kernel_files.add_kernel("a", "kernels_1")
    kernel_files.mark_complete("a")
    (mark,) = kernel_files.folder().glob("complete-*")
    (database.folder() / "foreign.pdb").write_text("mine")
    paths = [*map(database.path, databases), mark, *kernels]
    assert {file.path: file.state for file in cache_files()} == dict.fromkeys(paths, "sound")
    assert remove_damaged(cache_files()) == []
    for path in (paths[1], mark, kernels[1]):
        path.write_bytes(path.read_bytes()[:-1] + b"\1")
    removed = [CacheFile(paths[1], "pattern database", "damaged")]
    removed += [CacheFile(path, "kernel", "damaged") for path in (mark, kernels[1])]
    assert remove_damaged(cache_files()) == removed
    assert {file.path: file.state for file in cache_files()} == {paths[0]: "sound", kernels[0]: "sound"}
    assert (database.folder() / "foreign.pdb").exists()
