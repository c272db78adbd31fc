"""A board with the estimate of each tile."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.tiles.heuristics.base import EstimateBreakdown
from workbench.ui.base.theme import colours
from workbench.ui.explore.inspector.estimate_marks import EstimateMarks
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_picture import BoardPicture


class EstimateBoard(BoardCanvas):
    """Emphasises the tile under the pointer.

    Attributes: breakdown, the estimate that is drawn, or None; hovered, the cell under the pointer, or None.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.breakdown: EstimateBreakdown | None = None
        self.hovered: int | None = None
        self.set_slide_ms(0)
        self.setMouseTracking(True)

    def show_estimate(self, picture: BoardPicture | None, breakdown: EstimateBreakdown | None) -> None:
        """Draw a board and its estimate. None draws nothing, or the board without an estimate."""
        self.breakdown = breakdown
        self.show_picture(picture)
        self.update()

    def paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        super().paint_marks(marks, picture)
        if self.breakdown is not None:
            EstimateMarks(marks.painter, marks.layout, colours(), self.hovered).paint(self.breakdown)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        layout = self.current_layout()
        self._set_hovered(None if layout is None else layout.cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(None)

    def _set_hovered(self, cell: int | None) -> None:
        if cell != self.hovered:
            self.hovered = cell
            self.update()
