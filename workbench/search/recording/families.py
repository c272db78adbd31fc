"""Tables in which a layer registers something for each family of searches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")

FamilyTable = Mapping[type[Any], T]
"""Class of recordings -> what a layer registers for it; valid for derived classes too."""


def by_family(table: FamilyTable[T], recording: object) -> T:
    """Return the table entry for a recording, or a class of recordings: the entry of the nearest base class.

    Raises KeyError if there is none.
    """
    kinds = recording if isinstance(recording, type) else type(recording)
    for kind in kinds.__mro__:
        if kind in table:
            return table[kind]
    raise KeyError(kinds.__name__)
