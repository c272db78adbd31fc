"""The solution that was found: its moves, and the state after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QToolButton, QWidget

from workbench.search.problem.problem import name_of
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base import theme
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.player.player import Mode, Player
from workbench.ui.runs.session import Session
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.state_view import StateView, show_on_map_or_drawn
from workbench.wording import text

_MOVES = {"u": "solution-up", "d": "solution-down", "l": "solution-left", "r": "solution-right"}
MAX_MOVES_SHOWN = 400
"""Maximum number of moves shown around the current move of a longer solution. Copying always copies all of them."""


class SolutionFace(QWidget):
    """Shows the states of the current run's solution, one at a time, in step with the player while that plays moves.

    Attributes: view; slider; back, forward; told, the current move; moves, all of them; copy, the button.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._problem: Any = None
        self._path: list[Any] = []
        self._moves: tuple[str, ...] = ()
        self._made = 0
        self.states = StateView(noted=False, parent=self)
        self.view = self.states.board
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.back, self.forward = QToolButton(self), QToolButton(self)
        theme.set_icon(self.back, "step-back")
        theme.set_icon(self.forward, "step-forward")
        self.told, self.moves = Label(self), Label(self)
        self.moves.setTextFormat(Qt.TextFormat.RichText)
        self.copy = QPushButton(self)
        theme.set_icon(self.copy, "copy")
        self._lay_out()
        self.slider.valueChanged.connect(self._go)
        self.back.clicked.connect(self._step_back)
        self.forward.clicked.connect(self._step_forward)
        self.copy.clicked.connect(self._copy)
        session.run_changed.connect(self._take_over)
        session.finished.connect(self._take_over)
        player.moved.connect(self._follow)
        theme.theme().changed.connect(self._apply_style)
        self._apply_style()
        for view in (self.view, self.states.map, self.states.canvas):
            translated(view, accessibleName="board-face-solution")
        translated(self.slider, accessibleName="solution-slider")
        for button, key in ((self.back, "solution-back"), (self.forward, "solution-forward")):
            translated(button, accessibleName=key, toolTip=key)
        translated(self.moves, accessibleName="solution-moves")
        translated(self.copy, text="solution-copy")
        translated(self.view, placeholder="board-solution-empty")
        on_language_change(self._show)
        self._take_over()

    def _lay_out(self) -> None:
        self.told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.told.setWordWrap(True)
        self.moves.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.moves.setWordWrap(True)
        self.moves.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        steps = QHBoxLayout()
        for part in (self.back, self.slider, self.forward):
            steps.addWidget(part)
        for button in (self.back, self.forward):
            button.setAutoRaise(True)
        vbox((self.states, 1), steps, self.told, self.moves, self.copy, parent=self, margins=0)

    def _apply_style(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(theme.BASE_POINTS * theme.theme().scale * 1.1)
        self.moves.setFont(font)

    @Slot()
    def _take_over(self) -> None:
        """Show the solution of the current run, if it has one."""
        kept = self._session.current
        solution = kept.run.solution if kept is not None else None
        if kept is None or solution is None:
            self._path, self._moves = [], ()
        else:
            path = list(solution.states)
            if path != self._path:
                self._made = 0
            self._problem, self._path, self._moves = kept.run.problem, path, solution.moves
        self._show()

    def _follow(self) -> None:
        if self._player.mode is Mode.MOVES and self._player.move != self._made and self._path:
            self._made = min(self._player.move, len(self._moves))
            self._show()

    def _go(self, made: int) -> None:
        if self._player.mode is Mode.MOVES:
            self._player.seek(made)
        self._made = made
        self._show()

    def _step_back(self) -> None:
        self.slider.setValue(self._made - 1)

    def _step_forward(self) -> None:
        self.slider.setValue(self._made + 1)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(_joined(self._moves))

    def _show(self) -> None:
        there = bool(self._path)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._moves))
            self.slider.setValue(self._made)
        for part in (self.slider, self.told, self.moves, self.copy, self.back, self.forward):
            part.setVisible(there)
        if not there:
            self.states.show_board(None)
            return
        self.back.setEnabled(self._made > 0)
        self.forward.setEnabled(self._made < len(self._moves))
        self._show_state()
        self.told.setText(self._move_told())
        self.moves.setText(marked(self._moves, self._made))

    def _show_state(self) -> None:
        problem, state = self._problem, self._path[self._made]
        if isinstance(problem, TileProblem):
            before = problem.board(self._path[self._made - 1]) if self._made else None
            self.states.show_board(BoardPicture.reached(problem.board(state), before, problem.goal))
        else:
            show_on_map_or_drawn(self.states, problem, state, self._path[: self._made + 1])

    def _move_told(self) -> str:
        if not self._moves:
            return text("solution-none-needed")
        if not self._made:
            return text("solution-start", moves=len(self._moves))
        if not isinstance(self._problem, TileProblem):
            move, name = self._moves[self._made - 1], name_of(self._problem, self._path[self._made])
            told = name if move == name else f"{move} – {name}"
            return text("solution-move-other", move=self._made, moves=len(self._moves), told=told)
        way = text(_MOVES[self._moves[self._made - 1]])
        return text("solution-move", move=self._made, moves=len(self._moves), way=way)


def marked(moves: Sequence[str], made: int) -> str:
    """Return moves as rich text: at most MAX_MOVES_SHOWN around the bold move `made`, letters in fives."""
    first = max(0, min(made - MAX_MOVES_SHOWN // 2, len(moves) - MAX_MOVES_SHOWN))
    letters = all(len(move) == 1 for move in moves)
    parts = ["… "] if first else []
    for number, move in list(enumerate(moves, start=1))[first : first + MAX_MOVES_SHOWN]:
        shown = escape(move).replace(" ", "\N{NO-BREAK SPACE}")
        parts.append(f"<b><u>{shown}</u></b>" if number == made else shown)
        if not letters:
            parts.append(", " if number < len(moves) else "")
        elif number % 5 == 0:
            parts.append(" ")
    return "".join(parts) + (" …" if first + MAX_MOVES_SHOWN < len(moves) else "")


def _joined(moves: Sequence[str]) -> str:
    return ("" if all(len(move) == 1 for move in moves) else ", ").join(moves)
