"""A column whose content scrolls up and down where it is too tall, and is never cut in width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class TallColumn(QScrollArea):
    """Shows `content` in all its height, however its sentences wrap, and asks for all of its least width."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room when the content does."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the least width of the content, and room for the bar beside it."""
        least = self._content.minimumSizeHint().width()
        bar = self.verticalScrollBar().sizeHint().width() if self.verticalScrollBar().maximum() else 0
        return QSize(least + bar + 2 * self.frameWidth(), super().minimumSizeHint().height())
