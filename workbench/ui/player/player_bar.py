"""The controls of the player: one row for all benches."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, keep_room
from workbench.ui.base.plain_text import Label
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.quantities import speed_text
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import theme
from workbench.ui.controls.buttons import action_button
from workbench.ui.controls.position_label import PositionLabel
from workbench.ui.controls.scrubber import Scrubber
from workbench.ui.controls.segmented import Segmented
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL, SLOWEST
from workbench.ui.player.player import Player
from workbench.wording import number, text

MAX_ICON = 36
"""The largest icon in pixels: with large text the whole row has to fit into a small screen."""
MIN_SCRUBBER, SPEED_WIDTH = 64, (60, 110)
"""Widths of the sliders in pixels, independent of the text size."""
ICON, PROJECTED_ICON = 22, 17
"""Sides of the icons in pixels; in Projector mode the content needs the room."""
USUAL_STEPS, LONG_STEPS = "8888", 88_888_888
"""The counter has room for the first even in a narrow window, and for the second in a wide one."""
MILLION, BARE_STEPS = 1_000_000, 100_000_000
"""The steps of longer searches are rounded where there is no room for all digits."""
PACING_GAP = 2
"""The spacing before the parts for the speed, in pixels."""
NOTCHES = 100
FASTEST = 100_000.0
"""Steps per second at the last notch but one; the last is full speed."""

_BUTTONS: tuple[tuple[str, str, Callable[[Player], None]], ...] = (
    ("to-start", "player-to-start", lambda player: player.to_start()),
    ("step-back", "player-back", lambda player: player.step(-1)),
    ("play", "player-play", lambda player: player.toggle()),
    ("step-forward", "player-forward", lambda player: player.step()),
    ("next-layer", "player-next-layer", lambda player: player.next_layer()),
    ("to-end", "player-to-end", lambda player: player.to_end()),
)
_STOP = "stop"
_STYLES = (Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)


class PlayerBar(QWidget):
    """Controls one player at a time.

    Attributes: buttons by the names of their icons; scrubber, speed, modes; pacing, the row of the speed and its text;
    last_button, a command at the end of the row, or None.
    Signals: `stop_requested` when the search should be stopped permanently.
    """

    stop_requested = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self._shows_pause, self._hides_counts = player, False, False
        self._held = False
        self.buttons = {name: self._button(name, act) for name, _, act in _BUTTONS}
        self.buttons[_STOP] = self._button(_STOP, None)
        self.buttons[_STOP].clicked.connect(self.stop_requested)
        self.buttons[_STOP].setEnabled(False)
        self.scrubber = translated(Scrubber(self), accessibleName="player-scrubber", toolTip="player-scrubber")
        self.speed = translated(Scrubber(self), accessibleName="player-speed-name", toolTip="player-speed-name")
        self.counter, self.pace = PositionLabel(self), Label(self)
        self.modes, self.pacing = Segmented([mode.value for mode in Mode], self), QWidget(self)
        self.last_button: QToolButton | None = None
        self._last_widths = (0, 0)
        """The widths of the last button with the icon alone, and with its text."""
        keep_room(self.modes)
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

    def add_command(self, command: QAction) -> QToolButton:
        """Add the button of a command at the end of the row, and return it."""
        self.last_button = button = action_button(self, command, text_beside=True)
        self._row.addWidget(button)
        self._measure()
        return button

    def show_player(self, player: Player) -> None:
        """Control another player."""
        if player is not self._player:
            for signal, slot in self._connections():
                signal.disconnect(slot)
            self._player = player
            self._connect()
            self._refresh_all()

    def hide_counts(self, on: bool) -> None:
        """Hide the number of the step and of all steps: a question of a lesson asks for them."""
        self._hides_counts = on
        self._refresh()

    def hold(self, held: bool) -> None:
        """Show the step, and keep it until this is called again."""
        self._held = False
        self._refresh()
        self._held = held

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
            self._refresh()

    def minimumSizeHint(self) -> QSize:
        """Return the size without what has keys too, and must not widen a small window: the speed, and a text."""
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Show or hide the parts for the speed when another part needs more or less room."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    # Internal

    @property
    def _has_pacing(self) -> bool:
        """Whether the parts for the speed are in this row: in Projector mode they are elsewhere."""
        return self.pacing.parentWidget() is self

    def _least_width(self) -> int:
        """Return the width without the parts for the speed, and with the icon of the last button alone."""
        width = super().minimumSizeHint().width()
        if self._has_pacing:
            width -= 0 if self.pacing.isHidden() else self._pacing_width()
            if self.last_button is not None:
                width -= self.last_button.sizeHint().width() - self._last_widths[0]
        return width

    def _pacing_width(self) -> int:
        return self.pacing.minimumSizeHint().width() + PACING_GAP

    def _fit(self) -> None:
        """Show the speed where there is room for it, and then the text of the last button."""
        if not self._has_pacing:
            self.pacing.show()
            self._show_text(True)
            return
        room = self.width() - self._least_width()
        fits = self._pacing_width() <= room
        if fits == self.pacing.isHidden():
            self.pacing.setVisible(fits)
        room -= self._pacing_width() if fits else 0
        self._show_text(self._last_widths[1] - self._last_widths[0] <= room)

    def _show_text(self, on: bool) -> None:
        """Show the text of the last button beside its icon."""
        if self.last_button is not None:
            self.last_button.setToolButtonStyle(_STYLES[on])

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
        hbox(self.speed, 6, self.pace, parent=self.pacing, margins=0, spacing=2)
        self._row = hbox(
            *self.buttons.values(),
            10,
            (self.scrubber, 1),
            10,
            (self.counter, 1),
            14,
            self.modes,
            14,
            self.pacing,
            parent=self,
            margins=(8, 4, 8, 4),
            spacing=PACING_GAP,
        )

    def _connections(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        player = self._player
        return (
            (player.moved, self._refresh),
            (player.lengthened, self._refresh),
            (player.marked, self._refresh),
            (player.playing_changed, self._refresh),
            (player.speed_changed, self._speed_changed),
        )

    def _connect(self) -> None:
        for signal, slot in self._connections():
            signal.connect(slot)

    def _measure(self) -> None:
        for part in (self.counter, *self.modes.buttons.values()):
            part.setFont(projected_font())
        self._row.setStretchFactor(self.counter, 2 if theme().projector else 1)
        side = round((PROJECTED_ICON if theme().projector else ICON) * theme().scale_alone)
        for button in self.buttons.values():
            button.setIconSize(QSize(*(min(side, MAX_ICON),) * 2))
        self.measure_pace()
        if self.last_button is not None:
            icon_style, text_style = _STYLES
            self.last_button.setToolButtonStyle(icon_style)
            icon_alone = self.last_button.sizeHint().width()
            self.last_button.setToolButtonStyle(text_style)
            self._last_widths = icon_alone, self.last_button.sizeHint().width()
        long = number(LONG_STEPS)
        self.counter.set_room(
            text("player-step", t=USUAL_STEPS, length=USUAL_STEPS), text("player-step-open", t=long, length=long)
        )

    def measure_pace(self) -> None:
        """Reserve room for the longest text of the speed, whose font is not always that of this row."""
        width_of = self.pace.fontMetrics().horizontalAdvance
        self.pace.setMinimumWidth(max(width_of(speed_text(speed)) for speed in (SLOWEST, FULL, 88_888.0)))

    def _refresh_all(self) -> None:
        self._refresh()
        next_button, layer_key = self.buttons["next-layer"], self._player.layer_key
        next_button.setToolTip(text(f"{layer_key}-tip"))
        next_button.setAccessibleName(text(layer_key))
        self._speed_changed(self._player.speed)

    def _refresh(self) -> None:
        if self._held:
            return
        player = self._player
        searching = player.mode is Mode.SEARCH
        position, last = (player.t, player.length) if searching else (player.move, player.moves)
        self.scrubber.show_value(min(position + (player.micro > 0), last), last)
        self.scrubber.set_marks(player.marks if searching else ())
        counted = self._position_text(position, last)
        counts_steps = searching and not (player.micro or player.steps_are_moves or player.steps_are_positions)
        self.counter.setText(counted, _short_position(position, last) if counted and counts_steps else "")
        self.modes.setVisible(player.moves > 0)
        self.modes.choose(player.mode.value)
        self.buttons["next-layer"].setEnabled(searching and not player.at_end)
        self.buttons["to-start"].setEnabled(position > 0 or player.micro > 0)
        self.buttons["step-back"].setEnabled(position > 0 or player.micro > 0)
        self.buttons["play"].setEnabled(last > 0 or not player.at_end)
        if player.active != self._shows_pause:
            self._shows_pause = player.active
            set_icon(self.buttons["play"], "pause" if player.active else "play")
        for name in ("step-forward", "to-end"):
            self.buttons[name].setEnabled(not player.at_end)

    def _position_text(self, position: int, last: int) -> str:
        player = self._player
        if self._hides_counts:
            return ""
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

    def _speed_changed(self, speed: float) -> None:
        self.speed.show_value(notch_of(speed), NOTCHES)
        self.pace.setText(speed_text(speed))


def _short_position(t: int, length: int) -> str:
    """Return the exact step, and the number of steps, of a long search rounded up; "" if it need not be shorter.

    At the last step of a long search both are the same number, which is given once. From BARE_STEPS on, and in the
    large type of Projector mode, there is no room for words in every language.
    """
    projected, long = theme().projector, length >= MILLION
    if not (long or projected):
        return ""
    if long and t == length:
        return number(t)
    millions = number(math.ceil(10 * length / MILLION) / 10, 1)
    key = "player-step-bare" if projected or t >= BARE_STEPS else "player-step"
    return text(key, t=number(t), length=text("amount-millions", value=millions) if long else number(length))


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
