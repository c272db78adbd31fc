"""Small pattern databases are built when they are first used, if the caller allows it; larger ones only on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import perm
from typing import TYPE_CHECKING

from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status

if TYPE_CHECKING:
    from workbench.tiles.pattern_databases.building import Building
    from workbench.tiles.pattern_databases.partitions import Partition

MAX_ENTRIES = 12_000_000
"""The maximum number of entries of a database that is built on first use: a few seconds of work."""
_SLICE = 1 << 20

Builder = Callable[["Building", str], object]
"""A function that advances the job of the database with a name. It may raise BuildingCancelled."""


class BuildingCancelled(Exception):  # noqa: N818 - not an error: the user cancelled
    """Raised instead of creating a heuristic whose database the user does not want to be built.

    Not a Fault, so that no other heuristic is used instead.
    """


_builder: ContextVar[Builder | None] = ContextVar("builder", default=None)


def run_to_end(building: Building, _name: str) -> None:
    """Build a database without showing the progress."""
    while building.status is Status.RUNNING:
        building.advance(_SLICE)


@contextmanager
def building_with(builder: Builder) -> Iterator[None]:
    """Let `builder` build the small databases that are first used within this context, unless one is set already."""
    token = _builder.set(_builder.get() or builder)
    try:
        yield
    finally:
        _builder.reset(token)


def is_quick(partition: Partition) -> bool:
    """Return whether a database is small enough to be built on first use."""
    return sum(perm(partition.cells, len(tiles)) for tiles in partition.patterns) <= MAX_ENTRIES


def build_if_quick(partition: Partition, name: str) -> None:
    """Build a database if that is allowed and quick. Raises Fault if this fails."""
    builder = _builder.get()
    if builder is None or not is_quick(partition):
        return
    from workbench.tiles.pattern_databases.building import Building

    building = Building(partition)
    try:
        builder(building, name)
        if building.reason is not None:
            raise Fault(building.reason.key, **building.reason.facts)
    finally:
        building.cancel()  # also at a limit: frees its memory and files
