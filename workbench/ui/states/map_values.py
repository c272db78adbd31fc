"""Values of the places of a map at a step of a search: g, h, f and the order of expansion; and the parents."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import scale
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE
from workbench.ui.states.map_course import MapCourse
from workbench.ui.states.map_statuses import NewestRecords

NOTHING, COSTS, G, H, F, ORDER = "none", "costs", "g", "h", "f", "order"
VALUES = (G, H, F, ORDER)

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class MapLook:
    """What a map shows besides statuses: `written`, a value as a number; `coloured`, one as a colour; `arrows`, to
    parents. Each value is one of VALUES, or NOTHING; COSTS, those of the search, such as f = g + h, are written at the
    places of graphs only.
    """

    written: str = COSTS
    coloured: str = NOTHING
    arrows: bool = False

    @property
    def on_squares(self) -> MapLook:
        """What squares show: COSTS have no room in them."""
        return replace(self, written=NOTHING) if self.written == COSTS else self


PLAIN = MapLook(NOTHING)
"""Statuses alone."""


class MapValues:
    """The values at a moment, each computed when it is first needed.

    `newest`: the newest record of each place; `places`: returns the places of records; `informed`: whether the search
    uses an estimate; `course`: finds values faster, if there is one; `estimates`: h of each place in the units shown,
    if it is shown also where the search has not been. A value that a question hides is unknown here too.
    """

    def __init__(
        self,
        moment: Moment[Any],
        newest: NewestRecords,
        places: Callable[[NDArray[np.int64]], NDArray[np.int32]],
        informed: bool,
        course: MapCourse | None = None,
        estimates: Numbers | None = None,
    ) -> None:
        self._estimates = estimates
        self._moment, self._newest, self._places, self._informed = moment, newest, places, informed
        self._course = course
        self._found: dict[str, Numbers] = {}
        self._ranges: dict[str, tuple[float, float] | None] = {}

    @property
    def offered(self) -> tuple[str, ...]:
        """The values that the search has."""
        nodes = self._moment.recording.published.nodes
        known = (G,) if self._moment.recording.knows_paths else ()
        estimated = (H, F) if self._informed and known else ()
        return (*known, *estimated, *((ORDER,) if "expanded" in nodes else ()))

    def of(self, value: str) -> Numbers:
        """Return a value of each place in the units displayed, NaN where there is none, shape (places,)."""
        if value not in self._found:
            self._found[value] = found = self._all(value)
            if value == H and value in self.offered and self._estimates is not None:
                self._found[value] = np.where(self._newest.array == NONE, self._estimates, found)
        return self._found[value]

    def range(self, value: str) -> tuple[float, float] | None:
        """Return the least and the greatest finite value of a place, or None if there is none."""
        if value not in self._ranges:
            self._ranges[value] = value_range(self.of(value))
        return self._ranges[value]

    def levels(self, value: str) -> NDArray[np.uint8]:
        """Return for each place 1 + the index of its value in a ramp, 0 if it is unknown or infinite."""
        return levels(self.of(value), self.range(value))

    def _all(self, value: str) -> Numbers:
        if self._course is not None and value in self.offered:
            found = self._course.values(value, self._moment.records, partial(self._read, value))[:-1]
            return np.where(found <= self._moment.t, found, np.nan) if value == ORDER else found
        result = np.full(len(self._newest.array), np.nan)
        if value in self.offered:
            result[self._known] = self._read(value, self._records)
            if value == ORDER:
                result[result > self._moment.t] = np.nan
        return result

    @cached_property
    def parents(self) -> NDArray[np.int32]:
        """The place from which the search reaches each place, NONE where there is none, shape (places,)."""
        result = np.full(len(self._newest.array), NONE, np.int32)
        above = np.asarray(self._moment.recording.published.nodes["parent"][self._records]).astype(np.int64)
        result[self._known[above != NONE]] = self._places(above[above != NONE])
        return result

    @cached_property
    def _known(self) -> NDArray[np.int64]:
        """The places that have a record."""
        return np.flatnonzero(self._newest.array != NONE)

    @cached_property
    def _records(self) -> NDArray[np.int64]:
        return self._newest.array[self._known].astype(np.int64)

    def _read(self, value: str, records: NDArray[np.int64]) -> Numbers:
        recording = self._moment.recording
        nodes, unit = recording.published.nodes, scale(recording.problem)
        if value == ORDER:
            return np.asarray(nodes["expanded"][records]).astype(np.float64)
        h = np.asarray(nodes["h"][records]).astype(np.float64)
        if value == G:
            return np.asarray(nodes["g"][records]).astype(np.float64) / unit
        costs = h if value == H else np.asarray(recording.priorities(nodes, records)).astype(np.float64)
        return np.where(h >= UNREACHABLE, np.inf, costs / unit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MapValues) and self._newest == other._newest

    __hash__ = None  # type: ignore[assignment]


_VIRIDIS = "440154 472D7B 3B528B 2C728E 21918C 28AE80 5EC962 ADDC30 FDE725"
LIGHT_RANGE, DARK_RANGE = (0.0, 0.94), (0.22, 1.0)
"""The parts of the ramp that stand out on a light and on a dark background."""
LEVELS = 64
"""Number of colours of a ramp."""


def ramp(dark: bool) -> NDArray[np.uint8]:
    """Return colours that are evenly spaced to the eye, from the least value to the greatest, shape (LEVELS, 3).

    These are colours of viridis (Smith & van der Walt 2015), which any colour vision can order.
    """
    anchors = np.array([[int(one[place : place + 2], 16) for place in (0, 2, 4)] for one in _VIRIDIS.split()])
    first, last = DARK_RANGE if dark else LIGHT_RANGE
    at = np.linspace(first, last, LEVELS) * (len(anchors) - 1)
    channels = [np.interp(at, np.arange(len(anchors)), channel) for channel in anchors.T]
    return np.stack(channels, axis=1).round().astype(np.uint8)


def value_range(values: Numbers) -> tuple[float, float] | None:
    """Return the least and the greatest finite value, or None if there is none."""
    if not len(values):
        return None
    least, most = float(np.fmin.reduce(values)), float(np.fmax.reduce(values))  # these ignore NaN, and are fast
    if math.isinf(most) and most > 0:
        most = float(np.fmax.reduce(np.where(np.isfinite(values), values, np.nan)))
    return None if math.isnan(most) or math.isinf(least) else (least, most)


def levels(values: Numbers, limits: tuple[float, float] | None) -> NDArray[np.uint8]:
    """Return 1 + the index in a ramp for each value, 0 for one that is unknown or infinite. `limits`: their range."""
    if limits is None:
        return np.zeros(len(values), np.uint8)
    finite = np.isfinite(values)
    scaled = np.where(finite, values, limits[0])
    scaled -= limits[0]
    scaled *= LEVELS / max(limits[1] - limits[0], 1e-12)
    np.minimum(scaled, LEVELS - 1, out=scaled)
    found: NDArray[np.uint8] = (scaled.astype(np.uint8) + np.uint8(1)) * finite
    return found
