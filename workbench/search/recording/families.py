"""Finding what a layer has registered for a family of searches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")

FamilyTable = Mapping[type[Any], T]
"""What a layer has for each family: by the class of its recordings. It holds for those that are derived from it too."""


def by_family(table: FamilyTable[T], recording: object) -> T:
    """Return what a table has for a recording, or a class of recordings: the entry of the nearest class.

    Raises KeyError where there is none.
    """
    kinds = recording if isinstance(recording, type) else type(recording)
    for kind in kinds.__mro__:
        if kind in table:
            return table[kind]
    raise KeyError(kinds.__name__)
