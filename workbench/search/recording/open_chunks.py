"""The records of a search in chunks, grouped by bucket, and which chunks may have members of a bucket on OPEN."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nsmallest

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, Column
from workbench.search.recording.lazy_records import Records

CHUNK = 1 << 16
"""The number of records in a chunk, chosen to fit the processor's cache."""
EXAMINED = 4
"""The number of chunks that are examined at once, in a few milliseconds."""


class Chunks:
    """All records that fill a chunk of CHUNK records.

    The records that are left on OPEN are in a few of thousands of chunks. So for each chunk and bucket a step is stored
    from which on none of its members is on OPEN: it is noted when it is found to be so, and computed when a chunk is
    examined.
    """

    def __init__(self) -> None:
        self._chunks: list[_Chunk] = []

    def __len__(self) -> int:
        return len(self._chunks)

    @property
    def nbytes(self) -> int:
        return sum(chunk.nbytes for chunk in self._chunks)

    def append(self, buckets: NDArray[np.int32], bucket_count: int) -> None:
        """Add the next CHUNK records. `buckets`: int32 (CHUNK,), each less than `bucket_count`."""
        self._chunks.append(_Chunk(buckets, bucket_count))

    def members(self, place: int, bucket: int) -> Records:
        """Return the records of a bucket in a chunk, ascending."""
        return self._chunks[place].members(bucket) + place * CHUNK

    def places(self, bucket: int, count: int, t: int) -> list[int]:
        """Return which of the first `count` chunks may have members of a bucket on OPEN after `t` expansions."""
        chunks = enumerate(self._chunks[:count])
        return [place for place, chunk in chunks if bucket < len(chunk.emptied) and chunk.emptied[bucket] > t]

    def note_emptied(self, place: int, bucket: int, t: int) -> None:
        """Store that a chunk has no members of a bucket on OPEN after `t` expansions, nor later."""
        emptied = self._chunks[place].emptied
        emptied[bucket] = min(emptied[bucket], t)

    def examine(self, nodes: Mapping[str, Column], count: int, t: int) -> None:
        """Find out when the buckets of some chunks were emptied: of those of the first `count` examined longest ago.

        `nodes`: the columns of their records. One thread may do this while another reads, as steps only get smaller.
        """
        chunks = enumerate(self._chunks[:count])
        due = ((chunk.examined_at, place) for place, chunk in chunks if chunk.examined_at < t)
        for _, place in nsmallest(EXAMINED, due):
            records = slice(place * CHUNK, (place + 1) * CHUNK)
            self._chunks[place].examine(np.minimum(nodes["expanded"][records], nodes["superseded"][records]), t)

    def examined_at(self, t: int) -> bool:
        """Return whether all chunks have been examined after `t` expansions or later."""
        return all(chunk.examined_at >= t for chunk in self._chunks)


class _Chunk:
    """CHUNK records, grouped by bucket.

    Attributes: emptied, from which step on none of a bucket is on OPEN, at most, int32; examined_at, the step at which
    these steps were computed, or NEVER if they cannot change later.
    """

    def __init__(self, buckets: NDArray[np.int32], bucket_count: int) -> None:
        counts = np.bincount(buckets, minlength=bucket_count)
        small = buckets.astype(np.uint16) if bucket_count <= 1 << 16 else buckets  # sorted many times faster
        self._order = np.argsort(small, kind="stable").astype(np.uint16)
        self._ends = counts.cumsum().astype(np.int32)
        self.emptied = np.where(counts, NEVER, 0).astype(np.int32)
        self.examined_at = 0

    @property
    def nbytes(self) -> int:
        return self._order.nbytes + self._ends.nbytes + self.emptied.nbytes

    def members(self, bucket: int) -> Records:
        first = self._ends[bucket - 1] if bucket else 0
        return self._order[first : self._ends[bucket]].astype(np.int64)

    def examine(self, left: NDArray[np.int32], t: int) -> None:
        """Compute when the buckets were emptied. `left`: the step at which each record left OPEN, int32 (CHUNK,)."""
        counts = np.diff(self._ends, prepend=0)
        full = np.flatnonzero(counts)
        self.emptied[full] = np.maximum.reduceat(left[self._order], (self._ends - counts)[full])
        self.examined_at = t if self.emptied.max() == NEVER else NEVER
