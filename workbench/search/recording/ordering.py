"""The order of OPEN in a best-first search: a priority, and tie-breaking between equal priorities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number

COARSE_BITS = 13
"""The number of leading binary digits, after the first one, in which nearly equal priorities agree."""

Priority = Callable[[Any, Any], Any]
"""(g, h) -> f, for numbers and arrays."""

TIES = ("low-h", "high-h", "fifo", "lifo", "state", "path")
"""The tie-breaking rules for equal f; the first is the default."""

OPEN_KEYS = ("f", "g", "h", "depth", "state", "path", "record", "entered", "turn", "pair")
"""The sort keys of OPEN: records are compared by one key after the other; a minus reverses a key.

"path" are the moves, "record" is the order of generation, "entered" the step at which the parent was expanded. In a
bidirectional search the side expanded next comes first: "turn", by layers, or "pair", when the sides alternate.
"""

_TIES = {
    "low-h": ("f", "h", "-record"),
    "high-h": ("f", "-h", "record"),
    "fifo": ("f", "record"),
    "lifo": ("f", "-record"),
    "state": ("f", "state", "-record"),
    "path": ("f", "g", "path", "record"),
}

Path = tuple[str, ...]
Key = tuple[Any, ...]


def cost(g: Any, _h: Any) -> Any:
    """Return g: uniform-cost search, and breadth-first search if all moves have the same cost."""
    return g


def estimate(_g: Any, h: Any) -> Any:
    """Return h: greedy search."""
    return h


def total(g: Any, h: Any) -> Any:
    """Return g + h: A*."""
    return g + h


def weighted(weight: Number, scale: int) -> Priority:
    """Return g + w·h as a function; if numbers are exact, w is rounded to thousandths and the product rounded down."""
    return partial(_weighted, weight) if scale == 1 else partial(_weighted_exactly, round(weight * 1000))


def weight_of(priority: Priority) -> float:
    """Return the weight w of h in a priority made by `weighted`; 1 for any other."""
    if not isinstance(priority, partial):
        return 1.0
    weight: float = priority.args[0]
    return weight / 1000 if priority.func is _weighted_exactly else weight


def _weighted(weight: Number, g: Any, h: Any) -> Any:
    return g + weight * h


def _weighted_exactly(thousandths: int, g: Any, h: Any) -> Any:
    return g + thousandths * h // 1000


def coarse_priorities(priorities: NDArray[Any]) -> NDArray[np.int64]:
    """Return a whole number for each priority, which grows with it and is the same for nearly equal ones."""
    bits = (priorities.astype(float) + 0.0).view(np.int64)  # in IEEE 754; adding 0.0 turns -0.0 into 0.0
    bits = np.where(bits < 0, bits ^ np.iinfo(np.int64).max, bits)
    digits: NDArray[np.int64] = bits >> (np.finfo(float).nmant - COARSE_BITS)
    return digits


@dataclass(frozen=True)
class Ordering:
    """The order of OPEN.

    `queue`: oldest first regardless of priority, as in breadth-first search. `stack`: newest first.
    """

    priority: Priority
    ties: str = TIES[0]
    queue: bool = False
    stack: bool = False

    @property
    def by_age(self) -> bool:
        """Whether priorities are ignored."""
        return self.queue or self.stack

    @property
    def by_content(self) -> bool:
        """Whether nodes of equal priority are ordered by their states or paths rather than by their age."""
        return not self.by_age and self.ties in ("state", "path")

    @property
    def newest_first(self) -> bool:
        """Whether the newest of the nodes of equal priority is served first, if they are ordered by their age."""
        return self.stack or (not self.queue and self.ties in ("low-h", "lifo"))

    @property
    def keys(self) -> tuple[str, ...]:
        """The sort keys, as in OPEN_KEYS."""
        if self.by_age:
            return ("record",) if self.queue else ("-record",)
        return _TIES[self.ties]

    def key(self) -> Callable[[int, Number, Number, Any, Path], Key]:
        """Return a function of (number, g, h, state, path); the record with the lowest key is expanded first."""
        f = self.priority
        if self.queue:
            return lambda number, _g, _h, _state, _path: (number,)
        if self.stack:
            return lambda number, _g, _h, _state, _path: (-number,)
        return {
            "low-h": lambda number, g, h, _state, _path: (f(g, h), h, -number),
            "high-h": lambda number, g, h, _state, _path: (f(g, h), -h, number),
            "fifo": lambda number, g, h, _state, _path: (f(g, h), number),
            "lifo": lambda number, g, h, _state, _path: (f(g, h), -number),
            "state": lambda number, g, h, state, _path: (f(g, h), state, -number),
            "path": lambda number, g, h, _state, path: (f(g, h), g, path, number),
        }[self.ties]
