"""Deliberately broken heuristics: the most common mistakes, by name, for students to find.

They are not part of the catalogue: its lists and its claims do not include them.
"""

from __future__ import annotations

from collections.abc import Mapping

from workbench.catalog.entry import HeuristicEntry
from workbench.tiles.heuristics.broken import (
    EuclideanWithBlank,
    ManhattanWithBlank,
    MisplacedWithBlank,
    PairwiseConflict,
)

PREFIX = "broken-"
"""The prefix of all their names."""

_HEURISTICS = (
    ("misplaced-with-blank", MisplacedWithBlank, False),
    ("manhattan-with-blank", ManhattanWithBlank, False),
    ("euclidean-with-blank", EuclideanWithBlank, False),
    ("linear-conflict-pairwise", PairwiseConflict, False),
)

BROKEN_HEURISTICS: Mapping[str, HeuristicEntry] = {
    PREFIX + name: HeuristicEntry(PREFIX + name, make, admissible=False, consistent=consistent, broken=True)
    for name, make, consistent in _HEURISTICS
}
"""Name -> a heuristic with a mistake; none of them is admissible."""
