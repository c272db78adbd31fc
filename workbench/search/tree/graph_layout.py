"""Positions of the states of a search graph: in layers, with few crossings and short edges, or on a ring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Problem, S
from workbench.search.tree.layout import Positions

Layers = NDArray[np.int64]
Edges = NDArray[np.int64]

SWEEPS = 12
MAX_RING = 24
"""A ring has at most this many states."""
RING_SPACING = 1.1
"""The distance of neighbours on a ring, along it; that of neighbours on a layer is at least 1."""


def x_positions(layers: Layers, edges: Edges, sweeps: int = SWEEPS) -> Positions:
    """Return the horizontal position of each state, shape (M,); the minimum is 0, and on a layer they are ≥ 1 apart.

    `layers`: of each state, 0 at the top, shape (M,). `edges`: pairs of states that are joined, shape (E, 2). States
    are moved towards their neighbours, layer by layer, alternately down and up.
    """
    count = len(layers)
    if not count:
        return np.zeros(0)
    members = [np.flatnonzero(layers == layer) for layer in np.unique(layers)]
    x = np.zeros(count)
    for states in members:
        x[states] = np.arange(len(states)) - (len(states) - 1) / 2
    pairs = np.concatenate((edges, edges[:, ::-1])) if len(edges) else np.zeros((0, 2), np.int64)
    rise = layers[pairs[:, 0]] - layers[pairs[:, 1]]
    up, down = pairs[rise > 0], pairs[rise < 0]
    moves_down = [(states, up[np.isin(up[:, 0], states)]) for states in members]
    moves_up = [(states, down[np.isin(down[:, 0], states)]) for states in reversed(members)]
    for sweep in range(sweeps):
        for states, joined in moves_up if sweep % 2 else moves_down:
            if len(joined):
                _move(x, states, joined)
    placed: Positions = x - x.min()
    return placed


def _move(x: Positions, states: NDArray[np.int64], joined: Edges) -> None:
    """Move the states of one layer as close to the mean position of their neighbours as possible.

    `joined`: pairs of a state of the layer and a neighbour, shape (E, 2).
    """
    here, there = joined.T
    number = np.bincount(here, minlength=len(x))[states]
    sums = np.bincount(here, weights=x[there], minlength=len(x))[states]
    targets: Positions = np.where(number > 0, sums / np.maximum(number, 1), x[states])
    order = np.argsort(targets, kind="stable")
    x[states[order]] = spread(targets[order])


def spread(targets: Positions) -> Positions:
    """Return positions close to those in `targets` (ascending) that are at least 1 apart."""
    steps = np.arange(len(targets), dtype=float)
    rightwards = np.maximum.accumulate(targets - steps) + steps
    leftwards = np.minimum.accumulate((targets - steps)[::-1])[::-1] + steps
    places: Positions = (rightwards + leftwards) / 2
    return places


def ring(problem: Problem[S], state: S) -> Mapping[S, int] | None:
    """Return the number of each state along a ring, if the states that can be reached from `state` form one, else None.

    On a ring each state has two successors, as on a board of 2×2 cells.
    """
    numbers, previous, current = {state: 0}, None, state
    while len(numbers) <= MAX_RING:
        successors = [successor for _, successor, _ in problem.successors(current)]
        if len(successors) != 2 or (previous is not None and previous not in successors):
            return None
        following = successors[1] if successors[0] == previous else successors[0]
        if following == state:
            return numbers if len(numbers) > 2 else None
        if following in numbers:
            return None
        numbers[following], previous, current = len(numbers), current, following
    return None


def ring_positions(numbers: NDArray[Any], count: int, row_height: float) -> tuple[Positions, Positions]:
    """Return the positions (across, down) of states on a ring of `count` states, shape (M,) each; state 0 is on top.

    `row_height`: the distance of two layers, in distances of neighbours on a layer.
    """
    angles, radius = numbers * (2 * np.pi / count), count * RING_SPACING / (2 * np.pi)
    return radius * (1 + np.sin(angles)), radius * (1 - np.cos(angles)) / row_height
