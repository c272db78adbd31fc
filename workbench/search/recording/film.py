"""The film of a depth-first search: checkpoints instead of records, and stretches of records rebuilt between them.

The state of such a search is a path. A *checkpoint* holds the path to the node that is expanded next, and the counters.
From it the search can be continued, so the records of any *stretch*, the steps from one checkpoint to the next, can be
rebuilt when they are read. They have the same numbers and values as if they had all been kept: a step and a record
number mean the same at any time. Only the beginning of a search is kept as records.

Where a reader must not wait for the search, the stretches are not rebuilt but recorded while the search makes them, and
stored; see `stretch_recorder`.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock
from typing import Any, Generic, NamedTuple, Protocol

from numpy.typing import NDArray

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Number, S, SearchFailure
from workbench.search.recording.columns import Columns
from workbench.search.recording.recording import Iteration

KEPT_RECORDS = 1 << 20
"""The records at the beginning of a search that are kept."""
FIRST_SPACING = 1 << 14
"""The number of steps between two checkpoints, until there are many."""
MANY_CHECKPOINTS = 1 << 15
"""The number of checkpoints above which every second one is removed, except those that begin an iteration."""
CACHED_BYTES = 96 << 20
"""The size up to which rebuilt stretches are cached."""
MOST_KNOWN = 1 << 12
"""The number of checkpoints whose siblings are cached."""
CHECKPOINT_BYTES = 400
"""The size of a checkpoint, about."""
STORED_SLICE_BYTES = 1 << 20
"""The size of the stretches that a slice of a search adds, at most, about."""


class RecordedPart(Protocol):
    """A trace of a part of a search; see `Trace`."""

    nodes: Columns
    rows: Columns
    records: int
    steps: int

    @property
    def nbytes(self) -> int: ...

    def iterations(self) -> Sequence[Iteration]: ...

    def state(self, number: int) -> Any: ...

    def keys(self, records: range) -> NDArray[Any] | None: ...

    def states_of(self, records: range) -> list[Any]: ...

    def least_cut(self, records: int, number: int) -> Number: ...

    def least_cut_among(self, first: int, last: int) -> Number: ...


@dataclass(frozen=True, slots=True, eq=False)
class Checkpoint:
    """The state of a search between two steps.

    Attributes:
        steps, records, generated: how many there are.
        iteration: the index of the current iteration.
        path: the moves from the start to the node that is expanded next, in any form that can be compared and sliced.
        groups: the first record of the siblings at each depth of the path, if known: at the first checkpoint of an
            iteration, and where the records that are kept end. A search that generates successors one at a time has
            no siblings that wait, so there they are the nodes on the path.
        stored: the number of nodes that wait on the stack, or that are on the path if there is no stack.
        least: at most the lowest f that was cut off in this iteration; the search may know of a later one already.
    """

    steps: int
    records: int
    generated: int
    iteration: int
    path: Sequence[Any]
    stored: int
    groups: tuple[int, ...] | None = None
    least: Number = math.inf


class Siblings(NamedTuple):
    """The siblings at one depth of a path.

    Attributes: rank, how many were generated before the node on the path; waiting: the ranks of those that wait.
    """

    rank: int = 0
    waiting: tuple[int, ...] = ()


class Rebuilt(NamedTuple):
    """What a search did from a checkpoint on, in numbers of its own.

    Attributes:
        trace: the records, first those that existed at the checkpoint: the siblings at each depth of its path, level by
            level; and the steps, the first of which is 1.
        groups: the first record of the siblings at each depth of the checkpoint's path, and how many there are in all.
        end_groups: the first record of the siblings at each depth of the path at the end.
    """

    trace: RecordedPart
    groups: Sequence[int]
    end_groups: Sequence[int]


class FilmedSearch(Protocol):
    """Continues a search from its checkpoints, in any thread, without disturbing the search."""

    stores_open: bool

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        """Return what the search did in `steps` steps from a checkpoint on, within one iteration with this bound."""

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        """Return the siblings at each depth of a checkpoint's path."""


class NotRepeatedError(SearchFailure):
    """A stretch could not be rebuilt this time, for example because own code did not answer; the film is kept."""


def repeated_differently(checkpoint: Checkpoint) -> SearchFailure:
    return SearchFailure(message("film-differs", step=checkpoint.steps))


class Film(Generic[S]):
    """The checkpoints of a search, which appends to them, and the stretches rebuilt so far.

    `kept`: the trace with the records that are kept. `first`: the checkpoint after them, whose groups are known.

    Attributes: end, the last checkpoint if the film ends before the search does, else None; stored_bytes, the size of
    its stretches if they are stored, None if they are rebuilt.
    """

    def __init__(
        self,
        kept: RecordedPart,
        first: Checkpoint,
        search: FilmedSearch,
        spacing: int | None = None,
        stored_bytes: int | None = None,
    ) -> None:
        self.kept, self.search, self.stored_bytes = kept, search, stored_bytes
        self.end: Checkpoint | None = None
        self.spacing, self._many = spacing or FIRST_SPACING, MANY_CHECKPOINTS
        beginning = Checkpoint(0, 0, 0, first.iteration, (), 0)
        self.checkpoints = [beginning, first]
        self.lock = RLock()
        self.known_groups: dict[Checkpoint, tuple[int, ...]] = {}
        self.known_siblings: dict[Checkpoint, Sequence[Siblings]] = {}
        self.known_least: dict[Checkpoint, Number] = {}
        self._rebuilt: OrderedDict[tuple[int, int, int], Rebuilt] = OrderedDict()
        self._cached_bytes = 0
        self._held: deque[tuple[object, int]] = deque()
        self._held_bytes = 0

    @property
    def next_step(self) -> int:
        """The step at which the next checkpoint is due."""
        return self.checkpoints[-1].steps + self.spacing

    def add(self, checkpoint: Checkpoint) -> None:
        """Append a checkpoint; if there are many, remove every second one, unless their stretches are stored."""
        if len(self.checkpoints) >= self._many and self.stored_bytes is None:
            self.checkpoints = [
                point for number, point in enumerate(self.checkpoints) if number % 2 == 0 or point.groups is not None
            ]
            self.spacing *= 2
            if len(self.checkpoints) > self._many * 3 // 4:  # most of them begin an iteration
                self._many *= 2
        self.checkpoints.append(checkpoint)

    def cut(self, end: Checkpoint) -> None:
        """Let the film end at a checkpoint."""
        with self.lock:
            self.checkpoints = [point for point in self.checkpoints if point.steps <= end.steps]
            self.end = end

    @contextmanager
    def _repeating(self, checkpoint: Checkpoint) -> Iterator[None]:
        """Repeat the search up to a checkpoint.

        Raises SearchFailure if the problem or the heuristic fails now. The film ends there from now on.
        """
        try:
            yield
        except (MemoryError, NotRepeatedError):
            raise
        except (Exception, SystemExit) as error:
            self.cut(checkpoint)
            raise repeated_differently(checkpoint) from error

    @property
    def nbytes(self) -> int:
        """Bytes of the checkpoints and of the stored stretches, about."""
        return CHECKPOINT_BYTES * len(self.checkpoints) + (self.stored_bytes or 0)

    @property
    def growth_bytes(self) -> int:
        """The bytes by which it may grow in a slice of the search."""
        return 0 if self.stored_bytes is None or self.end is not None else STORED_SLICE_BYTES

    def stop_storing(self) -> bool:
        """Let the film end at the last checkpoint if its stretches are stored. Returns whether this saves memory."""
        if self.stored_bytes is None or self.end is not None:
            return False
        self.cut(self.checkpoints[-1])
        return True

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        """Return the siblings at each depth of a checkpoint's path."""
        known = self.known_siblings.get(checkpoint)
        if known is None:
            if len(self.known_siblings) > MOST_KNOWN:
                self.known_siblings.clear()
            with self._repeating(checkpoint):
                known = self.known_siblings[checkpoint] = self.search.siblings(checkpoint)
        return known

    def hold(self, stretch: object, size: int) -> None:
        """Keep a stretch of `size` bytes for a view until later ones take its room.

        There may be many views: each moment that is shown has one.
        """
        with self.lock:
            self._held.append((stretch, size))
            self._held_bytes += size
            while len(self._held) > 1 and self._held_bytes > CACHED_BYTES:
                self._held_bytes -= self._held.popleft()[1]

    def rebuilt(self, checkpoint: Checkpoint, last: int) -> Rebuilt:
        """Return what the search did from a checkpoint up to step `last`."""
        key = checkpoint.steps, checkpoint.iteration, last
        with self.lock:
            found = self._rebuilt.pop(key, None)
            if found is None:
                bound = self.kept.iterations()[checkpoint.iteration].bound
                with self._repeating(checkpoint):
                    found = self.search.rebuild(checkpoint, bound, last - checkpoint.steps)
                self._cached_bytes += found.trace.nbytes
            self._rebuilt[key] = found
            while len(self._rebuilt) > 1 and self._cached_bytes > CACHED_BYTES:
                self._cached_bytes -= self._rebuilt.popitem(last=False)[1].trace.nbytes
            return found
