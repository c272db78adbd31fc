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
from workbench.search.problem.limits import default_bytes, to_megabytes
from workbench.search.problem.messages import Message, message
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import Partition
from workbench.tiles.puzzle.board_text import to_quotable

UNREACHED = 255
"""The entry of an unreachable arrangement."""
_CHUNK = 1 << 22
_WAIT_SECONDS = 0.02


class Building:
    """Builds the database of `partition`. The file appears only when it is complete.

    If another process is building the same database, this one waits and uses the result; an existing intact database is
    used as it is. Other processes wait until this job is finished, so a job that will not be continued must be
    cancelled.

    Attributes:
        status: RUNNING; SOLVED once the database exists; LIMIT if the memory limit is too low; CANCELLED; FAILED.
        reason: the message for LIMIT or FAILED.
        progress: from 0 to 1. waiting: whether it waits for another process.
        seconds: time spent inside `advance`; peak_bytes: the maximum that was allocated at once.
    """

    def __init__(self, partition: Partition, most_bytes: int | None = None) -> None:
        self.partition = partition
        self.status = Status.RUNNING
        self.reason: Message | None = None
        self.waiting = False
        self.seconds = 0.0
        self.peak_bytes = 0
        self._slice = 0
        self._settled = 0
        self._total = sum(_reachable(partition, len(pattern)) for pattern in partition.patterns)
        self.raise_limit(most_bytes)
        self._work = self._steps()

    @property
    def progress(self) -> float:
        """The completed fraction, from 0 to 1."""
        return 1.0 if self.status is Status.SOLVED else self._settled / self._total

    def raise_limit(self, most_bytes: int | None) -> None:
        """Allow it to allocate `most_bytes`; None: the default of this machine. After LIMIT, `advance` continues."""
        self._room = default_bytes() if most_bytes is None else most_bytes

    def advance(self, ranks: int) -> Status:
        """Process about `ranks` ranks of a table, which has millions and is scanned many times. Returns the status."""
        started = time.perf_counter()
        if self.status is Status.LIMIT:
            self.status, self.reason = Status.RUNNING, None
        if self.status is Status.RUNNING:
            self._slice = max(1, ranks)
            try:
                next(self._work)
            except StopIteration:
                self._end(Status.SOLVED)
            except MemoryError:
                self._end(Status.FAILED, message("failed-memory"))
            except OSError as error:
                name = to_quotable(str(database.path(self.partition)), 200)
                reason = error.strerror or str(error)
                self._end(Status.FAILED, message("pdb-unwritable", name=name, reason=reason))
        if self.status.finished:  # finished now, or cancelled by another thread in the meantime
            self._work.close()
        self.seconds += time.perf_counter() - started
        return self.status

    def cancel(self) -> None:
        """Stop the job and remove its incomplete file. Another thread may be inside `advance` at the same time."""
        self._end(Status.CANCELLED)
        try:
            self._work.close()
        except ValueError:  # it is being advanced, and `advance` itself will notice the new status
            return

    def _end(self, status: Status, reason: Message | None = None) -> None:
        if not self.status.finished:
            self.reason, self.status = reason, status

    def _steps(self) -> Generator[None, None, None]:
        """Build the tables one after the other, yielding after every slice."""
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
        mask = np.dtype(np.uint16 if tile_partition.cells <= 16 else np.uint32)
        yield from self._wait_for_room(count * (1 + 2 * mask.itemsize))
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

    def _wait_for_room(self, needed: int) -> Iterator[None]:
        """Yield with status LIMIT while a table needs more bytes than may be allocated."""
        while needed > self._room:
            megabytes, most = to_megabytes(needed), to_megabytes(self._room)
            self.reason = message("pdb-memory", megabytes=megabytes, most=most)
            self.status = Status.LIMIT
            yield
        self.peak_bytes = max(self.peak_bytes, needed)


def _reachable(tile_partition: Partition, size: int) -> int:
    """Return how many entries of the table of `size` tiles are reachable: half of them if it contains all tiles."""
    return perm(tile_partition.cells, size) // (2 if size == tile_partition.cells - 1 else 1)
