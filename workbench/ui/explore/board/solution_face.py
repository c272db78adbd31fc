"""The solution that was found: its moves, and the state after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPushButton, QSlider, QWidget

from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base import theme
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, over, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import tool_button
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.session import Session
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.state_view import StateView, show_on_map_or_drawn
from workbench.wording import text
from workbench.wording.names import local, local_name

_MOVE_KEYS = {"u": "solution-up", "d": "solution-down", "l": "solution-left", "r": "solution-right"}
MAX_MOVES_SHOWN = 400
"""Maximum number of moves shown around the current move of a longer solution. Copying always copies all of them."""


class SolutionFace(QWidget):
    """Shows the states of the current run's solution, one at a time, in step with the player while that plays moves.

    Attributes: view; slider; back, forward; message, the current move; moves, all of them; copy, the button.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._problem: Any = None
        self._path: list[Any] = []
        self._moves: tuple[str, ...] = ()
        self._move_number = 0
        self.states = StateView(noted=False, parent=self)
        self.view = self.states.board
        self.slider = translated(QSlider(Qt.Orientation.Horizontal, self), accessibleName="solution-slider")
        self.back = tool_button(self, "step-back", self._step_back, "solution-back")
        self.forward = tool_button(self, "step-forward", self._step_forward, "solution-forward")
        self.message, self.moves = Label(self), Label(self)
        self.moves.setTextFormat(Qt.TextFormat.RichText)
        self.copy = translated(QPushButton(self), text="solution-copy")
        set_icon(self.copy, "copy")
        self._lay_out()
        self.slider.valueChanged.connect(self._show_move)
        self.copy.clicked.connect(self._copy)
        session.run_changed.connect(self._show_solution)
        session.finished.connect(self._show_solution)
        player.moved.connect(self._follow)
        theme.on_theme_change(self._apply_style)
        for view in (self.view, self.states.map, self.states.canvas):
            translated(view, accessibleName="board-face-solution")
        translated(self.moves, accessibleName="solution-moves")
        translated(self.view, placeholder="board-solution-empty")
        on_language_change(self._show)
        self._show_solution()

    def _lay_out(self) -> None:
        for label in (self.message, self.moves):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.moves.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        steps = hbox(self.back, self.slider, self.forward)
        self.fault_slot = over(vbox(steps, self.message, self.moves, margins=0), None)
        vbox((self.states, 1), self.fault_slot, self.copy, parent=self, margins=0)

    def _apply_style(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(theme.BASE_POINTS * theme.theme().scale * 1.1)
        self.moves.setFont(font)

    @Slot()
    def _show_solution(self) -> None:
        """Show the solution of the current run, if it has one."""
        run_entry = self._session.current
        solution = run_entry.run.solution if run_entry is not None else None
        if run_entry is None or solution is None:
            self._path, self._moves = [], ()
        else:
            path = list(solution.states)
            if path != self._path:
                self._move_number = 0
            self._problem, self._path, self._moves = run_entry.run.problem, path, solution.moves
        self._show()

    def _follow(self) -> None:
        if self._player.mode is Mode.MOVES and self._player.move != self._move_number and self._path:
            self._move_number = min(self._player.move, len(self._moves))
            self._show()

    def _show_move(self, move_number: int) -> None:
        if self._player.mode is Mode.MOVES:
            self._player.seek(move_number)
        self._move_number = move_number
        self._show()

    def _step_back(self) -> None:
        self.slider.setValue(self._move_number - 1)

    def _step_forward(self) -> None:
        self.slider.setValue(self._move_number + 1)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(_joined(self._moves))

    def _show(self) -> None:
        has_solution = bool(self._path)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._moves))
            self.slider.setValue(self._move_number)
        for part in (self.slider, self.message, self.moves, self.copy, self.back, self.forward):
            part.setVisible(has_solution)
        if not has_solution:
            self.states.show_board(None)
            return
        self.back.setEnabled(self._move_number > 0)
        self.forward.setEnabled(self._move_number < len(self._moves))
        self._show_state()
        self.message.setText(self._move_text())
        self.moves.setText(moves_html(self._moves, self._move_number))

    def _show_state(self) -> None:
        problem, state = self._problem, self._path[self._move_number]
        if isinstance(problem, TileProblem):
            before = problem.board(self._path[self._move_number - 1]) if self._move_number else None
            self.states.show_board(BoardPicture.reached(problem.board(state), before, problem.goal))
        else:
            show_on_map_or_drawn(self.states, problem, state, self._path[: self._move_number + 1])

    def _move_text(self) -> str:
        if not self._moves:
            return text("solution-none-needed")
        if not self._move_number:
            return text("solution-start", moves=len(self._moves))
        if not isinstance(self._problem, TileProblem):
            move, name = (
                local(self._moves[self._move_number - 1]),
                local_name(self._problem, self._path[self._move_number]),
            )
            label = name if move == name else f"{move} – {name}"
            return text("solution-move-other", move=self._move_number, moves=len(self._moves), content=label)
        direction = text(_MOVE_KEYS[self._moves[self._move_number - 1]])
        return text("solution-move", move=self._move_number, moves=len(self._moves), way=direction)


def moves_html(moves: Sequence[str], move_number: int) -> str:
    """Return moves as rich text: at most MAX_MOVES_SHOWN around the bold move `move_number`, letters in fives."""
    first = max(0, min(move_number - MAX_MOVES_SHOWN // 2, len(moves) - MAX_MOVES_SHOWN))
    single_letters = all(len(move) == 1 for move in moves)
    parts = ["… "] if first else []
    for number, move in list(enumerate(moves, start=1))[first : first + MAX_MOVES_SHOWN]:
        move_text = escape(local(move)).replace(" ", "\N{NO-BREAK SPACE}")
        parts.append(f"<b><u>{move_text}</u></b>" if number == move_number else move_text)
        if not single_letters:
            parts.append(", " if number < len(moves) else "")
        elif number % 5 == 0:
            parts.append(" ")
    return "".join(parts) + (" …" if first + MAX_MOVES_SHOWN < len(moves) else "")


def _joined(moves: Sequence[str]) -> str:
    return ("" if all(len(move) == 1 for move in moves) else ", ").join(moves)
