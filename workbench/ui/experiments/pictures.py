"""The charts of an experiment as pictures, always in light colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from workbench.experiments import texts
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
PIXEL_RATIO, PAPER_PIXEL_RATIO = 2, 3
"""Pixels per unit of the size, of a PNG and on paper."""
DPI = 96
GAP = 12


Outcomes = Mapping[int, CaseOutcome]
_ALL = tuple(PointsKind)


def charts_png(plan: Plan, outcomes: Outcomes, kinds: Sequence[PointsKind] = _ALL) -> bytes:
    size = _chart_size(plan, SIZE)
    draw = partial(_paint_all, plan=plan, outcomes=outcomes, kinds=kinds, size=size, shapes=False)
    return drawing.png(_total_size(kinds, size), PIXEL_RATIO, draw)


def charts_image(plan: Plan, outcomes: Outcomes, kinds: Sequence[PointsKind], size: QSize) -> QImage:
    """Return the charts as an image for paper; `size`: of one chart, without more than two lines of its legend."""
    size = _chart_size(plan, size)
    draw = partial(_paint_all, plan=plan, outcomes=outcomes, kinds=kinds, size=size, shapes=False)
    return drawing.image(_total_size(kinds, size), PAPER_PIXEL_RATIO, draw)


def charts_svg(plan: Plan, outcomes: Outcomes, kinds: Sequence[PointsKind] = _ALL) -> bytes:
    """Return the charts as SVG, with texts as text and points as shapes."""
    size = _chart_size(plan, SIZE)
    draw = partial(_paint_all, plan=plan, outcomes=outcomes, kinds=kinds, size=size, shapes=True)
    return drawing.svg(_total_size(kinds, size), text("experiment-title"), plan.boards.source, draw, DPI)


def _chart_size(plan: Plan, size: QSize) -> QSize:
    """Return the size of a chart, higher by the lines of its legend after the second."""
    from workbench.ui.experiments.plot import key_height

    entries, font = [*enumerate(texts.names(plan))], _font()
    more = key_height(entries, size.width() - 2 * GAP, font) - 2 * key_height([], 0, font)
    return QSize(size.width(), size.height() + max(0, round(more)))


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(13)
    return font


def _total_size(kinds: Sequence[PointsKind], size: QSize) -> QSize:
    columns = min(2, len(kinds))
    return QSize(columns * size.width(), -(-len(kinds) // columns) * size.height())


def _paint_all(
    painter: QPainter, plan: Plan, outcomes: Outcomes, kinds: Sequence[PointsKind], size: QSize, shapes: bool
) -> None:
    from workbench.ui.experiments.plot import ExperimentPlot

    painter.fillRect(QRect(QPoint(0, 0), _total_size(kinds, size)), QColor(LIGHT.surface))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plot = ExperimentPlot()
    for place, kind in enumerate(kinds):
        row, column = divmod(place, 2)
        area = QRectF(column * size.width(), row * size.height(), size.width(), size.height())
        _paint(painter, area.adjusted(GAP, GAP, -GAP, -GAP), plot, chart_data(plan, outcomes, kind), shapes)
    plot.close()
    plot.deleteLater()


def _paint(painter: QPainter, area: QRectF, plot: ExperimentPlot, content: ChartData, shapes: bool) -> None:
    """Paint one chart: its title, its legend, and the plot itself."""
    from workbench.ui.charts.picture_plot import render_plot
    from workbench.ui.experiments.plot import paint_key

    font, bold = _font(), QFont()
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
