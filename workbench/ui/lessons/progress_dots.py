"""The progress of a lesson: a dot for each step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import colours, pixels, theme
from workbench.wording import text

_SIDE, _GAP = 14, 4


class ProgressDots(QWidget):
    """A ring for each step, filled and ticked if the step is done.

    A dot inside marks a step whose answer was revealed; the current step has a bar below.
    Signals: `chosen(int)`: a step was clicked.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._place, self._done, self._seen = 0, 0, set[int](), set[int]()
        self._titles: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        theme().changed.connect(self.updateGeometry)

    def show_steps(self, titles: list[str], place: int, done: set[int], seen: set[int]) -> None:
        """Show these steps: the current one, those done, and those whose answer was revealed."""
        self._titles, self._count, self._place, self._done, self._seen = titles, len(titles), place, done, seen
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all dots in one row."""
        return QSize(self._count * pixels(_SIDE + _GAP), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one dot."""
        return QSize(pixels(_SIDE), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-max(self._count, 1) // self._columns(width))
        return rows * pixels(_SIDE + _GAP + 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self._count):
                self._draw(painter, place, self._circle(place))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._at(event.position())
        if place is not None:
            self.chosen.emit(place)

    def event(self, event: QEvent) -> bool:
        """Show the title of the step under the mouse."""
        if event.type() == QEvent.Type.ToolTip:
            place = self._at(QPointF(self.mapFromGlobal(event.globalPos())))  # type: ignore[attr-defined]
            tip = "" if place is None else f"{place + 1}. {self._titles[place]}".rstrip(". ")
            if place in self._seen:
                tip += f" – {text('lesson-seen')}"
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)  # type: ignore[attr-defined]
            return True
        return super().event(event)

    def _draw(self, painter: QPainter, place: int, circle: QRectF) -> None:
        done, current = place in self._done, place == self._place
        colour = QColor(colours().accent if current else colours().muted)
        painter.setPen(QPen(colour, 2.2 if current else 1.4))
        painter.setBrush(QColor(colours().good) if done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle.adjusted(2, 2, -2, -2))
        if done:
            painter.setPen(QPen(QColor(colours().surface), 1.8))
            left, top, side = circle.left(), circle.top(), circle.width()
            tick = [QPointF(left + side * x, top + side * y) for x, y in ((0.3, 0.52), (0.45, 0.67), (0.71, 0.36))]
            painter.drawPolyline(tick)
        elif place in self._seen:
            painter.setBrush(colour)
            painter.drawEllipse(circle.center(), 1.5, 1.5)
        if current:
            painter.fillRect(QRectF(circle.left() + 1, circle.bottom() + 1, circle.width() - 2, 2.4), colour)

    def _columns(self, width: int) -> int:
        return max(1, (width + pixels(_GAP)) // pixels(_SIDE + _GAP))

    def _circle(self, place: int) -> QRectF:
        row, column = divmod(place, self._columns(self.width()))
        step, side = pixels(_SIDE + _GAP), pixels(_SIDE)
        return QRectF(column * step, row * (step + pixels(3)), side, side)

    def _at(self, point: QPointF) -> int | None:
        return next((place for place in range(self._count) if self._circle(place).contains(point)), None)
