"""Where the nodes of a search by g and h are drawn: the axes, and classes that are large enough to be seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from workbench.search.inspecting.density import Axes, Densities
from workbench.ui.states.map_painter import note_font

MARGIN = 10.0
"""Pixels around the picture."""
_LOW = 11
"""The height in lines below which the names of the axes, by their letters, stand between the axes."""
_LEAST_SIDE, _LARGEST_SIDE = 3.0, 10.0
"""The least sides of a class in pixels at the usual text size: among very many nodes, and among a few."""


@dataclass(frozen=True)
class DensityContent:
    """What the view shows; costs are in the problem's units, `scale` of which are 1.

    Attributes: step; path, g and h of its nodes; current, of the current node; f, of this one; level, where the line of
    equal f through it meets both axes; summed, whether f is g + h; informed, whether the search uses h; extent, where
    the axes end if that is beyond its own nodes, so that several pictures have the same axes.
    """

    densities: Densities
    scale: float
    step: int
    path: Sequence[Axes]
    current: Axes | None = None
    f: float = 0.0
    level: Axes | None = None
    summed: bool = False
    informed: bool = True
    extent: Axes = (0.0, 0.0)


class Class(NamedTuple):
    """The nodes at a point: from the least to the greatest g and h that they may have, their numbers, and their box."""

    g: Axes
    h: Axes
    generated: int
    expanded: int
    box: QRectF


class DensityLayout:
    """The layout of a content in `room`, with letters at `size` times the usual size.

    Attributes: metrics, line, of the letters and their height; low, whether only letters name the axes; area, between
    the axes; most_g, most_h, where these end; densities, by the classes that are drawn; classes, the numbers of those
    that have nodes at some step; filled, where these are.
    """

    def __init__(self, room: QRectF, content: DensityContent, size: float) -> None:
        self.metrics = QFontMetricsF(note_font(size))
        self.line = self.metrics.height()
        self.low = room.height() < _LOW * self.line
        names = 0.0 if self.low else self.line
        left = self.metrics.horizontalAdvance("0000") + MARGIN
        self.area = room.adjusted(left, MARGIN + names, -MARGIN, -MARGIN - self.line - names)
        own = content.densities
        self.half = own.widths[0] / 2, own.widths[1] / 2
        self.most_g, self.most_h = (  # so that a large class at the end of an axis is whole
            max(*ends) * (1 + _LARGEST_SIDE * size / max(room, 1.0))
            for room, *ends in zip((self.area.width(), self.area.height()), own.extent, content.extent, strict=True)
        )
        across, up = self.area.width() / self.most_g, self.area.height() / self.most_h
        few = math.sqrt(max(self.area.width() * self.area.height(), 1) / max(own.nodes, 1)) / 2
        side = min(max(few, _LEAST_SIDE), _LARGEST_SIDE) * size
        g, h = (
            min(max(math.ceil(side / max(width * scale, 1e-9)), 1), len(own.generated))
            for width, scale in zip(own.widths, (across, up), strict=True)
        )
        self.densities = own.merged(g, h)
        self.classes = own.reach[0] // g + 1, own.reach[1] // h + 1
        width, height = (
            count * of * scale
            for count, of, scale in zip(self.classes, self.densities.widths, (across, up), strict=True)
        )
        height = max(height, side)  # of a search without h, beside others with one, all classes are in a low row
        self.filled = QRectF(self.area.x(), self.area.bottom() - height, width, height)

    def point(self, g: float, h: float) -> QPointF:
        """Return where costs are: a little beyond their distance from the origin, in the middle of the least class."""
        area, across, up = self.area, (g + self.half[0]) / self.most_g, (h + self.half[1]) / self.most_h
        return QPointF(area.x() + across * area.width(), area.bottom() - up * area.height())

    def class_at(self, at: QPointF) -> Class | None:
        """Return the class at a point, or None if it has no nodes."""
        if not self.area.contains(at) or not self.filled.contains(at):
            return None
        filled, classes, of = self.filled, self.classes, self.densities
        g = min(int((at.x() - filled.x()) / filled.width() * classes[0]), classes[0] - 1)
        h = min(int((filled.bottom() - at.y()) / filled.height() * classes[1]), classes[1] - 1)
        generated, expanded = int(of.generated[g, h]), int(of.expanded[g, h])
        g_range, h_range = (
            (place * width, (place + 1) * width - step)
            for place, width, step in zip((g, h), of.widths, of.steps, strict=True)
        )
        width, height = filled.width() / classes[0], filled.height() / classes[1]
        box = QRectF(filled.x() + g * width, filled.bottom() - (h + 1) * height, width, height)
        return Class(g_range, h_range, generated, expanded, box) if generated else None
