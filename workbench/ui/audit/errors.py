"""The error chart: the number of boards for each difference between the true distance and the estimate."""

from __future__ import annotations

import numpy as np
from PySide6.QtWidgets import QWidget

from workbench.ui.audit.session import AuditSession
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import Colours, colours
from workbench.ui.charts.chart import Chart
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.controls.pane_title import PaneTitle
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

MIN_INTERVAL = 0.05
"""The minimum time between two refreshes, in seconds."""


class AuditErrors(Chart):
    """Attribute besides those of a chart: title."""

    def __init__(self, audit: AuditSession, parent: QWidget | None = None) -> None:
        super().__init__(MIN_INTERVAL, parent, accessibleName="audit-errors-title")
        self._audit = audit
        self.title = PaneTitle(self)
        self.title.hint.hide()
        self.title.add(self.legend, 1)
        self.title.add(self.menu.button)
        vbox(self.title, (self.pages, 1), parent=self, margins=0, spacing=0)
        audit.verdict_changed.connect(self.throttle.request)
        translated(self.title.name, text="audit-errors-title")
        translated(self.placeholder, text="audit-errors-none")
        on_language_change(self.refresh)

    def refresh(self) -> None:
        self.show_content(self.content(colours()))

    def heading(self) -> tuple[str, str]:
        heuristic = heuristic_text(self._audit.request.name)
        return text("audit-errors-figure", heuristic=heuristic), text("audit-errors-about")

    def table(self) -> list[list[str]] | None:
        """Return each error and its number of boards, after a row of column names; None if there is no verdict."""
        verdict = self._audit.verdict
        if verdict is None:
            return None
        names = [text("audit-axis-error"), text("audit-label-states")]
        return [names, *([str(error), str(count)] for error, count in verdict.errors.items())]

    def content(self, palette: Colours) -> PlotContent | None:
        verdict = self._audit.verdict
        if verdict is None:
            return None
        errors = np.array(list(verdict.errors), np.float64)
        counts = np.array(list(verdict.errors.values()), np.float64)
        overestimates = errors < 0
        parts = [
            ChartPart(
                LegendEntry(text("audit-errors-under"), palette.open, bars=True),
                Curve(errors[~overestimates], counts[~overestimates]),
            )
        ]
        if overestimates.any():
            entry = LegendEntry(text("audit-errors-over"), palette.danger, bars=True, hollow=True)
            parts.append(ChartPart(entry, Curve(errors[overestimates], counts[overestimates])))
        return PlotContent(parts, (text("audit-axis-error"), text("audit-label-states"), ""))
