"""A board to look at and to touch."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from workbench.tiles.board import Board
from workbench.ui.widgets.board_colours import board_colours
from workbench.ui.widgets.board_layout import BoardLayout
from workbench.ui.widgets.board_marks import BoardMarks
from workbench.ui.widgets.board_painter import BoardPainter
from workbench.ui.widgets.board_picture import BoardPicture

SLIDE_MS = 160
MARGIN = 5.0
"""Room round the board for the frame of the keyboard."""

_ARROWS = {
    Qt.Key.Key_Up: ("u", -1, 0),
    Qt.Key.Key_Down: ("d", 1, 0),
    Qt.Key.Key_Left: ("l", 0, -1),
    Qt.Key.Key_Right: ("r", 0, 1),
}


class Keys(Enum):
    """What the arrow keys do on a board."""

    NOTHING = "nothing"
    """The board is only looked at and never has the keyboard."""
    BLANK = "blank"
    """They move the blank."""
    CURSOR = "cursor"
    """They move a cursor over the cells; Enter or Space is a click on its cell."""


class BoardView(QWidget):
    """Draws a board with its marks, of any size, and slides tiles from one board to the next.

    Signals:
        cell_clicked(cell): a cell was clicked, or chosen with the keyboard.
        cell_dragged(cell, cell): the pointer was pressed on one cell and released on another.
        move_requested(move): an arrow key asks the blank to go `u`, `d`, `l` or `r`.
    """

    cell_clicked = Signal(int)
    cell_dragged = Signal(int, int)
    move_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: BoardPicture | None = None
        self._keys = Keys.NOTHING
        self._touchable = False
        self._invitation = ""
        self._picked: int | None = None
        self._hover: int | None = None
        self._pressed: int | None = None
        self._cursor = 0
        self._base: QPixmap | None = None
        self._sliding: dict[int, tuple[int, int]] = {}
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._slide.setDuration(SLIDE_MS)
        self._slide.valueChanged.connect(self.update)
        self._slide.finished.connect(self._settle)
        self.setMinimumSize(96, 96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What is shown

    @property
    def picture(self) -> BoardPicture | None:
        """What is drawn, or will be when the slide has ended."""
        return self._picture

    @property
    def cursor_cell(self) -> int:
        """The cell that the keyboard is on."""
        return self._cursor

    @property
    def picked(self) -> int | None:
        """The cell that is marked as picked."""
        return self._picked

    def show_board(self, board: Board | None, goal: Board | None = None) -> None:
        """Draw a board without marks, or nothing."""
        self.show_picture(None if board is None else BoardPicture.of(board, goal))

    def show_picture(self, picture: BoardPicture | None, previous: BoardPicture | None = None) -> None:
        """Draw `picture`, sliding from `previous`, or else from what is shown, where eyes can follow that."""
        before = previous or self._picture
        if picture == self._picture and previous is None:
            return
        self._settle()
        self._picture = picture
        self._cursor = min(self._cursor, picture.cells - 1) if picture else 0
        if picture is not None and before is not None and self._may_slide():
            self._sliding = before.slid(picture)
        self._repaint_all()
        if self._sliding:
            self._slide.start()
        self._tell()

    def set_invitation(self, told: str) -> None:
        """Say what will appear here while there is no board."""
        self._invitation = told
        self._tell()
        self.update()

    def set_slide_ms(self, milliseconds: int) -> None:
        """Let a slide take so long; 0 shows the next board at once."""
        self._slide.setDuration(milliseconds)

    def set_picked(self, cell: int | None) -> None:
        """Mark a cell as picked, or none."""
        if cell != self._picked:
            self._picked = cell
            self.update()

    def set_keys(self, keys: Keys) -> None:
        """Say what the arrow keys do; a board for which they do something can be touched, too."""
        self._keys = keys
        self._touchable = keys is not Keys.NOTHING
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._touchable else Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(self._touchable)
        self._hover = None
        self.update()

    def layout_now(self) -> BoardLayout | None:
        """Return where the cells lie at the present size, or None where there is no board."""
        if self._picture is None:
            return None
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return BoardLayout(self._picture.rows, self._picture.columns, room, self.devicePixelRatioF())

    def _may_slide(self) -> bool:
        calm = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self) == 0
        return self.isVisible() and self._slide.duration() > 0 and not calm

    def _settle(self) -> None:
        """End a slide: its tiles are where they were going."""
        if self._slide.state() != QAbstractAnimation.State.Stopped:
            self._slide.stop()
        if self._sliding:
            self._sliding = {}
            self._repaint_all()

    def _repaint_all(self) -> None:
        self._base = None
        self.update()

    def _tell(self) -> None:
        self.setAccessibleDescription(self._invitation if self._picture is None else self._picture.described())

    # Painting

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(270, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board: what stands still from a picture kept, then what moves, then the marks."""
        painter = QPainter(self)
        layout = self.layout_now()
        if layout is None or self._picture is None:
            self._paint_invitation(painter)
            return
        if self._base is None or self._base.deviceIndependentSize().toSize() != self.size():
            self._base = self._painted_base(layout, self._picture)
        painter.drawPixmap(0, 0, self._base)
        colours = board_colours(self.palette())
        if self._sliding:
            tiles = BoardPainter(painter, layout, self._picture, colours, self.font())
            share = float(self._slide.currentValue() or 0.0)
            for start, end in self._sliding.values():
                tiles.paint_tile(end, layout.between(start, end, share))
        self._paint_marks(BoardMarks(painter, layout, colours), self._picture)

    def _painted_base(self, layout: BoardLayout, picture: BoardPicture) -> QPixmap:
        ratio = self.devicePixelRatioF()
        base = QPixmap(self.size() * ratio)
        base.setDevicePixelRatio(ratio)
        base.fill(Qt.GlobalColor.transparent)
        painter = QPainter(base)
        moving = {cell for way in self._sliding.values() for cell in way}
        BoardPainter(painter, layout, picture, board_colours(self.palette()), self.font()).paint(without=moving)
        painter.end()
        return base

    def _paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        keyboard = self.hasFocus() and self._keys is Keys.CURSOR
        marks.paint_way(picture)
        if picture.inversions:
            marks.paint_inversions(picture, self._cursor if keyboard and self._hover is None else self._hover)
        if self._hover is not None and self._touchable:
            marks.paint_hover(self._hover)
        if self._picked is not None and self._picked < picture.cells:
            marks.paint_picked(self._picked)
        if self.hasFocus():
            marks.paint_focus()
        if keyboard:
            marks.paint_cursor(self._cursor)

    def _paint_invitation(self, painter: QPainter) -> None:
        painter.setPen(board_colours(self.palette()).faint)
        room = self.rect().adjusted(16, 8, -16, -8)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._invitation)

    # Mouse and keys

    def _cell_at(self, place: QPointF) -> int | None:
        layout = self.layout_now()
        return layout.cell_at(place) if layout else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the cell that is pressed."""
        if self._touchable and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._cell_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer over the cells."""
        self._set_hover(self._cell_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell a click, or a drag to another cell."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pressed, self._pressed = self._pressed, None
        released = self._cell_at(event.position())
        if released is None:
            return
        self._cursor = released
        if released == pressed:
            self.cell_clicked.emit(released)
        else:
            self.cell_dragged.emit(pressed, released)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the blank, or the cursor, or click with the keyboard."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        arrow = _ARROWS.get(Qt.Key(event.key())) if plain else None
        if self._picture is None or self._keys is Keys.NOTHING:
            super().keyPressEvent(event)
        elif arrow is not None and self._keys is Keys.BLANK:
            self.move_requested.emit(arrow[0])
        elif arrow is not None:
            self._move_cursor(arrow[1], arrow[2], self._picture)
        elif (
            plain
            and self._keys is Keys.CURSOR
            and event.key()
            in (
                Qt.Key.Key_Space,
                Qt.Key.Key_Return,
                Qt.Key.Key_Enter,
            )
        ):
            self.cell_clicked.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim the keys that are used here before they become shortcuts of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._keys is not Keys.NOTHING
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            chosen = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) if self._keys is Keys.CURSOR else ()
            if event.key() in _ARROWS or event.key() in chosen:
                event.accept()
                return True
        return super().event(event)

    def _move_cursor(self, down: int, right: int, picture: BoardPicture) -> None:
        row, column = divmod(self._cursor, picture.columns)
        row = min(max(row + down, 0), picture.rows - 1)
        column = min(max(column + right, 0), picture.columns - 1)
        self._cursor = row * picture.columns + column
        self._hover = None
        self.setAccessibleDescription(picture.described_cell(self._cursor))
        self.update()

    def _set_hover(self, cell: int | None) -> None:
        if cell != self._hover:
            self._hover = cell
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._set_hover(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard has gone."""
        super().focusOutEvent(event)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """End a slide that nobody sees."""
        self._settle()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw anew at the new size."""
        super().resizeEvent(event)
        self._repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew in new colours or another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._repaint_all()
