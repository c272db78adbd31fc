"""The names of panes in a lesson."""

from __future__ import annotations

from workbench.formats import scene_keys
from workbench.wording import text

PANES = frozenset({"graph", "map", "maps", "space", "state"}).union(*scene_keys.PANES.values())
"""The names of the panes of all benches, and of what some of these panes can show."""


def pane_text(name: str) -> str:
    """Return the title of a pane; its name if it has no title."""
    return text(f"pane-{name}") if name in PANES else name
