"""The files in the cache folder: verifying all of them, and removing damaged ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple

from workbench import cache
from workbench.compiling import kernel_files
from workbench.tiles.pattern_databases import database


class CacheFile(NamedTuple):
    """A file in the cache folder, with its kind and its state."""

    path: Path
    kind: Literal["pattern database", "kernel"]
    state: cache.State


def cache_files() -> Iterator[CacheFile]:
    """Yield all cache files; each is read and verified before it is yielded."""
    for parted in database.built_partitions():
        yield CacheFile(database.path(parted), "pattern database", database.state(parted))
    for path, state in kernel_files.states():
        yield CacheFile(path, "kernel", state)


def remove_damaged(files: Iterable[CacheFile]) -> list[CacheFile]:
    """Remove the damaged ones of `files`, and return the removed ones; kernels are compiled again automatically."""
    damaged = [file for file in files if file.state == "damaged"]
    for file in damaged:
        with suppress(OSError):
            cache.remove(file.path) if file.kind == "pattern database" else file.path.unlink(missing_ok=True)
    return [file for file in damaged if not file.path.exists()]
