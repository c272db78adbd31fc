"""OPEN in the order in which it will be served, without sorting it.

OPEN may hold millions of nodes, of which a table shows a dozen. Records of equal priority form a *bucket*; their
number is kept up to date from one step to the next, and only the buckets that are looked at are put in order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.columns import NEVER, NONE
from workbench.search.pool import Pool
from workbench.ui.models.distinct import distinct
from workbench.ui.models.radix import argsort

Records = NDArray[np.int64]

CHUNK = 1 << 16
"""How many new records are put into buckets at once, for the processor's cache."""


class Served:
    """OPEN of the recording `pool` at step `t`, which `move_to` changes; the same order as `Moment.open`."""

    def __init__(self, pool: Pool[Any]) -> None:
        self.pool, self._ordering = pool, pool.ordering
        self.t = 0
        self._bucket = np.zeros(1024, np.int32)
        self._indexed = 0
        self._ids: dict[tuple[Any, Any], int] = {}
        self._counts = np.zeros(0, np.int64)
        self._in_order: Records = np.zeros(0, np.int64)
        self._ends: Records = np.zeros(0, np.int64)
        self._members: dict[int, Records] = {}
        published = pool.published
        self._index(published.records_at_start)
        self._counts += self._count(self._bucket[: published.records_at_start])
        self._tidy()

    def __len__(self) -> int:
        """Return how many nodes wait."""
        return int(self._ends[-1]) if len(self._ends) else 0

    def move_to(self, t: int) -> None:
        """Show OPEN after `t` expansions."""
        first, last = sorted((self.t, t))
        old, new = self._records_at(first), self._records_at(last)
        self._index(new)
        published = self.pool.published
        gone = published.rows["node"][first:last]
        replaced = published.nodes["previous"][old:new]
        replaced = replaced[replaced != NONE]
        replaced = replaced[published.nodes["expanded"][replaced] == NEVER]
        came = self._count(self._bucket[old:new])
        change = came - self._count(self._bucket[gone]) - self._count(self._bucket[replaced])
        self._counts += change if t >= self.t else -change
        self.t = t
        self._tidy()

    def rows(self, first: int, last: int) -> Records:
        """Return the records in rows `first` … `last` − 1, where there are so many."""
        last = min(last, len(self))
        found = [np.zeros(0, np.int64)]
        place = int(np.searchsorted(self._ends, first, "right"))
        while first < last:
            start = int(self._ends[place - 1]) if place else 0
            part = self._of_bucket(int(self._in_order[place]))[first - start : last - start]
            found.append(part)
            first += len(part)
            place += 1
        return np.concatenate(found)

    def row_of(self, record: int) -> int | None:
        """Return the row of a record, or None where it does not wait."""
        if record >= self._records_at(self.t) or not self._wait(np.array([record]))[0]:
            return None
        bucket = int(self._bucket[record])
        place = int(np.flatnonzero(self._in_order == bucket)[0])
        start = int(self._ends[place - 1]) if place else 0
        return start + int(np.flatnonzero(self._of_bucket(bucket) == record)[0])

    def all(self) -> Records:
        """Return all records that wait, in no particular order."""
        n = self._records_at(self.t)
        return np.flatnonzero(self.pool.wait_at(slice(n), self.t))

    # Within

    def _records_at(self, t: int) -> int:
        published = self.pool.published
        return int(published.rows["records"][t - 1]) if t else published.records_at_start

    def _count(self, buckets: NDArray[np.int32]) -> NDArray[np.int64]:
        return np.bincount(buckets, minlength=len(self._counts))

    def _wait(self, records: Records) -> NDArray[np.bool_]:
        return self.pool.wait_at(records, self.t)

    def _tidy(self) -> None:
        """Forget what was put in order for another step."""
        self._members.clear()
        self._ends = np.cumsum(self._counts[self._in_order])

    def _index(self, records: int) -> None:
        """Put the records up to `records` into their buckets."""
        if records > len(self._bucket):
            self._bucket = np.concatenate((self._bucket, np.zeros(max(records, len(self._bucket)), np.int32)))
        known = len(self._ids)
        while self._indexed < records:
            last = min(records, self._indexed + CHUNK)
            self._bucket[self._indexed : last] = self._buckets(self._indexed, last)
            self._indexed = last
        if len(self._ids) > known:
            self._counts = np.concatenate((self._counts, np.zeros(len(self._ids) - known, np.int64)))
            self._in_order = np.array([self._ids[key] for key in sorted(self._ids)], np.int64)

    def _buckets(self, first: int, last: int) -> NDArray[np.int32]:
        if self._ordering.queue:
            return np.full(last - first, self._ids.setdefault((0, 0), 0), np.int32)
        nodes = self.pool.published.nodes
        g, h = nodes["g"][first:last], nodes["h"][first:last]
        second = {"low-h": h, "high-h": -h, "path": g}.get(self._ordering.ties, np.zeros_like(g))
        f, seconds = distinct(self._ordering.priority(g, h)), distinct(second)
        many = len(seconds.values)
        pairs = distinct(f.which * many + seconds.which)
        ids = []
        for pair in pairs.values.tolist():
            key = (f.values[pair // many].item(), seconds.values[pair % many].item())
            ids.append(self._ids.setdefault(key, len(self._ids)))
        return np.array(ids, np.int32)[pairs.which]

    def _of_bucket(self, bucket: int) -> Records:
        """Return the waiting records of a bucket in order."""
        members = self._members.get(bucket)
        if members is None:
            members = np.flatnonzero(self._bucket[: self._records_at(self.t)] == bucket)
            members = self._members[bucket] = self._put_in_order(members[self._wait(members)])
        return members

    def _put_in_order(self, members: Records) -> Records:
        """Order records of one bucket, which come by number."""
        ties = self._ordering.ties
        if self._ordering.queue or ties in ("fifo", "high-h"):
            return members
        if ties == "state":
            return members[argsort(self.pool.sort_keys(members))]
        if ties == "path":
            return members[argsort([self.pool.moves(number) for number in members.tolist()])]
        return members[::-1]
