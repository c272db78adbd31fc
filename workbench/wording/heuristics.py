"""What heuristics are called and what is said of them, those too whose names are made up by the user."""

from __future__ import annotations

import re

from workbench.catalog import HEURISTICS, heuristic
from workbench.wording.language import text


def heuristic_text(name: str, what: str = "") -> str:
    """Return a heuristic's name, or with `what` more: -short, -about, -advantages, -drawbacks."""
    entry = heuristic(name)
    names = " · ".join(heuristic_text(part, "-short") for part in entry.parts)
    kind = "max" if entry.parts else name if name in HEURISTICS else "own" if entry.own else "pdb"
    return text(f"heuristic-{kind}{what}", name=name, names=names, file=re.split(r"[/\\]", name)[-1])
