"""The names of facts in the user's language."""

from __future__ import annotations

from workbench.lessons.built_in import built_in
from workbench.search.problem.messages import Fault
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

SYMBOLS = ("f", "g", "h")
WORDED = (
    *("expanded", "generated", "max_open", "moves", "cost", "depth", "first_bound", "last_bound"),
    *("inversions", "parity", "blank_row", "ways", "states", "permutations", "distance"),
)
"""The facts that have a name in words; the others are heuristics, or stay as they are."""


def fact_name(name: str) -> str:
    """Return the name of a fact or of a heuristic in the current language."""
    if name in WORDED:
        return text(f"fact-{name.replace('_', '-')}")
    try:
        return name if name in SYMBOLS else heuristic_text(built_in(name).name)
    except Fault:
        return name
