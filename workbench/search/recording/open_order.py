"""OPEN in its order at any step, without sorting all of it.

OPEN may have millions of nodes, but a table shows only a dozen. Records of equal priority form a *bucket*. The number
of open nodes per bucket is stored for some steps and computed from these for others; buckets are
read from their served end, as far as they are displayed. One thread may index new steps while another reads.

On grids with diagonal moves nearly every priority is another one. Then records of nearly equal priority form a bucket,
which is sorted when it is read: the order is *coarse*.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, partial
from threading import RLock
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number
from workbench.search.recording import open_chunks
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.distinct import distinct_pairs
from workbench.search.recording.lazy_records import LazyRecords, Records
from workbench.search.recording.open_chunks import Chunks
from workbench.search.recording.ordering import Ordering, coarse_priorities
from workbench.search.recording.radix import argsort
from workbench.search.recording.recording import Published

Counts = NDArray[np.int64]

STRIDE = 1 << 15
"""The number of steps between two stored counts."""
SHOWN = 1 << 10
"""The number of records of a bucket that are sorted before the others: sorting all may take too long for the window."""
MAX_EXACT = 1 << 13
"""The maximum number of buckets of records with exactly the same priority."""
MAX_MOMENTS, MAX_BUCKETS = 3, 3
"""The number of cached steps, and of buckets of which the records read are cached for each step.

Several views show the same step or the one before; a single bucket may have millions of records.
"""


class _BucketOrder:
    """Buckets in the order in which they are served. `keys`: of each bucket, its priority and what breaks ties.

    Attributes: buckets, their numbers.
    """

    def __init__(self, keys: Collection[tuple[Number, Number]]) -> None:
        first, second = (np.array([key[part] for key in keys]) for part in (0, 1))
        self.buckets: Records = np.lexsort((second, first))
        self._priorities = first[self.buckets]
        self._places = np.empty_like(self.buckets)
        self._places[self.buckets] = np.arange(len(self.buckets))

    def before(self, bucket: int) -> Records:
        """Return the buckets that are served before one."""
        return self.buckets[: self._places[bucket]]

    def of_priority(self, priority: Number) -> Records:
        """Return the buckets with a priority."""
        first, last = (np.searchsorted(self._priorities, priority, side) for side in ("left", "right"))
        return self.buckets[first:last]


class OrderedRecording(Protocol):
    """The interface of a recording whose OPEN is ordered; see `Pool`."""

    ordering: Ordering
    published: Published

    def wait_at(self, which: slice | NDArray[np.int64], t: int) -> NDArray[np.bool_]:
        """Return which records were on OPEN after `t` expansions."""
        ...

    def sort_keys(self, numbers: NDArray[np.int64]) -> Sequence[Any] | NDArray[Any]:
        """Return for each record a key that sorts like its state."""
        ...

    def moves(self, number: int) -> tuple[str, ...]:
        """Return the moves from the start to a record."""
        ...

    def in_order(self, numbers: Records) -> Records:
        """Return records (ascending) in the order in which they will be taken off OPEN."""
        ...


class OpenOrder:
    """OPEN of the recording `pool` at any step. Processes newly recorded steps on demand."""

    def __init__(self, pool: OrderedRecording, coarse: bool = False) -> None:
        self.pool, self._ordering, self.coarse = pool, pool.ordering, coarse
        self._sorts = coarse or pool.ordering.by_content
        """Whether buckets are sorted when they are read, rather than kept in the order of age."""
        self._lock = RLock()
        self._ids: dict[tuple[Number, Number], int] = {}  # in the order of the numbers of the buckets
        self._order = _BucketOrder([])
        self._chunks = Chunks()
        self._moments: dict[int, OpenRows] = {}
        self._last_rest: tuple[tuple[int, int], NDArray[np.int32]] = (0, 0), np.zeros(0, np.int32)
        start = pool.published.records_at_start
        self._kept: list[Counts] = [self._count(self._added(0, start))]

    @property
    def nbytes(self) -> int:
        return self._chunks.nbytes + sum(one.nbytes for one in self._kept)

    @property
    def too_fine(self) -> bool:
        """Whether a coarse order is faster, because there are more than MAX_EXACT buckets."""
        return not self.coarse and len(self._ids) > MAX_EXACT

    def at(self, t: int) -> OpenRows:
        """Return OPEN after `t` expansions."""
        with self._lock:
            found = self._moments.pop(t, None) or OpenRows(self, t, self._counts(t))
            self._moments[t] = found
            if len(self._moments) > MAX_MOMENTS:
                del self._moments[next(iter(self._moments))]
            return found

    def backlog(self, t: int) -> int:
        """Return how often `prepare` must be called before `at` is fast at step `t`."""
        return max(0, t // STRIDE + 1 - len(self._kept))

    def prepare(self, t: int) -> None:
        """Process a part of the recording up to step `t`, for a few milliseconds."""
        with self._lock:
            if self.backlog(t):
                self._keep()
                return
            count = len(self._chunks)  # before the columns are read: another thread may add a chunk meanwhile
        self._chunks.examine(self.pool.published.nodes, count, t)

    def is_prepared(self, t: int) -> bool:
        """Return whether `prepare` has nothing left to do up to step `t`."""
        return not self.backlog(t) and self._chunks.examined_at(t)

    # Used by OpenRows

    def in_order(self) -> Records:
        """Return the buckets in the order in which they are served."""
        with self._lock:
            return self._sorted().buckets

    def bucket_of(self, record: int) -> int:
        with self._lock:
            return int(self._buckets(slice(record, record + 1))[0])

    def served_before(self, bucket: int, counts: Counts) -> int:
        """Return how many of the records in `counts` are in buckets that are served before `bucket`."""
        with self._lock:
            earlier = self._sorted().before(bucket)
        return int(counts[earlier[earlier < len(counts)]].sum())

    def place_in(self, members: LazyRecords, count: int, record: int) -> int:
        """Return the place of a record that is newer than the `count` members of its bucket."""
        if not self._sorts:
            return 0 if self._ordering.newest_first else count
        others = members.slice(0, count)
        in_order = np.concatenate([*self._sorted_bucket(np.append(others, record))])
        return int(np.flatnonzero(in_order == record)[0])

    def priorities(self, records: slice | Records) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the priorities of records, and the numbers that break ties between them."""
        nodes = self.pool.published.nodes
        g, h = nodes["g"][records], nodes["h"][records]
        ties = {"low-h": h, "high-h": -h, "path": g}.get(self._ordering.ties, np.zeros_like(g))
        return self._ordering.priority(g, h), ties

    def nearly_equal(self, priority: Number) -> int:
        """Return the bucket of a priority in a coarse order."""
        with self._lock:
            return self._ids[(int(coarse_priorities(np.array([priority]))[0]), 0)]

    def count(self, counts: Counts, priority: Number) -> int:
        """Return how many of the records in `counts` have this priority."""
        with self._lock:
            buckets = self._sorted().of_priority(priority)
        return int(counts[buckets[buckets < len(counts)]].sum())

    def records_at(self, t: int) -> int:
        """Return how many records there were after `t` expansions."""
        published = self.pool.published
        return int(published.rows["records"][t - 1]) if t else published.records_at_start

    def members(self, bucket: int, t: int) -> LazyRecords:
        """Return the records of a bucket that are on OPEN after `t` expansions."""
        return LazyRecords(self._pieces(bucket, t), by_age=not self._sorts)

    def _pieces(self, bucket: int, t: int) -> Iterator[Records]:
        n = self.records_at(t)
        count = min(len(self._chunks), -(-n // open_chunks.CHUNK))
        parts = [partial(self._of_chunk, place, bucket, n, t) for place in self._chunks.places(bucket, count, t)]
        parts.append(partial(self._rest, bucket, count * open_chunks.CHUNK, n, t))
        if self._sorts:
            yield from self._sorted_bucket(np.concatenate([part() for part in parts]))
        elif self._ordering.newest_first:
            yield from (part()[::-1] for part in reversed(parts))
        else:
            yield from (part() for part in parts)

    def _of_chunk(self, place: int, bucket: int, n: int, t: int) -> Records:
        """Return the records of a bucket in a chunk that are among the first `n` and on OPEN at step `t`."""
        found = self._waiting(self._chunks.members(place, bucket), n, t)
        if not len(found) and (place + 1) * open_chunks.CHUNK <= n:
            self._chunks.note_emptied(place, bucket, t)
        return found

    def _rest(self, bucket: int, first: int, end: int, t: int) -> Records:
        """Return the records of a bucket from `first` to `end`, too few for a chunk, that are on OPEN at step `t`."""
        with self._lock:
            if self._last_rest[0] != (first, end):  # the next bucket is often asked for at the same step
                self._last_rest = (first, end), self._buckets(slice(first, max(first, end)))
            members = np.flatnonzero(self._last_rest[1] == bucket) + first
        return self._waiting(members, end, t)

    def _waiting(self, members: Records, n: int, t: int) -> Records:
        """Return those of the records `members` (ascending) that are among the first `n` and on OPEN at step `t`."""
        if not len(members):
            return members
        if members[-1] >= n:
            members = members[: np.searchsorted(members, n)]
        return members[self.pool.wait_at(members, t)]

    def _counts(self, t: int) -> Counts:
        """Return how many records of each bucket are on OPEN after `t` expansions."""
        while self.backlog(t):
            self._keep()
        place = t // STRIDE
        known = {place * STRIDE: self._kept[place], **{at: rows.counts for at, rows in self._moments.items()}}
        nearest = min(known, key=lambda at: abs(at - t))
        return self._changed(known[nearest], nearest, t)

    def _keep(self) -> None:
        """Store the counts of one more step."""
        first = (len(self._kept) - 1) * STRIDE
        self._kept.append(self._changed(self._kept[-1], first, first + STRIDE))

    def _changed(self, counts: Counts, first: int, last: int) -> Counts:
        """Return the counts after `last` expansions from those after `first`, which may be later."""
        change = -self._change(last, first) if first > last else self._change(first, last)
        change[: len(counts)] += counts
        return change

    def _change(self, first: int, last: int) -> Counts:
        """Return how the counts change from `first` to `last` expansions."""
        old, new = self.records_at(first), self.records_at(last)
        added = self._added(old, new)
        published = self.pool.published
        replaced = published.nodes["previous"][old:new]
        replaced = replaced[replaced != NONE]
        replaced = replaced[published.nodes["expanded"][replaced] == NEVER]
        removed = np.concatenate((published.rows["node"][first:last], replaced))
        return self._count(added) - self._count(self._buckets(removed))

    def _count(self, buckets: NDArray[Any]) -> Counts:
        return np.bincount(buckets, minlength=len(self._ids))

    def _added(self, old: int, new: int) -> NDArray[np.int32]:
        """Return the buckets of records `old` … `new` − 1, and group all records before these that fill a chunk."""
        while (end := (len(self._chunks) + 1) * open_chunks.CHUNK) <= new:
            buckets = self._buckets(slice(end - open_chunks.CHUNK, end))
            self._chunks.append(buckets, len(self._ids))
        return self._buckets(slice(old, new))

    def _buckets(self, records: slice | Records) -> NDArray[np.int32]:
        """Return the buckets of records, creating missing ones.

        They are computed, not stored: an array of millions of them would be copied when it grows, and readers would
        wait for that.
        """
        if self._ordering.by_age:
            count = len(self.pool.published.nodes["g"][records])
            return np.full(count, self._ids.setdefault((0, 0), 0), np.int32)
        first, second = self.priorities(records)
        if self.coarse:
            first, second = coarse_priorities(first), np.zeros(len(first), np.int64)
        pairs, which = distinct_pairs(first, second)
        ids = [self._ids.setdefault(pair, len(self._ids)) for pair in pairs]
        return np.array(ids, np.int32)[which]

    def _sorted(self) -> _BucketOrder:
        if len(self._order.buckets) != len(self._ids):
            self._order = _BucketOrder(self._ids)
        return self._order

    def _sorted_bucket(self, members: Records) -> Iterator[Records]:
        """Yield records of one bucket, sorted by their states or paths: first those that a table shows."""
        if self.coarse:
            yield self.pool.in_order(np.sort(members))
            return
        if self._ordering.ties == "path":
            yield members[argsort([self.pool.moves(number) for number in members.tolist()])]
            return
        keys = self.pool.sort_keys(members)
        if isinstance(keys, np.ndarray) and len(keys) > SHOWN:
            parts = np.argpartition(keys, SHOWN)
            for part in (parts[:SHOWN], parts[SHOWN:]):
                yield members[part[argsort(keys[part])]]
        else:
            yield members[argsort(keys)]


class OpenRows:
    """OPEN after `t` expansions, as rows of a table: the same order as `Moment.open`.

    lasting: whether the candidates at every later step begin with those of this step. Attributes: counts, of the
    records in each bucket.
    """

    lasting = True

    def __init__(self, open_order: OpenOrder, t: int, counts: Counts) -> None:
        self.t, self._served, self.counts = t, open_order, counts
        self._members: dict[int, LazyRecords] = {}
        self._records = open_order.records_at(t)  # stays 0 for a search that has no start yet

    def __len__(self) -> int:
        return int(self.counts.sum())

    def rows(self, first: int, last: int) -> Records:
        """Return the records in rows `first` … `last` − 1, as far as these exist."""
        last = min(last, len(self))
        found = [np.zeros(0, np.int64)]
        place = int(np.searchsorted(self._ends, first, "right"))
        while first < last:
            start = int(self._ends[place - 1]) if place else 0
            part = self._of_bucket(int(self._in_order[place])).slice(
                first - start, min(last, self._ends[place]) - start
            )
            found.append(part)
            first += len(part)
            place += 1
        return np.concatenate(found)

    def row_of(self, record: int) -> int | None:
        """Return the row of a record, or None if it is not on OPEN."""
        open_order = self._served
        if record >= self._records or not open_order.pool.wait_at(np.array([record]), self.t)[0]:
            return None
        bucket = open_order.bucket_of(record)
        place = int(np.flatnonzero(self._in_order == bucket)[0])
        found = self._of_bucket(bucket).place_of(record)
        return None if found is None else found + (int(self._ends[place - 1]) if place else 0)

    def place_for(self, record: int) -> int:
        """Return the row that a newer record would have."""
        open_order = self._served
        bucket = open_order.bucket_of(record)
        before = open_order.served_before(bucket, self.counts)
        count = int(self.counts[bucket]) if bucket < len(self.counts) else 0
        return before + (open_order.place_in(self._of_bucket(bucket), count, record) if count else 0)

    def candidates(self) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        """Return all records generated so far, and whether each is on OPEN."""
        return np.arange(self._records, dtype=np.int32), self._served.pool.wait_at(slice(self._records), self.t)

    def count_of_priority(self, priority: Number) -> int:
        """Return how many records on OPEN have this priority."""
        served = self._served
        if not served.coarse:
            return served.count(self.counts, priority)
        return int(np.count_nonzero(served.priorities(self._all_of(served.nearly_equal(priority)))[0] == priority))

    def like(self, record: int) -> int:
        """Return how many records on OPEN have the priority of `record`, and also its h if that breaks ties."""
        served, bucket = self._served, self._served.bucket_of(record)
        if not served.coarse:
            return int(self.counts[bucket])
        (priority,), (ties,) = served.priorities(np.array([record]))
        priorities, others = served.priorities(self._all_of(bucket))
        return int(np.count_nonzero((priorities == priority) & (others == ties)))

    @cached_property
    def _in_order(self) -> Records:
        found = self._served.in_order()
        return found[found < len(self.counts)]

    @cached_property
    def _ends(self) -> Records:
        return np.cumsum(self.counts[self._in_order])

    def _all_of(self, bucket: int) -> Records:
        return self._of_bucket(bucket).slice(0, int(self.counts[bucket]))

    def _of_bucket(self, bucket: int) -> LazyRecords:
        if bucket not in self._members:
            if len(self._members) == MAX_BUCKETS:
                del self._members[next(iter(self._members))]
            self._members[bucket] = self._served.members(bucket, self.t)
        return self._members[bucket]
