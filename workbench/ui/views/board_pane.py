"""The board pane: the start and the goal to be edited, the node at the player's step, the solution."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from workbench.ui.board_document import Face
from workbench.ui.board_editing import BoardEditing
from workbench.ui.on_show import on_show
from workbench.ui.player import Player
from workbench.ui.retranslation import spoken
from workbench.ui.session import Session
from workbench.ui.widgets.board_editor import BoardEditor
from workbench.ui.widgets.board_picture import BoardPicture
from workbench.ui.widgets.board_view import BoardView
from workbench.ui.widgets.segmented import Segmented
from workbench.wording import text

START, GOAL, NOW, SOLUTION = "start", "goal", "now", "solution"
_EDITED = {START: Face.START, GOAL: Face.GOAL}


class BoardPane(QWidget):
    """Shows the boards of a session, one face at a time.

    Attributes: faces, the choice of the face; editor, what edits start and goal; now, solution, the other faces.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.editing = BoardEditing(session, self)
        self.faces = Segmented((START, GOAL, NOW, SOLUTION), self)
        self.editor = BoardEditor(self.editing, self)
        self.now = BoardView(self)
        self.solution = BoardView(self)
        self._pages = QStackedWidget(self)
        for page in (self.editor, self.now, self.solution):
            self._pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        layout.addWidget(self.faces)
        layout.addWidget(self._pages, 1)
        self.faces.chosen.connect(self._turn)
        player.moved.connect(self._refresh)
        player.lengthened.connect(self._refresh)
        spoken(self.retranslate)

    def show_face(self, name: str) -> None:
        """Turn to one of START, GOAL, NOW and SOLUTION."""
        self.faces.choose(name)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(text("board-pane-name"))
        self.faces.set_texts(
            {
                START: text("board-face-start"),
                GOAL: text("board-face-goal"),
                NOW: text("board-face-now"),
                SOLUTION: text("board-face-solution"),
            }
        )
        self.now.set_invitation(text("board-now-empty"))
        self.solution.set_invitation(text("board-solution-empty"))

    def _turn(self, name: str) -> None:
        if name in _EDITED:
            self.editing.set_face(_EDITED[name])
            self._pages.setCurrentWidget(self.editor)
        else:
            self._pages.setCurrentWidget(self.now if name == NOW else self.solution)
        self._refresh()

    def _refresh(self) -> None:
        if self.faces.choice == NOW:
            shown = on_show(self._session, self._player)
            self.now.show_picture(BoardPicture.of(shown.board, shown.goal) if shown else None)
