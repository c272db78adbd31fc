"""The pane beside the board: the counters of the game and its buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import grid, hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import clock
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import on_theme_change
from workbench.ui.controls.buttons import keep_width, push_button
from workbench.ui.controls.pane_title import Muted
from workbench.ui.play.appearance import PlayAppearance
from workbench.ui.play.session import PlaySession
from workbench.ui.play.texts import needed
from workbench.ui.states.goal_picture import GoalPicture
from workbench.wording import number, text

TICK_MS = 200
"""The interval at which the displayed time is updated, in milliseconds."""
GOAL_SIDE = 64
"""The side of the picture of the goal, in pixels at the standard text size."""
COUNTER_SCALE = 1.7
"""The factor by which the counters' font is larger than the default font."""
_BUTTONS = (
    ("new", "scramble"),
    ("reset", "to-start"),
    ("undo", "undo"),
    ("redo", "redo"),
    ("hint", "hint"),
    ("solve", "play"),
    ("pause", "pause"),
    ("explore", "search"),
)
_WATCHING = (("back", "leave-sub"), ("on", "step-forward"))
_REPLACED_BY = {"undo": "back", "redo": "on"}
"""Buttons, and those that replace them while a solution is shown."""


class PlayPanel(QWidget):
    """Attributes: names and values, the labels of the counters by name; goal, a picture of it; controls, the
    buttons together, which the bench may place elsewhere, and buttons by name; appearance, the menu button of the
    tiles' appearance.

    Signals: new_requested, explore_requested.
    """

    new_requested = Signal()
    explore_requested = Signal()

    def __init__(self, session: PlaySession, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.names = {name: Muted(self) for name in ("moves", "time", "optimum", "hints")}
        self.values = {name: Label(self) for name in self.names}
        self.buttons = {
            name: push_button(self, icon, text=f"play-{name}", toolTip=f"play-{name}-tip")
            for name, icon in (*_BUTTONS, *_WATCHING)
        }
        self.appearance = PlayAppearance(settings, self)
        self.goal = GoalPicture(self, GOAL_SIDE)
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._show_time)
        self._lay_out()
        self._connect()
        on_theme_change(self._restyle)
        for name in self.names:
            translated(self.names[name], text=f"play-{name}")
            translated(self.values[name], accessibleName=f"play-{name}")
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show the current counters, and enable the buttons that can be used."""
        session, game = self._session, self._session.game
        watching = session.solution is not None
        solution_moves = self._session.player.t if watching else 0  # the moves of the solution shown so far
        self.values["moves"].setText(number(game.at + solution_moves))
        self.values["hints"].setText(number(game.hints))
        self.goal.show_goal(game.goal)
        self._show_optimum()
        self._show_time()
        for name, on in (
            ("undo", session.history.can_undo),
            ("redo", session.history.can_redo),
            ("hint", session.free and not session.paused),
            ("solve", session.free),
            ("pause", session.free and bool(game.moves)),
            ("reset", bool(game.moves) or game.hints > 0),
        ):
            self.buttons[name].setEnabled(on and not watching)
        for name in ("undo", "redo"):
            self.buttons[name].setVisible(not watching)
        for name, _ in _WATCHING:
            self.buttons[name].setVisible(watching)
        self.buttons["on"].setEnabled(not game.finished)
        self.buttons["pause"].setText(text("play-resume") if session.paused else text("play-pause"))
        set_icon(self.buttons["pause"], "play" if session.paused else "pause")
        self._keep_widths()
        self._update_ticking()

    def stop_ticking(self) -> None:
        """Stop updating the time."""
        self._ticks.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure the buttons again when their font changes."""
        if watched is self.controls and event.type() == QEvent.Type.FontChange:
            self._keep_widths()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ticks.stop()

    def _lay_out(self) -> None:
        counters = QGridLayout()
        counters.setHorizontalSpacing(6)
        counters.setVerticalSpacing(0)
        for index, name in enumerate(self.names):
            row, column = divmod(index, 2)
            self.names[name].setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            counters.addWidget(self.names[name], 2 * row, column)
            counters.addWidget(self.values[name], 2 * row + 1, column)
        self.controls = QWidget(self)
        self.controls.installEventFilter(self)
        self._actions = grid(parent=self.controls, margins=0, spacing=6)
        self._pairs = []
        for name, _ in _BUTTONS:
            pair, shown = QWidget(self.controls), (name, _REPLACED_BY.get(name))
            hbox(*(self.buttons[one] for one in shown if one is not None), parent=pair, margins=0)
            self._pairs.append(pair)
        self.arrange_controls(2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        top = hbox((counters, 1), self.goal, spacing=8)
        vbox(top, self.controls, parent=self, margins=8, spacing=8)

    def arrange_controls(self, columns: int) -> None:
        """Put the buttons into rows of this many, and the appearance below them, or beside more than two."""
        for index, pair in enumerate(self._pairs):
            self._actions.addWidget(pair, *divmod(index, columns))
        rows, beside = len(self._pairs) // columns, columns > 2
        place = (0, columns) if beside else (rows, 0)
        self._actions.addWidget(self.appearance, *place, 1, 1 if beside else columns, Qt.AlignmentFlag.AlignLeft)
        for column in range(len(self._pairs)):
            self._actions.setColumnStretch(column, int(column < columns))

    def _connect(self) -> None:
        session, press = self._session, {name: button.clicked for name, button in self.buttons.items()}
        press["new"].connect(self.new_requested)
        press["reset"].connect(session.reset)
        press["undo"].connect(session.undo)
        press["redo"].connect(session.redo)
        press["hint"].connect(session.ask_hint)
        press["solve"].connect(session.solve)
        press["pause"].connect(lambda: session.set_paused(not session.paused))
        press["explore"].connect(self.explore_requested)
        press["back"].connect(session.leave_solution)
        press["on"].connect(session.play_on)
        session.changed.connect(self.refresh)
        session.opened.connect(self.refresh)
        session.knowledge_changed.connect(self._show_optimum)

    def _show_optimum(self) -> None:
        optimum = self._session.advice.optimum
        value = self.values["optimum"]
        value.setText(needed(optimum))
        looking = text("play-looking-tip") if self._session.advice.searching_optimum else text("play-min-tip")
        value.setToolTip(text("play-optimum-tip") if optimum.exact else looking)

    def _show_time(self) -> None:
        self.values["time"].setText(clock(self._session.stopwatch.seconds))
        self._update_ticking()

    def _keep_widths(self) -> None:
        """Give a button and the one that replaces it the same width."""
        for name, other in (*_REPLACED_BY.items(), ("pause", "resume")):
            texts = text(f"play-{name}"), text(f"play-{other}")
            for button in {name, other} & self.buttons.keys():
                keep_width(self.buttons[button], *texts)

    def _update_ticking(self) -> None:
        """Update the time regularly while the stopwatch runs and the pane is visible."""
        running = self._session.stopwatch.running and self.isVisible()
        if running != self._ticks.isActive():
            self._ticks.start() if running else self._ticks.stop()

    def _restyle(self) -> None:
        font = QFont()
        font.setPointSizeF(font.pointSizeF() * COUNTER_SCALE)
        font.setBold(True)
        for value in self.values.values():
            value.setFont(font)
        self._keep_widths()
