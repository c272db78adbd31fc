"""Scroll areas for a column that scrolls vertically; one of them is never cut in width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from workbench.ui.base.theme import LARGE, pixels, theme
from workbench.ui.controls.unfocused_wheel import FIELDS, UnfocusedWheel


class FramelessScrollArea(QScrollArea):
    """Scrolls `content` vertically, without a frame; keys go to the content.

    The wheel scrolls wherever the pointer is: it changes a field only if that has the focus.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content, self._wheel = content, UnfocusedWheel(content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the content again: while it is hidden, Qt does not report that it needs another size."""
        super().showEvent(event)
        self.updateGeometry()
        self._wheel.watch(*FIELDS)


class Holder(QWidget):
    """Gives its content exactly its own size: a scroll area would give a layout as much height as it prefers."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        content.setParent(self)

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._content.setGeometry(self.rect())


class LargeTextScrollArea(FramelessScrollArea):
    """Requires the minimum size of `content`, but scrolls it vertically with the large text of Projector mode."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(Holder(content), parent)

    def minimumSizeHint(self) -> QSize:
        least, bar = self._content.minimumSizeHint(), self.verticalScrollBar()
        if theme().scale <= LARGE or theme().large:
            return least
        return QSize(least.width() + bar.sizeHint().width(), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the content's layout changes."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.setWidgetResizable(True)  # resizes the content
            self.updateGeometry()
        return super().eventFilter(watched, event)


class VerticalScrollArea(FramelessScrollArea):
    """Shows `content` at its full height, which depends on line wrapping, and requires its minimum width.

    `least`: the minimum height in pixels, if it is not the usual one.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None, least: int = 0) -> None:
        super().__init__(content, parent)
        self._least, self._whole = least, False

    @property
    def waived(self) -> int:
        """How much more height it requires because it leaves scrolling to what it is in."""
        return self.minimumSizeHint().height() - self._least_height() if self._whole and not theme().large else 0

    def set_whole(self, on: bool) -> None:
        """Require the whole height of the content, because what this is in scrolls; or scroll alone."""
        if on is not self._whole:
            self._whole = on
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the content's layout changes."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the content plus the scroll bar; if it must not scroll alone, its whole height.

        That is so with large text, too.
        """
        least, frame = self._content.minimumSizeHint(), 2 * self.frameWidth()
        if theme().large or self._whole:
            height = max(least.height(), self._content.heightForWidth(self.viewport().width()))
            return QSize(least.width() + frame, height + frame)
        bar = self.verticalScrollBar().sizeHint().width() if self.verticalScrollBar().maximum() else 0
        return QSize(least.width() + bar + frame, self._least_height())

    def _least_height(self) -> int:
        return pixels(self._least) or super().minimumSizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (theme().large or self._whole) and event.oldSize().width() != event.size().width():
            self.updateGeometry()
