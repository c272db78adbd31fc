"""How a search serves OPEN, in words that a trace can hold.

A list of what records are compared by, one after the other: "f", "g", "h", "depth", "state", "path" (moves), "record"
(the order of generation), "entered" (when the parent was expanded); a minus turns it round. A search from both ends
puts "turn" first: the side that is served next, by layers, or "pair", where the sides take turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.search.recording.backed_up_values import BackedUpTrace
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.ordering import Ordering
from workbench.search.recording.pool import Pool
from workbench.search.recording.recording import Recording
from workbench.search.recording.two_sided import TwoSidedPool

KEYS = ("f", "g", "h", "depth", "state", "path", "record", "entered", "turn", "pair")
"""What OPEN may be served by."""

_TIES = {
    "low-h": ["f", "h", "-record"],
    "high-h": ["f", "-h", "record"],
    "fifo": ["f", "record"],
    "lifo": ["f", "-record"],
    "state": ["f", "state", "-record"],
    "path": ["f", "g", "path", "record"],
}


def served_by(recording: Recording[Any]) -> Sequence[str] | None:
    """Return by what the search of a recording serves OPEN, or None where it keeps no such list."""
    if not recording.keeps_open:
        return None
    if isinstance(recording, TwoSidedPool):
        return ["pair", "f", "record"] if recording.bounds else ["turn", "record"]
    if isinstance(recording, DiskPool):
        return ["depth", "state", "record"]
    if isinstance(recording, Pool):
        layers = ["depth"] if isinstance(recording, LayeredPool) else []
        return layers + _ordering(recording.ordering)
    return ["f", "-depth", "record"] if isinstance(recording, BackedUpTrace) else ["-entered", "record"]


def _ordering(ordering: Ordering) -> list[str]:
    if ordering.by_age:
        return ["record"] if ordering.queue else ["-record"]
    return _TIES[ordering.ties]
