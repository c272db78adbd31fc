"""Room for messages that come and go."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QHideEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.controls.live_label import LINE_MARGIN


class MessageRoom(QWidget):
    """Always as high as `lines` lines of text, so that nothing moves when one of `messages` comes, goes or changes.

    Messages that need more lines lie over what is above the room.
    """

    def __init__(self, parent: QWidget, *messages: QWidget, lines: int = 2) -> None:
        super().__init__(parent)
        self._lines, self._shown = lines, QWidget(parent)
        vbox(*messages, None, parent=self._shown, margins=0, spacing=0)
        self._shown.setAutoFillBackground(True)
        self._shown.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self._lines * self.fontMetrics().lineSpacing() + LINE_MARGIN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the messages their height when one of them has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown.show()
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self._shown.hide()

    def _place(self) -> None:
        place, layout = self.geometry(), self._shown.layout()
        assert layout is not None
        height = max(layout.totalHeightForWidth(place.width()), place.height())
        self._shown.setGeometry(QRect(place.x(), place.bottom() + 1 - height, place.width(), height))
        self._shown.raise_()
