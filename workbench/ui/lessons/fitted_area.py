"""A place below the text of a step, for its question or for the response, where it moves nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.theme import theme
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea

TOGETHER = 0.56
"""The largest part of the height of their parent that two areas take in Projector mode, one above the other."""


class FittedArea(FramelessScrollArea):
    """Shows a widget in its full height if there is room, and nothing, in no room, while it is hidden.

    `share`: the largest part of the height of its parent; higher content scrolls. `projected`: the one in Projector
    mode, if it differs. There, `above`, another area above this one, takes room from it, TOGETHER at most for both, and
    the content stays where it is on the screen.
    """

    def __init__(
        self, parent: QWidget, share: float, projected: float | None = None, above: FittedArea | None = None
    ) -> None:
        content = QWidget()
        self._rows = vbox(parent=content, margins=0)
        self._shown: QWidget | None = None
        super().__init__(content, parent)
        self._page, self._share = parent, share
        self._projected = share if projected is None else projected
        self._above, self._most = above, 0
        self.verticalScrollBar().rangeChanged.connect(self._keep_place)
        for other in filter(None, (parent, above)):
            other.installEventFilter(self)
        self.setFixedHeight(0)

    def show_content(self, shown: QWidget | None) -> None:
        """Show another widget, instead of the one before, which is deleted."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = shown
        if shown is not None:
            self._rows.addWidget(shown)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the height to the content, and to the height of the parent."""
        if event.type() == (QEvent.Type.LayoutRequest if watched is self._content else QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _keep_place(self, _least: int, most: int) -> None:
        """Scroll by as much as the area above has taken."""
        more, self._most = most - self._most, most
        if theme().projector and self._above is not None and self._above.height():
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + more)

    def _fit(self) -> None:
        shown = self._shown is not None and not self._shown.isHidden()
        share = self._projected if theme().projector else self._share
        limit = round(share * self._page.height())
        rows, kept = self._rows, 0
        before = rows.contentsMargins().right()
        if theme().projector and self._above is not None:
            limit = min(limit, round(TOGETHER * self._page.height()) - self._above.height())
            kept = self.verticalScrollBar().sizeHint().width()  # for the bar: no line is broken again when it comes
        width = self.width() - kept + before
        natural = rows.totalHeightForWidth(width) if rows.hasHeightForWidth() else rows.totalSizeHint().height()
        needed = natural if shown else 0
        margin = 0 if needed > limit else kept
        if margin != before:
            rows.setContentsMargins(0, 0, margin, 0)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if needed > limit else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(needed, limit))
