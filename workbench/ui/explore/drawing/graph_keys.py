"""The keyboard on a graph that is edited."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen

from workbench.ui.base.theme import colours
from workbench.ui.explore.drawing.map_editing import MapEditing, Tool
from workbench.ui.states.map_layout import MapLayout, nearest_towards
from workbench.ui.states.map_view import MapView

_ARROWS = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
_USING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEP = 12.0
"""Pixels by which an arrow key moves a place, or the point at which a new one is added."""
_HALF = 9.0
"""Half the side of the frame around what the keys act on, in pixels, beyond the mark of a place."""


class Pointer(Protocol):
    """What the keys do their work with."""

    @property
    def holding(self) -> bool: ...

    def press(self, at: QPointF, layout: MapLayout) -> bool: ...

    def drag(self, at: QPointF, layout: MapLayout) -> None: ...

    def release(self) -> None: ...

    def cancel(self) -> None: ...

    def edit(self, place: int | None, road: int | None, layout: MapLayout) -> None: ...

    def remove(self, place: int | None, road: int | None, layout: MapLayout) -> None: ...


class GraphKeys:
    """The arrow keys move a point on the map of `view`, and Enter or Space does there what a click does.

    With a tool that drags, the first Enter picks a place up and the next one puts it down. Escape drops it, F2 renames
    a place or changes the cost of a road, Delete removes either. The point goes from place to place, with some tools
    also to the costs of roads; freely while a place is moved, or if a place is to be added.
    """

    def __init__(self, hand: Pointer, editing: MapEditing, view: MapView) -> None:
        self._hand, self._editing, self._view = hand, editing, view
        self._target = 0
        self._free: QPointF | None = None

    def follow(self, place: int) -> None:
        """Go to a place that was clicked."""
        self._target, self._free = place, None

    def wants(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key == Qt.Key.Key_Escape:
            return self._hand.holding
        return key in _ARROWS or key in _USING or key in (Qt.Key.Key_F2, Qt.Key.Key_Delete)

    def press(self, event: QKeyEvent, layout: MapLayout) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._go(layout, *_ARROWS[key])
        elif key == Qt.Key.Key_Escape:
            self._free = None
            self._hand.cancel()
        elif key in _USING:
            self._use(layout)
        elif not self._hand.holding:
            (self._hand.edit if key == Qt.Key.Key_F2 else self._hand.remove)(*self._at_point(layout), layout)

    def paint(self, painter: QPainter, layout: MapLayout) -> None:
        """Frame what the keys act on; where a place would be added, draw a cross."""
        at, half = self._point(layout), layout.radius + _HALF
        line = Qt.PenStyle.SolidLine if self._hand.holding else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(colours().accent), 2.0, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._roams and layout.spot_at(at) is None:
            painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0))
            painter.drawLine(at - QPointF(0, half), at + QPointF(0, half))
        else:
            painter.drawRect(int(at.x() - half), int(at.y() - half), int(2 * half), int(2 * half))

    # Private

    @property
    def _roams(self) -> bool:
        """Whether the point moves freely."""
        tool = self._editing.tool
        return tool is Tool.PLACE or (tool is Tool.MOVE and self._hand.holding)

    def _targets(self, layout: MapLayout) -> list[QPointF]:
        """Return what the point goes to: the places, and with some tools the costs of roads."""
        with_roads = self._editing.tool in (Tool.ERASE, Tool.NUMBER)
        return [*layout.points, *(layout.costs if with_roads else ())]

    def _point(self, layout: MapLayout) -> QPointF:
        if self._roams and self._free is not None:
            return self._free
        return self._targets(layout)[self._current(layout)]

    def _current(self, layout: MapLayout) -> int:
        """Return the index of the target; the one that was last is gone, or not shown yet, if there are fewer."""
        return min(self._target, len(self._targets(layout)) - 1)

    def _at_point(self, layout: MapLayout) -> tuple[int | None, int | None]:
        """Return the place, or else the road, that the keys act on."""
        at = self._point(layout)
        if self._roams:
            return layout.spot_at(at), None
        target, count = self._current(layout), len(layout.points)
        return (target, None) if target < count else (None, target - count)

    def _go(self, layout: MapLayout, right: int, down: int) -> None:
        at = self._point(layout)
        if self._roams:
            to = at + QPointF(right, down) * _STEP
            room = self._view.rect()
            self._free = QPointF(
                min(max(to.x(), 0.0), float(room.width())), min(max(to.y(), 0.0), float(room.height()))
            )
        else:
            self._free = None
            self._target = nearest_towards(self._targets(layout), self._current(layout), right, down)
            self._view.read_out(*self._at_point(layout))
        if self._hand.holding:
            self._hand.drag(self._point(layout), layout)

    def _use(self, layout: MapLayout) -> None:
        """Click at the point, or put down what is held there."""
        at = QPointF(self._point(layout))
        if self._hand.holding:
            self._free = None
            self._hand.release()
            return
        self._hand.press(at, layout)
