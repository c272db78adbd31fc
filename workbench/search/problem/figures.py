"""Figures that tell at a glance how well a search kept to its way, whatever the problem is."""

from __future__ import annotations

import math

HALVINGS = 200
"""More than the precision of a number takes."""


def branching_factor(generated: int, depth: int) -> float | None:
    """Return the effective branching factor b*: the b for which `generated` = b + b² + … + b^depth.

    It is that of a tree in which every node has b successors and which holds, down to the solution's `depth` in moves,
    as many nodes as were generated; the root is not counted (Russell & Norvig, section 3.6, count it). A search that
    generates nothing but its solution has 1. None where there is no such number: nothing was generated, or no moves
    are needed.
    """
    if generated <= 0 or depth <= 0:
        return None
    low, high = -1.0, math.pow(generated, 1 / depth) - 1  # b - 1, for which no digits are lost near b = 1
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _nodes(middle, depth) < generated else (low, middle)
    return 1 + high


def penetrance(generated: int, depth: int) -> float | None:
    """Return the solution's `depth` in moves for every node generated: 1 where nothing but the solution was generated.

    Source: Nilsson, Principles of Artificial Intelligence, section 2.4. None where nothing was generated.
    """
    return depth / generated if generated > 0 else None


def _nodes(above: float, depth: int) -> float:
    """Return b + b² + … + b^depth for b = 1 + `above`."""
    if above <= -1:
        return 0.0
    if above == 0:
        return float(depth)
    return (1 + above) * math.expm1(depth * math.log1p(above)) / above
