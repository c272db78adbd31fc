"""Who plays: a person or an engine for each side, whose turn it is, and the clocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from workbench.hex.board import BLUE, EMPTY, RED
from workbench.hex.htp_client import command_label
from workbench.hex.timing import LOW_TIME, clock_text
from workbench.search.problem.messages import message
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.quantities import duration
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.pane_title import Muted
from workbench.ui.hex.board.stone import stone_pixmap
from workbench.ui.hex.game.kinds import (
    MOVE_SECONDS,
    PERSON,
    PLAYERS,
    PROGRAM,
    program_command,
    program_player,
)
from workbench.ui.hex.game.player_box import PlayerOption, show_options
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import colour_name, player_name, search_name
from workbench.ui.hex.search.engine import HexEngine
from workbench.ui.hex.search.program_dialog import ProgramDialog
from workbench.wording import say, text

SIDES = (RED, BLUE)
COMBO_MARGIN = 34
"""The width of a combo box in addition to its text, in pixels."""
STONE_SIDE = 20
"""The side of the picture of a stone, in pixels at the standard text size."""
COLUMNS = 5
"""The columns of a player: the stone, the name, whether it is their turn, who plays, the clock."""
MAX_COMBO_WIDTH = 130
"""The maximum of a combo box's minimum width, in pixels; longer names are in its list and tool tip."""


class HexPlayers(QWidget):
    """The players pane.

    Attributes: choices, the combo boxes by side; times, the labels with the clocks; seconds, the time for an engine's
    move; move_button, which lets an engine move, and now, which makes a thinking engine move at once. They are beside
    each other: if one took the place of the other, a second click would do what was not meant.
    """

    def __init__(
        self, session: HexSession, engine: HexEngine, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._engine, self._settings = session, engine, settings
        self.seconds, self.move_button, self.now = QComboBox(self), QPushButton(self), QPushButton(self)
        self._seconds_name = Label(self)
        self._shown = False, engine.search
        self.choices = {side: QComboBox(self) for side in SIDES}
        self.times = {side: Label(self) for side in SIDES}
        self._stones = {side: Label(self) for side in SIDES}
        self._names = {side: Label(self) for side in SIDES}
        self._turns = {side: Muted(self) for side in SIDES}
        self._lay_out()
        for side, choice in self.choices.items():
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            choice.activated.connect(lambda place, side=side: self._choose(side, place))
        for length in MOVE_SECONDS:
            self.seconds.addItem("", length)
        self.seconds.setCurrentIndex(MOVE_SECONDS.index(engine.seconds))
        self.seconds.activated.connect(lambda _place: setattr(engine, "seconds", self.seconds.currentData()))
        for button in (self.move_button, self.now):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(engine.move_now)
        engine.changed.connect(self._refresh_if_changed)
        session.changed.connect(self.refresh)
        session.players_changed.connect(self.refresh)
        session.clock.ticked.connect(self._show_times)
        theme().changed.connect(self._restyle)
        translated(self.move_button, text="hex-let-move")
        translated(self.now, text="hex-now", toolTip="hex-now-tip")
        translated(self._seconds_name, text="hex-seconds")
        translated(self.seconds, accessibleName="hex-seconds")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for side, choice in self.choices.items():
            self._names[side].setText(colour_name(side))
            self._names[side].setToolTip(plain_tip(text("hex-red-joins") if side == RED else text("hex-blue-joins")))
            choice.setAccessibleName(text("hex-player-of", side="red" if side == RED else "blue"))
        for place, length in enumerate(MOVE_SECONDS):
            self.seconds.setItemText(place, duration(length))
        self._restyle()
        self.refresh()

    def refresh(self) -> None:
        """Show the current players."""
        session = self._session
        turn = EMPTY if session.game.over else session.board.to_move
        options = self.options()
        for side, choice in self.choices.items():
            show_options(choice, options, session.player_of(side))
            choice.setToolTip(choice.currentData(Qt.ItemDataRole.ToolTipRole) or plain_tip(choice.currentText()))
            won = session.game.displayed_side(session.game.winner) == side and session.setting is None
            self._turns[side].setText(self._turn_text(side, turn, won))
            font = QFont()
            font.setBold(turn == side or won)
            self._names[side].setFont(font)
        kind = PERSON if turn == EMPTY else session.player_of(turn)
        engine = self._name(self._engine.search if kind == PERSON else kind)
        self.move_button.setToolTip(plain_tip(text("hex-let-move-tip", engine=engine)))
        possible, playing = turn != EMPTY and session.setting is None, self._engine.playing
        self.move_button.setEnabled(possible and not playing)
        self.now.setEnabled(possible and playing)
        self._show_times()

    def set_players(self, players: Mapping[int, str], seconds: float) -> None:
        """Assign the players, by 1 and 2, the first and the second player, and the engines' seconds per move.

        A program plays only if it has been chosen here before: a file must not start any other.
        """
        chosen_before = {"", *self._settings.hex_programs, *self._engine.programs.known}
        unknown = {player for player in players.values() if program_command(player) not in chosen_before}
        self._session.assign({one: PERSON if player in unknown else player for one, player in players.items()})
        for player in unknown:
            program = command_label(program_command(player))
            self._session.refused.emit(message("hex-program-unknown", program=program))
        self._engine.seconds = seconds
        self.seconds.setCurrentIndex(MOVE_SECONDS.index(seconds))

    @property
    def thinking(self) -> str:
        """The name of the engine that is thinking about its move, "" if there is none."""
        engine = self._engine
        if engine.programs.busy:
            return engine.programs.name(engine.programs.asked)
        return search_name(engine.thought.search) if engine.playing and engine.thought is not None else ""

    def options(self) -> list[PlayerOption]:
        """Return the players that can be chosen, with the names of the other programs that are known."""
        programs = self._engine.programs
        options = [PlayerOption(kind, player_name(kind)) for kind in PLAYERS]
        for command in programs.known:
            name, tip, fault = programs.name(command), command, programs.faults.get(command)
            if fault is not None:
                name, tip = text("hex-program-failed", program=name), f"{say(fault)}\n{command}"
            options.append(PlayerOption(program_player(command), name, tip))
        return options

    def with_programs(self, players: Mapping[int, str], use: Callable[[Mapping[int, str]], object]) -> None:
        """Ask for the command of each player that is another program; once all have answered, call `use`."""
        side = next((side for side, player in players.items() if player == PROGRAM), None)
        if side is None:
            use(players)
            return
        dialog = ProgramDialog(self._engine.programs, side, self._settings.hex_programs, self.window())
        dialog.chosen.connect(self._settings.add_hex_program)
        dialog.chosen.connect(lambda command: self.with_programs({**players, side: program_player(command)}, use))
        dialog.chosen.connect(self.refresh)
        dialog.open()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the widths to the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()

    # Internal

    def _refresh_if_changed(self) -> None:
        """Refresh only if an engine has started or stopped thinking, or another search is chosen.

        The engine's signal is emitted more often.
        """
        shown = self._engine.playing, self._engine.search
        if shown != self._shown:
            self._shown = shown
            self.refresh()

    def _turn_text(self, side: int, turn: int, won: bool) -> str:
        if won:
            return text("hex-has-won")
        if turn != side:
            return ""
        return text("hex-thinks") if self._engine.playing else text("hex-is-to-move")

    def _name(self, player: str) -> str:
        """Return the name of an engine or program."""
        command = program_command(player)
        return self._engine.programs.name(command) if command else player_name(player)

    def _choose(self, side: int, place: int) -> None:
        player = self.choices[side].itemData(place)
        self.refresh()  # a program is chosen once it has answered
        self.with_programs({side: player}, self._session.set_players)

    def _lay_out(self) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(10, 8, 10, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        for choice in (*self.choices.values(), self.seconds):
            # Not AdjustToContents: with a new text such a box resizes itself, over its neighbour.
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(3 if choice is self.seconds else 1)
            choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for side in SIDES:
            self.times[side].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        length, self.pace = QWidget(self), QWidget(self)
        row = FlowLayout(self.pace, spacing=8, wide=True)
        hbox(self._seconds_name, (self.seconds, 1), parent=length, margins=0, spacing=8)
        for widget in (length, self.move_button, self.now):
            row.addWidget(widget)
        self._seconds_name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.seconds.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.arrange(in_line=False)

    def arrange(self, in_line: bool) -> None:
        """Put the players below each other, and the pace below them; or in one line, and the owner places the pace."""
        grid, self._in_line = self._grid, in_line
        for place, side in enumerate(SIDES):
            row, first = (0, COLUMNS) if in_line else (1, 0)
            parts = self._stones[side], self._names[side], self._turns[side], self.choices[side], self.times[side]
            for column, widget in enumerate(parts):
                grid.addWidget(widget, row * place, first * place + column)
        if not in_line:
            grid.addWidget(self.pace, len(SIDES), 0, 1, COLUMNS)
        for column in range(2 * COLUMNS):  # the text of the turn gives way: names and board show the turn, too
            stretch = (0, 0, 1, 2, 0)[column % COLUMNS]
            grid.setColumnStretch(column, stretch if in_line or column < COLUMNS else 0)
        grid.setContentsMargins(10, 2 if in_line else 8, 10, 2 if in_line else 8)
        self._restyle()

    def _show_times(self) -> None:
        clock = self._session.clock
        for side, label in self.times.items():
            remaining, side_key = clock.remaining(side), "red" if side == RED else "blue"
            low_time = remaining is not None and remaining < LOW_TIME
            time_text = clock_text(int(clock.gone(side)) if remaining is None else remaining)
            label.setText(text("hex-clock-hurry", time=time_text) if low_time else time_text)
            name = (
                text("hex-clock-of", side=side_key)
                if remaining is None
                else text("hex-clock-left", side=side_key, time=time_text)
            )
            label.setAccessibleName(name)
            label.setToolTip(plain_tip(text("hex-clock-hurry-tip", seconds=LOW_TIME) if low_time else name))
            label.setStyleSheet(f"color: {colours().warning}; font-weight: bold" if low_time else "")

    def _restyle(self) -> None:
        width_of = self.fontMetrics().horizontalAdvance
        kinds = map(player_name, PLAYERS)
        widest = max(map(width_of, kinds)) + pixels(COMBO_MARGIN)
        # Of the columns, not of the controls: these too would grow at once.
        least = {3: min(widest, pixels(MAX_COMBO_WIDTH)), 4: max(map(width_of, ("88:88", "⚠ 8:88")))}
        bold = QFont(self.font())
        bold.setBold(True)
        names = [QFontMetrics(bold).horizontalAdvance(name.text()) for name in self._names.values()]
        least[1] = max(names) + 2
        for column in range(2 * COLUMNS):
            used = self._in_line or column < COLUMNS
            self._grid.setColumnMinimumWidth(column, least.get(column % COLUMNS, 0) if used else 0)
        stone = round(STONE_SIDE * theme().size) if self._in_line else pixels(STONE_SIDE)
        for side in SIDES:
            self._stones[side].setPixmap(stone_pixmap(side, stone))
            self.choices[side].view().setMinimumWidth(widest)
