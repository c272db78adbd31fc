"""What is broken on purpose: the mistakes that are made most often, by names, for a class to catch.

They stand beside the catalogue, not in it: nothing that is offered or claimed there includes them.
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
"""How the names of all of them begin."""

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
"""Name -> a heuristic with a mistake in it; none of them is admissible."""
