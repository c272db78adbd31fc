"""The counters of a search of a game tree in the status bar."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.search.explaining.minimax import value_text
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.counter_row import CounterRow
from workbench.ui.player.game_search_player import GameSearchPlayer
from workbench.wording import number, text

_NAMES = ("entered", "leaves", "cuts", "value")


class MinimaxCounters(CounterRow):
    """The numbers of entered nodes, evaluated leaves and cut-offs, and the value of the game once it is known."""

    def __init__(self, player: GameSearchPlayer, parent: QWidget | None = None) -> None:
        super().__init__(_NAMES, parent)
        self._player = player
        player.moved.connect(self._refresh)
        player.lengthened.connect(self._refresh)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.set_names({name: text(f"minimax-count-{name}") for name in _NAMES})
        self._refresh()

    def _refresh(self) -> None:
        moment: Any = self._player.moment
        if moment is None:
            return
        value = moment.value(0) if moment.t else None
        for name, shown in {
            "entered": number(moment.t),
            "leaves": number(moment.leaves),
            "cuts": number(moment.cut_offs),
            "value": "–" if value is None else value_text(value),
        }.items():
            self.values[name].setText(shown)
