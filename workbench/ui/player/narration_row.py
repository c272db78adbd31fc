"""The row under a bench: the narration, and beside or below it the banner while there is one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.banner import Banner
from workbench.ui.player.narration import LINES, SHRINK_FACTORS, Narration

MIN_NARRATION = 280
"""Minimum width of the narration beside a banner, in pixels.

In a narrower row the banner takes its place, but not in Projector mode.
"""

LONG = 108
"""In lines of text, the width of one line with the longest usual narration of a step."""

WIDE = 44
"""In lines of text, the width from which the narration has room for its lines beside a banner in Projector mode."""

_UNBOUNDED = (1 << 24) - 1
"""The largest maximum height of a widget in Qt."""

MAX_SHARE = 0.55
"""Share of the row that a banner may take unless it needs more; in Projector mode, half of it."""


class NarrationRow(QWidget):
    """A row of constant height, so that nothing moves when the banner comes and goes.

    In Projector mode the banner can be below the narration. If it can, and with large text, it is there only at the
    last step, unless it is about every step; also beside it, so that windows of all sizes show the same.

    `holder`: a widget around the banner that can also hide it. `lines`: the lines of narration for which there is room
    above a banner; 0: it is short, and beside the banner in any case.
    """

    def __init__(self, narration: Narration, banner: Banner, holder: QWidget | None = None, lines: int = 0) -> None:
        super().__init__()
        self._narration, self._banner, self._holder, self._lines = narration, banner, holder or banner, lines
        self._slot = QWidget(self)
        vbox(self._holder, parent=self._slot, margins=0)
        self._row = hbox((narration, 1), self._slot, parent=self, margins=0, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for shown in {banner, self._holder}:
            shown.installEventFilter(self)
        narration.described.connect(self._share)

    def sizeHint(self) -> QSize:
        banner = self._stacked_height if self._stacked else self._banner.sizeHint().height()
        return QSize(super().sizeHint().width(), max(self._narration.sizeHint().height(), banner))

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
        """Share the room as soon as a banner comes, goes or changes: its buttons can be clicked immediately."""
        shown = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
            self._share()
            for widget in (self, self._slot, self._holder, self._banner):
                widget.layout().activate()  # type: ignore[union-attr]
        return shown

    @property
    def _is_long(self) -> bool:
        """Whether the narration of a step needs the whole row, because its type is large."""
        return bool(self._lines) and (theme().projector or theme().large)

    @property
    def _stacked(self) -> bool:
        """Whether the banner is below the narration: there is room, or not enough beside it."""
        is_narrow = self.width() < WIDE * self.fontMetrics().lineSpacing()
        fits = self._stacked_height <= self._narration.sizeHint().height()
        return bool(self._lines) and theme().projector and (is_narrow or fits)

    @property
    def _stacked_height(self) -> int:
        return self._narration.height_of(self._lines) + self._banner.height_in(self.width())

    @property
    def _whole_width(self) -> int:
        """The width in which a long narration is whole at the desk; large text shrinks for that."""
        narration, factor = self._narration, max(SHRINK_FACTORS[-1], min(1.0 / theme().scale, 1.0))
        margins = narration.contentsMargins().left() + narration.contentsMargins().right()
        return round(LONG * narration.fontMetrics().lineSpacing() * factor / int(LINES / factor)) + margins

    def _share(self) -> None:
        """Give the banner the room that it needs, and the narration the rest."""
        narration, room, stacked = self._narration, self.width(), self._stacked
        only_at_end = self._is_long and not self._banner.about_all_steps
        self._slot.setVisible(not only_at_end or narration.at_end)
        shown = not (self._banner.isHidden() or self._holder.isHidden() or self._slot.isHidden())
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        width = room if stacked else self._width_beside()
        narration.set_row_width(room)
        narration.setVisible(not shown or stacked or width < room)
        self._slot.setFixedWidth(width if shown else 0)
        height = self._banner.height_in(room) if stacked else 0
        below = height if shown else 0
        heights = (below, max(self.height() - below, 1)) if stacked else (0, 0)
        for part, fixed in zip((self._slot, narration), heights, strict=True):
            part.setMinimumHeight(fixed)
            part.setMaximumHeight(fixed or _UNBOUNDED)
        # the type is as large without the banner
        narration.set_room(self.height() - height if stacked and (shown or narration.has_result) else _UNBOUNDED)

    def _width_beside(self) -> int:
        """Return at most MAX_SHARE of the room if the headline fits in one line, else what it needs for two.

        At the desk it is less if a long narration is then whole. For the names of offers it is more if necessary.
        """
        banner, room = self._banner, self.width()
        narration, widths = pixels(MIN_NARRATION), banner.widths()
        named = [one for one in widths[:3] if one <= room - narration] if banner.offers else []
        half = room / 2
        share = half if theme().projector else min(MAX_SHARE * room, max(room - narration, half))
        fitting = [one for one in named or widths if one <= share]
        if self._lines and not (theme().projector or named):
            least, whole = banner.minimumSizeHint().width(), room - self._whole_width
            beside_whole = [one for one in (*widths, least) if one <= min(whole, share)]
            fitting = beside_whole or ([least] if theme().scale > 1 else fitting)
        width = fitting[0] if fitting else min(named, default=banner.minimumSizeHint().width())
        if room - width >= narration:
            return width
        return min(width, room - narration // 2) if theme().projector or self._is_long else room
