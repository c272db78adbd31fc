"""The panes of a bench: with large text they are stacked if they do not fit side by side, and scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget

from workbench.ui.base.theme import theme
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea, Holder, VerticalScrollArea

MIN_LINES = 5
"""The minimum height of scrolled panes, in lines of text."""
LOW_WINDOW, MIN_HEIGHT, LOW_MS = 700, 260, 60
"""The height of a window below which columns that need more height scroll, the minimum height of the panes there, in
pixels, and how long they must be low, in milliseconds, before that.
"""
_UNBOUNDED = 1 << 24


class _Scrolled(FramelessScrollArea):
    """Shows `panes` and requires their minimum size; while it `scrolls`, little height and the room of a scroll bar."""

    def __init__(self, panes: QWidget, parent: QWidget | None = None) -> None:
        self.panes, self.scrolls = panes, False
        self._page = _Page(panes, self)
        super().__init__(self._page, parent)

    @property
    def bar(self) -> int:
        """The width of the scroll bar, which is kept free even while there is none: so lines always wrap alike."""
        return self.verticalScrollBar().sizeHint().width() if self.scrolls else 0

    def least_width(self) -> int:
        """Return the width of the panes at least."""
        return self.panes.minimumSizeHint().width()

    def minimumSizeHint(self) -> QSize:
        if not self.scrolls:
            return self.panes.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.least_width() + bar, MIN_LINES * self.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        return self.panes.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the panes other room when they need it."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
            self.setWidgetResizable(True)  # resizes the content
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        """Arrange the panes in the width that there is."""


class PaneArea(_Scrolled):
    """The panes of a bench, which may contain splitters.

    With large text, columns that do not fit side by side are stacked and scrolled. What is one below the other within
    such a column is then side by side if it fits: so rows take the place of columns. Columns that fit scroll alone.
    """

    def __init__(self, panes: QWidget, parent: QWidget | None = None) -> None:
        self._stacked = False
        super().__init__(panes, parent)
        for splitter in _splitters(panes):
            for place, pane in enumerate(_parts(splitter)):
                _Column(pane, splitter, place)
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._settle)
        self._height = _UNBOUNDED
        self._lowering = QTimer(self, singleShot=True, interval=LOW_MS)
        self._lowering.timeout.connect(self._take_height)
        theme().changed.connect(self._settling.start)
        theme().changed.connect(self.arrange)

    @property
    def bar(self) -> int:
        """The width of the scroll bar, unless the columns scroll alone."""
        return super().bar if self._stacked else 0

    def least_width(self) -> int:
        return _least_stacked(self.panes)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), min(least.height(), MIN_HEIGHT)) if self._low and not self.scrolls else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._low and self.height() < self._height:
            self._lowering.start()
        else:
            self._take_height()
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        if theme().large:
            self._settling.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of the window, too."""
        if watched is self.window() and event.type() == QEvent.Type.Resize:
            self.updateGeometry()
            self._take_height()
        return super().eventFilter(watched, event)

    @property
    def _low(self) -> bool:
        return self.window().height() < LOW_WINDOW

    def _settle(self) -> None:
        """Measure hidden pages: Qt does so only when they are shown, and then their neighbours would move."""
        for empty in (label for label in self.panes.findChildren(QLabel) if not label.text()):
            QApplication.sendEvent(empty, QEvent(QEvent.Type.ContentsRectChange))  # Qt measures those with a text only
        for hidden in (widget for widget in self.panes.findChildren(QWidget) if not widget.isVisible()):
            if (rows := hidden.layout()) is not None:
                rows.activate()
        for stack in self.panes.findChildren(QStackedWidget):
            stack.updateGeometry()
        self.arrange()

    def _take_height(self) -> None:
        self._height = self.height() if self._low else _UNBOUNDED
        self.arrange()

    def arrange(self) -> None:
        self.scrolls = theme().large
        for splitter in _splitters(self.panes):
            _arrange(splitter, QSize(self.width(), self._height), False, self.verticalScrollBar().sizeHint().width())
        stacked = not any(splitter.isVisible() and not splitter.turned for splitter in _splitters(self.panes))
        if stacked is not self._stacked:
            self._stacked = stacked
            self._page.fit()


class _Column(_Scrolled):
    """A column of panes; it takes the place of `pane` in `splitter`, and is hidden with it."""

    def __init__(self, pane: QWidget, splitter: PaneSplitter, place: int) -> None:
        hidden, policy = pane.isHidden(), pane.sizePolicy()
        super().__init__(pane)
        splitter.insertWidget(place, self)
        self.setSizePolicy(policy)
        self.setVisible(not hidden)
        pane.setVisible(not hidden)
        pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.panes and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(not self.panes.isHidden())
        return super().eventFilter(watched, event)

    def set_scrolls(self, scrolls: bool) -> None:
        """Scroll alone, with the panes at their whole height, or have the whole height of the panes."""
        if scrolls is not self.scrolls:
            self.scrolls = scrolls
            for area in self._areas():
                area.set_whole(scrolls)
            self._page.fit()
            self.setWidgetResizable(True)
            self.updateGeometry()

    def least_height(self) -> int:
        """Return the height that the panes need while those that can scroll alone do."""
        return self.panes.minimumSizeHint().height() - sum(area.waived for area in self._areas())

    def _areas(self) -> list[VerticalScrollArea]:
        own = [self.panes] if isinstance(self.panes, VerticalScrollArea) else []
        return [*own, *self.panes.findChildren(VerticalScrollArea)]


class _Page(Holder):
    """What is scrolled, beside the room of the scroll bar."""

    def __init__(self, panes: QWidget, area: _Scrolled) -> None:
        super().__init__(panes)
        self._area = area

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the panes the room that they have."""
        self._content.resize(min(self._area.width() - self._area.bar, self.width()), self.height())


def _arrange(splitter: PaneSplitter, room: QSize, wide: bool, bar: int = 0) -> None:
    """Put panes side by side if they usually are, or have more width than usual, but never more than fit in `room`.

    Columns that need more height scroll. `bar`: what a scroll bar takes of the room of panes that are below each other.
    """
    across, large = splitter.direction is Qt.Orientation.Horizontal, theme().large
    fits = not large or _least(splitter, beside=True) <= room.width()
    beside = fits and (across or (large and wide))
    splitter.turn(Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical)
    for pane in _panes(splitter):
        if isinstance(pane, _Column):
            pane.set_scrolls(beside and (large or pane.least_height() > room.height()))
        for inner in _splitters(pane):
            _arrange(inner, room - QSize(bar, 0), across and not beside)


def _least(pane: QWidget, beside: bool = False) -> int:
    """Return the width that a pane needs if nothing in it is turned; of a splitter, perhaps with all `beside`."""
    if isinstance(pane, _Column):
        return _least(pane.panes) + pane.verticalScrollBar().sizeHint().width()
    if not isinstance(pane, PaneSplitter):
        return max(pane.minimumSizeHint().width(), pane.minimumWidth())
    widths = [_least(inner) for inner in _panes(pane)]
    if beside or pane.direction is Qt.Orientation.Horizontal:
        return sum(widths) + pane.handleWidth() * max(len(widths) - 1, 0)
    return max(widths, default=0)


def _least_stacked(pane: QWidget) -> int:
    """Return the width that panes need one below the other."""
    if isinstance(pane, _Column):
        return _least_stacked(pane.panes)
    if isinstance(pane, PaneSplitter):
        return max(map(_least_stacked, _panes(pane)), default=0)
    if pane.isVisible() and (splitters := [one for one in _splitters(pane) if one.isVisible()]):
        return max(map(_least_stacked, splitters))
    return max(pane.minimumSizeHint().width(), pane.minimumWidth())


def _parts(splitter: PaneSplitter) -> list[QWidget]:
    parts = map(splitter.widget, range(splitter.count()))
    return [part for part in parts if part is not None]


def _panes(splitter: PaneSplitter) -> list[QWidget]:
    """Return what a splitter shows."""
    return [part for part in _parts(splitter) if not part.isHidden()]


def _splitters(widget: QWidget) -> list[PaneSplitter]:
    """Return the outermost splitters of a widget: itself, or those in it that are in no other."""
    if isinstance(widget, PaneSplitter):
        return [widget]
    inner = widget.findChildren(PaneSplitter)
    return [one for one in inner if not any(other is not one and other.isAncestorOf(one) for other in inner)]
