"""The counts in the status bar: of the game, and of what an engine has thought."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from workbench.hex.board import BLUE, RED
from workbench.ui.hex_session import HexSession
from workbench.ui.retranslation import spoken
from workbench.ui.widgets.pane_title import Muted
from workbench.wording import number, text

_NAMES = ("size", "moves", "red", "blue", "rules")


class HexCounters(QWidget):
    """Attributes: names, values: the labels by name."""

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.names = {name: Muted(self) for name in _NAMES}
        self.values = {name: QLabel(self) for name in _NAMES}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        for name in _NAMES:
            label, value = self.names[name], self.values[name]
            label.setSizePolicy(value.sizePolicy())
            row.addWidget(label)
            row.addWidget(value)
            row.addSpacing(12)
        row.addStretch(1)
        session.changed.connect(self._refresh)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, told in {
            "size": text("hex-counter-board"),
            "moves": text("hex-counter-moves"),
            "red": text("hex-red"),
            "blue": text("hex-blue"),
            "rules": text("hex-swap-name"),
        }.items():
            self.names[name].setText(told)
            self.values[name].setAccessibleName(told)
        self._refresh()

    def _refresh(self) -> None:
        board, game = self._session.board, self._session.game
        swaps = {
            "off": text("hex-swap-off-short"),
            "pieces": text("hex-swap-pieces-short"),
            "sides": text("hex-swap-sides-short"),
            "seed": text("hex-swap-seed-short"),
        }
        for name, told in {
            "size": f"{board.size} × {board.size}",
            "moves": number(len(game.moves)),
            "red": number(board.stones.count(RED)),
            "blue": number(board.stones.count(BLUE)),
            "rules": swaps[game.rules.swap],
        }.items():
            self.values[name].setText(told)
