"""The catalogue's entry for a heuristic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class HeuristicEntry:
    """A heuristic and its properties, which the tests check on complete state spaces.

    `make` takes the goal board, or a problem of another kind; it raises Fault if the heuristic does not support it.
    `admissible`: h never exceeds the true cost. `consistent`: h(n) ≤ c(n, n′) + h(n′) for every move. `parts`: the
    names of the heuristics that it combines. `own`: whether it uses a function of the user's own code, whose properties
    are unknown. `broken`: whether it contains a deliberate mistake.
    """

    name: str
    create: Callable[[Any], Any]
    admissible: bool
    consistent: bool
    parts: tuple[str, ...] = ()
    own: bool = False
    broken: bool = False
