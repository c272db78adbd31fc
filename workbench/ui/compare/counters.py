"""The totals of all configurations in the status bar, and the work in progress."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import memory
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.live_label import LiveLabel
from workbench.wording import number, text

MIN_INTERVAL = 0.1
MARGIN, SEPARATOR = 8, " · "


class CompareCounters(QWidget):
    """Attributes: line, the text."""

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.line = LiveLabel(self)
        self._summary = ""
        self._throttle = Throttle(self.refresh, MIN_INTERVAL, self)
        hbox(self.line, None, parent=self, margins=(MARGIN, 0, MARGIN, 0))
        for frequent in (compare.sides_changed, compare.progressed):
            frequent.connect(self._throttle.request)
        for rare in (compare.timed, compare.compared):
            rare.connect(self.refresh)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        runs = [side.run for side in self._compare.sides if side.run is not None]
        summary = text(
            "compare-counters",
            count=len(self._compare.sides),
            expanded=number(sum(run.expanded for run in runs)),
            memory=memory(sum(run.recording.nbytes for run in runs)),
        )
        if self._compare.busy:
            summary = f"{summary} · {text('compare-searching')}"
        elif self._compare.measuring:
            summary = f"{summary} · {text('compare-measuring')}"
        self._summary = summary
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return width 0 in Projector mode, where what has no room is left out."""
        least = super().minimumSizeHint()
        return QSize(0, least.height()) if theme().projector else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In Projector mode leave out parts, the first one first, that have no room; they are in the tool tip."""
        parts, room = self._summary.split(SEPARATOR), self.width() - 2 * MARGIN
        width_of = self.line.fontMetrics().horizontalAdvance
        while theme().projector and len(parts) > 1 and width_of(SEPARATOR.join(parts)) > room:
            del parts[0]
        self.line.setText(SEPARATOR.join(parts))
        self.setToolTip(plain_tip("" if self.line.text() == self._summary else self._summary))
