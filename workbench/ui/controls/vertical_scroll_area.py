"""Scroll areas for a column that scrolls vertically; one of them is never cut in width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class FramelessScrollArea(QScrollArea):
    """Scrolls `content` vertically, without a frame; keys go to the content."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)


class VerticalScrollArea(FramelessScrollArea):
    """Shows `content` at its full height, which depends on line wrapping, and requires its minimum width."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the content's layout changes."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the content plus the scroll bar."""
        min_width = self._content.minimumSizeHint().width()
        bar = self.verticalScrollBar().sizeHint().width() if self.verticalScrollBar().maximum() else 0
        return QSize(min_width + bar + 2 * self.frameWidth(), super().minimumSizeHint().height())
