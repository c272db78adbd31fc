"""Places the names on a map: rectangles as arrays, and the choice among the positions of each name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

Rects = NDArray[np.float64]
"""Rectangles: left, top, right and bottom, shape (…, 4)."""

PASSES = 6
"""Number of passes over the names; each pass moves each name to the position where it covers least."""
COVER_WEIGHT = 4.0
"""Penalty of each square pixel of a cost that is covered, and half that of a name or a place: costs give way."""
COLLISION_PENALTY = 3000.0
"""Penalty of each name or place that a name touches, in the same unit."""
ROUNDS, SEED = 200, 1
"""Number of changes at random after which names that still touch each other may do so; the same ones each time."""


@dataclass(frozen=True)
class NameChoice:
    """Chooses one of the positions of each name.

    `choices`: the positions, shape (names, positions, 4); `penalty`: of each; `touching`: whether it touches what stays
    where it is; `apart`: the room around a name, added to its edges.
    """

    choices: Rects
    penalty: Rects
    touching: NDArray[np.bool_]
    apart: Rects

    def best(self, thorough: bool) -> NDArray[np.int64]:
        """Return the position of each name for which the penalties are least, shape (names,).

        The names are moved one after the other. `thorough`: while some touch each other or what stays, one of them is
        put elsewhere at random, and the others are moved again.
        """
        count = len(self.choices)
        found = self._moved_in_turn()
        if not thorough or not self.collisions(found):
            return found
        random, each, pairs = np.random.default_rng(SEED), np.arange(count), self._pairs()
        least = self._total(pairs, found)
        for _ in range(ROUNDS):
            trial = found.copy()
            moved = int(random.choice(self._colliding(trial)))
            trial[moved] = random.integers(self.choices.shape[1])
            for turn in range(PASSES):
                before = trial.copy()
                for name in each:
                    if name != moved or turn:
                        costs = self.penalty[name] + pairs[name][:, each, trial].sum(axis=-1)
                        trial[name] = costs.argmin()
                if (trial == before).all():
                    break
            if (total := self._total(pairs, trial)) < least:
                found, least = trial, total
                if not self.collisions(found):
                    break
        return found

    def covered(self, found: NDArray[np.int64]) -> Rects:
        """Return the area of each name, at its position, that the room of others covers."""
        positions = self._positions(found)
        pairs = overlaps(positions, positions + self.apart)
        np.fill_diagonal(pairs, 0)
        area: Rects = pairs.sum(axis=-1)
        return area

    def collisions(self, found: NDArray[np.int64]) -> int:
        """Return the number of names that touch others or what stays."""
        return len(self._colliding(found))

    def _positions(self, found: NDArray[np.int64]) -> Rects:
        positions: Rects = self.choices[np.arange(len(found)), found]
        return positions

    def _colliding(self, found: NDArray[np.int64]) -> NDArray[np.int64]:
        positions = self._positions(found)
        met = overlaps(positions, positions) > 0
        np.fill_diagonal(met, False)
        return np.flatnonzero(met.any(axis=-1) | self.touching[np.arange(len(found)), found])

    def _moved_in_turn(self) -> NDArray[np.int64]:
        positions, found = np.full((len(self.choices), 4), -1e9), np.zeros(len(self.choices), np.int64)
        for _ in range(PASSES):
            for name, choices in enumerate(self.choices):
                positions[name] = -1e9
                met = self._met(choices, positions).sum(axis=-1)
                found[name] = np.argmin(self.penalty[name] + met)
                positions[name] = choices[found[name]]
        return found

    def _met(self, rects: Rects, others: Rects) -> Rects:
        """Return the penalty of each rectangle for each of the others."""
        met: Rects = 2 * COVER_WEIGHT * overlaps(rects, others + self.apart)
        return met + COLLISION_PENALTY * (overlaps(rects, others) > 0)

    def _pairs(self) -> Rects:
        """Return the penalty of each position for each one of another name, shape (names, positions) twice."""
        count, choices, _ = self.choices.shape
        flat = self.choices.reshape(-1, 4)
        pairs = self._met(flat, flat).reshape(count, choices, count, choices)
        pairs[np.arange(count), :, np.arange(count)] = 0
        return pairs

    def _total(self, pairs: Rects, found: NDArray[np.int64]) -> float:
        each = np.arange(len(found))
        met = pairs[each[:, None], found[:, None], each, found]
        return float(self.penalty[each, found].sum() + met.sum() / 2)


def centred_rect(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


def as_array(rects: Sequence[QRectF]) -> Rects:
    """Return rectangles as left, top, right and bottom, shape (rectangles, 4)."""
    return np.array([(one.left(), one.top(), one.right(), one.bottom()) for one in rects]).reshape(-1, 4)


def areas(rects: Rects) -> Rects:
    areas: Rects = (rects[..., 2] - rects[..., 0]) * (rects[..., 3] - rects[..., 1])
    return areas


def overlaps(rects: Rects, others: Rects) -> Rects:
    """Return the area of each rectangle that each of the others covers, shape (…, others)."""
    low = np.maximum(rects[..., None, :2], others[:, :2])
    high = np.minimum(rects[..., None, 2:], others[:, 2:])
    sides = np.maximum(high - low, 0)
    overlaps: Rects = sides[..., 0] * sides[..., 1]
    return overlaps


def moved_into(rects: Rects, room: Rects) -> Rects:
    """Return rectangles that are partly outside a room moved by the least distance into it."""
    shift = np.maximum(room[:2] - rects[..., :2], 0) - np.maximum(rects[..., 2:] - room[2:], 0)
    moved: Rects = rects + np.concatenate((shift, shift), axis=-1)
    return moved


def outside(rects: Rects, room: Rects) -> NDArray[np.bool_]:
    """Return whether each rectangle is partly outside a room."""
    beyond: NDArray[np.bool_] = np.any((rects[..., :2] < room[:2] - 0.01) | (rects[..., 2:] > room[2:] + 0.01), axis=-1)
    return beyond


def strays(choices: Rects, centres: Rects, radii: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return whether each position of a name is nearer to another place than to its own, shape (places, choices).

    `radii`: of the signs of the places, shape (places,).
    """
    nearest = np.clip(centres, choices[..., None, :2], choices[..., None, 2:])
    distances = np.hypot(*np.moveaxis(nearest - centres, -1, 0)) - radii
    own = distances[np.arange(len(choices)), :, np.arange(len(choices))]
    strays: NDArray[np.bool_] = distances.min(axis=-1) < own
    return strays


def crossed(rects: Rects, starts: Rects, ends: Rects) -> Rects:
    """Return the total length of the lines within each rectangle (Liang & Barsky 1984)."""
    along = ends - starts
    steps = np.where(np.abs(along) < 1e-9, 1e-9, along)
    first, last = (rects[..., None, :2] - starts) / steps, (rects[..., None, 2:] - starts) / steps
    enters = np.maximum(np.minimum(first, last).max(axis=-1), 0)
    leaves = np.minimum(np.maximum(first, last).min(axis=-1), 1)
    lengths: Rects = (np.maximum(leaves - enters, 0) * np.hypot(along[:, 0], along[:, 1])).sum(axis=-1)
    return lengths
