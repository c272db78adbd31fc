"""The legend of a state space."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.search.recording.recording import Recording
from workbench.ui.base.theme import colours, theme
from workbench.ui.states.map_legend import MapLegend
from workbench.ui.states.map_painter import paint_goal, paint_mark, paint_start
from workbench.ui.states.map_statuses import Mark
from workbench.ui.states.space_painter import RADIUS
from workbench.ui.states.space_raster import unseen_colour
from workbench.wording import text

_EXPANDED = "map-mark-closed", "counter-expanded", "space-iteration"


class SpaceLegend(MapLegend):
    """Like the legend of a map, with the colours of the points."""

    _expanded, _keeps_open = frozenset({"map-mark-closed"}), True
    _last: int | None = None

    def describe(self, recordings: Iterable[Recording[Any]], last: int | None = None) -> None:
        """Name the states as searches have them: without CLOSED they are expanded, perhaps in an iteration only.

        `last`: of how many expansions they are, if not of all.
        """
        known = list(recordings)
        shown = frozenset(map(_expanded, known)), any(one.stores_open for one in known), last
        if shown != (self._expanded, self._keeps_open, self._last):
            self._expanded, self._keeps_open, self._last = shown
            self.retranslate()

    def _expanded_name(self) -> str:
        if self._last is not None:
            return text("space-last", count=self._last)
        return " / ".join(text(key) for key in _EXPANDED if key in self._expanded)

    def _entries(self) -> list[tuple[str, Callable[[QPainter, QPointF], None]]]:
        radius, now = RADIUS * theme().scale, colours()

        def point(name: str) -> Callable[[QPainter, QPointF], None]:
            return lambda painter, at: painter.fillRect(
                QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), QColor(name)
            )

        def path(painter: QPainter, at: QPointF) -> None:
            painter.setPen(QPen(QColor(now.text), max(radius * 0.35, 1.5), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QLineF(at - QPointF(radius * 1.4, 0), at + QPointF(radius * 1.4, 0)))

        return [
            (self._expanded_name(), point(now.closed)),
            *([(text("map-mark-open"), point(now.open))] if self._keeps_open else []),
            (text("map-mark-unseen"), point(unseen_colour(now).name())),
            (text("map-mark-current"), lambda painter, at: paint_mark(painter, at, radius, Mark.CURRENT, now)),
            (text("map-path"), path),
            (text("map-start"), lambda painter, at: paint_start(painter, at + QPointF(radius, radius), radius, now)),
            (text("map-goal"), lambda painter, at: paint_goal(painter, at, radius * 0.7, now)),
        ]


def _expanded(recording: Recording[Any]) -> str:
    if recording.published.iterations:
        return "space-iteration"
    return "map-mark-closed" if recording.stores_closed else "counter-expanded"


class DensityLegend(SpaceLegend):
    """The legend of the nodes by g and h: the colours of the counts, the path, and the line of equal f."""

    def _entries(self) -> list[tuple[str, Callable[[QPainter, QPointF], None]]]:
        closed, waiting, _, current, path, *_ = super()._entries()
        length = RADIUS * theme().scale * 1.4

        def level(painter: QPainter, at: QPointF) -> None:
            painter.setPen(QPen(QColor(colours().f), 2 * theme().scale))
            painter.drawLine(QLineF(at + QPointF(-length, -length / 2), at + QPointF(length, length / 2)))

        return [closed, waiting, current, path, (text("density-level"), level)]
