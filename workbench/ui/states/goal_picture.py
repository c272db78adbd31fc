"""A small picture of the goal, beside a board whose estimate is shown."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from workbench.tiles.puzzle.board import Board
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.controls.pane_title import Muted
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.thumbnail import thumbnail_of
from workbench.wording import text

SIDE = 48
"""Pixels; large enough for the numbers of a 4×4 board."""


class GoalPicture(QWidget):
    """Attributes: goal, what is shown, or None; picture, that of the goal or of a part of it.

    `side`: of the picture, in pixels at the standard text size.
    """

    def __init__(self, parent: QWidget | None = None, side: int = SIDE) -> None:
        super().__init__(parent)
        self._side = side
        self.goal: Board | None = None
        self.picture: BoardPicture | None = None
        self._drawing, self._name = Label(self), translated(Muted(self), text="board-face-goal")
        for label in (self._drawing, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._parts = vbox(self._name, self._drawing, None, parent=self, margins=0)
        self.turn(QBoxLayout.Direction.TopToBottom)
        on_theme_change(self._draw)
        on_language_change(self._describe)

    def show_goal(self, goal: Board | None, part: BoardPicture | None = None) -> None:
        """Show a goal, or only the part of it that a search is about; None: hide the picture."""
        self.goal = goal
        picture = part if goal is None or part is not None else BoardPicture.of(goal, goal)
        if picture != self.picture:
            self.picture = picture
            self._draw()
            self._describe()
        self.setVisible(goal is not None)

    def place_by(self, boards: QBoxLayout) -> bool:
        """Place it in `boards` beside the board, or below it where the board is larger; return whether it is beside."""
        room, across, down = boards.geometry(), QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        beside, below = self._size_of(down), self._size_of(across)
        wide = min(room.width() - beside.width(), room.height()) >= min(room.width(), room.height() - below.height())
        boards.setDirection(across if wide else down)
        self.turn(down if wide else across)
        return wide

    def _size_of(self, direction: QBoxLayout.Direction) -> QSize:
        """Return its size with the name above the board (TopToBottom), or to the left of it (LeftToRight)."""
        name, picture = self._name.sizeHint(), self._drawing.sizeHint()
        if direction is QBoxLayout.Direction.TopToBottom:
            return QSize(max(name.width(), picture.width()), name.height() + picture.height())
        return QSize(name.width() + picture.width(), max(name.height(), picture.height()))

    def turn(self, direction: QBoxLayout.Direction) -> None:
        """Place the name above the board, or to the left of it."""
        above = direction is QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(direction)
        self._parts.setSpacing(1 if above else 8)
        policy = QSizePolicy.Policy
        self._name.setSizePolicy(policy.Ignored if above else policy.Preferred, policy.Preferred)

    def _draw(self) -> None:
        if self.picture is not None:
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            side = pixels(self._side)
            self._drawing.setPixmap(thumbnail_of(self.picture, side, ratio, QGuiApplication.palette()))

    def _describe(self) -> None:
        if self.picture is not None:
            self._drawing.setAccessibleName(text("board-face-goal"))
            self._drawing.setAccessibleDescription(self.picture.board_text)
            self.setToolTip(self.picture.board_text)
