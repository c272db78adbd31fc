"""The heuristics that the compiled engine knows."""

from __future__ import annotations

from workbench.catalog import HEURISTICS
from workbench.tiles.puzzle.goal import goal_board

TABLED = [name for name, entry in HEURISTICS.items() if hasattr(entry.create(goal_board("last", 3, 3)), "tables")]
"""In the order of the catalogue; the others run on the textbook engine only."""
