"""The legends of a state space, and of the nodes by g and h."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.ui.base.theme import Colours, colours
from workbench.ui.states.density_painter import FAINTEST, node_colour
from workbench.ui.states.map_legend import MapLegend, Sample
from workbench.ui.states.map_signs import paint_goal, paint_mark, paint_start
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.space_painter import RADIUS
from workbench.ui.states.space_raster import unseen_colour
from workbench.wording import text

_EXPANDED = "map-mark-closed", "counter-expanded", "space-iteration"
_PATHS = "map-path", "space-solution"


class Naming(NamedTuple):
    """How nodes and paths are named: without CLOSED nodes are expanded, perhaps in an iteration only.

    Attributes: expanded, paths, the keys of the names; keeps_open; last, of how many expansions, if not all; partial,
    whether a search shows not all of them.
    """

    expanded: frozenset[str] = frozenset({"map-mark-closed"})
    paths: frozenset[str] = frozenset({"map-path"})
    keeps_open: bool = True
    last: int | None = None
    partial: bool = False

    @staticmethod
    def of(moments: Iterable[Moment[Any]], lasts: Sequence[int | None] = ()) -> Naming:
        """Return the names for several searches, each at a moment; `lasts`: how many expansions each shows, if not all.

        Of several searches each says this itself.
        """
        known = list(moments)
        expanded = frozenset(_expanded(moment.recording) for moment in known)
        paths = frozenset("map-path" if moment.goal is None else "space-solution" for moment in known)
        partial, last = any(one is not None for one in lasts), lasts[0] if len(lasts) == 1 else None
        return Naming(expanded, paths, any(moment.recording.stores_open for moment in known), last, partial)


class SpaceLegend(MapLegend):
    """Like the legend of a map, with the colours of the points."""

    _naming = Naming()

    def describe(self, moments: Iterable[Moment[Any]], lasts: Sequence[int | None] = ()) -> None:
        """Name the states as searches have them; `lasts`: how many expansions each shows, if not all."""
        naming = Naming.of(moments, lasts)
        if naming != self._naming:
            self._naming = naming
            self.retranslate()

    def _samples(self, size: float = 1.0) -> list[Sample]:
        return space_samples(self._naming, colours(), size)


class DensityLegend(SpaceLegend):
    """The legend of the nodes by g and h: the colours of the counts and their shades, the node, the path, the layer."""

    def _samples(self, size: float = 1.0) -> list[Sample]:
        return density_samples(self._naming, colours(), size)


def space_samples(naming: Naming, now: Colours, size: float) -> list[Sample]:
    """Return the signs on a state space, at `size` times the usual size."""
    radius = RADIUS * size
    unseen = (text("space-earlier" if naming.partial else "map-mark-unseen"), _point(unseen_colour(now).name(), radius))
    return [
        *_node_samples(naming, now, radius),
        unseen,
        *_step_samples(naming, now, radius),
        (text("map-start"), lambda painter, at: paint_start(painter, at + QPointF(radius, radius), radius, now)),
        (text("map-goal"), lambda painter, at: paint_goal(painter, at, radius * 0.7, now)),
    ]


def density_samples(naming: Naming, now: Colours, size: float) -> list[Sample]:
    """Return the signs on a picture of the nodes by g and h, at `size` times the usual size."""
    radius = RADIUS * size

    def level(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(QColor(now.f), 4 * size))
        painter.drawLine(QLineF(at - QPointF(radius, radius) * 0.9, at + QPointF(radius, radius) * 0.9))

    layer = (text("density-level"), level)
    nodes = _node_samples(naming, now, radius)
    if naming.last is None:  # otherwise only those expanded are counted
        nodes = [
            nodes[0],
            (text("map-mark-open" if naming.keeps_open else "density-waiting"), _point(now.open, radius)),
            (text("density-mixed"), _point(node_colour(0.5, now).name(), radius)),
        ]
    shade = (text("density-shade"), _shaded(now, radius))
    return [*nodes, shade, *_step_samples(naming, now, radius), layer]


def _node_samples(naming: Naming, now: Colours, radius: float) -> list[Sample]:
    """Return the colours of nodes that have been expanded, and of those on OPEN."""
    if naming.last is not None:
        name = text("space-last", count=naming.last)
    else:
        name = " / ".join(text(key) for key in _EXPANDED if key in naming.expanded)
    expanded = (name, _point(now.closed, radius))
    return [expanded, (text("map-mark-open"), _point(now.open, radius))] if naming.keeps_open else [expanded]


def _step_samples(naming: Naming, now: Colours, radius: float) -> list[Sample]:
    """Return the signs of the node of the step, and of the path."""

    def path(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(QColor(now.text), max(radius * 0.35, 1.5), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(at - QPointF(radius * 1.4, 0), at + QPointF(radius * 1.4, 0)))

    return [
        (text("map-mark-current"), lambda painter, at: paint_mark(painter, at, radius, Mark.CURRENT, now)),
        (" / ".join(text(key) for key in _PATHS if key in naming.paths), path),
    ]


def _point(colour: str, radius: float) -> Callable[[QPainter, QPointF], None]:
    return lambda painter, at: painter.fillRect(
        QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), QColor(colour)
    )


def _shaded(now: Colours, radius: float) -> Callable[[QPainter, QPointF], None]:
    """Return what paints the colours of few to many nodes."""

    def paint(painter: QPainter, at: QPointF) -> None:
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        shades = QLinearGradient(box.topLeft(), box.topRight())
        for place, strength in enumerate((FAINTEST, 1.0)):
            shades.setColorAt(place, node_colour(1.0, now, strength))
        painter.fillRect(box, shades)

    return paint


def _expanded(recording: Recording[Any]) -> str:
    if recording.published.iterations:
        return "space-iteration"
    return "map-mark-closed" if recording.stores_closed else "counter-expanded"
