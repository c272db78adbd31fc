"""The charts of an experiment as pictures, always in light colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.ui.base import drawing
from workbench.ui.base.theme import LIGHT
from workbench.ui.experiments.points import ChartData, PointsKind, chart_data
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.experiments.plot import ExperimentPlot

SIZE = QSize(640, 430)
"""The size of one chart."""
PIXEL_RATIO = 2
"""Pixels of a PNG per unit of the size."""
DPI = 96
GAP = 12


def charts_png(
    plan: Plan, outcomes: Mapping[int, CaseOutcome], kinds: Sequence[PointsKind] = tuple(PointsKind)
) -> bytes:
    return drawing.png(
        _total_size(kinds), PIXEL_RATIO, lambda painter: _paint_all(painter, plan, outcomes, kinds, shapes=False)
    )


def charts_svg(
    plan: Plan, outcomes: Mapping[int, CaseOutcome], kinds: Sequence[PointsKind] = tuple(PointsKind)
) -> bytes:
    """Return the charts as SVG, with texts as text and points as shapes."""
    return drawing.svg(
        _total_size(kinds),
        text("experiment-title"),
        plan.boards.source,
        lambda painter: _paint_all(painter, plan, outcomes, kinds, shapes=True),
        DPI,
    )


def _total_size(kinds: Sequence[PointsKind]) -> QSize:
    columns = min(2, len(kinds))
    return QSize(columns * SIZE.width(), -(-len(kinds) // columns) * SIZE.height())


def _paint_all(
    painter: QPainter, plan: Plan, outcomes: Mapping[int, CaseOutcome], kinds: Sequence[PointsKind], shapes: bool
) -> None:
    from workbench.ui.experiments.plot import ExperimentPlot

    painter.fillRect(QRect(QPoint(0, 0), _total_size(kinds)), QColor(LIGHT.surface))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plot = ExperimentPlot()
    for place, kind in enumerate(kinds):
        row, column = divmod(place, 2)
        area = QRectF(column * SIZE.width(), row * SIZE.height(), SIZE.width(), SIZE.height())
        _paint(painter, area.adjusted(GAP, GAP, -GAP, -GAP), plot, chart_data(plan, outcomes, kind), shapes)
    plot.close()
    plot.deleteLater()


def _paint(painter: QPainter, area: QRectF, plot: ExperimentPlot, content: ChartData, shapes: bool) -> None:
    """Paint one chart: its title, its legend, and the plot itself."""
    from workbench.ui.charts.picture_plot import render_plot
    from workbench.ui.experiments.plot import paint_key

    font, bold = QFont(), QFont()
    font.setPixelSize(13)
    bold.setPixelSize(15)
    bold.setBold(True)
    painter.setFont(bold)
    painter.setPen(QColor(LIGHT.text))
    height = QFontMetricsF(bold).height()
    painter.drawText(
        QRectF(area.left(), area.top(), area.width(), height), Qt.AlignmentFlag.AlignLeft, content.kind.title
    )
    top = area.top() + height + 4
    entries = content.entries
    if entries:
        top += paint_key(painter, QRectF(area.left(), top, area.width(), 0), entries, LIGHT, font) + 2
    if content.empty:
        painter.setFont(font)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text("experiment-chart-empty"))
        return
    plot_area = QRectF(area.left(), top, area.width(), area.bottom() - top)
    plot.show_content(content, LIGHT, shapes)
    render_plot(plot, painter, plot_area)
