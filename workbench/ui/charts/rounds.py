"""What the rounds of a deepening search cost, beside what the formula says of iterative deepening.

Iterative deepening to depth d generates N(IDS) = (d + 1)·b⁰ + d·b¹ + … + 1·b^d nodes in a tree where every node has b
successors (Russell & Norvig; the root counts in every round): a round with the bound k generates b⁰ + b¹ + … + b^k.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration

Values = NDArray[np.float64]

HALVINGS = 60
MAX_FIGURES = 300
"""Decimal digits that a floating-point number can have."""


@dataclass(frozen=True)
class Growth:
    """How a search by rounds grew.

    Attributes:
        nodes: counted in each round, its root included. branching: the b by which the rounds that were finished come
            out as the formula has it, all of them together. expected: by that b, what each round would cost in full.
        depth: the last bound. finished: how many rounds were finished.
    """

    nodes: Values
    branching: float
    expected: Values
    depth: int
    finished: int

    @property
    def counted(self) -> int:
        """The nodes of all rounds."""
        return int(self.nodes.sum())

    @property
    def total(self) -> float:
        """What the formula says of all rounds."""
        return float(self.expected.sum())


def finished_rounds(rounds: Sequence[Iteration], status: Status) -> int:
    """Return how many rounds were finished: the last one was left off, unless it found that there is no more."""
    return len(rounds) if status in (Status.UNSOLVABLE, Status.EXHAUSTED) else len(rounds) - 1


def growth(rounds: Sequence[Iteration], status: Status) -> Growth | None:
    """Return how iterative deepening grew, or None where no round that was finished tells a b."""
    nodes = np.array([entry.generated + 1 for entry in rounds], np.float64)
    bounds = [int(entry.bound) for entry in rounds if entry.bound is not None]
    finished = finished_rounds(rounds, status)
    if len(bounds) != len(rounds) or not any(bounds[:finished]):
        return None
    branching = _fitted(bounds[:finished], float(nodes[:finished].sum()))
    expected = np.array([_tree(branching, bound) for bound in bounds])
    if not np.isfinite(expected).all():
        return None
    return Growth(nodes, branching, expected, bounds[-1], finished)


def ratio(rounds: Sequence[Iteration], status: Status) -> float | None:
    """Return by how much each finished round cost more than the one before it, in the geometric mean."""
    nodes = [entry.generated for entry in rounds[: finished_rounds(rounds, status)]]
    if len(nodes) < 2 or not nodes[0]:
        return None
    return float((nodes[-1] / nodes[0]) ** (1 / (len(nodes) - 1)))


def _tree(branching: float, depth: int) -> float:
    """Return b⁰ + b¹ + … + b^depth."""
    if depth * np.log10(max(branching, 1.0)) > MAX_FIGURES:
        return float("inf")
    return float((branching ** np.arange(depth + 1, dtype=np.float64)).sum())


def _fitted(bounds: Sequence[int], nodes: float) -> float:
    """Return the b by which trees of these depths have so many nodes together; the sum grows with b."""
    low, high = 0.0, max(nodes, 2.0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(_tree(middle, bound) for bound in bounds) < nodes else (low, middle)
    return (low + high) / 2
