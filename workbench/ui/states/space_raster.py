"""The states of a space as pixels: the colour of a pixel says how many of its states have been seen."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from workbench.tiles.state_space.light import CLOSED, CURRENT, OPEN, Status
from workbench.tiles.state_space.space import FILLED, StateSpace
from workbench.ui.base.theme import Colours

_LEVELS = 16
"""The number of shades of a status, from one state of a pixel to all of them."""
_UNSEEN, _FAINTEST = 0.22, 0.6
"""The strength of the colour of unseen states, and of a single seen one among many."""
_BITS = 16
_MASK = np.uint32((1 << _BITS) - 1)
_WEIGHTS = np.array([1 << _BITS if status >= CLOSED else status == OPEN for status in range(CURRENT + 1)], np.uint32)
"""What a state adds to the sum of its pixel: the upper bits count closed states, the lower ones open states."""
_SINGLE = np.array(
    [_LEVELS * ((_LEVELS + 1) if status >= CLOSED else status == OPEN) for status in range(CURRENT + 1)], np.intp
)
"""The entry of the palette for a pixel with one state, by its status."""


class SpaceRaster:
    """Draws a space into an image of `width` × `height` pixels.

    Where states are smaller than pixels, a pixel belongs to all states whose centre is in it; where they are larger,
    the other pixels belong to the state that covers their own centre. So each state is visible at any size.
    """

    def __init__(self, space: StateSpace, width: int, height: int) -> None:
        self.space, self.width, self.height = space, width, height
        own = (space.y * height).astype(np.int32) * np.int32(width) + (space.x * width).astype(np.int32)
        pixels, states = _covered(space, width, height)
        taken = np.bincount(own, minlength=width * height)
        free = taken[pixels] == 0
        alone = taken[own] == 1
        self._single_pixels = np.concatenate((pixels[free], own[alone]))
        self._single_states = np.concatenate((states[free], np.flatnonzero(alone).astype(np.int32)))
        crowd = np.flatnonzero(~alone).astype(np.int32)
        self._crowd = crowd[np.argsort(own[crowd], kind="stable")]
        """The states that share pixels, pixel by pixel."""
        self._shared_pixels, self._begins, counts = np.unique(own[self._crowd], return_index=True, return_counts=True)
        self._counts = counts.astype(np.uint32)
        self._buffer = np.zeros(width * height, np.uint32)
        self._image = QImage(self._buffer.data, width, height, 4 * width, QImage.Format.Format_ARGB32)

    def image(self, status: Status, colours: Colours) -> QImage:
        """Return the image of a status of all states, valid until the next one; pixels without states are transparent.

        Attribute `_buffer` owns its memory.
        """
        palette = _palette(colours)
        self._buffer[self._single_pixels] = palette[_SINGLE][status[self._single_states]]
        if len(self._crowd):
            sums = np.add.reduceat(_WEIGHTS[status[self._crowd]], self._begins)
            closed = _shades(np.asarray(sums >> np.uint32(_BITS)), self._counts)
            index = closed * np.uint32(_LEVELS + 1) + _shades(sums & _MASK, self._counts)
            self._buffer[self._shared_pixels] = palette[index]
        return self._image


def _shades(seen: NDArray[np.uint32], counts: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return how many of the states of pixels have been seen, from 0 to _LEVELS, rounded up."""
    return np.asarray((seen * np.uint32(_LEVELS) + counts - np.uint32(1)) // counts)


def _covered(space: StateSpace, width: int, height: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Return the pixels whose centre a state covers, and these states."""
    all_pixels, all_states = [], []
    x, y = (np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height
    for band, count in enumerate(space.counts.tolist()):
        within_x = (x * len(space.counts) - band - (1 - FILLED) / 2) / FILLED
        within_y = (y - 0.5) / space.heights[band] + 0.5
        across = np.flatnonzero((within_x >= 0) & (within_x < 1))
        down = np.flatnonzero((within_y >= 0) & (within_y < 1))
        columns = (within_x[across] * space.columns[band]).astype(np.int64)
        rows = (within_y[down] * space.rows[band]).astype(np.int64)
        places = (rows[:, None] * space.columns[band] + columns).ravel()
        pixels = (down[:, None] * width + across).ravel()
        filled = places < count
        all_pixels.append(pixels[filled].astype(np.int32))
        all_states.append(space.by_place[space.begins[band] + places[filled]])
    return np.concatenate(all_pixels), np.concatenate(all_states)


def unseen_colour(colours: Colours) -> QColor:
    """Return the colour of states that have not been generated."""
    surface, edge = _channels(QColor(colours.surface)), _channels(QColor(colours.edge))
    return QColor(*np.rint(surface + _UNSEEN * (edge - surface)).astype(int).tolist())


def _channels(colour: QColor) -> NDArray[np.float64]:
    return np.array((colour.red(), colour.green(), colour.blue()), np.float64)


@cache
def _palette(colours: Colours) -> NDArray[np.uint32]:
    """Return the colour of a pixel by the shades of the closed and of the open states in it."""
    unseen, is_closed, is_open = (
        _channels(colour) for colour in (unseen_colour(colours), QColor(colours.closed), QColor(colours.open))
    )
    table = np.zeros((_LEVELS + 1, _LEVELS + 1, 3))
    for closed in range(_LEVELS + 1):
        for waiting in range(_LEVELS + 1):
            seen = closed + waiting
            if seen:
                mixed = (closed * is_closed + waiting * is_open) / seen
                strength = _FAINTEST + (1 - _FAINTEST) * min(seen / _LEVELS, 1.0)
                table[closed, waiting] = unseen + strength * (mixed - unseen)
            else:
                table[closed, waiting] = unseen
    channels = np.rint(table.reshape(-1, 3)).astype(np.uint32)
    return np.asarray(0xFF000000 | channels[:, 0] << 16 | channels[:, 1] << 8 | channels[:, 2], np.uint32)
