"""The other games that the Hex bench can show: a new game, and samples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.hex.timing import TimeControl
from workbench.ui.base.settings import Settings
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.hex.game.board_pane import HexBoardPane
from workbench.ui.hex.game.new_game import HexNewGame
from workbench.ui.hex.game.player_box import PlayerOption
from workbench.ui.hex.game.samples import SAMPLES, Sample, sample_tree
from workbench.ui.hex.game.session import HexSession
from workbench.wording import text


class HexGames(QObject):
    """Attributes: new_game, the dialog for a new game; samples, the menu of sample games.

    `options` returns the players that can be chosen; `with_programs` calls a function with players, once the commands
    of other programs are known.
    """

    def __init__(
        self,
        session: HexSession,
        board: HexBoardPane,
        settings: Settings,
        options: Callable[[], Sequence[PlayerOption]],
        with_programs: Callable[[Mapping[int, str], Callable[[Mapping[int, str]], object]], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session, self._board, self._settings = session, board, settings
        self._with_programs = with_programs
        self.new_game, self.samples = HexNewGame(options, settings.hex_time), QMenu(parent)
        self._panel = PopupPanel(self.new_game, parent)
        self.new_game.wanted.connect(self._start_game)
        board.new_requested.connect(self.choose_new)
        board.samples_requested.connect(self._show_samples)

    def choose_new(self) -> None:
        """Open the dialog for a new game."""
        session = self._session
        self.new_game.size_box.setValue(session.board.size)
        self.new_game.show_players({side: session.player_of(side) for side in (RED, BLUE)})
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
        self._with_programs(self.new_game.chosen_players, partial(self._begin, rules, time))

    def _begin(self, rules: Rules, time: TimeControl | None, players: Mapping[int, str]) -> None:
        self._session.new_game(rules, time)
        self._board.view.setFocus()
        self._session.set_players(players)
