"""A board with the estimate of each tile."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from workbench.tiles.heuristics.base import EstimateBreakdown
from workbench.ui.base.drawing import drawn_pixmap
from workbench.ui.base.theme import colours
from workbench.ui.base.throttle import Throttle
from workbench.ui.inspector.estimate_marks import EstimateMarks
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_picture import BoardPicture


class EstimateBoard(BoardCanvas):
    """Emphasises the tile under the pointer. Painting takes part in `throttle`; the marks are painted once and kept.

    Attributes: breakdown, the estimate that is drawn, or None; hovered, the cell under the pointer, or None.
    """

    def __init__(self, throttle: Throttle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throttle = throttle
        self._marks: QPixmap | None = None
        self.breakdown: EstimateBreakdown | None = None
        self.hovered: int | None = None
        self.set_slide_ms(0)
        self.setMouseTracking(True)

    def show_estimate(self, picture: BoardPicture | None, breakdown: EstimateBreakdown | None) -> None:
        """Draw a board and its estimate. None draws nothing, or the board without an estimate."""
        self.breakdown, self._marks = breakdown, None
        self.show_picture(picture)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with self._throttle.timed():
            super().paintEvent(event)

    def paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        super().paint_marks(marks, picture)
        breakdown = self.breakdown
        if breakdown is None:
            return

        def draw(painter: QPainter) -> None:
            painter.setFont(self.font())
            EstimateMarks(painter, marks.layout, colours(), self.hovered).paint(breakdown)

        ratio = self.devicePixelRatioF()
        if self._marks is None or self._marks.devicePixelRatio() != ratio:
            self._marks = drawn_pixmap(self.width(), self.height(), ratio, draw)
        marks.painter.drawPixmap(0, 0, self._marks)

    def _repaint_all(self) -> None:
        self._marks = None
        super()._repaint_all()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        layout = self.current_layout()
        self._set_hovered(None if layout is None else layout.cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(None)

    def _set_hovered(self, cell: int | None) -> None:
        if cell != self.hovered:
            self.hovered, self._marks = cell, None
            self.update()
