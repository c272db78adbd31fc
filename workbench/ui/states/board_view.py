"""An interactive view of a board."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.tiles.puzzle.moves import OPPOSITE
from workbench.ui.base.theme import theme
from workbench.ui.controls.key_claiming import claim_key
from workbench.ui.states.board_canvas import SLIDE_MS, BoardCanvas
from workbench.ui.states.board_marks import BoardMarks
from workbench.ui.states.board_picture import BoardPicture

__all__ = ["SLIDE_MS", "BoardKeys", "BoardView"]

_ARROWS = {
    Qt.Key.Key_Up: ("u", -1, 0),
    Qt.Key.Key_Down: ("d", 1, 0),
    Qt.Key.Key_Left: ("l", 0, -1),
    Qt.Key.Key_Right: ("r", 0, 1),
}
_CHOOSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BoardKeys(Enum):
    """What the arrow keys do on a board."""

    NOTHING = "nothing"
    """Nothing: the board is only displayed, without focus or clicks."""
    BLANK = "blank"
    """They move the blank."""
    TILE = "tile"
    """They move a tile into the blank."""
    CURSOR = "cursor"
    """They move a cursor over the cells; Enter or Space clicks its cell."""


class BoardView(BoardCanvas):
    """Draws a board and reports the user's actions on it.

    Signals:
        cell_clicked(cell): a cell was clicked, or chosen with the keyboard.
        cell_dragged(cell, cell): the pointer was pressed on one cell and released on another.
        move_requested(move): an arrow key requests the move in which the blank goes `u`, `d`, `l` or `r`.
    """

    cell_clicked = Signal(int)
    cell_dragged = Signal(int, int)
    move_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = BoardKeys.NOTHING
        self._picked: int | None = None
        self._hover: int | None = None
        self._pressed: int | None = None
        self._cursor = 0

    @property
    def cursor_cell(self) -> int:
        """The cell of the keyboard cursor."""
        return self._cursor

    @property
    def picked(self) -> int | None:
        """The picked cell, or None."""
        return self._picked

    def set_picked(self, cell: int | None) -> None:
        if cell != self._picked:
            self._picked = cell
            self.update()

    def set_keys(self, keys: BoardKeys) -> None:
        """Set what the arrow keys do."""
        if keys is self._keys:
            return
        self._keys = keys
        interactive = keys is not BoardKeys.NOTHING
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if interactive else Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(interactive)
        self._hover = self._pressed = None
        self.update()

    def show_picture(self, picture: BoardPicture | None, previous: BoardPicture | None = None) -> None:
        """Draw `picture`, as BoardCanvas does; the cursor stays on the board."""
        super().show_picture(picture, previous)
        self._cursor = min(self._cursor, picture.cells - 1) if picture else 0

    def paint_marks(self, marks: BoardMarks, picture: BoardPicture) -> None:
        """Paint the marks, and the cells of the pointer and the keyboard cursor."""
        keyboard = self.hasFocus() and self._keys is BoardKeys.CURSOR
        marks.paint_way(picture)
        if picture.inversions:
            marks.paint_inversions(picture, self._cursor if keyboard and self._hover is None else self._hover)
        if self._hover is not None:
            marks.paint_hover(self._hover)
        picked_cell = self._picked if self._pressed in (None, self._hover) else self._pressed
        if picked_cell is not None and picked_cell < picture.cells:
            marks.paint_picked(picked_cell)
        keyboard_focus = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if (
            self.hasFocus() and not keyboard_focus and not theme().contrast
        ):  # otherwise there is a focus ring around the entire view
            marks.paint_focus()
        if keyboard:
            marks.paint_cursor(self._cursor)

    # Pointer

    def _cell_at(self, point: QPointF) -> int | None:
        layout = self.current_layout()
        return layout.cell_at(point) if layout else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._keys is not BoardKeys.NOTHING and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._cell_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self._cell_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit a click, or a drag to another cell."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pressed, self._pressed = self._pressed, None
        released = self._cell_at(event.position())
        self.update()
        if released is None:
            return
        self._cursor = released
        if released == pressed:
            self.cell_clicked.emit(released)
        else:
            self.cell_dragged.emit(pressed, released)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def _set_hover(self, cell: int | None) -> None:
        if cell != self._hover and self._keys is not BoardKeys.NOTHING:
            self._hover = cell
            self.update()

    # Keyboard

    def _is_own_key(self, event: QKeyEvent) -> bool:
        """Return whether a key has a function on this board."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self.picture is None:
            return False
        if self._keys is BoardKeys.CURSOR and event.key() in _CHOOSING:
            return True
        return self._keys is not BoardKeys.NOTHING and event.key() in _ARROWS

    def event(self, event: QEvent) -> bool:
        """Claim the keys that are used here before they trigger shortcuts of the window."""
        return claim_key(event, self._is_own_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the blank or a tile, move the cursor, or click its cell."""
        if not self._is_own_key(event):
            super().keyPressEvent(event)
            return
        if event.key() in _CHOOSING:
            self.cell_clicked.emit(self._cursor)
            return
        move, down, right = _ARROWS[Qt.Key(event.key())]
        if self._keys is BoardKeys.CURSOR:
            self._move_cursor(down, right)
        else:
            self.move_requested.emit(OPPOSITE[move] if self._keys is BoardKeys.TILE else move)

    def _move_cursor(self, down: int, right: int) -> None:
        picture = self.picture
        assert picture is not None
        row, column = divmod(self._cursor, picture.columns)
        row = min(max(row + down, 0), picture.rows - 1)
        column = min(max(column + right, 0), picture.columns - 1)
        self._cursor = row * picture.columns + column
        self._hover = None
        self.setAccessibleDescription(picture.described_cell(self._cursor))
        self.update()
