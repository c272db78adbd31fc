"""The files of pattern databases in the cache folder: one per partition, with all its tables one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import cache
from workbench.search.problem.limits import to_megabytes
from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases.partitions import MAX_CELLS, Partition, canonical_name, intended_shape, partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_name

_ENDING = ".pdb"
_NAME = re.compile(r"([0-9]{1,2})x([0-9]{1,2})-blank([0-9]{1,2})-([0-9]{1,2}(?:[._][0-9]{1,2})*)\.pdb")
LARGE = 1 << 22
"""Databases of at least this many bytes are copied into memory if enough is free."""
_in_memory: dict[tuple[Path, int], NDArray[np.uint8]] = {}
"""The copy of the last large database: its file, when that was changed, and its tables."""


def folder() -> Path:
    """Return the folder of the databases, which may not exist yet."""
    return cache.folder() / "patterns"


def path(tile_partition: Partition) -> Path:
    """Return the path of the file of a partition, whether or not it exists."""
    patterns = "_".join(".".join(map(str, pattern)) for pattern in tile_partition.patterns)
    return folder() / f"{tile_partition.rows}x{tile_partition.columns}-blank{tile_partition.blank}-{patterns}{_ENDING}"


def metadata(tile_partition: Partition) -> dict[str, Any]:
    """Return the header of the file of a partition."""
    return {
        "kind": "additive pattern databases",
        "rows": tile_partition.rows,
        "columns": tile_partition.columns,
        "blank": tile_partition.blank,
        "patterns": [list(pattern) for pattern in tile_partition.patterns],
        "layout": "ranked" if tile_partition.ranked else "direct",
    }


def load(tile_partition: Partition) -> NDArray[np.uint8] | None:
    """Return the tables of a partition, one after the other, in moves; None if they are not built or are damaged."""
    return cache.load(path(tile_partition), metadata(tile_partition))


def state(tile_partition: Partition) -> cache.State:
    """Return whether the database of a partition exists and is intact. Verifies the whole file."""
    return cache.state(path(tile_partition), metadata(tile_partition))


def open_tables(name: str, goal: Board) -> NDArray[np.uint8]:
    """Return the tables of the partition called `name`, as `tables` does.

    Raises Fault `pdb-missing` or `pdb-damaged` if they have to be built.
    """
    requested = partition(name, goal)
    values = tables(requested)
    if values is None:
        key = "pdb-damaged" if path(requested).exists() else "pdb-missing"
        megabytes, command = to_megabytes(requested.nbytes), build_command(name, goal)
        location = to_quotable(str(path(requested)), 200)
        raise Fault(key, name=to_quotable(name, 100), megabytes=megabytes, command=command, file=location)
    return values


def tables(tile_partition: Partition) -> NDArray[np.uint8] | None:
    """Return the tables of a partition as `load` does, those of a large database in memory if there is enough.

    This halves the time of a look-up, since memory can use large pages.
    """
    file = path(tile_partition)
    if tile_partition.nbytes < LARGE or not file.exists():
        return load(tile_partition)
    key = file, file.stat().st_mtime_ns
    if key in _in_memory:
        return _in_memory[key]
    import psutil

    values = load(tile_partition)
    if values is not None and psutil.virtual_memory().available >= 4 * values.nbytes:
        _in_memory.clear()
        values = _in_memory[key] = values.copy()
    return values


def build_command(name: str, goal: Board) -> str:
    """Return the command that builds a database."""
    arguments = ["search-workbench", "pdb", "build", canonical_name(name, goal)]
    goal_text = goal_name(goal)
    if goal_text not in (LAST, FIRST):
        arguments += ["--goal", goal_text]
    else:
        if goal.shape != intended_shape(name):
            arguments += ["--board", f"{goal.rows}x{goal.columns}"]
        if goal_text != LAST:
            arguments += ["--goal", goal_text]
    return " ".join(f'"{argument}"' if " " in argument or "(" in argument else argument for argument in arguments)


def is_built(tile_partition: Partition) -> bool:
    """Return whether the database exists, judging by its header and size; `state` verifies it."""
    return cache.about(path(tile_partition)) == metadata(tile_partition)


def built_partitions() -> Iterator[Partition]:
    """Yield the partitions whose databases exist, including damaged ones."""
    for file in cache.cached_files(folder(), _ENDING):
        if (tile_partition := _partition(file)) is not None:
            yield tile_partition


def _partition(file: Path) -> Partition | None:
    """Return the partition of a file by its name, None if the name has another form."""
    match = _NAME.fullmatch(file.name)
    if match is None:
        return None
    patterns = tuple(tuple(map(int, pattern.split("."))) for pattern in match[4].split("_"))
    tile_partition = Partition(int(match[1]), int(match[2]), int(match[3]), patterns)
    return tile_partition if file == path(tile_partition) and _is_possible(tile_partition) else None


def _is_possible(tile_partition: Partition) -> bool:
    cells = sorted([tile_partition.blank, *(cell for pattern in tile_partition.patterns for cell in pattern)])
    return cells == sorted({*cells}) and cells[-1] < tile_partition.cells <= MAX_CELLS


def remove(tile_partition: Partition) -> bool:
    """Remove the database of a partition. Returns whether it existed. Raises Fault if it cannot be removed."""
    file = path(tile_partition)
    if not file.exists():
        return False
    try:
        removed = cache.remove(file)
    except OSError as error:
        raise Fault("pdb-unwritable", name=str(file), reason=error.strerror or str(error)) from error
    if not removed:
        raise Fault("pdb-busy", name=str(file))
    return True
