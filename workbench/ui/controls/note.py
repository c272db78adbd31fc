"""A short note painted over the lower right corner of a view, in the style of a tooltip."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from workbench.ui.base.theme import colours, pixels


def paint_note(painter: QPainter, view: QWidget, note: str) -> None:
    """Paint `note` over a view that `painter` paints on."""
    painter.setFont(view.font())
    margin = pixels(6)
    area = painter.fontMetrics().boundingRect(note).adjusted(-margin, -margin // 2, margin, margin // 2)
    area.moveBottomRight(view.rect().bottomRight() - QPoint(margin, margin))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours().edge))
    painter.setBrush(view.palette().toolTipBase())
    painter.drawRoundedRect(area, 4, 4)
    painter.setPen(view.palette().toolTipText().color())
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, note)
