"""A small view of the current state, and a button that starts a search from it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from workbench.search.problem.problem import Placed
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, over, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.runs.caption import caption
from workbench.ui.runs.current_state import CurrentState
from workbench.ui.setup.board_editing import BoardEditing
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.goal_picture import GoalPicture
from workbench.ui.states.state_view import StateView, show_on_map_or_drawn
from workbench.wording import text


class NowFace(QWidget):
    """Attributes: view; caption; use_button, the button. Signals: `begin_at(state)`, for problems other than boards."""

    begin_at = Signal(object)

    def __init__(self, editing: BoardEditing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing = editing
        self._current: CurrentState | None = None
        self.states = StateView(noted=False, parent=self)
        self.view = self.states.board
        self.caption = Label(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.use_button = QPushButton(self)
        set_icon(self.use_button, "board")
        self.goal = GoalPicture(self)
        self.fault_slot = over(vbox(self.caption, self.use_button, margins=0), None)
        vbox((hbox((self.states, 1), self.goal, spacing=4), 1), self.fault_slot, parent=self, margins=0)
        self.use_button.clicked.connect(self._use_as_start)
        translated(self.view, accessibleName="board-face-now", placeholder="board-now-empty")
        translated(self.states.map, accessibleName="board-face-now")
        translated(self.states.canvas, accessibleName="board-face-now")
        on_language_change(self.retranslate)

    def show_now(self, current: CurrentState | None) -> None:
        """Show a state, or a placeholder if there is none."""
        self._current = current
        if current is None or current.is_board:
            picture = BoardPicture.reached(current.board, current.before, current.goal) if current else None
            self.states.show_board(picture)
            self.goal.show_goal(None if current is None else current.goal)
        else:
            self.goal.show_goal(None)
            show_on_map_or_drawn(self.states, current.problem, current.state)
        self.caption.setText(caption(current) if current else "")
        on_boards = current is None or current.is_board
        placed = current is not None and isinstance(current.problem, Placed)
        self.use_button.setText(text("board-take-as-start") if on_boards else text("place-take-as-start"))
        self.use_button.setToolTip(text("board-take-as-start-hint") if on_boards else text("place-take-as-start-hint"))
        self.use_button.setVisible(on_boards or placed)
        self.use_button.setEnabled(current is not None)

    def retranslate(self) -> None:
        self.show_now(self._current)

    def _use_as_start(self) -> None:
        current = self._current
        if current is not None and current.is_board:
            self._editing.use_start(current.board)
        elif current is not None and isinstance(current.problem, Placed):
            self.begin_at.emit(current.state)
