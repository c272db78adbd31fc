"""The costs of each phase: its moves and its expansions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from workbench.ui.base.layouts import hbox, pages, vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import Legend, LegendEntry
from workbench.ui.controls.pane_title import PaneTitle, Placeholder
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.divide.session import DivideSession
from workbench.wording import number, text

if TYPE_CHECKING:
    from workbench.ui.charts.plot import Plot

MIN_INTERVAL = 0.2
"""The minimum time between two refreshes, in seconds."""
MAX_TICKS = 12


class DivideCosts(QWidget):
    """Two bar charts side by side; the bars of the current phase are filled; a click on a bar seeks its phase.

    Attributes: title; legend; moves, expanded, the plots, None until `load`.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self._throttle = Throttle(self.refresh, MIN_INTERVAL, self)
        self.title, self.legend = PaneTitle(self), Legend(self)
        self.moves: Plot | None = None
        self.expanded: Plot | None = None
        self.title.hint.hide()
        self._top = hbox(self.title, (self.legend, 1))
        self._message = translated(Placeholder(self), text="divide-costs-none")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._drawn = QWidget(self)
        self._plots = hbox(parent=self._drawn, margins=0, spacing=0)
        self._pages = pages(self, self._message, self._drawn)
        vbox(self._top, (self._pages, 1), parent=self, margins=0, spacing=0)
        for signal in (divide.run_changed, divide.progressed, divide.moves.moved):
            signal.connect(self._throttle.request)
        theme().changed.connect(self.refresh)
        translated(self.title.name, text="divide-costs")
        on_language_change(self.retranslate)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the legend below the title if there is no room beside it."""
        super().resizeEvent(event)
        self._fit()

    def load(self) -> None:
        """Create the plots."""
        from workbench.ui.charts.plot import Plot  # slow to import, and not needed for the first paint

        if self.moves is None:
            self.moves, self.expanded = Plot(self._throttle, self), Plot(self._throttle, self)
            PictureCopying(self.moves), PictureCopying(self.expanded)
            for plot in (self.moves, self.expanded):
                plot.picked.connect(self._go_to)
                self._plots.addWidget(plot)
            self.retranslate()

    def refresh(self) -> None:
        palette = colours()
        self.legend.show_entries(
            [
                LegendEntry(text("divide-costs-moves"), palette.open, bars=True),
                LegendEntry(text("divide-costs-expanded"), palette.closed, bars=True),
                LegendEntry(text("divide-costs-at-hand"), palette.current),
            ]
        )
        self._fit()
        course = self._divide.course
        costs = [] if course is None else [course.costs(index) for index in range(len(course.plan))]
        known = self.moves is not None and any(expanded for _, expanded in costs)
        self._pages.setCurrentWidget(self._drawn if known else self._message)
        self.legend.setVisible(known)
        if self.moves is not None and self.expanded is not None:
            self._draw(self.moves, [moves for moves, _ in costs], palette.open, text("divide-costs-moves"))
            expanded = [expanded for _, expanded in costs]
            self._draw(self.expanded, expanded, palette.closed, text("counter-expanded"))  # short, so that it fits

    def retranslate(self) -> None:
        if self.moves is not None and self.expanded is not None:
            for plot, label in (
                (self.moves, text("divide-costs-moves")),
                (self.expanded, text("divide-costs-expanded")),
            ):
                plot.hint = text("divide-costs-hint")
                plot.setAccessibleName(label)
        self.refresh()

    def _fit(self) -> None:
        fits = self.title.sizeHint().width() + self.legend.full_width() <= self.width()
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if direction != self._top.direction():
            self._top.setDirection(direction)
        self.legend.setContentsMargins(0 if fits else pixels(8), 0, 0, 0)

    def _draw(self, plot: Plot, heights: Sequence[int], colour: str, title: str) -> None:
        at_hand, count = self._divide.moves.phase, len(heights)
        values = np.array(heights, np.float64)
        places = np.arange(1.0, count + 1)
        is_current = places == at_hand + 1
        parts = [
            ChartPart(LegendEntry("", colour, bars=True, hollow=True), Curve(places, np.where(is_current, 0, values))),
            ChartPart(LegendEntry("", colour, bars=True), Curve(places[is_current], values[is_current])),
        ]
        titles = (text("divide-costs-phase"), title, "")
        plot.draw(PlotContent(parts if count else [], titles, _ticks(count)))
        plot.set_cursor(at_hand + 1 if count else None)

    def _go_to(self, x: float) -> None:
        course, phase = self._divide.course, round(x) - 1
        if course is not None and 0 <= phase < len(course.plan):
            self._divide.show_phase(phase)


def _ticks(count: int) -> list[tuple[float, str]]:
    """Return the ticks of the phases: all of them if there are few, else the first and every 5th, 10th …"""
    every = next(step for step in (1, 5, 10, 20, 50, 100) if count <= MAX_TICKS * step)
    return [(float(place), number(place)) for place in range(1, count + 1) if place == 1 or place % every == 0]
