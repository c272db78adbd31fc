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
from workbench.ui.states.thumbnail import thumbnail
from workbench.wording import text

SIDE = 48
"""Pixels; large enough for the numbers of a 4×4 board."""


class GoalPicture(QWidget):
    """Attributes: goal, what is shown, or None. `side`: of the picture, in pixels at the standard text size."""

    def __init__(self, parent: QWidget | None = None, side: int = SIDE) -> None:
        super().__init__(parent)
        self._side = side
        self.goal: Board | None = None
        self._picture, self._name = Label(self), translated(Muted(self), text="board-face-goal")
        for label in (self._picture, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._parts = vbox(self._name, self._picture, None, parent=self, margins=0)
        self.turn(QBoxLayout.Direction.TopToBottom)
        on_theme_change(self._draw)
        on_language_change(self._describe)

    def show_goal(self, goal: Board | None) -> None:
        """Show a goal; None: hide the picture."""
        if goal != self.goal:
            self.goal = goal
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
        name, picture = self._name.sizeHint(), self._picture.sizeHint()
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
        if self.goal is not None:
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            self._picture.setPixmap(
                thumbnail(self.goal, pixels(self._side), ratio, QGuiApplication.palette(), self.goal)
            )

    def _describe(self) -> None:
        if self.goal is not None:
            self._picture.setAccessibleName(text("board-face-goal"))
            self._picture.setAccessibleDescription(str(self.goal))
            self.setToolTip(str(self.goal))
