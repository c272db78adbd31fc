"""The totals of all configurations in the status bar, and the work in progress."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.quantities import memory
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.throttle import Throttle
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.live_label import LiveLabel
from workbench.wording import number, text

MIN_INTERVAL = 0.1


class CompareCounters(QWidget):
    """Attributes: line, the text."""

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.line = LiveLabel(self)
        self._throttle = Throttle(self.refresh, MIN_INTERVAL, self)
        hbox(self.line, None, parent=self, margins=(8, 0, 8, 0))
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
        self.line.setText(summary)
