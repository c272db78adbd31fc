"""The pseudocode of the search that is played, or of the check who has won, with the line that is carried out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from workbench.hex import win_check
from workbench.hex.board import BLUE, RED
from workbench.search import explain_games
from workbench.search.cutoff_tree import CutoffTree
from workbench.search.micro import MicroStep
from workbench.ui.hex_session import HexSession
from workbench.ui.models.code import CodeModel
from workbench.ui.retranslation import spoken
from workbench.ui.theme import set_icon
from workbench.ui.thought_player import ThoughtPlayer
from workbench.ui.throttle import Throttle
from workbench.ui.widgets.code_list import CodeList
from workbench.ui.widgets.pane_title import Muted
from workbench.ui.widgets.segmented import Segmented
from workbench.ui.widgets.values_strip import ValuesStrip
from workbench.wording import number, say, text
from workbench.wording.pseudocode import listing

LEAST = 0.06
"""Seconds from one refreshing to the next at least."""
SEARCH, CHECK = "search", "wincheck"


class HexCode(QWidget):
    """Attributes: face, what is written down: the search, or the check who has won; code, the lines; values, the
    variables; told, what the line did; back, forward: buttons for micro-steps.
    """

    def __init__(self, session: HexSession, player: ThoughtPlayer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._model, self._shown = CodeModel(), ""
        self._place = 0
        self.face = Segmented((SEARCH, CHECK), self)
        self.code, self.values = CodeList(self._model, self), ValuesStrip(self)
        self.told = Muted(self, wrap=True)
        self.back, self.forward = self._button("step-back", -1), self._button("step-forward", 1)
        self._throttle = Throttle(self._refresh, LEAST, self)
        self._lay_out()
        self.face.chosen.connect(self._turn)
        for signal in (player.moved, player.lengthened, session.changed):
            signal.connect(self._ask)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.face.setAccessibleName(text("hex-code"))
        self.face.set_texts({SEARCH: text("hex-code-search"), CHECK: text("hex-code-check")})
        self.code.setAccessibleName(text("pseudocode-name"))
        self.code.set_invitation(text("hex-search-tree-none"))
        self.values.setAccessibleName(text("pseudocode-values"))
        for button, told in ((self.back, text("pseudocode-back")), (self.forward, text("pseudocode-forward"))):
            button.setToolTip(told)
            button.setAccessibleName(told)
        self._shown = ""
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while hidden."""
        super().showEvent(event)
        self._refresh()

    # Within

    def _button(self, icon: str, by: int) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        set_icon(button, icon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._step(by))
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 4, 8, 4)
        top.setSpacing(8)
        top.addWidget(self.face)
        top.addStretch(1)
        top.addWidget(self.back)
        top.addWidget(self.forward)
        self.told.setContentsMargins(8, 4, 8, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.code, 1)
        layout.addWidget(self.values)
        layout.addWidget(self.told)

    def _turn(self) -> None:
        self._place = 0
        self._refresh()

    def _step(self, by: int) -> None:
        """Tell one thing more, or less."""
        if self.face.choice == SEARCH:
            self._player.micro_step(by)
        else:
            self._place = max(0, min(self._place + by, len(self._check()) - 1))
            self._refresh()

    def _ask(self) -> None:
        if self.isVisible():
            self._throttle.request()

    def _check(self) -> tuple[MicroStep, ...]:
        """Return the check whether the side that moved last has won."""
        board = self._session.board
        side = board.winner or (BLUE if board.to_move == RED else RED)
        return win_check.steps(board, side)

    def _steps(self) -> tuple[str, tuple[MicroStep, ...], int]:
        """Return which listing is shown, the micro-steps of the step at hand, and how many of them are told."""
        if self.face.choice == CHECK:
            steps = self._check()
            self._place = min(self._place, len(steps) - 1)
            return CHECK, steps, self._place + 1
        recording, player = self._player.recording, self._player
        if recording is None:
            return "", (), 0
        name = "alphabeta" if isinstance(recording, CutoffTree) else "mcts"
        if player.micro:
            return name, player.micro_steps, player.micro
        steps = explain_games.steps(recording.at(min(player.t, recording.length)))
        return name, steps, len(steps)

    def _refresh(self) -> None:
        if not self.isVisible():
            return
        name, steps, told = self._steps()
        if name != self._shown:
            self._shown = name
            self._model.show(listing(name, {}) if name else None)
            self.values.forget_height()
        now = steps[told - 1] if told else None
        before = steps[told - 2] if told > 1 else None
        self._model.light(None if now is None else now.line)
        shown = [] if now is None or self._model.listing is None else self._model.listing.shown(now)
        former = dict(self._model.listing.shown(before)) if before is not None and self._model.listing else {}
        changed = frozenset(key for key, value in shown if before is not None and former.get(key) != value)
        self.values.show_values(shown, changed)
        part = text("hex-code-part", part=number(told), parts=number(len(steps))) if steps else ""
        self.told.setText("" if now is None else f"{part} {say(now.message)}")
        checking = name == CHECK
        self.back.setEnabled(told > 1 if checking else self._player.t > 0 or self._player.micro > 0)
        self.forward.setEnabled(told < len(steps) if checking else bool(name) and not self._player.at_end)
