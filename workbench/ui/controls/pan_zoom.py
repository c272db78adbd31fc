"""Panning and zooming drawings that are larger than their view: zoom by wheel and keys, pan by dragging.

How a drawing is placed in its view differs: a tree view follows the growing tree and stretches it; the boards of a game
tree shrink while text stays legible; a map fills its view without margins.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWheelEvent

ZOOM_STEP = 1.25
"""Zoom factor of one wheel notch or key press."""
NOTCH_DELTA = 120
"""Angle delta of one wheel notch."""
ZOOMS = {Qt.Key.Key_Plus: ZOOM_STEP, Qt.Key.Key_Equal: ZOOM_STEP, Qt.Key.Key_Minus: 1 / ZOOM_STEP}
"""Zoom factors of keys."""


def wheel_factor(event: QWheelEvent) -> float | None:
    """Return the zoom factor of a wheel event; None if it has no vertical component."""
    delta = event.angleDelta().y()
    return ZOOM_STEP ** (delta / NOTCH_DELTA) if delta else None


class Dragging:
    """Distinguishes a drag from a click. Attributes: pressed, the last position of the pressed mouse, or None."""

    def __init__(self) -> None:
        self.pressed: QPointF | None = None
        self._dragged = False

    def press(self, event: QMouseEvent) -> None:
        """Start a drag or a click."""
        self.pressed, self._dragged = event.position(), False

    def distance(self, event: QMouseEvent) -> QPointF | None:
        """Return the distance dragged since the last call; None if the mouse is not dragged, or only minimally."""
        if self.pressed is None:
            return None
        way = event.position() - self.pressed
        if not self._dragged and way.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
            return None
        self._dragged, self.pressed = True, event.position()
        return way

    def release(self, event: QMouseEvent) -> bool:
        """End the drag or click; return whether it was a click with the left button."""
        clicked = self.pressed is not None and not self._dragged and event.button() == Qt.MouseButton.LeftButton
        self.pressed, self._dragged = None, False
        return clicked
