"""The user's own code that a search runs."""

from __future__ import annotations

import re
from typing import Any

from workbench.own_file import is_own
from workbench.search.problem.problem import Problem

_SEPARATOR = re.compile(r"[(,)]")


def own_names(problem: Problem[Any], heuristic: str | None) -> tuple[str, ...]:
    """Return the names `path/to/file.py:name` of a problem and of the parts of a heuristic."""
    problem_name = getattr(problem, "own_name", "")
    parts = [part.rpartition("*")[2].strip() for part in _SEPARATOR.split(heuristic or "")]
    return tuple(dict.fromkeys(name for name in (problem_name, *parts) if name and is_own(name)))
