"""The user's own code that a search runs."""

from __future__ import annotations

import re
from typing import Any

from workbench.own_file import is_own
from workbench.search.problem.problem import Problem

_SEPARATOR = re.compile(r"[(,)]")


def own_functions(heuristic: str | None) -> tuple[str, ...]:
    """Return the names `path/to/file.py:function` in a heuristic such as `max(manhattan,2*path/to/file.py:function)`.

    The heuristic need not be valid; nothing is run.
    """
    parts = [part.rpartition("*")[2].strip() for part in _SEPARATOR.split(heuristic or "")]
    return tuple(dict.fromkeys(part for part in parts if is_own(part)))


def own_names(problem: Problem[Any], heuristic: str | None, algorithm: str = "") -> tuple[str, ...]:
    """Return the names `path/to/file.py:name` of a problem, of an algorithm, and of the parts of a heuristic."""
    names = getattr(problem, "own_name", ""), algorithm if is_own(algorithm) else ""
    return tuple(dict.fromkeys((*filter(None, names), *own_functions(heuristic))))
