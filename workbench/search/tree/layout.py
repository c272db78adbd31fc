"""Positions of the nodes of a tree (after Reingold & Tilford, Tidier drawings of trees, 1981)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE

Positions = NDArray[np.float64]

BETWEEN_TREES = 1.6
"""The minimum distance between the nodes of two trees."""


def x_positions(parents: Sequence[int], gap: float = BETWEEN_TREES) -> Positions:
    """Return the horizontal position of each node, shape (M,); the minimum is 0, and on a level they are ≥ 1 apart.

    A parent is centred above its first and last child, and children keep their order. `parents`: the index of the
    parent of each, NONE for a root; parents come before their children, and siblings are in order. Trees are `gap`
    apart.
    """
    lower: list[list[int]] = [[] for _ in parents]
    roots: list[int] = []
    for place, parent in enumerate(parents):
        (roots if parent == NONE else lower[parent]).append(place)
    shifts = [0.0] * len(parents)
    outlines: dict[int, _Outline] = {}
    for place in range(len(parents) - 1, -1, -1):
        children = lower[place]
        outline = _side_by_side(children, outlines, shifts, 1.0)
        middle = (shifts[children[0]] + shifts[children[-1]]) / 2 if children else 0.0
        for child in children:
            shifts[child] -= middle
        left, right = outline
        outlines[place] = ([0.0, *(x - middle for x in left)], [0.0, *(x - middle for x in right)])
    left, _ = _side_by_side(roots, outlines, shifts, gap)
    x = np.array(shifts)
    for place, parent in enumerate(parents):
        if parent != NONE:
            x[place] += x[parent]
    return x - min(left, default=0.0)


_Outline = tuple[list[float], list[float]]
"""The leftmost and the rightmost position on each level of a tree, from its root down."""


def _side_by_side(trees: Sequence[int], outlines: dict[int, _Outline], shifts: list[float], gap: float) -> _Outline:
    """Place trees side by side, each as far left as possible; the positions of their roots are stored in `shifts`.

    The outlines of the trees are consumed. Returns the outline of all of them together.
    """
    if not trees:
        return [], []
    left, right = outlines.pop(trees[0])
    for tree in trees[1:]:
        own_left, own_right = outlines.pop(tree)
        shift = max(before - own for before, own in zip(right, own_left, strict=False)) + gap
        shifts[tree] = shift
        left += [x + shift for x in own_left[len(left) :]]
        right[: len(own_right)] = [x + shift for x in own_right]
    return left, right
