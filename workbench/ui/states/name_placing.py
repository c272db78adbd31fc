"""Places the names on a map: rectangles as arrays, and the choice among the positions of each name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

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
    _known: dict[tuple[int, int], Rects] = field(default_factory=dict)

    def best(self, thorough: bool) -> NDArray[np.int64]:
        """Return the position of each name for which the penalties are least, shape (names,).

        The names are moved one after the other. `thorough`: while some touch each other or what stays, one of them is
        put elsewhere at random, and the others are moved again.
        """
        found, costs = np.zeros(len(self.choices), np.int64), self.penalty.copy()
        for name in range(len(found)):
            found[name] = costs[name].argmin()
            costs += self._met_by(name, int(found[name]))
        self._move_in_turn(found, costs, PASSES - 1)
        if not thorough or not self.collisions(found):
            return found
        random, least = np.random.default_rng(SEED), self._total(found, costs)
        for _ in range(ROUNDS):
            trial, trial_costs = found.copy(), costs.copy()
            moved = int(random.choice(self._colliding(trial)))
            self._move(trial, trial_costs, moved, int(random.integers(self.choices.shape[1])))
            self._move_in_turn(trial, trial_costs, PASSES, moved)
            if (total := self._total(trial, trial_costs)) < least:
                found, costs, least = trial, trial_costs, total
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

    def _move(self, found: NDArray[np.int64], costs: Rects, name: int, position: int) -> None:
        """Put a name elsewhere. `costs`: the penalties of each position of each name while all are at `found`."""
        costs += self._met_by(name, position) - self._met_by(name, int(found[name]))
        found[name] = position

    def _move_in_turn(self, found: NDArray[np.int64], costs: Rects, passes: int, held: int | None = None) -> None:
        """Move each name to its best position, in order and repeatedly; `held` stays where it is in the first pass."""
        for turn in range(passes):
            following, moved = 0, False
            while len(better := np.flatnonzero((best := costs.argmin(axis=-1))[following:] != found[following:])):
                name = int(better[0]) + following
                if turn or name != held:
                    self._move(found, costs, name, int(best[name]))
                    moved = True
                following = name + 1
            if not moved and (turn or held is None):
                return

    def _met(self, rects: Rects, others: Rects) -> Rects:
        """Return the penalty of each rectangle for each of the others."""
        met: Rects = 2 * COVER_WEIGHT * overlaps(rects, others + self.apart)
        return met + COLLISION_PENALTY * (overlaps(rects, others) > 0)

    def _met_by(self, name: int, position: int) -> Rects:
        """Return the penalty of each position of each other name while `name` is at `position`."""
        found = self._known.get((name, position))
        if found is None:
            found = self._known[name, position] = self._met(self.choices, self.choices[name, position, None])[..., 0]
            found[name] = 0
        return found

    def _total(self, found: NDArray[np.int64], costs: Rects) -> float:
        each = np.arange(len(found))
        return float(self.penalty[each, found].sum() + costs[each, found].sum()) / 2


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
    left, top, right, bottom = np.moveaxis(rects, -1, 0)[..., None]
    across = np.minimum(right, others[:, 2]) - np.maximum(left, others[:, 0])
    down = np.minimum(bottom, others[:, 3]) - np.maximum(top, others[:, 1])
    overlaps: Rects = np.maximum(across, 0) * np.maximum(down, 0)
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
    (left, right), (top, bottom) = (
        ((rects[..., axis, None] - starts[:, axis]) / steps[:, axis],
         (rects[..., axis + 2, None] - starts[:, axis]) / steps[:, axis]) for axis in (0, 1)
    )  # fmt: skip
    enters = np.maximum(np.maximum(np.minimum(left, right), np.minimum(top, bottom)), 0)
    leaves = np.minimum(np.minimum(np.maximum(left, right), np.maximum(top, bottom)), 1)
    lengths: Rects = (np.maximum(leaves - enters, 0) * np.hypot(along[:, 0], along[:, 1])).sum(axis=-1)
    return lengths
