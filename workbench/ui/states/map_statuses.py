"""The statuses of the places of a map, and their newest records, as arrays that can be used like mappings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE

Codes = NDArray[np.uint8]


class Mark(Enum):
    """The status of a place. ENTERED: on the path of a search without CLOSED. The last three: of a pair of searches."""

    UNSEEN = "unseen"
    OPEN = "open"
    CLOSED = "closed"
    CURRENT = "current"
    ENTERED = "entered"
    ONE = "one"
    OTHER = "other"
    BOTH = "both"

    @property
    def code(self) -> int:
        """Its number in an array of statuses."""
        return _CODES[self]


Names = Mapping[Mark, str]
"""The keys of the names of the statuses in a search, in the order of a legend."""
NAMES: Names = {mark: f"map-mark-{mark.value}" for mark in (Mark.CURRENT, Mark.OPEN, Mark.CLOSED)}


def names_without_closed(stores_open: bool) -> Names:
    """Return the names of a search without CLOSED, as in its tree."""
    waiting = {Mark.OPEN: "tree-mark-waiting"} if stores_open else {}
    return {Mark.CURRENT: NAMES[Mark.CURRENT], **waiting, Mark.ENTERED: "tree-mark-entered"}


EXPANDED = {Mark.CLOSED, Mark.ENTERED}
"""The statuses of places that have been expanded before."""
MARKS = tuple(Mark)
"""The statuses by their numbers."""
_CODES = {mark: code for code, mark in enumerate(MARKS)}


class Statuses(Mapping[int, Mark]):
    """The status of each place that has another one than UNSEEN. Attributes: codes, uint8, one entry per place."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes

    @classmethod
    def of(cls, marks: Mapping[int, Mark], places: int) -> Statuses:
        """Return the given statuses as those of a map with this number of places."""
        codes = np.zeros(places, np.uint8)
        for place, mark in marks.items():
            codes[place] = mark.code
        return cls(codes)

    def places(self, mark: Mark) -> list[int]:
        """Return the places with a status, in ascending order."""
        return np.flatnonzero(self.codes == mark.code).tolist()

    def __getitem__(self, place: int) -> Mark:
        if not 0 <= place < len(self.codes) or not self.codes[place]:
            raise KeyError(place)
        return MARKS[int(self.codes[place])]

    def __iter__(self) -> Iterator[int]:
        return iter(np.flatnonzero(self.codes).tolist())

    def __len__(self) -> int:
        return int(np.count_nonzero(self.codes))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Statuses):
            return np.array_equal(self.codes, other.codes)
        return super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]


class NewestRecords(Mapping[int, int]):
    """The newest record of each place that has one, looked up when it is first needed.

    `key`: what they follow from; two objects with equal keys are equal. `find`: returns the records, int32, NONE for a
    place without one.
    """

    def __init__(self, key: object, find: Callable[[], NDArray[np.int32]]) -> None:
        self._key, self._find = key, find
        self._found: NDArray[np.int32] | None = None

    @property
    def array(self) -> NDArray[np.int32]:
        """The record of each place, or NONE."""
        if self._found is None:
            self._found = self._find()
        return self._found

    def __getitem__(self, place: int) -> int:
        record = int(self.array[place]) if 0 <= place < len(self.array) else NONE
        if record == NONE:
            raise KeyError(place)
        return record

    def __iter__(self) -> Iterator[int]:
        return iter(np.flatnonzero(self.array != NONE).tolist())

    def __len__(self) -> int:
        return int(np.count_nonzero(self.array != NONE))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, NewestRecords):
            return bool(self._key == other._key)
        return super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]
