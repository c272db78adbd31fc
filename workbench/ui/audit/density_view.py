"""The density plot as a widget; cells are picked with the mouse or the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.tiles.state_space.verdict import HeuristicVerdict
from workbench.ui.audit.density_painter import Cell, DensityLayout, density_layout, paint
from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.wording import number, text

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


LARGE_LINES = 9
"""The minimum height in lines of text, with large text."""


class DensityView(QWidget):
    """Attributes: picked, the marked cell, or None.

    Signals: `cell_picked(h, true)` when a cell that has boards is clicked or reached with the arrow keys.
    """

    cell_picked = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict: HeuristicVerdict | None = None
        self.picked: Cell | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 140)
        MinLines(self, LARGE_LINES)
        PictureCopying(self)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return a comfortable size; in Projector mode one that lets the answers above stay in view."""
        return QSize(420, self.minimumHeight() if theme().projector else 420)

    def show_verdict(self, verdict: HeuristicVerdict | None) -> None:
        """Show another verdict, or none; the picked cell is kept if it has boards there, too."""
        self._verdict = verdict
        if self.picked is not None and not self.boards(*self.picked):
            self.picked = None
        self.update()

    def boards(self, h: int, true: int) -> int:
        """Return the number of boards in a cell; 0 for a cell outside the plot."""
        if self._verdict is None:
            return 0
        rows, columns = self._verdict.density.shape
        return int(self._verdict.density[h, true]) if 0 <= h < rows and 0 <= true < columns else 0

    def place(self) -> DensityLayout | None:
        """Return the layout of the cells, or None if there is no verdict."""
        if self._verdict is None:
            return None
        return density_layout(self._verdict, QRectF(self.rect()), self.font())

    def pick(self, h: int, true: int) -> None:
        """Mark a cell if it has boards."""
        if self.boards(h, true):
            self.picked = (h, true)
            self.setAccessibleDescription(self._cell_text(h, true))
            self.update()
            self.cell_picked.emit(h, true)

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = self.place()
        if place is None or self._verdict is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, place, self._verdict, colours(), self.font(), self.picked)
        if self.hasFocus():
            painter.setPen(self.palette().highlight().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place()
        cell = None if place is None else place.at(event.position())
        if cell is not None:
            self.pick(*cell)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys before they become shortcuts of the window; show a tooltip with the number of boards."""
        if claim_key(event, lambda pressed: pressed.key() in _ARROWS):
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.place()
            cell = None if place is None else place.at(event.pos().toPointF())
            tip = self._cell_text(*cell) if cell is not None and self.boards(*cell) else ""
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick the next cell that has boards in the direction of an arrow key."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif self._verdict is not None:
            self._walk(*step)

    def _walk(self, right: int, up: int) -> None:
        assert self._verdict is not None
        rows, columns = self._verdict.density.shape
        h, true = self.picked or (0, 0)
        if self.picked is None:
            self.pick(h, true)
            return
        h, true = h + right, true + up
        while 0 <= h < rows and 0 <= true < columns:
            if self.boards(h, true):
                self.pick(h, true)
                return
            h, true = h + right, true + up

    def _cell_text(self, h: int, true: int) -> str:
        return text("audit-cell", h=number(h), true=number(true), count=self.boards(h, true))
