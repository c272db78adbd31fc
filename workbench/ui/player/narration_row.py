"""The row under a bench: the narration, and beside it the banner while there is one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.banner import Banner
from workbench.ui.player.narration import Narration

MIN_NARRATION = 280
"""Minimum width of the narration beside a banner, in pixels; in a narrower row the banner takes its place."""

MAX_SHARE = 0.55
"""Share of the row that a banner may take unless it needs more; in Projector mode, half of it."""


class NarrationRow(QWidget):
    """A row of constant height, so that nothing moves when the banner comes and goes.

    `holder`: a widget around the banner that can also hide it.
    """

    def __init__(self, narration: Narration, banner: Banner, holder: QWidget | None = None) -> None:
        super().__init__()
        self._narration, self._banner, self._holder = narration, banner, holder or banner
        hbox((narration, 1), self._holder, parent=self, margins=0, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for shown in {banner, self._holder}:
            shown.installEventFilter(self)

    def sizeHint(self) -> QSize:
        heights = (self._narration.sizeHint().height(), self._banner.sizeHint().height())
        return QSize(super().sizeHint().width(), max(heights))

    def minimumSizeHint(self) -> QSize:
        """Return a size with the banner's minimum width even while there is none."""
        return QSize(self._banner.minimumSizeHint().width(), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Return False: its height is constant."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Take the text of the narration along that lies over what is above this row."""
        super().moveEvent(event)
        self._narration.follow()

    def event(self, event: QEvent) -> bool:
        """Also share the room when the banner comes, goes or changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room as soon as a banner is shown or hidden: its buttons can be clicked immediately."""
        shown = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._share()
            for widget in (self, self._holder, self._banner):
                widget.layout().activate()  # type: ignore[union-attr]
        return shown

    def _share(self) -> None:
        """Give the banner at most MAX_SHARE of the room if its headline fits in one line, else what it needs for two.

        For the names of offers it gets more if necessary. The narration gets the rest.
        """
        banner, room = self._banner, self.width()
        shown = not banner.isHidden() and not self._holder.isHidden()
        narration, widths = pixels(MIN_NARRATION), banner.widths()
        named = [one for one in widths[:3] if one <= room - narration] if banner.offers else []
        half = room / 2
        share = half if theme().projector else min(MAX_SHARE * room, max(room - narration, half))
        fitting = [one for one in named or widths if one <= share]
        width = fitting[0] if fitting else min(named, default=banner.minimumSizeHint().width())
        width = width if room - width >= narration else room
        self._narration.set_row_width(room)
        self._narration.setVisible(not shown or width < room)
        self._holder.setFixedWidth(width if shown else 0)
