"""The charts of an experiment, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import pages, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.fitting_segmented import FittingSegmented
from workbench.ui.controls.pane_title import Muted, PaneTitle
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.experiments.pictures import SIZE, charts_image
from workbench.ui.experiments.points import CHART_TITLES, ChartData, PointsKind, chart_data
from workbench.ui.experiments.session import ExperimentSession
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.experiments.plot import ExperimentPlot

MIN_INTERVAL = 1.0
"""The minimum interval between two updates, in seconds."""
MIN_WITH_CAPTION = 280
"""The minimum height of the pane with the caption below the chart, in pixels; in a lower one the tool tip says it."""


class ExperimentCharts(QWidget):
    """The chart pane.

    Attributes: title; kind, which chart; key, the legend; plot, None until it is first needed; caption.
    """

    def __init__(self, experiment: ExperimentSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._experiment = experiment
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self.title, self.kind = PaneTitle(self), FittingSegmented([kind.value for kind in PointsKind], self)
        self.key, self.caption = _Key(self), Muted(self, wrap=True)
        self.plot: ExperimentPlot | None = None
        self._message = translated(Muted(self, wrap=True), text="experiment-charts-invitation")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = pages(self, self._message)
        self.caption.setContentsMargins(10, 0, 10, 6)
        for label in (self.title.name, self.title.count, self.title.hint):
            label.hide()  # the buttons show this already
        self.title.add(self.kind, 1)
        vbox(self.title, self.key, (self._pages, 1), self.caption, parent=self, margins=0, spacing=2)
        self.kind.chosen.connect(self.refresh)
        experiment.progressed.connect(self._throttle.request)
        experiment.planned.connect(self.refresh)
        experiment.changed.connect(self.refresh)
        theme().changed.connect(self.refresh)
        translated(self.kind, accessibleName="experiment-charts", hints=CHART_TITLES)
        on_language_change(self.retranslate)

    def load(self) -> None:
        """Create the plot."""
        from workbench.ui.experiments.plot import ExperimentPlot

        if self.plot is None:
            self.plot = ExperimentPlot(self)
            self._pages.addWidget(self.plot)
            PictureCopying(self.plot, self._image)
            self.retranslate()

    def refresh(self) -> None:
        """Show the results so far; does nothing while hidden."""
        if self.plot is None or not self.isVisible():
            return
        plan, kind = self._experiment.plan, PointsKind(self.kind.choice)
        content = ChartData(kind) if plan is None else chart_data(plan, self._experiment.outcomes, kind)
        self.key.show_entries(content.entries)
        self.caption.setText(kind.caption(plan))
        self.plot.setAccessibleName(kind.title)
        self.plot.setAccessibleDescription(self.caption.text())
        self._pages.setCurrentWidget(self._message if content.empty else self.plot)
        self._show_caption()
        if not content.empty:
            self.plot.show_content(content, colours())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_caption()

    def _show_caption(self) -> None:
        """Show the caption where the chart does not need its room, else in the tool tip."""
        room = theme().large or (not theme().projector and self.height() >= pixels(MIN_WITH_CAPTION))
        self.caption.setVisible(room or self._pages.currentWidget() is self._message)
        if self.plot is not None:
            self.plot.setToolTip("" if room else plain_tip(self.caption.text()))

    def _image(self) -> QImage | None:
        plan, outcomes = self._experiment.plan, self._experiment.outcomes
        return None if plan is None else charts_image(plan, outcomes, [PointsKind(self.kind.choice)], SIZE)

    def retranslate(self) -> None:
        self.kind.set_pairs(
            {
                "depth": (text("experiment-kind-depth"), text("experiment-kind-depth-short")),
                "estimate": (text("experiment-kind-estimate"), "h"),
                "time": (text("experiment-kind-time"), text("experiment-kind-time-short")),
                "boxes": (text("experiment-kind-boxes"), text("experiment-kind-boxes")),
            }
        )
        self.refresh()


class _Key(QWidget):
    """The legend of the symbols."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[tuple[int, str]] = []
        self._height = 0

    def show_entries(self, entries: list[tuple[int, str]]) -> None:
        """Show the symbols and names of these configurations."""
        self._entries = entries
        self.setAccessibleDescription(", ".join(name for _, name in entries))
        self.setVisible(bool(entries))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, max(self._height, self.fontMetrics().height() + 4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        from workbench.ui.experiments.plot import paint_key

        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(10, 0, self.width() - 20, self.height())
            height = int(paint_key(painter, area, self._entries, colours(), self.font()))
        if height != self._height:
            self._height = height
            self.updateGeometry()
