"""The counters of the game in the status bar."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench.hex.board import BLUE, RED
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.counter_row import CounterRow
from workbench.ui.hex.game.session import HexSession
from workbench.wording import number, text

_NAMES = ("size", "moves", "red", "blue", "rules")


class HexCounters(CounterRow):
    """The board's size, the numbers of moves and stones, and the swap rule."""

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(_NAMES, parent)
        self._session = session
        session.changed.connect(self._refresh)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.set_names(
            {
                "size": text("hex-counter-board"),
                "moves": text("hex-counter-moves"),
                "red": text("hex-red"),
                "blue": text("hex-blue"),
                "rules": text("hex-swap-name"),
            }
        )
        self._refresh()

    def _refresh(self) -> None:
        board, game = self._session.board, self._session.game
        for name, value in {
            "size": f"{board.size} × {board.size}",
            "moves": number(len(game.moves)),
            "red": number(board.stones.count(RED)),
            "blue": number(board.stones.count(BLUE)),
            "rules": text(f"hex-swap-{game.rules.swap}-short"),
        }.items():
            self.values[name].setText(value)
