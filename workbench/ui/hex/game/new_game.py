"""The settings of a new game: who plays, the size of the board, the swap, who moves first, the thinking time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QPushButton, QSpinBox, QWidget

from workbench.hex.board import BLUE, DEFAULT_SIZE, MAX_SIZE, MIN_SIZE, RED
from workbench.hex.rules import Rules
from workbench.hex.timing import TimeControl
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated, translated_items
from workbench.ui.hex.game.kinds import PERSON
from workbench.ui.hex.game.player_box import PlayerOption, show_options
from workbench.wording import text

SWAPS = ("pieces", "sides", "off")
"""The choices; `seed` occurs in replay files only."""
MAX_MINUTES, MAX_INCREMENT = 180, 60


class HexNewGame(QWidget):
    """`options` returns the players that can be chosen.

    Attributes: players, the controls by side, size_box, swap, first, minutes, increment; start, the button.

    Signals: `wanted(Rules, TimeControl | None)`.
    """

    wanted = Signal(object, object)

    def __init__(
        self,
        options: Callable[[], Sequence[PlayerOption]],
        time: tuple[int, int] = (0, 0),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._options, self.players = options, {side: QComboBox(self) for side in (RED, BLUE)}
        self.show_players(dict.fromkeys(self.players, PERSON))
        self.size_box, self.swap, self.first = QSpinBox(self), QComboBox(self), QComboBox(self)
        self.size_box.setRange(MIN_SIZE, MAX_SIZE)
        self.size_box.setValue(DEFAULT_SIZE)
        for name in SWAPS:
            self.swap.addItem("", name)
        for side in (RED, BLUE):
            self.first.addItem("", side)
        self.minutes, self.increment = QSpinBox(self), QSpinBox(self)
        for box, most, chosen in ((self.minutes, MAX_MINUTES, time[0]), (self.increment, MAX_INCREMENT, time[1])):
            box.setRange(0, most)
            box.setValue(chosen)
        self.start = QPushButton(self)
        self.start.setDefault(True)
        set_icon(self.start, "play")
        self._controls = (*self.players.values(), self.size_box, self.swap, self.first, self.minutes, self.increment)
        self._labels = [Label(self) for _ in self._controls]
        form = QFormLayout()
        for label, control in zip(self._labels, self._controls, strict=True):
            form.addRow(label, control)
        self.minutes.valueChanged.connect(self._enable_increment)
        self._enable_increment()
        vbox(form, self.start, parent=self, margins=0)
        self.start.clicked.connect(lambda: self.wanted.emit(self.rules, self.time))
        translated(self.minutes, specialValueText="hex-time-none", suffix="hex-time-minutes", toolTip="hex-time-about")
        translated(
            self.increment, specialValueText="hex-added-none", suffix="hex-added-seconds", toolTip="hex-added-about"
        )
        translated(self.start, text="hex-start")
        for label, control, key in zip(
            self._labels,
            self._controls,
            ("hex-red", "hex-blue", "hex-size-name", "hex-swap-name", "hex-first", "hex-time", "hex-added"),
            strict=True,
        ):
            translated(label, text=key)
            translated(control, accessibleName=key)
        translated_items(self.first, ("hex-red", "hex-blue"))
        on_language_change(self.retranslate)

    def show_players(self, players: Mapping[int, str]) -> None:
        """Offer all players for both sides, and show these."""
        for side, box in self.players.items():
            show_options(box, self._options(), players[side])

    @property
    def chosen_players(self) -> dict[int, str]:
        """The players by side."""
        return {side: box.currentData() for side, box in self.players.items()}

    @property
    def rules(self) -> Rules:
        """The rules that are chosen."""
        return Rules(self.size_box.value(), self.swap.currentData(), self.first.currentData())

    @property
    def chosen_time(self) -> tuple[int, int]:
        """The minutes for each side, 0 for no limit, and the seconds added per move."""
        return self.minutes.value(), self.increment.value()

    @property
    def time(self) -> TimeControl | None:
        """The time control, None for no limit."""
        minutes, increment = self.chosen_time
        return TimeControl(60 * minutes, increment) if minutes else None

    def retranslate(self) -> None:
        labels = (text("hex-swap-pieces"), text("hex-swap-sides"), text("hex-swap-none"))
        tips = (text("hex-swap-pieces-about"), text("hex-swap-sides-about"), text("hex-swap-none-about"))
        for place, (item_text, tip) in enumerate(zip(labels, tips, strict=True)):
            self.swap.setItemText(place, item_text)
            self.swap.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        for side, box in self.players.items():
            box.setAccessibleName(text("hex-player-of", side="red" if side == RED else "blue"))
        self.show_players(self.chosen_players)

    def _enable_increment(self) -> None:
        self.increment.setEnabled(self.minutes.value() > 0)
