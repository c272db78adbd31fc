"""The job that builds a pattern database. Its owner advances it in small slices, like a run."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Generator, Iterator
from math import perm

import numpy as np
from numpy.typing import NDArray

from workbench import cache
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Message, message
from workbench.search.problem.status import Status
from workbench.tiles.job import Job
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import Partition
from workbench.tiles.puzzle.board_text import to_quotable

KERNELS = "pdb build"
"""What `preparing.compile_only` calls the kernels that build databases; the next argument is a Building's `mask`."""
UNREACHED = 255
"""The entry of an unreachable arrangement."""
_CHUNK = 1 << 22
_WAIT_SECONDS = 0.02


class Building(Job):
    """Builds the database of `partition`. The file appears only when it is complete.

    If another process is building the same database, this one waits and uses the result; an existing intact database is
    used as it is. Other processes wait until this job is finished, so a job that will not be continued must be
    cancelled.

    Attributes:
        waiting: whether it waits for another process.
    """

    memory_message = "pdb-memory"

    def __init__(self, partition: Partition, most_bytes: int | None = None) -> None:
        self.partition = partition
        self.waiting = False
        self._settled = 0
        self._total = sum(_reachable(partition, len(pattern)) for pattern in partition.patterns)
        super().__init__(Limits(bytes=most_bytes))

    @property
    def progress(self) -> float:
        """The completed fraction, from 0 to 1."""
        return 1.0 if self.status is Status.SOLVED else self._settled / self._total

    @property
    def mask(self) -> str:
        """The type of numbers that has a bit for each cell."""
        return "uint16" if self.partition.cells <= 16 else "uint32"

    def raise_limit(self, most_bytes: int | None) -> None:
        """Allow it to allocate `most_bytes`; None: the default of this machine. After LIMIT, `advance` continues."""
        self.limits = Limits(bytes=most_bytes)

    def _error_message(self, error: OSError) -> Message:
        name = to_quotable(str(database.path(self.partition)), 200)
        return message("pdb-unwritable", name=name, reason=error.strerror or str(error))

    def _steps(self) -> Generator[None, None, None]:
        """Build the tables one after the other, yielding after about `_slice` ranks, of which a table has millions."""
        path = database.path(self.partition)
        while (writer := cache.CacheWriter.begin(path)) is None:
            self.waiting = True
            time.sleep(_WAIT_SECONDS)
            yield
        self.waiting = False
        try:
            if database.load(self.partition) is None:
                if writer.room < self.partition.nbytes:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                for pattern in self.partition.patterns:
                    for chunk in self._table(pattern):
                        if chunk is not None:
                            writer.write(chunk)
                        yield
                writer.finish(database.metadata(self.partition))
        finally:
            writer.abandon()

    def _table(self, pattern: tuple[int, ...]) -> Iterator[NDArray[np.uint8] | None]:
        """Yield None after every slice of building a pattern's table, then the table in pieces."""
        from workbench.tiles.kernels import pattern_building

        tile_partition, size = self.partition, len(pattern)
        count = perm(tile_partition.cells, size)
        mask = np.dtype(self.mask)
        yield from self._wait_for_memory(count * (1 + 2 * mask.itemsize))
        values = np.full(count, UNREACHED, np.uint8)
        seen, closed = np.zeros(count, mask), np.zeros(count, mask)
        settled_before, depth, length = self._settled, 0, tile_partition.cells - size + 1
        cells = np.array(pattern, np.int64)
        pattern_building.open_goal(cells, tile_partition.blank, tile_partition.rows, tile_partition.columns, seen)
        expanded = 1
        while expanded:
            expanded = row = 0
            while row < count // length:
                begin, row = row, min(count // length, row + max(1, self._slice // length))
                settled, more = pattern_building.expand(
                    begin, row, depth, cells, tile_partition.rows, tile_partition.columns, values, seen, closed
                )
                self._settled += settled
                expanded += more
                yield None
            depth += 1
        self._settled = settled_before + _reachable(tile_partition, size)
        del seen, closed
        if not tile_partition.ranked:
            table = np.full(16**size, UNREACHED, np.uint8)
            for begin in range(0, count, _CHUNK):
                pattern_building.copy_to_direct(
                    values, begin, min(count, begin + _CHUNK), size, tile_partition.cells, table
                )
                yield None
            values = table
        for begin in range(0, len(values), _CHUNK):
            yield values[begin : begin + _CHUNK]


def _reachable(tile_partition: Partition, size: int) -> int:
    """Return how many entries of the table of `size` tiles are reachable: half of them if it contains all tiles."""
    return perm(tile_partition.cells, size) // (2 if size == tile_partition.cells - 1 else 1)
