"""The pseudocode of the search that is played, or of the check who has won, with the line that is carried out."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.hex import win_check
from workbench.hex.board import BLUE, RED
from workbench.search import explain_games
from workbench.search.cutoff_tree import CutoffTree
from workbench.search.micro import MicroStep
from workbench.search.proof_tree import ProofTree
from workbench.ui.hex_session import HexSession
from workbench.ui.retranslation import spoken
from workbench.ui.thought_player import ThoughtPlayer
from workbench.ui.widgets.code_pane import CodePane
from workbench.ui.widgets.pane_title import Muted
from workbench.ui.widgets.segmented import Segmented
from workbench.wording import number, say, text
from workbench.wording.pseudocode import listing

SEARCH, CHECK = "search", "wincheck"


class HexCode(CodePane):
    """Attributes: face, what is written down: the search, or the check who has won; code, the lines; values, the
    variables; told, what the line did; back, forward: buttons for micro-steps.
    """

    def __init__(self, session: HexSession, player: ThoughtPlayer, parent: QWidget | None = None) -> None:
        face, told = Segmented((SEARCH, CHECK)), Muted(wrap=True)
        super().__init__(face, below=told, parent=parent)
        self._session, self._player = session, player
        self._place, self._shown = 0, ""
        self.face, self.told = face, told
        self.told.setContentsMargins(8, 4, 8, 4)
        self.face.chosen.connect(self._turn)
        for signal in (player.moved, player.lengthened, session.changed):
            signal.connect(self.ask)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.face.setAccessibleName(text("hex-code"))
        self.face.set_texts({SEARCH: text("hex-code-search"), CHECK: text("hex-code-check")})
        self.code.set_invitation(text("hex-search-tree-none"))
        self.name_parts()
        self._shown = ""
        self.refresh_shown()

    def step(self, by: int) -> None:
        """Tell one thing more, or less."""
        if self.face.choice == SEARCH:
            self._player.micro_step(by)
        else:
            self._place = max(0, min(self._place + by, len(self._check()) - 1))
            self.refresh_shown()

    def refresh(self) -> None:
        """Show the micro-step at hand."""
        name, steps, told = self._steps()
        if name != self._shown:
            self._shown = name
            self.model.show(listing(name, {}) if name else None)
            self.values.forget_height()
        now = steps[told - 1] if told else None
        before = steps[told - 2] if told > 1 else None
        self.show_step(now, before)
        part = text("hex-code-part", part=number(told), parts=number(len(steps))) if steps else ""
        self.told.setText("" if now is None else f"{part} {say(now.message)}")
        checking = name == CHECK
        self.back.setEnabled(told > 1 if checking else self._player.t > 0 or self._player.micro > 0)
        self.forward.setEnabled(told < len(steps) if checking else bool(name) and not self._player.at_end)

    # Within

    def _turn(self) -> None:
        self._place = 0
        self.refresh_shown()

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
        kinds = ((CutoffTree, "alphabeta"), (ProofTree, "proof"))
        name = next((name for kind, name in kinds if isinstance(recording, kind)), "mcts")
        if player.micro:
            return name, player.micro_steps, player.micro
        steps = explain_games.steps(recording.at(min(player.t, recording.length)))
        return name, steps, len(steps)
