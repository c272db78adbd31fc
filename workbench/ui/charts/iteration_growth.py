"""What the iterations of a deepening search cost, compared with the formula for iterative deepening.

In a tree whose nodes all have b successors, iterative deepening to depth d generates N(IDS) = (d + 1)·b⁰ + d·b¹ + … +
1·b^d nodes (Russell & Norvig; the root counts in every iteration): an iteration with the bound k generates b⁰ + b¹ + …
+ b^k.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration

Values = NDArray[np.float64]

BISECTIONS = 60
MAX_DIGITS = 300
"""Decimal digits that a floating-point number can have."""


@dataclass(frozen=True)
class Growth:
    """The growth of a search by iterations.

    Attributes:
        nodes: of each iteration, its root included.
        branching: the b for which the formula gives the total of the completed iterations.
        expected: the full cost of each iteration for that b.
        depth: the last bound. finished: the number of completed iterations.
    """

    nodes: Values
    branching: float
    expected: Values
    depth: int
    finished: int

    @property
    def counted(self) -> int:
        """The nodes of all iterations."""
        return int(self.nodes.sum())

    @property
    def total(self) -> float:
        """The total of all iterations by the formula."""
        return float(self.expected.sum())


def nodes_of(iteration: Iteration) -> int:
    """Return how many nodes an iteration has, its root included."""
    return iteration.generated + 1


def completed_iterations(iterations: Sequence[Iteration], status: Status) -> int:
    """Return how many iterations were completed: the last one was not, unless it proved that there is no solution."""
    return len(iterations) if status in (Status.UNSOLVABLE, Status.EXHAUSTED) else len(iterations) - 1


def growth(iterations: Sequence[Iteration], status: Status) -> Growth | None:
    """Return the growth of iterative deepening, or None if the completed iterations do not determine b."""
    nodes = np.array([nodes_of(entry) for entry in iterations], np.float64)
    bounds = [int(entry.bound) for entry in iterations if entry.bound is not None]
    finished = completed_iterations(iterations, status)
    if len(bounds) != len(iterations) or not any(bounds[:finished]):
        return None
    branching = _solve_branching(bounds[:finished], float(nodes[:finished].sum()))
    expected = np.array([_tree_size(branching, bound) for bound in bounds])
    if not np.isfinite(expected).all():
        return None
    return Growth(nodes, branching, expected, bounds[-1], finished)


def ratio(iterations: Sequence[Iteration], status: Status) -> float | None:
    """Return the geometric mean of the growth factors of the completed iterations; None for fewer than two."""
    nodes = [nodes_of(entry) for entry in iterations[: completed_iterations(iterations, status)]]
    if len(nodes) < 2:
        return None
    return float((nodes[-1] / nodes[0]) ** (1 / (len(nodes) - 1)))


def _tree_size(branching: float, depth: int) -> float:
    """Return b⁰ + b¹ + … + b^depth."""
    if depth * np.log10(max(branching, 1.0)) > MAX_DIGITS:
        return float("inf")
    return float((branching ** np.arange(depth + 1, dtype=np.float64)).sum())


def _solve_branching(bounds: Sequence[int], nodes: float) -> float:
    """Return the b for which trees of these depths have `nodes` nodes in total; the total increases with b."""
    low, high = 0.0, max(nodes, 2.0)
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(_tree_size(middle, bound) for bound in bounds) < nodes else (low, middle)
    return (low + high) / 2
