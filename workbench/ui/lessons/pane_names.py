"""What the panes are called in a lesson."""

from __future__ import annotations

from workbench.wording import text

PANES = (
    "board",
    "search",
    "tree",
    "graph",
    "map",
    "state",
    "chart",
    "open",
    "closed",
    "pseudocode",
    "inspector",
    "runs",
    "moments",
    "narration",
    "chips",
    "table",
    "cards",
    "pair",
    "setup",
    "strategy",
    "phases",
    "costs",
    "verdict",
    "density",
    "errors",
    "examples",
    "rules",
    "results",
    "charts",
    "players",
    "moves",
    "analysis",
    "course",
    "code",
    "banner",
    "counters",
)
"""The names of the panes of all benches."""


def pane_text(name: str) -> str:
    """Return what a pane is called; its name where it has no other."""
    return text(f"pane-{name}") if name in PANES else name
