"""How many nodes are below those that are folded, counted in pieces: at once where there are few, else bit by bit."""

from __future__ import annotations

import numpy as np

from workbench.search.recording.moment import Numbers
from workbench.search.tree.source import TreeSource

PIECE = 1 << 15
"""How many nodes are looked at in one go."""


class Counting:
    """Attributes: records, below which nodes are counted; counts, found by now; done, of each, whether that is all."""

    def __init__(self, tree: TreeSource, records: Numbers) -> None:
        self.records = records
        known = tree.below(records)
        self.counts: Numbers = np.zeros(len(records), np.int64) if known is None else known
        self._tree = tree
        self._waiting: list[tuple[Numbers, Numbers]] = []
        if known is None and tree.spans(records[:0]) is not None:
            self._waiting.append((records, np.arange(len(records))))

    @property
    def over(self) -> bool:
        """Whether all is counted."""
        return not self._waiting

    @property
    def done(self) -> list[bool]:
        """Whether all below it is counted, for each record."""
        left = {owner for _, owners in self._waiting for owner in np.unique(owners).tolist()}
        return [place not in left for place in range(len(self.records))]

    def advance(self, nodes: int = PIECE) -> None:
        """Look at so many nodes more, about."""
        while nodes > 0 and self._waiting:
            records, owners = self._waiting.pop()
            if len(records) > PIECE:
                self._waiting.append((records[PIECE:], owners[PIECE:]))
                records, owners = records[:PIECE], owners[:PIECE]
            nodes -= max(len(records), 64)  # a look has its price, however little there is to see
            self._look_below(records, owners)

    def _look_below(self, records: Numbers, owners: Numbers) -> None:
        spans = self._tree.spans(records)
        assert spans is not None
        first, last = spans
        lengths = last - first
        some = np.flatnonzero(lengths)
        if not len(some):
            return
        lengths, first, owners = lengths[some], first[some], np.repeat(owners[some], lengths[some])
        self.counts += np.bincount(owners, minlength=len(self.counts))
        starts = np.cumsum(lengths) - lengths
        lower = np.arange(int(lengths.sum())) + np.repeat(first - starts, lengths)
        self._waiting.append((lower, owners))
