"""Paints the nodes of a search by g and h, at any step."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from workbench.search.inspecting.density import Densities, Density, level_line
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import scale
from workbench.ui.base.theme import Colours
from workbench.ui.states.density_layout import MARGIN, DensityContent, DensityLayout
from workbench.ui.states.map_painter import note_font
from workbench.ui.states.map_signs import paint_mark
from workbench.ui.states.map_statuses import Mark
from workbench.wording import number, text

_TICKS = 6
"""The number of labels of an axis, about."""
FAINTEST = 0.25
"""The strength of the colour of a single node."""
_MOST_ON_PATH = 2000
"""The number of nodes of a path that are drawn, the last ones."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def density_content(density: Density, timeline: Timeline[Any], t: int) -> DensityContent:
    """Return what is shown after step `t` of the recording of `density`."""
    recording, moment = timeline.recording, timeline.at(t)
    path = [(float(moment.g(record)), float(moment.h(record))) for record in moment.path[-_MOST_ON_PATH:]]
    plain = DensityContent(density.at(t), float(scale(recording.problem)), t, path, informed=recording.informed)
    if moment.current is not None:
        plain = replace(plain, current=(float(moment.g(moment.current)), float(moment.h(moment.current))))
    if moment.current is None or not (recording.knows_paths and recording.informed):
        return plain
    f = float(moment.f(moment.current))
    level, ends = level_line(recording.priority, f), level_line(recording.priority, 1.0)
    return replace(plain, f=f, level=level, summed=ends == (1.0, 1.0))


def with_common_axes(contents: Sequence[DensityContent | None]) -> list[DensityContent | None]:
    """Return contents of the same problem with the axes of the one that reaches farthest."""
    extents = [content.densities.extent for content in contents if content is not None]
    g, h = (max(ends, default=0.0) for ends in (zip(*extents, strict=True) if extents else ((), ())))
    return [content and replace(content, extent=(g, h)) for content in contents]


def paint_density(painter: QPainter, room: QRectF, content: DensityContent, now: Colours, size: float) -> None:
    """Paint a content into a rectangle, with letters and marks at `size` times the usual size."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _DensityPainter(painter, DensityLayout(room, content, size), content, now, size).paint()


class _DensityPainter:
    """Paints a content into a rectangle."""

    def __init__(
        self, painter: QPainter, layout: DensityLayout, content: DensityContent, now: Colours, size: float
    ) -> None:
        self._painter, self._layout, self._content, self._now, self._size = painter, layout, content, now, size
        painter.setFont(note_font(size))
        self._metrics, self._line, self._area, self._point = layout.metrics, layout.line, layout.area, layout.point
        self._most_g, self._most_h = layout.most_g, layout.most_h
        self._highest = self._most_h - layout.half[1]
        """The greatest h that a point of the picture has."""
        self._labels: list[QRectF] = []

    def paint(self) -> None:
        painter = self._painter
        with self._clipped():
            painter.drawImage(self._layout.filled, _image(self._layout.densities, self._layout.classes, self._now))
        self._paint_axes()
        content, now = self._content, self._now
        if content.informed:
            self._paint_sums()
        else:
            self._paint_reason()
        points = [self._point(g, h) for g, h in content.path]
        if len(points) > 1:
            painter.setPen(QPen(QColor(now.text), 1.6 * self._size))
            painter.drawPolyline(QPolygonF(points))
        if content.current is not None:
            paint_mark(painter, self._point(*content.current), 4.5 * self._size, Mark.CURRENT, now)

    @contextmanager
    def _clipped(self) -> Iterator[QPainter]:
        """Yield the painter, which draws only between the axes."""
        self._painter.save()
        self._painter.setClipRect(self._area)
        yield self._painter
        self._painter.restore()

    def _every(self, most: float, room: float) -> float:
        """Return the distance of two labels, in the problem's units, of an axis to `most` in a room of this height."""
        ticks = min(max(room / (1.8 * self._line), 1.0), _TICKS)
        shown = max(most / ticks, *self._content.densities.steps) / self._content.scale
        power = 10.0 ** math.floor(math.log10(shown)) if shown < 1 else 1.0
        return next((step * power for step in _STEPS if step * power >= shown), shown) * self._content.scale

    def _paint_axes(self) -> None:
        painter, area = self._painter, self._area
        painter.setPen(QColor(self._now.muted))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        painter.drawLine(QLineF(area.bottomLeft(), area.topLeft()))
        for tick in np.arange(
            0, self._most_g - self._layout.half[0], self._every(self._most_g, area.width() / 2)
        ).tolist():
            under = QRectF(self._point(tick, 0).x() - 40, area.bottom() + 2, 80, self._line)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, number(tick / self._content.scale, 2))
        for tick in np.arange(0, self._highest, self._every(self._most_h, area.height())).tolist():
            beside = QRectF(area.x() - 64, self._point(0, tick).y() - self._line / 2, 60, self._line)
            label = number(tick / self._content.scale, 2)
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)
        if self._layout.low:
            self._paint_letters()
        else:
            self._paint_names()

    def _paint_letters(self) -> None:
        """Write g and h at the ends of the axes."""
        area, side = self._area, self._line
        for letter, box in (
            ("h", QRectF(area.x() + 3, area.top(), side, side)),
            ("g", QRectF(area.right() - side, area.bottom() - side - 1, side, side)),
        ):
            self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
            self._labels.append(box)

    def _paint_names(self) -> None:
        """Write what the axes are, and the step if there is room for it."""
        painter, area = self._painter, self._area
        bottom = QRectF(area.x(), area.bottom() + 2 + self._line, area.width(), self._line)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignCenter, text("density-g"))
        top = QRectF(area.x(), area.top() - self._line - 2, area.width(), self._line)
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft, text("density-h"))
        step = text("density-step", step=number(self._content.step))
        if self._metrics.horizontalAdvance(text("density-h") + step) + MARGIN < area.width():
            painter.drawText(top, Qt.AlignmentFlag.AlignRight, step)

    def _paint_reason(self) -> None:
        """Write why all nodes are on one line, if there is room above it."""
        room = self._area.adjusted(2 * self._line, 0, 0, 0)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        words = text("density-uninformed")
        box = self._metrics.boundingRect(room, centred, words)
        if box.height() > room.height() - 2 * self._line or box.width() > room.width():
            return
        self._painter.setPen(QColor(self._now.muted))
        self._painter.drawText(box, centred, words)
        self._labels.append(box)

    def _paint_sums(self) -> None:
        """Paint lines of equal g + h, and the f-layer, with their labels."""
        content = self._content
        every = self._every(max(self._most_g, self._most_h), self._area.height())
        sums = np.arange(every, self._most_g + self._most_h, every).tolist()
        self._paint_diagonals(sums)
        if content.level is not None:
            self._paint_level(*content.level)
        self._label_diagonals(sums)

    def _paint_diagonals(self, sums: list[float]) -> None:
        """Paint lines of equal g + h."""
        faint = QColor(self._now.muted)
        faint.setAlpha(110)
        with self._clipped() as painter:
            painter.setPen(QPen(faint, self._size, Qt.PenStyle.DotLine))
            painter.drawLines([QLineF(self._point(f, 0), self._point(0, f)) for f in sums])

    def _label_diagonals(self, sums: list[float]) -> None:
        """Write the sum at one of the ends of each diagonal with room for it; the f-layer has a label of its own."""
        content, key = self._content, "density-f" if self._content.summed else "density-sum"
        for f in sums:
            if content.level is None or not content.summed or f != content.f:
                upper = self._point(0, f) if f <= self._highest else self._point(f - self._highest, self._highest)
                label = text(key, f=number(f / content.scale, 2))
                self._paint_label(label, (upper, self._point(f, 0)), self._now.muted)

    def _ends_inside(self, line: QLineF) -> list[QPointF]:
        """Return the ends of the part of a line between the axes, first one a line of text below the top; then more."""
        inside, area = QRectF(self._area).adjusted(-1, -1, 1, 1), self._area.adjusted(0, self._line + 2, 0, 0)
        top, right = QLineF(area.topLeft(), area.topRight()), QLineF(area.topRight(), area.bottomRight())
        crossings = [line.intersects(edge) for edge in (top, right)]
        bounded = QLineF.IntersectionType.BoundedIntersection
        ends = [at for kind, at in crossings if kind == bounded]
        ends += [point for point in (line.p2(), line.p1()) if inside.contains(point)]
        between = QLineF(ends[0], ends[-1]) if len(ends) > 1 else QLineF()
        return [*ends, *map(between.pointAt, (0.5, 0.25, 0.75) if len(ends) > 1 else ())]

    def _paint_label(self, label: str, points: Iterable[QPointF], colour: str, always: bool = False) -> None:
        """Paint a label to the right of the first point where it covers no nodes; `always`: else at the first one.

        One that is always painted is also above the point, so that a line that falls to the right is whole.
        """
        width, boxes, above = self._metrics.horizontalAdvance(label) + 4, [], 1.0 if always else 0.6
        for at in points:
            box = QRectF(at.x() + 6 * self._size, at.y() - self._line * above, width, self._line)
            box.moveTop(min(max(box.top(), self._area.top()), self._area.bottom() - self._line - 1))
            if box.right() <= self._area.right():
                boxes.append(box)
        empty = (box for box in boxes if not (self._has_nodes(box) or any(map(box.intersects, self._labels))))
        free = next(empty, boxes[0] if always and boxes else None)
        if free is not None:
            self._labels.append(free)
            self._painter.fillRect(free, QColor(self._now.surface))
            self._painter.setPen(QColor(colour))
            self._painter.drawText(free, Qt.AlignmentFlag.AlignCenter, label)

    def _has_nodes(self, box: QRectF) -> bool:
        """Return whether nodes are drawn in a part of the picture."""
        area, classes = self._layout.filled, self._layout.classes
        left, right = ((x - area.x()) / area.width() * classes[0] for x in (box.left(), box.right()))
        low, high = ((area.bottom() - y) / area.height() * classes[1] for y in (box.bottom(), box.top()))
        part = self._layout.densities.generated[max(int(left), 0) : int(right) + 1, max(int(low), 0) : int(high) + 1]
        return bool(part.any())

    def _paint_level(self, of_g: float, of_h: float) -> None:
        """Paint the line of equal f through the current node: the f-layer."""
        far = 4 * max(self._most_g, self._most_h)
        if math.isinf(of_g) and math.isinf(of_h):
            return
        if math.isinf(of_g):
            line = QLineF(self._point(0, of_h), self._point(far, of_h))
        elif math.isinf(of_h):
            line = QLineF(self._point(of_g, 0), self._point(of_g, far))
        else:
            line = QLineF(self._point(of_g, 0), self._point(0, of_h))
        with self._clipped() as painter:
            painter.setPen(QPen(QColor(self._now.f), 4 * self._size))
            painter.drawLine(line)
        label = text("density-f", f=number(self._content.f / self._content.scale, 2))
        self._paint_label(label, self._ends_inside(line), self._now.f, always=True)


def _image(densities: Densities, classes: tuple[int, int], now: Colours) -> QImage:
    """Return the classes as pixels, h upwards: closed nodes in one colour, those that wait in another."""
    across, up = classes
    generated, expanded = (counts[:across, :up].T[::-1] for counts in densities[:2])
    waiting = np.maximum(generated - expanded, 0)
    total = expanded + waiting
    strength = FAINTEST + (1 - FAINTEST) * np.log1p(total) / max(math.log1p(int(total.max())), 1e-9)
    strength[total == 0] = 0.0
    share = np.divide(expanded, total, out=np.zeros(total.shape), where=total > 0)[..., None]
    colour = share * _channels(now.closed) + (1 - share) * _channels(now.open)
    surface = _channels(now.surface)
    mixed = surface + strength[..., None] * (colour - surface)
    channels = np.rint(mixed).astype(np.uint32)
    pixels = np.ascontiguousarray(
        np.uint32(0xFF000000) | channels[..., 0] << 16 | channels[..., 1] << 8 | channels[..., 2], np.uint32
    )
    return QImage(pixels.data, across, up, 4 * across, QImage.Format.Format_ARGB32).copy()


def node_colour(share: float, now: Colours, strength: float = 1.0) -> QColor:
    """Return the colour of a class with a share of closed nodes among open ones."""
    colour = share * _channels(now.closed) + (1 - share) * _channels(now.open)
    surface = _channels(now.surface)
    return QColor(*np.rint(surface + strength * (colour - surface)).astype(int).tolist())


def _channels(name: str) -> NDArray[np.float64]:
    colour = QColor(name)
    return np.array((colour.red(), colour.green(), colour.blue()), np.float64)
