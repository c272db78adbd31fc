"""Names and descriptions of heuristics, including those whose names the user composes."""

from __future__ import annotations

import re
from typing import Any

from workbench.catalog import HEURISTICS, HeuristicEntry, heuristic
from workbench.maps.grid_heuristics import INADMISSIBLE
from workbench.maps.grid_problem import GridProblem
from workbench.own_file import is_own
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording.language import text

MAP_HEURISTICS = ("table", "straight-line", "manhattan", "euclidean", "chebyshev", "octile", "zero", "attacks")
"""The heuristics of maps that have texts; others, of the user's own problems, are shown by name."""


def heuristic_text(name: str, what: str = "", problem: Problem[Any] | None = None) -> str:
    """Return a heuristic's name, or with `what` another text: -short, -about, -advantages, -drawbacks.

    `problem`: the problem that it is for; None: boards.
    """
    if not (problem is None or isinstance(problem, TileProblem) or is_own(name)):
        kind = name if name in MAP_HEURISTICS else "brought"
        return text(f"map-heuristic-{kind}{what}", name=name)
    entry = heuristic(name)
    names = " · ".join(heuristic_text(part, "-short") for part in entry.parts)
    weight, file = name.partition("*")[0], re.split(r"[/\\]", name)[-1]
    return text(f"heuristic-{_kind(entry)}{what}", name=name, names=names, weight=weight, file=file)


def proof_text(name: str, problem: Problem[Any] | None) -> str:
    """Return why a heuristic has on a map the properties that the catalogue states; "" for another problem."""
    if not isinstance(problem, HasMap) or is_own(name):
        return ""
    if name == "zero":
        return text("map-proof-zero")
    ruled = isinstance(problem, GridProblem)
    if ruled and problem.follows_from_rule(name):
        return text(f"map-proof-{name}")
    diagonal = ruled and (problem.grid.moves, name) in INADMISSIBLE
    whole = not ruled or problem.examined
    found = text("map-proof-examined", places=len(problem.sketch().spots)) if whole else text("map-proof-none")
    return f"{text('map-proof-diagonal')} {found}" if diagonal else found


def _kind(entry: HeuristicEntry) -> str:
    """Return the name of a heuristic in message keys: its own name, or its kind."""
    if entry.parts:
        return entry.name[:3] if entry.name[:4] in ("max(", "sum(") else "weighted"
    known = entry.broken or entry.name in HEURISTICS
    return entry.name if known else "own" if entry.own else "pdb"
