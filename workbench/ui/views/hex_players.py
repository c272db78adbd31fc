"""Who plays: for each side a person or an engine, whose turn it is, and how long they have thought."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.ui.hex_clock import HexClock
from workbench.ui.hex_session import PERSON, HexSession
from workbench.ui.hex_words import colour_name
from workbench.ui.retranslation import spoken
from workbench.ui.theme import pixels, theme
from workbench.ui.widgets.hex_stone import stone_pixmap
from workbench.ui.widgets.pane_title import Muted
from workbench.wording import text

SIDES = (RED, BLUE)


class HexPlayers(QWidget):
    """Attributes: choices, the combo boxes by side; times, the labels with what the clock says; clock."""

    def __init__(self, session: HexSession, clock: HexClock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self.clock = session, clock
        self.choices = {side: QComboBox(self) for side in SIDES}
        self.times = {side: QLabel(self) for side in SIDES}
        self._stones = {side: QLabel(self) for side in SIDES}
        self._names = {side: QLabel(self) for side in SIDES}
        self._turns = {side: Muted(self) for side in SIDES}
        self._lay_out()
        for side, choice in self.choices.items():
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            choice.addItem("", PERSON)
            choice.activated.connect(lambda place, side=side: self._choose(side, place))
        session.changed.connect(self.refresh)
        session.players_changed.connect(self.refresh)
        clock.ticked.connect(self._show_times)
        theme().changed.connect(self._restyle)
        spoken(self.retranslate)
        self._restyle()

    def offer(self, kind: str) -> None:
        """Offer an engine for either side, unless it is offered already."""
        for choice in self.choices.values():
            if choice.findData(kind) < 0:
                choice.addItem("", kind)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for side, choice in self.choices.items():
            self._names[side].setText(colour_name(side))
            self._names[side].setToolTip(text("hex-red-joins") if side == RED else text("hex-blue-joins"))
            choice.setAccessibleName(text("hex-player-of", side="red" if side == RED else "blue"))
            for place in range(choice.count()):
                choice.setItemText(place, _kind_name(choice.itemData(place)))
        self.refresh()

    def refresh(self) -> None:
        """Show who plays now."""
        session = self._session
        turn = EMPTY if session.game.over else session.board.to_move
        for side in SIDES:
            choice = self.choices[side]
            with QSignalBlocker(choice):
                choice.setCurrentIndex(choice.findData(session.player_of(side)))
            won = session.game.winner == side and session.setting is None
            told = text("hex-has-won") if won else text("hex-is-to-move") if turn == side else ""
            self._turns[side].setText(told)
            font = QFont()
            font.setBold(turn == side or won)
            self._names[side].setFont(font)
        self._show_times()

    # Within

    def _choose(self, side: int, place: int) -> None:
        self._session.set_player(side, self.choices[side].itemData(place))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 8, 10, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        for row, side in enumerate(SIDES):
            for column, widget in enumerate(
                (self._stones[side], self._names[side], self._turns[side], self.choices[side], self.times[side])
            ):
                grid.addWidget(widget, row, column)
            self.times[side].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(2, 1)

    def _show_times(self) -> None:
        for side, label in self.times.items():
            minutes, seconds = divmod(int(self.clock.spent[side]), 60)
            label.setText(f"{minutes}:{seconds:02}")
            label.setAccessibleName(text("hex-clock-of", side="red" if side == RED else "blue"))

    def _restyle(self) -> None:
        for side in SIDES:
            self._stones[side].setPixmap(stone_pixmap(side, pixels(20)))
            self.times[side].setMinimumWidth(self.fontMetrics().horizontalAdvance("88:88"))


def _kind_name(kind: str) -> str:
    return text("hex-kind-person") if kind == PERSON else kind
