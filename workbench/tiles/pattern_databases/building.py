"""The job that builds a pattern database: advanced bit by bit by whoever owns it, like a run."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Generator, Iterator
from math import perm

import numpy as np
from numpy.typing import NDArray

from workbench import cache
from workbench.search.problem.limits import default_bytes, in_megabytes
from workbench.search.problem.messages import Message, message
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import Partition
from workbench.tiles.puzzle.board_text import shown

UNREACHED = 255
"""The entry of what no moves lead to."""
_PIECE = 1 << 22
_WAIT_SECONDS = 0.02


class Building:
    """The building of the database of `partition`. Nothing is to be seen of it before it is complete.

    Where another process is building the same one this waits, and takes what it made; one that is there and sound is
    taken as it is. Until it is over, other processes wait for it: one that is not to go on has to be cancelled.

    Attributes:
        status: RUNNING; SOLVED once the database is there; LIMIT where memory does not do; CANCELLED; FAILED.
        reason: what there is to say of LIMIT or FAILED.
        progress: from 0 to 1. waiting: whether it waits for another process.
        seconds: time spent inside `advance`; peak_bytes: the most that was allocated at once.
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
        """How much is done, from 0 to 1."""
        return 1.0 if self.status is Status.SOLVED else self._settled / self._total

    def raise_limit(self, most_bytes: int | None) -> None:
        """Let it allocate so many bytes, None: what is usual here; where it stands at LIMIT, `advance` goes on."""
        self._room = default_bytes() if most_bytes is None else most_bytes

    def advance(self, ranks: int) -> Status:
        """Go through so many ranks of a table, of which there are millions, many times. Returns the status."""
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
                name = shown(str(database.path(self.partition)), 200)
                reason = error.strerror or str(error)
                self._end(Status.FAILED, message("pdb-unwritable", name=name, reason=reason))
        if self.status.over:  # by now, or by `cancel` in another thread meanwhile
            self._work.close()
        self.seconds += time.perf_counter() - started
        return self.status

    def cancel(self) -> None:
        """End it, leaving nothing behind. It may be called while another thread is inside `advance`."""
        self._end(Status.CANCELLED)
        try:
            self._work.close()
        except ValueError:  # it is being advanced, and sees for itself that it is over
            return

    def _end(self, status: Status, reason: Message | None = None) -> None:
        if not self.status.over:
            self.reason, self.status = reason, status

    def _steps(self) -> Generator[None, None, None]:
        """Build the tables one after the other, yielding after every slice."""
        path = database.path(self.partition)
        while (writing := cache.CacheWriter.begin(path)) is None:
            self.waiting = True
            time.sleep(_WAIT_SECONDS)
            yield
        self.waiting = False
        try:
            if database.load(self.partition) is None:
                if writing.room < self.partition.nbytes:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                for pattern in self.partition.patterns:
                    for piece in self._table(pattern):
                        if piece is not None:
                            writing.write(piece)
                        yield
                writing.finish(database.about(self.partition))
        finally:
            writing.abandon()

    def _table(self, pattern: tuple[int, ...]) -> Iterator[NDArray[np.uint8] | None]:
        """Yield None after every slice of building a pattern's table, then the table piece by piece."""
        from workbench.tiles.kernels import pattern_building

        parted, size = self.partition, len(pattern)
        count = perm(parted.cells, size)
        mask = np.dtype(np.uint16 if parted.cells <= 16 else np.uint32)
        yield from self._wait_for_room(count * (1 + 2 * mask.itemsize))
        values = np.full(count, UNREACHED, np.uint8)
        seen, closed = np.zeros(count, mask), np.zeros(count, mask)
        settled_before, depth, length = self._settled, 0, parted.cells - size + 1
        cells = np.array(pattern, np.int64)
        pattern_building.begun(cells, parted.blank, parted.rows, parted.columns, seen)
        expanded = 1
        while expanded:
            expanded = row = 0
            while row < count // length:
                begin, row = row, min(count // length, row + max(1, self._slice // length))
                settled, more = pattern_building.expand(
                    begin, row, depth, cells, parted.rows, parted.columns, values, seen, closed
                )
                self._settled += settled
                expanded += more
                yield None
            depth += 1
        self._settled = settled_before + _reachable(parted, size)
        del seen, closed
        if not parted.ranked:
            table = np.full(16**size, UNREACHED, np.uint8)
            for begin in range(0, count, _PIECE):
                pattern_building.lay_out(values, begin, min(count, begin + _PIECE), size, parted.cells, table)
                yield None
            values = table
        for begin in range(0, len(values), _PIECE):
            yield values[begin : begin + _PIECE]

    def _wait_for_room(self, needed: int) -> Iterator[None]:
        """Yield at LIMIT for as long as a table needs more bytes than may be allocated."""
        while needed > self._room:
            megabytes, most = in_megabytes(needed), in_megabytes(self._room)
            self.reason = message("pdb-memory", megabytes=megabytes, most=most)
            self.status = Status.LIMIT
            yield
        self.peak_bytes = max(self.peak_bytes, needed)


def _reachable(parted: Partition, size: int) -> int:
    """Return how many entries the table of so many tiles has that moves lead to: half where all tiles are in it."""
    return perm(parted.cells, size) // (2 if size == parted.cells - 1 else 1)
