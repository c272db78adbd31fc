"""The heuristics for sliding tiles: name -> how to create one for a goal, and its proven properties."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

from workbench.catalog.broken import BROKEN_HEURISTICS, PREFIX
from workbench.catalog.entry import HeuristicEntry
from workbench.catalog.names import look_up, split_names
from workbench.own_file import is_own
from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.combined import Scaled, Total
from workbench.tiles.heuristics.euclidean import Euclidean
from workbench.tiles.heuristics.flicker import Flicker
from workbench.tiles.heuristics.gaschnig import Gaschnig
from workbench.tiles.heuristics.linear_conflict import LinearConflict
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.heuristics.maximum import Maximum
from workbench.tiles.heuristics.misplaced import Misplaced
from workbench.tiles.heuristics.own import own_heuristic
from workbench.tiles.heuristics.walking_distance import WalkingDistance
from workbench.tiles.heuristics.zero import Zero
from workbench.tiles.pattern_databases.partitions import known_names, names_for
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board

_TABLE = (
    HeuristicEntry("manhattan", Manhattan, admissible=True, consistent=True),
    HeuristicEntry("linear-conflict", LinearConflict, admissible=True, consistent=True),
    HeuristicEntry("walking-distance", WalkingDistance, admissible=True, consistent=True),
    HeuristicEntry("euclidean", Euclidean, admissible=True, consistent=True),
    HeuristicEntry("misplaced", Misplaced, admissible=True, consistent=True),
    HeuristicEntry("gaschnig", Gaschnig, admissible=True, consistent=True),
    HeuristicEntry("zero", Zero, admissible=True, consistent=True),
    HeuristicEntry("flicker", Flicker, admissible=True, consistent=False),
)

HEURISTICS: Mapping[str, HeuristicEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default. Without pattern databases and `max(a,b)`."""

_MAX, _SUM, _PDB = "max(", "sum(", "pdb"
_WEIGHTED = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})?)\s*\*\s*(.+)", re.DOTALL)


def heuristic(name: str) -> HeuristicEntry:
    """Return the heuristic called `name`.

    One of HEURISTICS, a deliberately broken one, a pattern database, `file.py:function`, `max(a,b)`, `sum(a,b)`, or one
    with a weight, `2*a`. Raises Fault, with the most similar name, if there is none.
    """
    name = name.strip()
    if name.startswith(_MAX):
        return _combined(name, _MAX, Maximum)
    if name.startswith(_SUM):
        return _combined(name, _SUM, Total)
    if weighted := _WEIGHTED.fullmatch(name):
        return _weighted(weighted[1], heuristic(weighted[2]))
    if name.endswith(".py:"):
        raise Fault("own-unnamed", name=name[:-1], example=f"{name}h")
    if is_own(name):
        return HeuristicEntry(name, partial(own_heuristic, name=name), admissible=False, consistent=False, own=True)
    if name.startswith(_PDB):
        return HeuristicEntry(name, partial(PatternDatabase, name=name), admissible=True, consistent=False)
    if name.startswith(PREFIX):
        return look_up(BROKEN_HEURISTICS, name, "heuristic")
    return look_up({**HEURISTICS, **dict.fromkeys(known_names(), HEURISTICS["zero"])}, name, "heuristic")


def offered(goal: Board) -> tuple[str, ...]:
    """Return the names offered for boards of the goal's shape; a pattern database may have to be built first."""
    return (*HEURISTICS, *names_for(*goal.shape))


def _combined(name: str, prefix: str, combination: type[Maximum | Total]) -> HeuristicEntry:
    """Return `max(…)` or `sum(…)`. Raises Fault.

    A sum is claimed to be neither admissible nor consistent: an audit can find out.
    """
    inner = split_names(name.removeprefix(prefix).removesuffix(")"))
    if not name.endswith(")") or len(inner) < 2 or not all(inner):
        raise Fault(f"heuristic-malformed-{prefix[:-1]}", name=name)
    entries = [heuristic(part) for part in inner]
    names = tuple(entry.name for entry in entries)
    return HeuristicEntry(
        f"{prefix}{','.join(names)})",
        partial(combination, makers=[entry.create for entry in entries]),
        admissible=prefix == _MAX and all(entry.admissible for entry in entries),
        consistent=prefix == _MAX and all(entry.consistent for entry in entries),
        parts=names,
        own=any(entry.own for entry in entries),
    )


def _weighted(weight: str, entry: HeuristicEntry) -> HeuristicEntry:
    """Return a heuristic with a weight; it stays admissible and consistent if the weight is at most 1."""
    thousandths = round(float(weight) * 1000)
    return HeuristicEntry(
        f"{thousandths / 1000:g}*{entry.name}",
        partial(Scaled, maker=entry.create, thousandths=thousandths),
        admissible=entry.admissible and thousandths <= 1000,
        consistent=entry.consistent and thousandths <= 1000,
        parts=(entry.name,),
        own=entry.own,
    )
