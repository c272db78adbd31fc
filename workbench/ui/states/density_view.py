"""A view of the nodes of a search by g and h."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.density_painter import DensityContent, paint_density
from workbench.wording import text


class DensityView(QWidget):
    """Draws nodes by g, to the right, and h, upwards: the darker, the more. A diagonal has the same g + h.

    Attribute: content, what is shown, or None.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content: DensityContent | None = None
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PictureCopying(self)
        theme().changed.connect(self.update)

    def show_content(self, content: DensityContent | None) -> None:
        self.content = content
        if content is not None:
            generated, expanded = (int(counts.sum()) for counts in content.densities[:2])
            self.setAccessibleDescription(text("density-description", generated=generated, expanded=expanded))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours().surface))
            if self.content is not None:
                paint_density(painter, QRectF(self.rect()), self.content, colours(), theme().scale)
