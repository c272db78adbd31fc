"""The number of nodes below folded nodes, counted in pieces: at once if there are few, else step by step."""

from __future__ import annotations

import numpy as np

from workbench.search.recording.moment import Numbers
from workbench.search.tree.source import TreeSource

PIECE = 1 << 15
"""The number of nodes processed at once."""


class Counting:
    """Attributes: records, the subtrees to count; counts, the results so far; done, for each, whether it is final."""

    def __init__(self, tree: TreeSource, records: Numbers) -> None:
        self.records = records
        known = tree.below(records)
        self.counts: Numbers = np.zeros(len(records), np.int64) if known is None else known
        self._tree = tree
        self._waiting: list[tuple[Numbers, Numbers]] = []
        if known is None and tree.spans(records[:0]) is not None:
            self._waiting.append((records, np.arange(len(records))))

    @property
    def finished(self) -> bool:
        """Whether everything is counted."""
        return not self._waiting

    @property
    def done(self) -> list[bool]:
        """Whether the subtree of each record is completely counted."""
        unfinished = {owner for _, owners in self._waiting for owner in np.unique(owners).tolist()}
        return [place not in unfinished for place in range(len(self.records))]

    def advance(self, nodes: int = PIECE) -> None:
        """Process about `nodes` more nodes."""
        while nodes > 0 and self._waiting:
            records, owners = self._waiting.pop()
            if len(records) > PIECE:
                self._waiting.append((records[PIECE:], owners[PIECE:]))
                records, owners = records[:PIECE], owners[:PIECE]
            nodes -= max(len(records), 64)  # a lookup has a minimum cost
            self._count_children(records, owners)

    def _count_children(self, records: Numbers, owners: Numbers) -> None:
        spans = self._tree.spans(records)
        assert spans is not None
        first, last = spans
        lengths = last - first
        with_children = np.flatnonzero(lengths)
        if not len(with_children):
            return
        lengths, first, owners = (
            lengths[with_children],
            first[with_children],
            np.repeat(owners[with_children], lengths[with_children]),
        )
        self.counts += np.bincount(owners, minlength=len(self.counts))
        starts = np.cumsum(lengths) - lengths
        places = np.arange(int(lengths.sum())) + np.repeat(first - starts, lengths)
        self._waiting.append((self._tree.at_places(places), owners))
