"""The board to play on, with the hint and the moves of a solution."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.play.board_view import PlayBoard
from workbench.ui.play.session import PlaySession
from workbench.ui.states.board_picture import BoardPicture

MAX_SOLUTION_SLIDE_MS = 1000
"""The maximum time for which a tile slides in a solution, in milliseconds."""


BOARD_LINES = 12
"""The minimum height of the board, in lines of text, with large text."""


class PlayBoardPane(QWidget):
    """Attributes: view; pace: the time for which a tile slides in a game, in milliseconds."""

    def __init__(self, session: PlaySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.pace = 0
        self.view = translated(PlayBoard(self), accessibleName="play-board", placeholder="play-covered")
        self.view.setMinimumSize(280, 280)
        MinLines(self.view, BOARD_LINES)
        vbox((self.view, 1), parent=self, margins=10)
        self.view.cell_clicked.connect(self._clicked)
        self.view.cell_dragged.connect(lambda cell, _to: self._clicked(cell))
        self.view.move_requested.connect(self._requested)
        session.changed.connect(self.refresh)
        session.opened.connect(self.refresh)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.view.setToolTip("")
        self.refresh()

    def set_image(self, image: QImage | None, numbered: bool) -> None:
        """Cut the tiles out of a picture; None: show numbers."""
        self.view.set_image(image, numbered)

    def refresh(self) -> None:
        """Show the current board."""
        session = self._session
        if session.paused and session.solution is None:
            self.view.set_arrow(None)
            self.view.show_picture(None)
            return
        self.view.set_slide_ms(self._slide_ms())
        board, goal = session.board, session.game.goal
        picture = BoardPicture.of(board, goal)
        arrow = None
        if session.hint:
            cell = board.moved(session.hint).blank
            picture = picture.with_marks(moved=board.tiles[cell])
            arrow = cell, board.blank
        self.view.set_arrow(arrow)
        self.view.show_picture(picture)

    def _slide_ms(self) -> int:
        player = self._session.player
        if self._session.solution is None and not player.playing:
            return self.pace
        return min(MAX_SOLUTION_SLIDE_MS, round(1000 / player.speed)) if player.speed > 0 else MAX_SOLUTION_SLIDE_MS

    def _clicked(self, cell: int) -> None:
        if self._session.free and not self._session.paused:
            self._session.slide(cell)

    def _requested(self, move: str) -> None:
        if self._session.free and not self._session.paused:
            self._session.make(move)
