"""The pseudocode of the search shown, or of the check for a win, with the current line."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.hex import win_check
from workbench.hex.board import cell_named, other
from workbench.search.explaining import games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.segmented import Segmented
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import colour_key
from workbench.ui.hex.search.families import shown_search
from workbench.ui.hex.search.win_check_player import WinCheckPlayer
from workbench.ui.player.code_pane import CodePane
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.wording import number, say, text
from workbench.wording.pseudocode import listing

SEARCH, CHECK = "search", "wincheck"


class HexCode(CodePane):
    """The pseudocode pane.

    Attributes: face, the choice of the listing: the search, or the check for a win; code, the lines; values, the
    variables; back, forward: buttons for micro-steps; check, the player of that check.

    Signals: `checked`: the check is at another step.
    """

    checked = Signal()

    def __init__(self, session: HexSession, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        face, message = Segmented((SEARCH, CHECK)), Muted(wrap=True)
        super().__init__(face, below=message, parent=parent)
        self._session, self._player = session, player
        self._shown_listing: tuple[str, Mapping[str, int]] | None = None
        self.check = WinCheckPlayer(self)
        self.face, self.message = face, message
        self.message.setContentsMargins(8, 4, 8, 4)
        self._awaited = False
        self.face.chosen.connect(self._switch_listing)
        for signal in (player.moved, player.lengthened, session.changed, self.check.moved):
            signal.connect(self.throttle.request)
        session.changed.connect(self._update_check)
        self.check.moved.connect(self.checked)
        self._update_check()
        translated(self.face, accessibleName="hex-code", texts={SEARCH: "hex-code-search", CHECK: "hex-code-check"})
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.set_search_expected(self._awaited)
        self._shown_listing = None
        self.refresh_if_visible()

    def set_search_expected(self, awaited: bool) -> None:
        """Set whether a search will start soon, which changes the placeholder text."""
        self._awaited = awaited
        self.code.set_placeholder(text("hex-search-awaited") if awaited else text("hex-search-tree-none"))

    def step(self, by: int) -> None:
        """Move by micro-steps."""
        if self.face.choice == SEARCH:
            self._player.micro_step(by)
        else:
            self.check.step(by)
            self.refresh_if_visible()

    @property
    def checking(self) -> bool:
        """Whether the check for a win is shown."""
        return self.face.choice == CHECK

    @property
    def visited(self) -> tuple[tuple[int, int], ...]:
        """The cells that the check has visited so far, in their order, with the colour of their stones."""
        size, side = self._session.board.size, self._checked_side()
        visited_steps = [step for step in self._check_steps()[: self.check.t + 1] if step.line == "take"]
        return tuple((cell_named(size, str(step.values["cell"])), side) for step in visited_steps)

    def narration(self) -> tuple[str, ...]:
        """Return which side is checked, and the current step of the check."""
        return text("hex-check-side", side=colour_key(self._checked_side())), say(
            self._check_steps()[self.check.t].message
        )

    def refresh(self) -> None:
        """Show the current micro-step."""
        name, steps, steps_done = self._steps()
        recording = self._player.recording
        options = {} if recording is None or name == CHECK else shown_search(recording).options(recording)
        if (name, options) != self._shown_listing:
            self._shown_listing = name, options
            self.model.show(listing(name, options) if name else None)
            self.values.discard_height()
        now = steps[steps_done - 1] if steps_done else None
        before = steps[steps_done - 2] if steps_done > 1 else None
        self.show_step(now, before)
        part = text("hex-code-part", part=number(steps_done), parts=number(len(steps))) if steps else ""
        checking = name == CHECK
        side_text = text("hex-check-side", side=colour_key(self._checked_side())) if checking else ""
        self.message.setText("" if now is None else f"{side_text} {part} {say(now.message)}".strip())
        self.back.setEnabled(steps_done > 1 if checking else self._player.t > 0 or self._player.micro > 0)
        self.forward.setEnabled(steps_done < len(steps) if checking else bool(name) and not self._player.at_end)

    # Internal

    def _switch_listing(self) -> None:
        self.check.seek(0)
        self.refresh_if_visible()

    def _update_check(self) -> None:
        self.check.show_steps(len(self._check_steps()))
        self.checked.emit()

    def _checked_side(self) -> int:
        """Return the side that has won, or else the side that moved last."""
        board = self._session.board
        return board.winner or other(board.to_move)

    def _check_steps(self) -> tuple[MicroStep, ...]:
        """Return the check whether that side has won."""
        return win_check.steps(self._session.board, self._checked_side())

    def _steps(self) -> tuple[str, tuple[MicroStep, ...], int]:
        """Return the name of the listing, the micro-steps of the current step, and how many of them are done."""
        if self.face.choice == CHECK:
            return CHECK, self._check_steps(), self.check.t + 1
        recording, player = self._player.recording, self._player
        if recording is None:
            return "", (), 0
        name = shown_search(recording).listing
        if player.micro:
            return name, player.micro_steps, player.micro
        steps = games.steps(recording.at(min(player.t, recording.length)))
        return name, steps, len(steps)
