"""The counters of the Play bench in the status bar."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.tiles.puzzle.board_text import size_text
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.counter_row import CounterRow
from workbench.ui.play.games_model import mean_surplus
from workbench.ui.play.session import PlaySession
from workbench.wording import number, text


class PlayCounters(CounterRow):
    """The size of the board, the number of games won of that size, and their mean surplus of moves."""

    def __init__(self, session: PlaySession, parent: QWidget | None = None) -> None:
        super().__init__(("size", "games", "surplus"), parent)
        self._session = session
        session.opened.connect(self._refresh)
        session.recorded.connect(self._refresh)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        names = {
            "size": text("play-size"),
            "games": text("play-column-games"),
            "surplus": text("play-column-surplus-mean"),
        }
        self.set_names(names)
        self._refresh()

    def _refresh(self) -> None:
        shape = self._session.game.start.shape
        games = [one for one in self._session.records.games() if one.start.shape == shape]
        surplus = mean_surplus(games)
        self.values["size"].setText(size_text(*shape))
        self.values["games"].setText(number(len(games)))
        self.values["surplus"].setText("–" if surplus is None else number(surplus, 1))
