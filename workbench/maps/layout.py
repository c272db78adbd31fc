"""Positions for drawing a graph without coordinates: trees as trees, other graphs with short edges."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
_ROUNDS = 300
_LEVEL = 1.4
"""Vertical distance between the levels of a tree, in units of the horizontal distance between adjacent leaves."""


def laid_out(count: int, pairs: Sequence[tuple[int, int]], root: int) -> list[Point]:
    """Return a point for each of `count` places joined by `pairs`. Deterministic: the same graph gets the same points.

    A tree hangs down from its `root`. Other graphs get a force-directed layout that starts from a circle, and are
    rotated so that the root lies to the left.
    """
    beside: list[list[int]] = [[] for _ in range(count)]
    for here, there in pairs:
        if there not in beside[here]:
            beside[here].append(there)
            beside[there].append(here)
    return _tree(beside, root) or _sprung(beside, root)


def _tree(beside: Sequence[Sequence[int]], root: int) -> list[Point] | None:
    """Return the points of a tree, its leaves side by side; None if the graph is not a tree, or not connected."""
    order, parents, depths = [root], {root: root}, {root: 0}
    for place in order:
        for other in beside[place]:
            if other != parents[place]:
                if other in parents:
                    return None
                parents[other], depths[other] = place, depths[place] + 1
                order.append(other)
    if len(order) < len(beside):
        return None
    across = [0.0] * len(beside)
    for number, place in enumerate(_leaves_first_to_last(beside, parents, root)):
        across[place] = float(number)
    for place in reversed(order):
        children = [across[other] for other in beside[place] if parents[other] == place]
        if children:
            across[place] = (children[0] + children[-1]) / 2
    return [(across[place], depths[place] * _LEVEL) for place in range(len(beside))]


def _leaves_first_to_last(beside: Sequence[Sequence[int]], parents: dict[int, int], root: int) -> list[int]:
    leaves, stack = [], [root]
    while stack:
        place = stack.pop()
        children = [other for other in beside[place] if parents[other] == place and other != root]
        if not children:
            leaves.append(place)
        stack.extend(reversed(children))
    return leaves


def _sprung(beside: Sequence[Sequence[int]], root: int) -> list[Point]:
    """Return a force-directed layout that starts from a circle (Fruchterman & Reingold 1991)."""
    count = len(beside)
    angles = np.arange(count) * 2 * np.pi / max(count, 1)
    points: NDArray[np.float64] = np.column_stack((np.cos(angles), np.sin(angles))) * count**0.5
    joined = np.zeros((count, count), bool)
    for place, others in enumerate(beside):
        joined[place, list(others)] = True
    rounds = _ROUNDS if count <= 200 else 40
    for round_ in range(rounds):
        apart = points[:, None, :] - points[None, :, :]
        length = np.maximum(np.hypot(apart[..., 0], apart[..., 1]), 0.01)
        push = 1 / length**2 - np.where(joined, length, 0)
        force = (apart * push[..., None]).sum(axis=1) - points * 0.02  # components must not drift away
        size = np.maximum(np.hypot(force[:, 0], force[:, 1]), 1e-9)
        most = 0.5 * (1 - round_ / rounds)
        points = points + force / size[:, None] * np.minimum(size, most)[:, None]
    points -= points.mean(axis=0)
    turn = np.pi - np.arctan2(points[root, 1], points[root, 0])
    cos, sin = np.cos(turn), np.sin(turn)
    turned = points @ np.array([[cos, sin], [-sin, cos]])
    return [(round(float(x), 4), round(float(y), 4)) for x, y in turned]
