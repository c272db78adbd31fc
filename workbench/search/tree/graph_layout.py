"""Positions of the states of a search graph: in layers, with few crossings and short edges."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from workbench.search.tree.layout import Positions

Layers = NDArray[np.int64]
Edges = NDArray[np.int64]

SWEEPS = 12


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
    up, down = (pairs[layers[pairs[:, 0]] > layers[pairs[:, 1]]], pairs[layers[pairs[:, 0]] < layers[pairs[:, 1]]])
    for sweep in range(sweeps):
        order, joined = (members, up) if sweep % 2 == 0 else (members[::-1], down)
        for states in order:
            _move(x, states, joined, count)
    placed: Positions = x - x.min()
    return placed


def _move(x: Positions, states: NDArray[np.int64], joined: Edges, count: int) -> None:
    """Move the states of one layer as close to the mean position of their neighbours as possible."""
    inside = np.isin(joined[:, 0], states)
    here, there = joined[inside, 0], joined[inside, 1]
    if not len(here):
        return
    number = np.bincount(here, minlength=count)[states]
    sums = np.bincount(here, weights=x[there], minlength=count)[states]
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
