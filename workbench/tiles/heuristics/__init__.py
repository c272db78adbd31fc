"""Estimates of the distance to a goal, one per file. Each is built for a goal and returns thousandths of a move.

Imports `tiles.puzzle`, `search.problem`, `own_file` and `own_code`.
"""

from workbench.tiles.heuristics.base import Estimate, HeuristicPart
from workbench.tiles.heuristics.euclidean import Euclidean
from workbench.tiles.heuristics.flicker import Flicker
from workbench.tiles.heuristics.gaschnig import Gaschnig
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.misplaced import Misplaced
from workbench.tiles.heuristics.zero import Zero

__all__ = [
    "Estimate",
    "Euclidean",
    "Flicker",
    "Gaschnig",
    "HeuristicPart",
    "LinearConflict",
    "Manhattan",
    "Misplaced",
    "Zero",
]
