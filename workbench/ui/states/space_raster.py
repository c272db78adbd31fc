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
_FEW = 3
"""The most pixels with seen states, of 3 × 3, whose middle one stands out: it is as strong and as large as possible."""
_THIN = 5
"""The least number of pixels that the seen states of a column of pixels take, if the band is so high."""
_NARROWEST = 3
"""The least width of a band in pixels that leaves room for a gap."""
_BITS = 16
_MASK = np.uint32((1 << _BITS) - 1)
_WEIGHTS = np.array([1 << _BITS if status >= CLOSED else status == OPEN for status in range(CURRENT + 1)], np.uint32)
"""What a state adds to the sum of its pixel: the upper bits count closed states, the lower ones open states."""
_SINGLE = np.array(
    [_LEVELS * ((_LEVELS + 1) if status >= CLOSED else status == OPEN) for status in range(CURRENT + 1)], np.intp
)
"""The entry of the palette for a pixel with one state, by its status."""
_PURE_OPEN, _PURE_CLOSED = _LEVELS, _LEVELS * (_LEVELS + 1)
"""The entries of pixels all of whose states are open, or closed."""
_NOTHING = _PURE_CLOSED + 1
"""The entry of a pixel without states; the palette ends with it."""


Entries = NDArray[np.uint16]


class SpaceRaster:
    """Draws a space into an image of `width` × `height` pixels.

    Where states are smaller than pixels, a pixel belongs to all states whose centre is in it; where they are larger,
    the other pixels belong to the state that covers their own centre. So each state is visible at any size; where they
    are smaller than pixels, and few around them or above and below them have been seen, those seen also take the pixels
    beside them, whatever their number: a needle stays in sight. The gaps between bands are of the same width.

    `scale`: how many pixels of the image are as large as a usual one.
    """

    def __init__(self, space: StateSpace, width: int, height: int, scale: float = 1.0) -> None:
        self.space, self.width, self.height = space, width, height
        self._thin = max(round(_THIN * scale), _THIN)
        lefts, spans = _bands(len(space.counts), width)
        columns, band = space.columns[space.distance], space.distance
        across = lefts[band] + ((space.place % columns + 0.5) / columns * spans[band]).astype(np.int32)
        own = (space.y * height).astype(np.int32) * np.int32(width) + across
        pixels, states = _covered(space, lefts, spans, width, height)
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
        self._entries = np.full(width * height, _NOTHING, np.uint16)
        self._buffer = np.zeros(width * height, np.uint32)
        self._image = QImage(self._buffer.data, width, height, 4 * width, QImage.Format.Format_ARGB32)

    def image(self, status: Status, colours: Colours) -> QImage:
        """Return the image of a status of all states, valid until the next one; pixels without states are transparent.

        Attribute `_buffer` owns its memory.
        """
        entries = self._entries
        entries[self._single_pixels] = _SINGLE[status[self._single_states]]
        if len(self._crowd):
            sums = np.add.reduceat(_WEIGHTS[status[self._crowd]], self._begins)
            closed = _shades(np.asarray(sums >> np.uint32(_BITS)), self._counts)
            entries[self._shared_pixels] = closed * np.uint32(_LEVELS + 1) + _shades(sums & _MASK, self._counts)
            entries = _standing_out(entries.reshape(self.height, self.width), self._thin).ravel()
        self._buffer[:] = _palette(colours)[entries]
        return self._image


def _standing_out(entries: Entries, thin: int) -> Entries:
    """Return the entries with lonely pixels pure, and larger over unseen ones; closed ones have the precedence.

    The pixels of a column with less than `thin` of them grow up and down: side by side they become as many.
    """
    seen = (entries > 0) & (entries < _NOTHING)
    padded = np.pad(seen, 1).astype(np.uint8)
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    lonely = seen & (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:] <= _FEW)
    taken = seen.sum(axis=0)
    thinly = seen & (taken < thin)
    growth = np.where(taken < thin, (thin - taken + 1) // 2, 0)
    if not (lonely | thinly).any():
        return entries
    result = entries.copy()
    for is_closed, entry in ((False, _PURE_OPEN), (True, _PURE_CLOSED)):
        own = (entries > _LEVELS) == is_closed
        around, among = np.pad(lonely & own, 1), thinly & own
        grown = around[:-2, 1:-1] | around[2:, 1:-1] | around[1:-1, :-2] | around[1:-1, 2:]
        for step in range(1, thin // 2 + 1):
            reaching = among & (growth >= step)
            grown[step:] |= reaching[:-step]
            grown[:-step] |= reaching[step:]
        result[(lonely | thinly) & own | grown & (entries == 0)] = entry
    return result


def _shades(seen: NDArray[np.uint32], counts: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return how many of the states of pixels have been seen, from 0 to _LEVELS, rounded up."""
    return np.asarray((seen * np.uint32(_LEVELS) + counts - np.uint32(1)) // counts)


def _bands(count: int, width: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Return the first pixel and the width of each band's states; the gaps between bands are of the same width."""
    edges = np.rint(np.arange(count + 1) * width / count).astype(np.int32)
    gap = max(round((1 - FILLED) * width / count), 1) if width >= _NARROWEST * count else 0
    lefts = np.minimum(edges[:-1] + np.int32(gap // 2), np.int32(width - 1))
    return lefts, np.maximum(np.diff(edges) - np.int32(gap), 1)


def _covered(
    space: StateSpace, lefts: NDArray[np.int32], spans: NDArray[np.int32], width: int, height: int
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Return the pixels whose centre a state covers, and these states."""
    all_pixels, all_states = [], []
    y = (np.arange(height) + 0.5) / height
    for band, count in enumerate(space.counts.tolist()):
        across = np.arange(lefts[band], lefts[band] + spans[band])
        within_y = (y - 0.5) / space.heights[band] + 0.5
        down = np.flatnonzero((within_y >= 0) & (within_y < 1))
        columns = ((across - lefts[band] + 0.5) / spans[band] * space.columns[band]).astype(np.int64)
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
    opaque = 0xFF000000 | channels[:, 0] << 16 | channels[:, 1] << 8 | channels[:, 2]
    return np.append(opaque[:_NOTHING], 0).astype(np.uint32)
