"""The panes of a bench: with large text they are stacked if they do not fit side by side, and scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.theme import theme
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea, Holder

MIN_LINES = 5
"""The minimum height of scrolled panes, in lines of text."""


class PaneArea(FramelessScrollArea):
    """Shows `panes`, which may contain splitters, and requires their minimum size.

    With large text it scrolls them vertically, and stacks columns that do not fit side by side. What is one below the
    other within such a column is then side by side if it fits: so rows take the place of columns.
    """

    def __init__(self, panes: QWidget, parent: QWidget | None = None) -> None:
        self._panes = panes
        super().__init__(_Page(panes, self), parent)
        theme().changed.connect(self._arrange)

    @property
    def room(self) -> int:
        """The width that the panes have: with large text that beside the scroll bar, even while there is none."""
        return self.width() - (self.verticalScrollBar().sizeHint().width() if theme().large else 0)

    def minimumSizeHint(self) -> QSize:
        if not theme().large:
            return self._panes.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(_least_stacked(self._panes) + bar, MIN_LINES * self.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        return self._panes.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the panes again when one of them needs other room."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
            self.setWidgetResizable(True)  # resizes the content
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        for splitter in _splitters(self._panes):
            _arrange(splitter, self.room, False)


class _Page(Holder):
    """What is scrolled; it leaves the room of the scroll bar free, so that lines wrap alike with it and without."""

    def __init__(self, panes: QWidget, area: PaneArea) -> None:
        super().__init__(panes)
        self._area = area

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._content.resize(min(self._area.room, self.width()), self.height())


def _arrange(splitter: PaneSplitter, room: int, wide: bool) -> None:
    """Put panes side by side if they usually are, or have more width than usual, but never more than fit in `room`."""
    panes, across = _panes(splitter), splitter.direction is Qt.Orientation.Horizontal
    large = theme().large
    fits = not large or _sum(splitter, [_least(pane) for pane in panes]) <= room
    beside = fits and (across or (large and wide))
    splitter.turn(Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical)
    for pane in panes:
        for inner in _splitters(pane):
            _arrange(inner, room, across and not beside)


def _least(pane: QWidget) -> int:
    """Return the width that a pane needs if nothing in it is turned."""
    if not isinstance(pane, PaneSplitter):
        return max(pane.minimumSizeHint().width(), pane.minimumWidth())
    widths = [_least(inner) for inner in _panes(pane)]
    return _sum(pane, widths) if pane.direction is Qt.Orientation.Horizontal else max(widths, default=0)


def _least_stacked(pane: QWidget) -> int:
    """Return the width that panes need one below the other."""
    if isinstance(pane, PaneSplitter):
        return max(map(_least_stacked, _panes(pane)), default=0)
    if splitters := _splitters(pane):
        return max(map(_least_stacked, splitters))
    return max(pane.minimumSizeHint().width(), pane.minimumWidth())


def _sum(splitter: PaneSplitter, widths: list[int]) -> int:
    return sum(widths) + splitter.handleWidth() * max(len(widths) - 1, 0)


def _panes(splitter: PaneSplitter) -> list[QWidget]:
    panes = map(splitter.widget, range(splitter.count()))
    return [pane for pane in panes if pane is not None and not pane.isHidden()]


def _splitters(widget: QWidget) -> list[PaneSplitter]:
    """Return the outermost splitters of a widget: itself, or those in it that are in no other."""
    if isinstance(widget, PaneSplitter):
        return [widget]
    inner = widget.findChildren(PaneSplitter)
    return [one for one in inner if not any(other is not one and other.isAncestorOf(one) for other in inner)]
