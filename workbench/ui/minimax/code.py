"""The pseudocode of minimax or alpha-beta, with the current line, and the choice between the two."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.game_trees.searching import ALGORITHMS, ALPHABETA, NAMES
from workbench.search.explaining import games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.segmented import Segmented
from workbench.ui.minimax.session import MinimaxSession
from workbench.ui.player.code_pane import CodePane
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.wording import say
from workbench.wording.pseudocode import Listing, listing


class MinimaxCode(CodePane):
    """The pseudocode pane. Attributes: face, the choice of the algorithm; message, about the current micro-step."""

    def __init__(self, session: MinimaxSession, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        face, message = Segmented(ALGORITHMS), Muted(wrap=True)
        super().__init__(face, below=message, parent=parent)
        self.face, self.message = face, message
        self._session, self._player = session, player
        self.message.setContentsMargins(8, 4, 8, 4)
        self.face.chosen.connect(lambda algorithm: session.change(session.tree, algorithm))
        for signal in (player.moved, player.lengthened, session.changed):
            signal.connect(self.throttle.request)
        session.changed.connect(lambda: self.face.choose(session.algorithm))
        translated(self.face, accessibleName="minimax-algorithm", texts=NAMES)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.model.show(None)
        self.refresh()

    def step(self, by: int) -> None:
        """Move by micro-steps."""
        self._player.micro_step(by)

    def refresh(self) -> None:
        """Show the current micro-step."""
        shown = self._listing()
        if self.model.listing != shown:
            self.model.show(shown)
            self.values.discard_height()
        steps, done = self.micro_steps()
        now = steps[done - 1] if done else None
        self.show_step(now, steps[done - 2] if done > 1 else None)
        self.message.setText("" if now is None else say(now.message))
        self.back.setEnabled(self._player.t > 0 or self._player.micro > 0)
        self.forward.setEnabled(not self._player.at_end)

    def micro_steps(self) -> tuple[tuple[MicroStep, ...], int]:
        """Return the micro-steps of the current step, and how many of them are done."""
        player = self._player
        if player.micro:
            return player.micro_steps, player.micro
        moment = player.moment
        steps = () if moment is None else games.steps(moment)
        return steps, len(steps)

    def _listing(self) -> Listing:
        return listing("minimax", {"pruning": 1} if self._session.algorithm == ALPHABETA else {})
