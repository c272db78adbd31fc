"""What the panes are called in a lesson."""

from __future__ import annotations

from workbench.formats import scene_keys
from workbench.wording import text

PANES = frozenset({"graph", "map", "state"}).union(*scene_keys.PANES.values())
"""The names of the panes of all benches, and of what the tree's pane shows in place of the tree."""


def pane_text(name: str) -> str:
    """Return what a pane is called; its name where it has no other."""
    return text(f"pane-{name}") if name in PANES else name
