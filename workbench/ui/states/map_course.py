"""When the places of a map were generated and expanded, so that their statuses at any step are found at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NEVER, NONE, Column
from workbench.ui.states.map_statuses import Codes, Mark

Numbers = NDArray[np.int32]


class MapCourse:
    """The course of a search with OPEN and CLOSED in which a cheaper path supersedes an earlier record.

    `places`: the place of each record, shape (records,), NONE off the map. `nodes`: the columns of the records.
    `slots`: the number of places + 1; the last entry is for what is off the map.
    """

    def __init__(self, places: Numbers, nodes: Mapping[str, Column], slots: int) -> None:
        count = len(places)
        self._places = places
        self._expanded, self._superseded = (np.asarray(nodes[name][:count]) for name in ("expanded", "superseded"))
        newest = np.full(slots, -1, np.int32)
        newest[places] = np.arange(count, dtype=np.int32)
        # A place with one record that was never removed has one course; the records of all others are compared again.
        special = np.zeros(slots, bool)
        special[places[(self._superseded != NEVER) | (newest[places] != np.arange(count, dtype=np.int32))]] = True
        self._special: NDArray[np.int64] = np.flatnonzero(special[places])
        simple = (newest >= 0) & ~special
        self._generated = np.where(simple, newest, np.int32(NEVER))
        self._done = np.full(slots, NEVER, np.int32)
        self._done[simple] = self._expanded[newest[simple]]
        self._simple = np.flatnonzero(simple)
        self._values: dict[str, NDArray[np.float64]] = {}

    def newest(self, records: int) -> Numbers:
        """Return the newest of the first `records` records of each place, NONE where there is none, shape (slots,)."""
        found = np.where(self._generated < records, self._generated, np.int32(NONE))
        special = self._special[: np.searchsorted(self._special, records)]
        found[self._places[special]] = special
        return found

    def values(
        self, name: str, records: int, read: Callable[[NDArray[np.int64]], NDArray[np.float64]]
    ) -> NDArray[np.float64]:
        """Return a value of the newest of the first `records` records of each place, NaN where there is none.

        `read`: returns the values of records. They never change, so those of most places are read once.
        """
        if name not in self._values:
            all_values = np.full(len(self._generated), np.nan)
            all_values[self._simple] = read(self._generated[self._simple].astype(np.int64))
            self._values[name] = all_values
        found = np.where(self._generated < records, self._values[name], np.nan)
        special = self._special[: np.searchsorted(self._special, records)]
        found[self._places[special]] = read(special)
        return found

    def codes(self, t: int, records: int) -> Codes:
        """Return the statuses OPEN and CLOSED after step `t`, by which `records` had been generated, shape (slots,)."""
        codes = (self._generated < records).view(np.uint8) + (self._done <= t).view(np.uint8)
        special = self._special[: np.searchsorted(self._special, records)]
        places, expanded = self._places[special], self._expanded[special]
        alive = self._superseded[special] > t
        codes[places[alive & (expanded > t)]] = Mark.OPEN.code
        codes[places[alive & (expanded <= t)]] = Mark.CLOSED.code
        return codes
