"""A panel that pops up beside a control until it is dismissed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.reading_order import controls_in_order, focus_next_control


class PopupPanel(PaneFrame):
    """Shows `content`; Escape or a click elsewhere closes it, and it can be opened again.

    Enter presses the default button of the content, as in a dialog.

    Attributes: content. Signals: `closed`.
    """

    closed = Signal()

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.content = content
        self._key_began_here = False
        # The click that closes the panel must do nothing else: replayed on its own button it would open the panel
        # again.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        vbox(content, parent=self, margins=(16, 14, 16, 14))

    def open_beside(self, anchor: QWidget) -> None:
        """Show the panel within the screen, below a control, or above it if there is no room below."""
        self.ensurePolished()
        for widget in (self.content, self):  # Qt leaves the layouts of what is hidden as they were
            widget.updateGeometry()
            if (layout := widget.layout()) is not None:
                layout.invalidate()
        self.adjustSize()
        corner = anchor.mapToGlobal(QPoint(0, anchor.height() + 4))
        room = anchor.screen().availableGeometry()
        wide = min(self.sizeHint().width(), room.width())  # Qt allows two thirds of the screen
        self.resize(max(wide, self.width()), self.height())
        x = max(room.left(), min(corner.x(), room.right() - self.width()))
        y = corner.y()
        if y + self.height() > room.bottom():
            y = max(room.top(), anchor.mapToGlobal(QPoint(0, -4)).y() - self.height())
        self.move(x, y)
        self.show()
        if (first := next(controls_in_order(self), None)) is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Let Tab go through the controls as one reads."""
        return focus_next_control(self, forwards)

    def event(self, event: QEvent) -> bool:
        """Note where a key press begins: Enter that closes the list of a combo box is sent here afterwards."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self._key_began_here = True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the default button on Enter."""
        began_here, self._key_began_here = self._key_began_here, False
        if not began_here:
            return
        default = next((button for button in self.findChildren(QPushButton) if button.isDefault()), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and default is not None and default.isEnabled():
            default.click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()
