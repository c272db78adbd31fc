"""The widget that shows a Hex board and accepts moves."""

from __future__ import annotations

from contextlib import nullcontext

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.hex.board import EMPTY
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.hex.board.layout import ROTATIONS, HexLayout
from workbench.ui.hex.board.marks import HexMarksPainter
from workbench.ui.hex.board.painter import HexPainter, board_margin
from workbench.ui.hex.board.picture import HexPicture
from workbench.wording import text

_ARROWS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
_SELECT_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PREVIEW_OPACITY = 0.45
SPARE = 8
"""The most room above the board in pixels; what opens below takes the rest, and the board stays."""
"""The opacity of the stone under the pointer."""


LARGE_LINES = 13
"""The minimum height in lines of text, with large text."""


class HexView(QWidget):
    """Draws a board; under the pointer, or at the keyboard cursor, the stone that a click would place.

    Attributes: picture, what is drawn, or None; rotation, the rotation of the board; cursor_cell, the cell of the
    keyboard cursor; throttle, which measures painting time, or None. Signals: `cell_clicked(cell)` a cell was clicked,
    or chosen with Enter; `cell_hovered(cell or -1)` the pointer, or the keyboard cursor, has moved to another cell.
    """

    cell_clicked = Signal(int)
    cell_hovered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture: HexPicture | None = None
        self.rotation = self.cursor_cell = 0
        self._preview_stone = EMPTY
        self._hover: int | None = None
        self._pressed: int | None = None
        self._names = {1: "", 2: ""}
        self.throttle: Throttle | None = None
        self._background_pixmap: QPixmap | None = None
        self._position_pixmap: QPixmap | None = None
        self.setMinimumSize(240, 200)
        MinLines(self, LARGE_LINES)
        PictureCopying(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme().changed.connect(self._repaint_all)
        translated(self, accessibleName="hex-board-name")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._names = {1: text("hex-red"), 2: text("hex-blue")}
        self._describe()
        self._repaint_all()

    # Content

    def show_picture(self, picture: HexPicture | None) -> None:
        if picture != self.picture:
            if picture is not None and (self.picture is None or picture.size != self.picture.size):
                self.cursor_cell = picture.size * picture.size // 2
                self._hover = None
                self._background_pixmap = None
            self.picture = picture
            self._describe()
            self._position_pixmap = None
            self.update()

    def set_preview_stone(self, colour: int) -> None:
        """Set the stone that a click would place, EMPTY for none."""
        if colour != self._preview_stone:
            self._preview_stone = colour
            self.update()

    def set_turn(self, turn: int) -> None:
        """Rotate the board."""
        self.rotation = turn % ROTATIONS
        self._repaint_all()

    @property
    def hover(self) -> int | None:
        """The cell under the pointer, or at the keyboard cursor if the view has the focus; else None."""
        return self.cursor_cell if self._hover is None and self.hasFocus() else self._hover

    def current_layout(self) -> HexLayout | None:
        """Return the layout at the current size, or None if there is no board."""
        if self.picture is None:
            return None
        margin = board_margin(self.font())
        return HexLayout(self.picture.size, QRectF(self.rect()), self.rotation, margin, pixels(SPARE))

    # Qt overrides

    def sizeHint(self) -> QSize:
        return QSize(760, 600)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board from the cached pixmap, then the pointer's stone and the keyboard cursor."""
        with nullcontext() if self.throttle is None else self.throttle.timed():
            self._paint()

    def _paint(self) -> None:
        painter = QPainter(self)
        layout = self.current_layout()
        if layout is not None and self.picture is not None:
            if self._position_pixmap is None or self._position_pixmap.devicePixelRatio() != self.devicePixelRatioF():
                self._position_pixmap = self._paint_position(layout, self.picture)
            painter.drawPixmap(0, 0, self._position_pixmap)
            self._paint_preview(HexPainter(painter, layout, self.picture, hex_colours(), self.font()))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._repaint_all()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._cell_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self._cell_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit a click if the button was pressed on the same cell."""
        pressed, self._pressed = self._pressed, None
        cell = self._cell_at(event.position())
        if pressed is not None and cell == pressed:
            self.cursor_cell = cell
            self.cell_clicked.emit(cell)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim the keys used here before they trigger shortcuts of the window."""
        return claim_key(event, self._handles_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the keyboard cursor, or play at it."""
        if not self._handles_key(event):
            super().keyPressEvent(event)
        elif event.key() in _SELECT_KEYS:
            self.cell_clicked.emit(self.cursor_cell)
        else:
            layout = self.current_layout()
            assert layout is not None
            self.cursor_cell = layout.beyond(self.cursor_cell, *_ARROWS[Qt.Key(event.key())])
            self._hover = None
            self._hovered()

    # Internal

    def _handles_key(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and self.picture is not None and (event.key() in _ARROWS or event.key() in _SELECT_KEYS)

    def _cell_at(self, place: QPointF) -> int | None:
        layout = self.current_layout()
        return layout.cell_at(place) if layout else None

    def _set_hover(self, cell: int | None) -> None:
        if cell != self._hover:
            self._hover = cell
            self._hovered()

    def _hovered(self) -> None:
        self._describe()
        hover = self.hover
        self.cell_hovered.emit(-1 if hover is None else hover)
        self.update()

    def _describe(self) -> None:
        if self.picture is not None:
            description = self.picture.described_cell(self.cursor_cell) if self.hasFocus() else self.picture.described()
            self.setAccessibleDescription(description)

    def _repaint_all(self) -> None:
        self._position_pixmap = self._background_pixmap = None
        self.update()

    def _paint_position(self, layout: HexLayout, picture: HexPicture) -> QPixmap:
        """Return the board with its stones and marks; the static background is cached separately."""
        if self._background_pixmap is None or self._background_pixmap.devicePixelRatio() != self.devicePixelRatioF():
            self._background_pixmap = self._paint_background(layout, picture)
        base = QPixmap(self._background_pixmap)
        painter = QPainter(base)
        board = HexPainter(painter, layout, picture, hex_colours(), self.font())
        marks = HexMarksPainter(board)
        marks.below()
        board.paint_stones()
        marks.above()
        painter.end()
        return base

    def _paint_background(self, layout: HexLayout, picture: HexPicture) -> QPixmap:
        ratio = self.devicePixelRatioF()
        empty = QPixmap(self.size() * ratio)
        empty.setDevicePixelRatio(ratio)
        empty.fill(self.palette().base().color())
        painter = QPainter(empty)
        HexPainter(painter, layout, picture, hex_colours(), self.font()).paint_board(self._names)
        painter.end()
        return empty

    def _paint_preview(self, board: HexPainter) -> None:
        """Paint the stone that would be placed, and the keyboard cursor."""
        cell, picture = self.hover, self.picture
        assert picture is not None
        if cell is not None and self._preview_stone != EMPTY and picture.stones[cell] == EMPTY:
            board.paint_stone(cell, self._preview_stone, PREVIEW_OPACITY)
        if self.hasFocus():
            board.painter.setBrush(Qt.BrushStyle.NoBrush)
            board.painter.setPen(QPen(board.colours.cursor, max(1.5, board.layout.radius * 0.1), Qt.PenStyle.DotLine))
            board.painter.drawPolygon(board.layout.hexagon(self.cursor_cell, 0.86))
