"""The sample strokes of a legend look like the curves."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from workbench.ui.base.theme import theme
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry, line_width, paint_stroke
from workbench.ui.charts.plot_items import items_of

STYLES = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine
LENGTH, HEIGHT = 60, 11


def pattern(image: QImage) -> str:
    """Return at which x the stroke is painted."""
    columns = ((image.pixelColor(x, y).alpha() for y in range(HEIGHT)) for x in range(LENGTH))
    return "".join("#" if any(column) else " " for column in columns)


@pytest.mark.parametrize("projector", [False, True])
@pytest.mark.parametrize("style", STYLES)
def test_a_stroke_has_the_dashes_of_its_curve(qapp: QApplication, style: Qt.PenStyle, projector: bool) -> None:
    assert qapp is not None
    theme().set_projector(projector)
    entry = LegendEntry("", "#0072B2", style)
    sample, drawn = (QImage(LENGTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
    for image in (sample, drawn):
        image.fill(QColor(Qt.GlobalColor.transparent))
    with QPainter(sample) as painter:
        paint_stroke(painter, entry, QRectF(0, 0, LENGTH, HEIGHT))
    values = np.array([0.0, 1.0])
    pen: QPen = items_of(ChartPart(entry, Curve(values, values)), width=line_width())[0].opts["pen"]
    with QPainter(drawn) as painter:
        painter.setPen(pen)
        painter.drawLine(0, HEIGHT // 2, LENGTH, HEIGHT // 2)
    theme().set_projector(False)
    assert pattern(sample) == pattern(drawn)
