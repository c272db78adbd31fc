"""The other games that the Hex bench can show: a new game, and samples."""

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
from workbench.ui.hex.game.samples import SAMPLES, Sample, sample_tree
from workbench.ui.hex.game.session import HexSession
from workbench.wording import text


class HexGames(QObject):
    """Attributes: new_game, the dialog for a new game; samples, the menu of sample games."""

    def __init__(self, session: HexSession, board: HexBoardPane, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._board, self._settings = session, board, settings
        self.new_game, self.samples = HexNewGame(settings.hex_time), QMenu(parent)
        self._panel = PopupPanel(self.new_game, parent)
        self.new_game.wanted.connect(self._start_game)
        board.new_requested.connect(self.choose_new)
        board.samples_requested.connect(self._show_samples)

    def choose_new(self) -> None:
        """Open the dialog for a new game."""
        self.new_game.size_box.setValue(self._session.board.size)
        self._panel.open_beside(self._board.tools["board"])

    def show_sample(self, sample: Sample) -> None:
        """Show one of the sample games."""
        self._session.open(*sample_tree(sample))
        self._board.view.setFocus()

    # Internal

    def _show_samples(self) -> None:
        """Show the menu of samples under its button."""
        self.samples.clear()
        for sample in SAMPLES:
            self.samples.addAction(text(sample.title), partial(self.show_sample, sample))
        button = self._board.tools["list"]
        self.samples.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _start_game(self, rules: Rules, time: TimeControl | None) -> None:
        self._panel.hide()
        self._settings.hex_time = self.new_game.chosen_time
        self._session.new_game(rules, time)
        self._board.view.setFocus()
