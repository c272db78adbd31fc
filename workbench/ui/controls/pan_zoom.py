"""Moving about in drawings that are larger than their view: enlarged by the wheel and by keys, dragged by the mouse.

How a drawing is placed in its view is another matter, and differs: a tree is followed where it grows, and stretched;
the boards of a game's tree shrink while what is written stays legible; a map fills its room, with nothing beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWheelEvent

STEP = 1.25
"""What a notch of the wheel, or a key, enlarges by."""
NOTCH = 120
"""What a wheel tells of one notch."""
ZOOMS = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}
"""What keys enlarge by."""


def wheel_factor(event: QWheelEvent) -> float | None:
    """Return what the turn of a wheel enlarges by; None where it was not turned up or down."""
    turned = event.angleDelta().y()
    return STEP ** (turned / NOTCH) if turned else None


class Dragging:
    """Tells a drag from a click. Attributes: pressed, where the mouse that is held down was last, or None."""

    def __init__(self) -> None:
        self.pressed: QPointF | None = None
        self._dragged = False

    def press(self, event: QMouseEvent) -> None:
        """Begin to drag, or to click."""
        self.pressed, self._dragged = event.position(), False

    def way(self, event: QMouseEvent) -> QPointF | None:
        """Return how far the mouse was dragged since it was asked last; None where it is not, or hardly."""
        if self.pressed is None:
            return None
        way = event.position() - self.pressed
        if not self._dragged and way.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
            return None
        self._dragged, self.pressed = True, event.position()
        return way

    def release(self, event: QMouseEvent) -> bool:
        """End it, and return whether it was a click with the left button."""
        clicked = self.pressed is not None and not self._dragged and event.button() == Qt.MouseButton.LeftButton
        self.pressed, self._dragged = None, False
        return clicked
