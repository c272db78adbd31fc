"""The lowest f that a depth-first search cut off, computed from its records."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number

_BLOCK = 1 << 14
"""The number of records processed at once."""


class LeastCut:
    """Results for complete blocks of records are cached. `fate`: that of the records that were cut off."""

    def __init__(self, fate: int) -> None:
        self._fate = fate
        self._known: dict[int, Number] = {}

    def in_iteration(self, nodes: Mapping[str, NDArray[Any]], records: int, number: int) -> Number:
        """Return the lowest f of the first `records` records that were cut off in the iteration of `number`, or ∞."""
        iterations = nodes["iteration"][:records]
        first = int(np.searchsorted(iterations, iterations.dtype.type(nodes["iteration"][number])))
        least: Number = math.inf
        while first < records:
            last = min((first // _BLOCK + 1) * _BLOCK, records)
            is_complete = last - first == _BLOCK
            found = self._known.get(first) if is_complete else None
            if found is None:
                found = self.among(nodes, first, last)
                if is_complete:
                    self._known[first] = found
            least, first = min(least, found), last
        return least

    def among(self, nodes: Mapping[str, NDArray[Any]], first: int, last: int) -> Number:
        """Return the lowest f of those of the records `first` … `last` − 1 that were cut off, or ∞."""
        cut = np.flatnonzero(nodes["fate"][first:last] == self._fate) + first
        least: Number = (nodes["g"][cut] + nodes["h"][cut]).min().item() if len(cut) else math.inf
        return least
