"""Looking up a name, with a helpful error for an unknown one."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TypeVar

from workbench.search.problem.messages import Fault

T = TypeVar("T")
OTHER_NAMES = {
    "dijkstra": "ucs",
    "uniform-cost": "ucs",
    "iddfs": "ids",
    "best-first": "greedy",
    "a*": "astar",
    "ida*": "idastar",
}
"""What textbooks also call an algorithm."""


def look_up(table: Mapping[str, T], name: str, kind: str) -> T:
    """Return the entry called `name`. Raises Fault `unknown-<kind>`, with the most similar name if there is one."""
    try:
        return table[name]
    except KeyError:
        prefixed = [known for known in table if name and known.startswith(name.lower())]
        other = [known for known in table if known == OTHER_NAMES.get(name.lower())]
        similar = other or prefixed[:1] or get_close_matches(name.lower(), table, n=1, cutoff=0.5)
        key = f"unknown-{kind}-near" if similar else f"unknown-{kind}"
        raise Fault(key, name=name, near="".join(similar), known=", ".join(table)) from None


def split_names(text: str) -> list[str]:
    """Return the names in a list separated by commas; commas within parentheses do not separate."""
    names, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            names.append("")
        else:
            names[-1] += letter
    return [name.strip() for name in names]
