"""Positions for drawing a graph without coordinates: trees as trees, other graphs with short edges."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
_ITERATIONS = 300
_LEVEL_HEIGHT = 1.4
"""Vertical distance between the levels of a tree, in units of the horizontal distance between adjacent leaves."""


def compute_positions(count: int, pairs: Sequence[tuple[int, int]], root: int) -> list[Point]:
    """Return a point for each of `count` places joined by `pairs`. Deterministic: the same graph gets the same points.

    A tree hangs down from its `root`. Other graphs get a force-directed layout that starts from a circle, and are
    rotated so that the root lies to the left.
    """
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for here, there in pairs:
        if there not in neighbours[here]:
            neighbours[here].append(there)
            neighbours[there].append(here)
    return _tree(neighbours, root) or _force_directed(neighbours, root)


def _tree(neighbours: Sequence[Sequence[int]], root: int) -> list[Point] | None:
    """Return the points of a tree, its leaves side by side; None if the graph is not a tree, or not connected."""
    order, parents, depths = [root], {root: root}, {root: 0}
    for place in order:
        for other in neighbours[place]:
            if other != parents[place]:
                if other in parents:
                    return None
                parents[other], depths[other] = place, depths[place] + 1
                order.append(other)
    if len(order) < len(neighbours):
        return None
    x_positions = [0.0] * len(neighbours)
    for number, place in enumerate(_leaves_in_order(neighbours, parents, root)):
        x_positions[place] = float(number)
    for place in reversed(order):
        children = [x_positions[other] for other in neighbours[place] if parents[other] == place]
        if children:
            x_positions[place] = (children[0] + children[-1]) / 2
    return [(x_positions[place], depths[place] * _LEVEL_HEIGHT) for place in range(len(neighbours))]


def _leaves_in_order(neighbours: Sequence[Sequence[int]], parents: dict[int, int], root: int) -> list[int]:
    leaves, stack = [], [root]
    while stack:
        place = stack.pop()
        children = [other for other in neighbours[place] if parents[other] == place and other != root]
        if not children:
            leaves.append(place)
        stack.extend(reversed(children))
    return leaves


def _force_directed(neighbours: Sequence[Sequence[int]], root: int) -> list[Point]:
    """Return a force-directed layout that starts from a circle (Fruchterman & Reingold 1991)."""
    count = len(neighbours)
    angles = np.arange(count) * 2 * np.pi / max(count, 1)
    points: NDArray[np.float64] = np.column_stack((np.cos(angles), np.sin(angles))) * count**0.5
    adjacent = np.zeros((count, count), bool)
    for place, others in enumerate(neighbours):
        adjacent[place, list(others)] = True
    iterations = _ITERATIONS if count <= 200 else 40
    for iteration in range(iterations):
        offsets = points[:, None, :] - points[None, :, :]
        length = np.maximum(np.hypot(offsets[..., 0], offsets[..., 1]), 0.01)
        push = 1 / length**2 - np.where(adjacent, length, 0)
        force = (offsets * push[..., None]).sum(axis=1) - points * 0.02  # components must not drift away
        size = np.maximum(np.hypot(force[:, 0], force[:, 1]), 1e-9)
        max_step = 0.5 * (1 - iteration / iterations)
        points = points + force / size[:, None] * np.minimum(size, max_step)[:, None]
    points -= points.mean(axis=0)
    turn = np.pi - np.arctan2(points[root, 1], points[root, 0])
    cos, sin = np.cos(turn), np.sin(turn)
    turned = points @ np.array([[cos, sin], [-sin, cos]])
    return [(round(float(x), 4), round(float(y), 4)) for x, y in turned]
