"""What is known of a heuristic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class HeuristicEntry:
    """A heuristic and its facts, which the tests check over whole state spaces.

    `make` takes the goal board, or a problem of another kind; it raises Fault for a goal that it is not for.
    `admissible`: never above the true cost; `consistent`: h(n) ≤ c(n, n′) + h(n′) for every move.
    `parts`: the names of those that it is made of. `own`: whether a function
    of the user's own has a say in it, of which nothing is known. `broken`: whether it is a mistake, made on purpose.
    """

    name: str
    make: Callable[[Any], Any]
    admissible: bool
    consistent: bool
    parts: tuple[str, ...] = ()
    own: bool = False
    broken: bool = False
