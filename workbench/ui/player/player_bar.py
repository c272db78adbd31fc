"""The controls of the player: one row for all benches."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import speed_text
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, set_icon
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.scrubber import Scrubber
from workbench.ui.controls.segmented import Segmented
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL, SLOWEST
from workbench.ui.player.player import Player
from workbench.wording import number, text

MIN_SCRUBBER, SPEED_WIDTH = 100, (60, 110)
"""Widths of the sliders in pixels, independent of the text size."""
NOTCHES = 100
FASTEST = 100_000.0
"""Steps per second at the last notch but one; the last is full speed."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_BUTTONS: tuple[tuple[str, str, Callable[[Player], None]], ...] = (
    ("to-start", "player-to-start", Player.to_start),
    ("step-back", "player-back", lambda player: player.step(-1)),
    ("play", "player-play", Player.toggle),
    ("step-forward", "player-forward", Player.step),
    ("next-layer", "player-next-layer", Player.next_layer),
    ("to-end", "player-to-end", Player.to_end),
)
_STOP = "stop"


class PlayerBar(QWidget):
    """Controls one player at a time.

    Attributes: buttons by the names of their icons; scrubber, speed, modes.
    Signals: `stop_requested` when the search should be stopped permanently.
    """

    stop_requested = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.buttons = {name: self._button(name, act) for name, _, act in _BUTTONS}
        self.buttons[_STOP] = self._button(_STOP, None)
        self.buttons[_STOP].clicked.connect(self.stop_requested)
        self.buttons[_STOP].setEnabled(False)
        self.scrubber = translated(Scrubber(self), accessibleName="player-scrubber", toolTip="player-scrubber")
        self.speed = translated(Scrubber(self), accessibleName="player-speed-name", toolTip="player-speed-name")
        self.counter, self.pace = LiveLabel(self, _RIGHT), Label(self)
        self.modes = Segmented([mode.value for mode in Mode], self)
        self._lay_out()
        self.scrubber.scrubbed.connect(lambda value: self._player.scrub(value))
        self.speed.scrubbed.connect(lambda notch: self._player.set_speed(speed_at(notch)))
        self.modes.chosen.connect(lambda name: self._player.set_mode(Mode(name)))
        self._connect()
        translated(
            self.modes,
            accessibleName="player-modes",
            texts={Mode.SEARCH.value: "player-search", Mode.MOVES.value: "player-moves"},
        )
        on_language_change(self.retranslate)
        self._measure()

    def show_player(self, player: Player) -> None:
        """Control another player."""
        if player is not self._player:
            for signal, slot in self._connections():
                signal.disconnect(slot)
            self._player = player
            self._connect()
            self._refresh_all()

    def change_speed(self, factor: float) -> None:
        """Multiply the speed by `factor`; full speed follows the fastest one."""
        speed = self._player.speed
        changed = min(speed, FASTEST) * (1 if speed == FULL and factor < 1 else factor)
        self._player.set_speed(FULL if changed > FASTEST else max(changed, SLOWEST))

    def set_busy(self, busy: bool) -> None:
        """Enable Stop while a search is running."""
        self.buttons[_STOP].setEnabled(busy)

    def retranslate(self) -> None:
        for name, key in [*((name, key) for name, key, _ in _BUTTONS), (_STOP, "player-stop")]:
            self.buttons[name].setToolTip(text(f"{key}-tip"))
            self.buttons[name].setAccessibleName(text(key))
        self._measure()
        self._refresh_all()

    def changeEvent(self, event: QEvent) -> None:
        """Reserve room for the longest texts in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    # Internal

    def _button(self, name: str, act: Callable[[Player], None] | None) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        button.setObjectName(f"player-{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take Space from the player
        set_icon(button, name)
        if act is not None:
            button.clicked.connect(lambda: act(self._player))
        return button

    def _lay_out(self) -> None:
        self.speed.setRange(0, NOTCHES)
        self.speed.setMinimumWidth(SPEED_WIDTH[0])
        self.speed.setMaximumWidth(SPEED_WIDTH[1])
        self.scrubber.setMinimumWidth(MIN_SCRUBBER)
        for slider in (self.scrubber, self.speed):
            slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        hbox(
            *self.buttons.values(),
            10,
            (self.scrubber, 1),
            10,
            self.counter,
            14,
            self.modes,
            14,
            self.speed,
            6,
            self.pace,
            parent=self,
            margins=(8, 4, 8, 4),
            spacing=2,
        )

    def _connections(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        player = self._player
        return (
            (player.moved, self._refresh),
            (player.lengthened, self._refresh),
            (player.marked, self._refresh),
            (player.playing_changed, self._playing_changed),
            (player.speed_changed, self._speed_changed),
        )

    def _connect(self) -> None:
        for signal, slot in self._connections():
            signal.connect(slot)

    def _measure(self) -> None:
        for button in self.buttons.values():
            button.setIconSize(QSize(pixels(22), pixels(22)))
        metrics = self.fontMetrics()
        self.pace.setMinimumWidth(
            max(metrics.horizontalAdvance(speed_text(speed)) for speed in (SLOWEST, FULL, 88_888.0))
        )
        self.counter.setMinimumWidth(metrics.horizontalAdvance(text("player-step", t="8888", length="8888")))
        self.counter.discard_width()

    def _refresh_all(self) -> None:
        self._refresh()
        next_button, layer_key = self.buttons["next-layer"], self._player.layer_key
        next_button.setToolTip(text(f"{layer_key}-tip"))
        next_button.setAccessibleName(text(layer_key))
        self._playing_changed(self._player.playing)
        self._speed_changed(self._player.speed)

    def _refresh(self) -> None:
        player = self._player
        searching = player.mode is Mode.SEARCH
        position, last = (player.t, player.length) if searching else (player.move, player.moves)
        self.scrubber.show_value(position, last)
        self.scrubber.set_marks(player.marks if searching else ())
        self.counter.setText(self._position_text(position, last))
        self.modes.setVisible(player.moves > 0)
        self.modes.choose(player.mode.value)
        self.buttons["next-layer"].setEnabled(searching and not player.at_end)
        self.buttons["to-start"].setEnabled(position > 0 or player.micro > 0)
        self.buttons["step-back"].setEnabled(position > 0 or player.micro > 0)
        self.buttons["play"].setEnabled(last > 0 or not player.at_end)
        for name in ("step-forward", "to-end"):
            self.buttons[name].setEnabled(not player.at_end)

    def _position_text(self, position: int, last: int) -> str:
        player = self._player
        if player.mode is Mode.MOVES:
            return text("player-move", move=number(position), moves=number(last))
        if player.micro:
            return text("player-micro", t=number(position + 1), part=player.micro, parts=len(player.micro_steps))
        if player.steps_are_moves:
            return text(
                "player-move" if player.ended else "player-move-open", move=number(position), moves=number(last)
            )
        if player.steps_are_positions:
            return text("compare-position", t=number(position), length=number(last))
        key = "player-step" if player.ended else "player-step-open"
        return text(key, t=number(position), length=number(last))

    def _playing_changed(self, playing: bool) -> None:
        set_icon(self.buttons["play"], "pause" if playing else "play")

    def _speed_changed(self, speed: float) -> None:
        self.speed.show_value(notch_of(speed), NOTCHES)
        self.pace.setText(speed_text(speed))


def speed_at(notch: int) -> float:
    """Return the speed at a notch of the slider, on a logarithmic scale."""
    if notch >= NOTCHES:
        return FULL
    return float(SLOWEST * (FASTEST / SLOWEST) ** (notch / (NOTCHES - 1)))


def notch_of(speed: float) -> int:
    """Return the notch of the slider nearest to a speed."""
    if speed == FULL:
        return NOTCHES
    place = math.log(max(speed, SLOWEST) / SLOWEST) / math.log(FASTEST / SLOWEST)
    return min(round(place * (NOTCHES - 1)), NOTCHES - 1)
