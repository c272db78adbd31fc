"""The files of pattern databases in the cache folder: one per partition, with all its tables one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import psutil
from numpy.typing import NDArray

from workbench import cache
from workbench.search.problem.limits import in_megabytes
from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases.partitions import (
    MAX_CELLS,
    Partition,
    canonical_name,
    partition,
    usual_shape,
)
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import shown
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_name

_ENDING = ".pdb"
_NAME = re.compile(r"([0-9]{1,2})x([0-9]{1,2})-blank([0-9]{1,2})-([0-9]{1,2}(?:[._][0-9]{1,2})*)\.pdb")
LARGE = 1 << 26
"""Databases of at least this many bytes are copied into memory if enough is free."""


def folder() -> Path:
    """Return the folder of the databases, which may not exist yet."""
    return cache.folder() / "patterns"


def path(parted: Partition) -> Path:
    """Return the path of the file of a partition, whether or not it exists."""
    patterns = "_".join(".".join(map(str, pattern)) for pattern in parted.patterns)
    return folder() / f"{parted.rows}x{parted.columns}-blank{parted.blank}-{patterns}{_ENDING}"


def about(parted: Partition) -> dict[str, Any]:
    """Return the header of the file of a partition."""
    return {
        "kind": "additive pattern databases",
        "rows": parted.rows,
        "columns": parted.columns,
        "blank": parted.blank,
        "patterns": [list(pattern) for pattern in parted.patterns],
        "layout": "ranked" if parted.ranked else "direct",
    }


def load(parted: Partition) -> NDArray[np.uint8] | None:
    """Return the tables of a partition, one after the other, in moves; None if they are not built or are damaged."""
    return cache.load(path(parted), about(parted))


def state(parted: Partition) -> cache.State:
    """Return whether the database of a partition exists and is intact. Verifies the whole file."""
    return cache.state(path(parted), about(parted))


def opened(name: str, goal: Board) -> NDArray[np.uint8]:
    """Return the tables of the partition called `name`.

    Raises Fault `pdb-missing` or `pdb-damaged` if they have to be built.
    """
    wanted = partition(name, goal)
    values = load(wanted)
    if values is None:
        key = "pdb-damaged" if path(wanted).exists() else "pdb-missing"
        megabytes, command = in_megabytes(wanted.nbytes), build_command(name, goal)
        where = shown(str(path(wanted)), 200)
        raise Fault(key, name=shown(name, 100), megabytes=megabytes, command=command, file=where)
    if values.nbytes < LARGE or psutil.virtual_memory().available < 4 * values.nbytes:
        return values
    file = path(wanted)
    return _resident(wanted, file, file.stat().st_mtime_ns)


@lru_cache(maxsize=1)
def _resident(parted: Partition, _file: Path, _changed: int) -> NDArray[np.uint8]:
    """Return a copy of a large database in memory, which halves the time of a look-up, since it can use large pages.

    Only the last one is cached, and only while its file does not change.
    """
    values = load(parted)
    assert values is not None
    return values.copy()


def build_command(name: str, goal: Board) -> str:
    """Return the command that builds a database."""
    words = ["search-workbench", "pdb", "build", canonical_name(name, goal)]
    aim = goal_name(goal)
    if aim not in (LAST, FIRST):
        words += ["--goal", aim]
    else:
        if goal.shape != usual_shape(name):
            words += ["--board", f"{goal.rows}x{goal.columns}"]
        if aim != LAST:
            words += ["--goal", aim]
    return " ".join(f'"{word}"' if " " in word or "(" in word else word for word in words)


def is_built(parted: Partition) -> bool:
    """Return whether the database exists, judging by its header and size; `state` verifies it."""
    return cache.about(path(parted)) == about(parted)


def built() -> Iterator[Partition]:
    """Yield the partitions whose databases exist, including damaged ones."""
    for file in cache.cached_files(folder(), _ENDING):
        if (parted := _partition(file)) is not None:
            yield parted


def _partition(file: Path) -> Partition | None:
    """Return the partition of a file by its name, None if the name has another form."""
    found = _NAME.fullmatch(file.name)
    if found is None:
        return None
    patterns = tuple(tuple(map(int, pattern.split("."))) for pattern in found[4].split("_"))
    parted = Partition(int(found[1]), int(found[2]), int(found[3]), patterns)
    return parted if file == path(parted) and _is_possible(parted) else None


def _is_possible(parted: Partition) -> bool:
    cells = sorted([parted.blank, *(cell for pattern in parted.patterns for cell in pattern)])
    return cells == sorted({*cells}) and cells[-1] < parted.cells <= MAX_CELLS


def remove(parted: Partition) -> bool:
    """Remove the database of a partition. Returns whether it existed. Raises Fault if it cannot be removed."""
    file = path(parted)
    if not file.exists():
        return False
    try:
        removed = cache.remove(file)
    except OSError as error:
        raise Fault("pdb-unwritable", name=str(file), reason=error.strerror or str(error)) from error
    if not removed:
        raise Fault("pdb-busy", name=str(file))
    return True
