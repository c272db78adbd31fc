"""The games that the Hex bench can show besides the one on show: a new one, and those there are to look at."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from workbench.hex.rules import Rules
from workbench.hex.timing import TimeControl
from workbench.ui.base.settings import Settings
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.hex.game.board_pane import HexBoardPane
from workbench.ui.hex.game.new_game import HexNewGame
from workbench.ui.hex.game.samples import SAMPLES, Sample, opened
from workbench.ui.hex.game.session import HexSession
from workbench.wording import text


class HexGames(QObject):
    """Attributes: new_game, what is asked before a new game; samples, the menu of games to look at."""

    def __init__(self, session: HexSession, board: HexBoardPane, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._board, self._settings = session, board, settings
        self.new_game, self.samples = HexNewGame(settings.hex_time), QMenu(parent)
        self._panel = PopupPanel(self.new_game, parent)
        self.new_game.wanted.connect(self._begin)
        board.new_requested.connect(self.choose_new)
        board.samples_requested.connect(self._offer)

    def choose_new(self) -> None:
        """Ask what the new game is to be like."""
        self.new_game.size_box.setValue(self._session.board.size)
        self._panel.open_beside(self._board.tools["board"])

    def show_sample(self, sample: Sample) -> None:
        """Show one of the games to look at."""
        self._session.open(*opened(sample))
        self._board.view.setFocus()

    # Within

    def _offer(self) -> None:
        """Show what there is to look at, under its button."""
        self.samples.clear()
        for sample in SAMPLES:
            self.samples.addAction(text(sample.title), partial(self.show_sample, sample))
        button = self._board.tools["list"]
        self.samples.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _begin(self, rules: Rules, time: TimeControl | None) -> None:
        self._panel.hide()
        self._settings.hex_time = self.new_game.chosen_time
        self._session.new_game(rules, time)
        self._board.view.setFocus()
