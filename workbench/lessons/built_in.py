"""Heuristics that a lesson may name: the program's own, never code in a file."""

from __future__ import annotations

from typing import Any

from workbench.catalog.entry import HeuristicEntry
from workbench.catalog.estimates import entry_for
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.board_text import to_quotable

_CODE = ".py:"


def built_in(name: str, problem: Problem[Any] | None = None) -> HeuristicEntry:
    """Return a heuristic of the program, for a problem or for boards of any shape; runs no file.

    Raises Fault for an unknown name, and for code in a file, as a lesson may come from an untrusted source.
    """
    if _CODE in name:
        raise Fault("run-line-own", name=to_quotable(name, 200))
    return entry_for(problem, name)
