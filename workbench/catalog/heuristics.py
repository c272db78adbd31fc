"""The heuristics for sliding tiles: name -> how to make one for a goal, and what is proved of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from workbench.catalog.names import look_up
from workbench.search.problem import Heuristic
from workbench.tiles.board import Board, State
from workbench.tiles.heuristics.euclidean import Euclidean
from workbench.tiles.heuristics.flicker import Flicker
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.misplaced import Misplaced
from workbench.tiles.heuristics.zero import Zero


@dataclass(frozen=True)
class HeuristicEntry:
    """A heuristic and its facts, which the tests check over whole state spaces.

    `admissible`: never above the true cost; `consistent`: h(n) ≤ c(n, n′) + h(n′) for every move.
    """

    name: str
    make: Callable[[Board], Heuristic[State]]
    admissible: bool
    consistent: bool


_TABLE = (
    HeuristicEntry("manhattan", Manhattan, admissible=True, consistent=True),
    HeuristicEntry("linear-conflict", LinearConflict, admissible=True, consistent=True),
    HeuristicEntry("euclidean", Euclidean, admissible=True, consistent=True),
    HeuristicEntry("misplaced", Misplaced, admissible=True, consistent=True),
    HeuristicEntry("zero", Zero, admissible=True, consistent=True),
    HeuristicEntry("flicker", Flicker, admissible=True, consistent=False),
)

HEURISTICS: Mapping[str, HeuristicEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default."""


def heuristic(name: str) -> HeuristicEntry:
    """Return the heuristic called `name`. Raises Fault, with the nearest name, for one that does not exist."""
    return look_up(HEURISTICS, name, "heuristic")
