"""The drawing of a tree or a graph that can be moved, zoomed, and navigated with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from workbench.search.recording.columns import NONE
from workbench.search.tree.unfolding import rejected_index
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.pan_zoom import ZOOMS, Dragging, wheel_factor
from workbench.ui.trees.tree_view import TreeView
from workbench.ui.trees.tree_walking import neighbour

_KEYS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_0,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}


class TreeCanvas(TreeView):
    """A drawing that the user navigates with the mouse or the keyboard.

    Signals: `picked(record)`, `toggled(place)`: fold or unfold a node, `moved()`: the user has moved the drawing,
    `menu_requested(place or NONE, point)`, `asked(place, point)`: show the tool tip of a node.
    """

    picked = Signal(int)
    toggled = Signal(int)
    moved = Signal()
    menu_requested = Signal(int, QPoint)
    asked = Signal(int, QPoint)

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(throttle, parent)
        self._dragging = Dragging()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.overview.moved.connect(self.moved)

    # Qt overrides

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the drawing, zoom on gestures, request tool tips."""
        kind = event.type()
        if claim_key(event, self._is_own_key):
            return True
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom(1 + event.value(), event.position())
            return True
        if kind == QEvent.Type.Gesture:
            return self._pinched(event)
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.place_at(QPointF(event.pos()))
            if place is None:
                QToolTip.hideText()
            else:
                self.asked.emit(place, event.globalPos())
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        if factor := wheel_factor(event):
            self.zoom(factor, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start to move the drawing, or to click."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._dragging.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if (delta := self._dragging.distance(event)) is not None:
            self.camera.centre -= self.camera.distance(delta)
            self.show_moved()
            self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the clicked node, or unfold it if the click was on its folded part."""
        if not self._dragging.release(event):
            return
        place = self.place_at(event.position())
        if place is not None:
            self.toggled.emit(place) if self._is_on_folded_label(place, event.position()) else self._pick(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if place is not None:
            self.toggled.emit(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the node under the pointer or of the selected one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.focus()
        else:
            place = self.place_at(QPointF(event.pos()))
        self.menu_requested.emit(NONE if place is None else place, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Navigate, zoom, or fold."""
        key = Qt.Key(event.key())
        if not self._is_own_key(event):
            super().keyPressEvent(event)
        elif key in ZOOMS:
            self.zoom(ZOOMS[key])
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            place = self.focus()
            if place is not None:
                self.toggled.emit(place)
        else:
            self._navigate(key)

    # Private

    def _is_own_key(self, event: QKeyEvent) -> bool:
        others = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        plain = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        known = event.key() in ZOOMS or (plain and event.key() in _KEYS)
        return self.scene is not None and known and not others

    def _navigate(self, key: Qt.Key) -> None:
        """Go to the parent, the nearest child, or the neighbour on the same level."""
        place = self.focus()
        if self.scene is None or not len(self.scene):
            return
        target = 0 if place is None else neighbour(self.scene, place, key)
        if target is not None:
            self._pick(target)
            self.camera.bring_in(self.point(target), QSizeF(self.size()))
            self._update_overview()
            self.update()

    def _pick(self, place: int) -> None:
        """Pick a node. For a rejected successor, pick the node that has its state."""
        assert self.scene is not None
        record = int(self.scene.records[place])
        successor_index = rejected_index(record)
        if successor_index is not None:
            record = self.scene.moment.successors[successor_index].known_record
        if record != NONE:
            self.picked.emit(record)

    def _is_on_folded_label(self, place: int, point: QPointF) -> bool:
        """Return whether a point is on the label of the nodes folded into one."""
        assert self.scene is not None
        tree_painter = self.painter_of(QPainter())
        label_gap = 18 * self.camera.scale if tree_painter.near else 0
        return bool(self.scene.folded[place]) and point.y() > tree_painter.box(place).bottom() + label_gap

    def _pinched(self, event: QEvent) -> bool:
        gesture = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
        if gesture is None:
            return False
        self.zoom(gesture.scaleFactor(), QPointF(self.mapFromGlobal(gesture.centerPoint().toPoint())))
        return True
