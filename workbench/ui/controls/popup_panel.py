"""A panel that pops up beside a control until it is dismissed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.controls.pane_frame import PaneFrame


class PopupPanel(PaneFrame):
    """Shows `content`; Escape or a click elsewhere closes it, and it can be opened again.

    Signals: `closed`.
    """

    closed = Signal()

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        # The click that closes the panel must do nothing else: replayed on its own button it would open the panel
        # again.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        vbox(content, parent=self, margins=(16, 14, 16, 14))

    def open_beside(self, anchor: QWidget) -> None:
        """Show the panel within the screen, below a control, or above it if there is no room below."""
        self.ensurePolished()
        self.adjustSize()
        corner = anchor.mapToGlobal(QPoint(0, anchor.height() + 4))
        room = anchor.screen().availableGeometry()
        x = max(room.left(), min(corner.x(), room.right() - self.width()))
        y = corner.y()
        if y + self.height() > room.bottom():
            y = max(room.top(), anchor.mapToGlobal(QPoint(0, -4)).y() - self.height())
        self.move(x, y)
        self.show()
        self.focusNextChild()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()
