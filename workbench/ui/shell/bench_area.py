"""The scroll area of the benches: a bench that needs more room than there is can be scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QWidget

from workbench.ui.controls.vertical_scroll_area import Holder

MIN_WIDTH = 480
"""Minimum width of a bench, in pixels, when something is beside it."""
MIN_SIZE_ALONE = QSize(720, 400)
"""Minimum size of a bench in a small window, or with large text."""
MIN_LINES = 5
"""Minimum height of any bench above a panel, in lines of text."""


class BenchArea(QScrollArea):
    """Contains the benches, which scroll if they do not fit; `has_neighbour`: whether a panel is shown beside them."""

    def __init__(self, benches: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_neighbour = False
        self._holder = Holder(benches)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._holder)

    def set_has_neighbour(self, has_neighbour: bool) -> None:
        """Set whether something is shown beside the benches."""
        self._has_neighbour = has_neighbour
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the layout of the benches changes."""
        if watched is self._holder and event.type() == QEvent.Type.LayoutRequest:
            self.setWidgetResizable(True)  # updates the geometry, and resizes the benches
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size of the current bench, at most MIN_ALONE; with a panel below, that of any bench."""
        minimum, splitter = self._holder.minimumSizeHint(), self.parentWidget()
        if not self._has_neighbour:
            return minimum.boundedTo(MIN_SIZE_ALONE)
        if isinstance(splitter, QSplitter) and splitter.orientation() is Qt.Orientation.Vertical:
            return QSize(min(minimum.width(), MIN_WIDTH), MIN_LINES * self.fontMetrics().lineSpacing())
        bar = self.horizontalScrollBar().sizeHint().height() if minimum.width() > self.width() else 0
        return QSize(min(minimum.width(), MIN_WIDTH), min(minimum.height() + bar, MIN_SIZE_ALONE.height()))
