"""Names and descriptions of algorithms, including functions of the user's own."""

from __future__ import annotations

import re

from workbench.own_file import is_own
from workbench.wording.language import text


def algorithm_text(name: str, what: str = "") -> str:
    """Return an algorithm's name, or with `what` another text: -short, -about, -advantages, -drawbacks."""
    if not is_own(name):
        return text(f"algorithm-{name}{what}")
    return text(f"algorithm-own{what}", name=name, file=re.split(r"[/\\]", name)[-1])
