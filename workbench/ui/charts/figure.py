"""A chart as a picture for a report: title, legend and plot; always in the light colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QWidget

from workbench.ui.base import drawing
from workbench.ui.base.theme import LIGHT
from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.legend import PICTURE_WIDTH, paint_stroke

SIZE = QSize(960, 540)
PIXEL_RATIO = 2
"""Pixels of the saved picture per unit of SIZE."""
DOTS_PER_INCH = 96
"""Dots per inch, which determine the size on a page."""
FONT_PIXELS = 15
"""Font size in pixels; the title is larger."""
MARGIN = 24


class Picture(Protocol):
    """Anything that can be saved as a picture."""

    @property
    def title(self) -> str:
        """The title."""
        ...

    @property
    def about(self) -> str:
        """A description of what it shows."""
        ...

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint it below its title; the painter has the font of pictures."""
        ...


@dataclass(frozen=True)
class Figure:
    """A chart to paint; `zoom`: the visible part of the x-axis, None for all of it."""

    title: str
    about: str
    content: PlotContent
    zoom: tuple[float, float] | None

    @property
    def parts(self) -> Sequence[ChartPart]:
        return self.content.parts

    def paint(self, painter: QPainter, area: QRectF) -> None:
        from workbench.ui.charts.picture_plot import PicturePlot, render_plot  # slow to load

        owner = QWidget()
        owner.setFont(painter.font())
        plot = PicturePlot(owner, painter.device().devicePixelRatioF(), self.zoom)
        plot.draw(self.content)
        top = self._paint_legend(painter, area) + 8
        render_plot(plot, painter, area.adjusted(0, top, 0, 0))
        owner.deleteLater()

    def _paint_legend(self, painter: QPainter, area: QRectF) -> float:
        """Paint the legend at the top of `area`; return its height."""
        metrics = QFontMetricsF(painter.font())
        x, y, height = area.left(), area.top() + 4, metrics.height()
        for part in self.parts:
            width = 26 + metrics.horizontalAdvance(part.entry.name) + 22
            if x > area.left() and x + width > area.right():
                x, y = area.left(), y + height + 4
            paint_stroke(painter, part.entry, QRectF(x, y, 20, height), PICTURE_WIDTH)
            painter.setPen(QColor(LIGHT.text))
            painter.drawText(QRectF(x + 26, y, width, height), Qt.AlignmentFlag.AlignVCenter, part.entry.name)
            x += width
        return y + height - area.top()


def png(picture: Picture) -> bytes:
    return drawing.png(SIZE, PIXEL_RATIO, lambda painter: _paint(painter, picture))


def image(picture: Picture) -> QImage:
    return drawing.image(SIZE, PIXEL_RATIO, lambda painter: _paint(painter, picture))


def svg(picture: Picture) -> bytes:
    """Return a picture as SVG whose texts stay texts."""
    return drawing.svg(SIZE, picture.title, picture.about, lambda painter: _paint(painter, picture), DOTS_PER_INCH)


def _paint(painter: QPainter, picture: Picture) -> None:
    """Paint a white page with the title, the description and the picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(LIGHT.surface))
    font, bold = QFont(), QFont()
    font.setPixelSize(FONT_PIXELS)
    bold.setPixelSize(round(FONT_PIXELS * 1.25))
    bold.setBold(True)
    y = 14.0
    for one, label, colour in ((bold, picture.title, LIGHT.text), (font, picture.about, LIGHT.muted)):
        metrics = QFontMetricsF(one)
        painter.setFont(one)
        painter.setPen(QColor(colour))
        room = QRectF(MARGIN, y, SIZE.width() - 2 * MARGIN, metrics.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignVCenter, metrics.elidedText(label, Qt.TextElideMode.ElideRight, room.width())
        )
        y += metrics.height() + 2
    picture.paint(painter, QRectF(MARGIN, y, SIZE.width() - 2 * MARGIN, SIZE.height() - y - 8))
