"""The heuristics for sliding tiles: name -> how to make one for a goal, and what is proved of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from workbench.catalog.names import look_up, split_names
from workbench.own_file import is_own
from workbench.search.messages import Fault
from workbench.tiles.board import Board
from workbench.tiles.heuristics.euclidean import Euclidean
from workbench.tiles.heuristics.flicker import Flicker
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.maximum import Maximum
from workbench.tiles.heuristics.misplaced import Misplaced
from workbench.tiles.heuristics.own import Own
from workbench.tiles.heuristics.pattern_database import PatternDatabase
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.heuristics.zero import Zero
from workbench.tiles.patterns.partitions import known_names, names_for


@dataclass(frozen=True)
class HeuristicEntry:
    """A heuristic and its facts, which the tests check over whole state spaces.

    `make` takes the goal board, or a problem of another kind; it raises Fault for a goal that it is not for.
    `admissible`: never above the true cost; `consistent`: h(n) ≤ c(n, n′) + h(n′) for every move.
    `parts`: the names of those that it is the greatest of. `own`: whether a function
    of the user's own has a say in it, of which nothing is known.
    """

    name: str
    make: Callable[[Any], Any]
    admissible: bool
    consistent: bool
    parts: tuple[str, ...] = ()
    own: bool = False


_TABLE = (
    HeuristicEntry("manhattan", Manhattan, admissible=True, consistent=True),
    HeuristicEntry("linear-conflict", LinearConflict, admissible=True, consistent=True),
    HeuristicEntry("walking-distance", WalkingDistance, admissible=True, consistent=True),
    HeuristicEntry("euclidean", Euclidean, admissible=True, consistent=True),
    HeuristicEntry("misplaced", Misplaced, admissible=True, consistent=True),
    HeuristicEntry("zero", Zero, admissible=True, consistent=True),
    HeuristicEntry("flicker", Flicker, admissible=True, consistent=False),
)

HEURISTICS: Mapping[str, HeuristicEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default. Databases and `max(a,b)` have names besides."""

_MAX, _PDB = "max(", "pdb"


def heuristic(name: str) -> HeuristicEntry:
    """Return the heuristic called `name`: one of HEURISTICS, a pattern database, `file.py:function`, or `max(a,b)`.

    Raises Fault, with the nearest name, for one that does not exist.
    """
    name = name.strip()
    if name.startswith(_MAX):
        return _maximum(name)
    if name.endswith(".py:"):
        raise Fault("own-unnamed", name=name[:-1], example=f"{name}h")
    if is_own(name):
        return HeuristicEntry(name, partial(Own, name=name), admissible=False, consistent=False, own=True)
    if name.startswith(_PDB):
        return HeuristicEntry(name, partial(PatternDatabase, name=name), admissible=True, consistent=False)
    return look_up({**HEURISTICS, **dict.fromkeys(known_names(), HEURISTICS["zero"])}, name, "heuristic")


def offered(goal: Board) -> tuple[str, ...]:
    """Return the names that are offered for boards of the goal's shape; a database may have to be built first."""
    return (*HEURISTICS, *names_for(*goal.shape))


def _maximum(name: str) -> HeuristicEntry:
    inner = split_names(name.removeprefix(_MAX).removesuffix(")"))
    if not name.endswith(")") or len(inner) < 2 or not all(inner):
        raise Fault("heuristic-malformed-max", name=name)
    entries = [heuristic(part) for part in inner]
    return HeuristicEntry(
        f"{_MAX}{','.join(entry.name for entry in entries)})",
        partial(Maximum, makers=[entry.make for entry in entries]),
        admissible=all(entry.admissible for entry in entries),
        consistent=all(entry.consistent for entry in entries),
        parts=tuple(entry.name for entry in entries),
        own=any(entry.own for entry in entries),
    )
