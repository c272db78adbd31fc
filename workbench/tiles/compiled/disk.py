"""Compiled breadth-first search on boards with the layers on disk."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import time
import weakref
from pathlib import Path

from workbench.disk import process_prefix, sweep_folders
from workbench.search.algorithms.diskbfs import diskbfs
from workbench.search.problem.messages import Fault, message
from workbench.search.problem.problem import SearchFailure, zero
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.disk_states import place
from workbench.search.running.stepping import TextbookSearch
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.disk_folder import DiskFolder
from workbench.tiles.state_space.disk_search import MIN_BYTES, DiskLayers

MAX_RECORDS = 200_000
"""After this many records the search continues unrecorded, at full speed."""
BYTES_PER_RECORD = 1 << 10
"""Bytes of the memory limit per record; this limits the memory of the recording."""
_MAX_BYTES = 1 << 26
_PREFIX = "search-workbench-layers-"
_PATIENCE = 0.05
"""After this many seconds the merging of a layer is interrupted."""


class DiskSearch:
    """A search by the textbook engine while it is recorded, which then continues with kernels.

    Both engines expand the same boards in the same order, with the same counters. The files are in a temporary folder,
    which is deleted together with this object.
    """

    def __init__(self, problem: TileProblem, pool: DiskPool[State], room: int) -> None:
        self._problem, self._pool, self._room = problem, pool, room
        self._steps = diskbfs(problem, zero, pool)
        self._textbook = TextbookSearch(self._steps, pool)
        self._layers: DiskLayers | None = None
        self._quota = self._depth = self._generated_before = 0
        self._goal_place: int | None = None

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 64 if self._layers is None else 1 << 17

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        if self._layers is None:
            expansions, ended = self._advance_recorded(expansions)
            if ended is not None or not expansions:
                return ended
        try:
            if self._layers is None:
                self._switch_to_kernels()
            return self._continue(expansions)
        except OSError as error:
            raise SearchFailure(message("failed-disk", reason=error.strerror or str(error))) from error
        except Fault as fault:
            raise SearchFailure(message("failed-disk-damaged", name=fault.message.facts["name"])) from fault

    def _advance_recorded(self, expansions: int) -> tuple[int, Status | None]:
        """Take recorded steps. Returns how many steps remain, and how the search ended, or None."""
        pool = self._pool
        if not expansions:
            return 0, self._textbook.advance(0)
        while expansions and pool.stopped_at is None:
            ended = self._textbook.advance(1)
            expansions -= 1
            if ended is not None:
                return expansions, ended
        return expansions, None

    def _switch_to_kernels(self) -> None:
        """Repeat the search with kernels, unrecorded, up to the same step."""
        self._steps.close()
        pool, folder = self._pool, _new_folder()
        weakref.finalize(self, _remove_folder, folder)
        pool.search_bytes = 0
        room = max(MIN_BYTES, min(_MAX_BYTES, (self._room - pool.nbytes) * 3 // 4))
        self._layers = DiskLayers(folder, self._problem.start, room, keep=True)
        self._work = self._layers.work(lambda: self._quota)
        pool.search_bytes = self._layers.nbytes
        self._locate_goal()
        known, pool.expanded = pool.expanded, 0
        while pool.expanded < known or self._is_merging():
            self._continue(known - pool.expanded)

    def _is_merging(self) -> bool:
        """Return whether the last layer is expanded, but the next one is not complete yet."""
        assert self._layers is not None
        return self._layers.place == self._layers.counts[-1] and not self._layers.finished

    def _continue(self, expansions: int) -> Status | None:
        layers, pool = self._layers, self._pool
        assert layers is not None
        deadline = time.perf_counter() + _PATIENCE
        while expansions > 0 or self._is_merging():
            remaining = layers.counts[-1] - layers.place
            if remaining and layers.place == self._goal_place:
                return self._solve()
            # OPEN is largest just before the last board of a layer, whose expansion ends with the merging.
            self._quota = max(1, min(expansions, remaining - 1))
            if self._goal_place is not None:
                self._quota = max(1, min(self._quota, self._goal_place - layers.place))
            before = layers.place
            if (missing := next(self._work, None)) is None:
                pool.open = 0
                pool.reason = message("unsolvable-exhausted", count=sum(layers.counts))
                return Status.UNSOLVABLE
            if missing:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if len(layers.counts) > self._depth + 1:
                self._locate_goal()
                before = 0
            done = layers.place - before
            expansions -= done
            self._count(done)
            if self._is_merging() and time.perf_counter() > deadline:
                break
        return None

    def _count(self, done: int) -> None:
        layers, pool = self._layers, self._pool
        assert layers is not None
        pool.expanded += done
        pool.generated = layers.generated
        remaining = layers.counts[-1] - layers.place
        pool.open = remaining + layers.generated - self._generated_before
        if remaining:
            pool.max_open = max(pool.max_open, pool.open)

    def _locate_goal(self) -> None:
        """Start a layer: find the position of the goal in it."""
        layers = self._layers
        assert layers is not None
        self._depth, self._generated_before = len(layers.counts) - 1, layers.generated
        self._goal_place = layers.find(bytes(self._problem.goal.tiles))

    def _solve(self) -> Status:
        layers, pool = self._layers, self._pool
        assert layers is not None
        pool.expanded, pool.open = pool.expanded + 1, pool.open - 1
        pool.solve_by(NONE, tuple(layers.path_to(bytes(self._problem.goal.tiles))))
        return Status.SOLVED


def _new_folder() -> DiskFolder:
    """Return a new folder, after removing the folders of searches that were killed. Raises SearchFailure."""
    try:
        sweep_folders(Path(place() or tempfile.gettempdir()), _PREFIX)
        return DiskFolder(Path(tempfile.mkdtemp(prefix=process_prefix(_PREFIX), dir=place())))
    except (OSError, Fault) as error:
        raise SearchFailure(message("failed-disk", reason=str(error))) from error


def _remove_folder(folder: DiskFolder) -> None:
    folder.close()
    shutil.rmtree(folder.path, ignore_errors=True)
