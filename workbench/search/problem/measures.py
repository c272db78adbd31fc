"""Measures of how focused a search was, for any problem."""

from __future__ import annotations

import math


def branching_factor(generated: int, depth: int) -> float | None:
    """Return the effective branching factor b*: the b for which `generated` = b + b² + … + b^depth.

    It is the branching factor of a uniform tree with as many nodes as were generated, down to the solution's `depth` in
    moves; the root is not counted (Russell & Norvig, section 3.6, count it). A search that generates only its solution
    has b* = 1. None if nothing was generated or `depth` is 0.
    """
    if generated <= 0 or depth <= 0:
        return None
    low, high = -1.0, math.pow(generated, 1 / depth) - 1  # b - 1, to avoid loss of precision near b = 1
    while low < (middle := (low + high) / 2) < high:  # until no float lies between them
        low, high = (middle, high) if _nodes(middle, depth) < generated else (low, middle)
    return 1 + high


def penetrance(generated: int, depth: int) -> float | None:
    """Return `depth`, the moves of the solution, divided by the number of nodes generated; 1 is the best value.

    Source: Nilsson, Principles of Artificial Intelligence, section 2.4. None if nothing was generated.
    """
    return depth / generated if generated > 0 else None


def _nodes(excess: float, depth: int) -> float:
    """Return b + b² + … + b^depth for b = 1 + `excess`."""
    if excess <= -1:
        return 0.0
    if excess == 0:
        return float(depth)
    return (1 + excess) * math.expm1(depth * math.log1p(excess)) / excess
