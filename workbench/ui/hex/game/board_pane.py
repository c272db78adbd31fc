"""The board of the Hex bench with its tools and the message that explains what a click does."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.search.problem.messages import Message
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import over, vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.controls.fitting_buttons import FittingButtons
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.hex.board.legend import HexLegend
from workbench.ui.hex.board.picture import NO_MARKS, HexMarks, HexPicture
from workbench.ui.hex.board.view import HexView
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.setting import HexSetting
from workbench.ui.hex.game.texts import colour_key
from workbench.wording import say, text

MIN_WIDTH = 240
"""The minimum width in pixels."""
MESSAGE_DURATION = 3500
"""Milliseconds for which the message explains why a click did nothing."""


class HexBoardPane(QWidget):
    """The board with its tools.

    Attributes: bar, the row of tools, which the bench may place elsewhere.

    Signals: `new_requested`, `files_requested`: a new game, or the list of examples, is requested.
    """

    new_requested = Signal()
    samples_requested = Signal()

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.marks: HexMarks = NO_MARKS
        self.view, self.message = HexView(self), LiveLabel(self, lines=1)
        self.setting, self.legend = HexSetting(session, self), HexLegend(self)
        self.tools = {icon: self._button(icon) for icon in ("board", "list", "undo", "redo", "swap", "edit")}
        self.rotate_button, self.upright_button = self._button("rotate"), self._button("hexagon")
        tools = (*self.tools.values(), None, self.rotate_button, self.upright_button)
        self.bar = FittingButtons(*tools, margins=(6, 4, 6, 2), spacing=2, parent=self)
        self.swap = self.tools["swap"]
        self._refused: Message | None = None
        self._thinking = ""
        self._message_timer = QTimer(self, interval=MESSAGE_DURATION, singleShot=True)
        self._message_timer.timeout.connect(self._discard_message)
        self._lay_out()
        self._connect()
        translated(self.view, toolTip="hex-board-keys")
        on_language_change(self.retranslate)
        theme().changed.connect(self._resize_icons)
        self._resize_icons()

    def retranslate(self) -> None:
        for button, title, tip in (
            (self.tools["board"], text("hex-new"), text("hex-new-tip")),
            (self.tools["list"], text("hex-samples"), text("hex-samples-tip")),
            (self.tools["undo"], "", text("hex-undo-tip")),
            (self.tools["redo"], "", text("hex-redo-tip")),
            (self.swap, text("hex-swap"), text("hex-swap-tip")),
            (self.tools["edit"], text("hex-set-up"), text("hex-set-up-tip")),
            (self.rotate_button, "", text("hex-turn-tip")),
            (self.upright_button, "", text("hex-orientation-tip")),
        ):
            button.setText(title)
            button.setToolTip(plain_tip(tip))
            button.setAccessibleName(title or tip)
        self.refresh()

    def set_marks(self, marks: HexMarks, explained: bool = True) -> None:
        """Show other marks on the board, and their meanings if they are to be `explained`."""
        self.legend.show_for(marks if explained else NO_MARKS)
        if marks != self.marks:
            self.marks = marks
            self._draw()

    def show_thinking(self, engine: str) -> None:
        """Show the name of the engine that thinks about its move, "" for none."""
        if engine != self._thinking:
            self._thinking = engine
            self._show_message()

    def refresh(self) -> None:
        """Show the current position."""
        session = self._session
        playing = session.setting is None
        self.tools["undo"].setEnabled(session.history.can_undo)
        self.tools["redo"].setEnabled(session.history.can_redo)
        self.tools["edit"].setChecked(not playing)
        self.swap.setVisible(session.game.rules.swap != "off")
        self.swap.setEnabled(session.game.may_swap and playing and not session.engines_turn)
        self.setting.setVisible(not playing)
        self._draw()
        self._show_message()

    def minimumSizeHint(self) -> QSize:
        """Return the space needed for the tools without their texts."""
        return QSize(pixels(MIN_WIDTH), super().minimumSizeHint().height())

    # Internal

    def _draw(self) -> None:
        session, board = self._session, self._session.board
        chain = board.winning_chain if session.setting is None else ()
        self.view.show_picture(HexPicture(board.size, tuple(board.stones), board.last, chain, self.marks))
        self.view.set_preview_stone(session.hand)

    def _button(self, icon: str) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setObjectName(f"hex_{icon}")
        set_icon(button, icon)
        return button

    def _resize_icons(self) -> None:
        self._board.setContentsMargins(0, 0, 0, self.legend.room)
        for button in (*self.tools.values(), self.rotate_button, self.upright_button):
            button.setIconSize(QSize(pixels(18), pixels(18)))

    def _lay_out(self) -> None:
        self.tools["edit"].setCheckable(True)
        self.message.setContentsMargins(12, 0, 12, 0)
        holder = QWidget(self, autoFillBackground=True)
        holder.setBackgroundRole(QPalette.ColorRole.Base)  # as the board, also where there is no legend
        self._board = vbox(self.view, parent=holder, margins=0)
        below = over(holder, self.legend, Qt.AlignmentFlag.AlignBottom)
        # What comes and goes is below the board, which stays where it is as long as it fits.
        vbox(self.bar, self.message, (below, 1), self.setting, parent=self, margins=0, spacing=0)

    def _connect(self) -> None:
        session = self._session
        self.tools["board"].clicked.connect(self.new_requested)
        self.tools["list"].clicked.connect(self.samples_requested)
        self.tools["undo"].clicked.connect(lambda: session.history.undo_change())
        self.tools["redo"].clicked.connect(lambda: session.history.redo_change())
        self.swap.clicked.connect(session.swap)
        self.tools["edit"].clicked.connect(self._set_up)
        self.rotate_button.clicked.connect(lambda: self.view.set_turn(self.view.rotation + 2))
        self.upright_button.clicked.connect(
            lambda: self.view.set_turn(
                self.view.rotation - 1 if self.view.rotation % 2 == 0 else self.view.rotation + 1
            )
        )
        self.view.cell_clicked.connect(session.click)
        session.changed.connect(self._changed)
        session.held_changed.connect(self.refresh)
        session.refused.connect(self._refuse)

    def _set_up(self) -> None:
        if self._session.setting is None:
            self._session.begin_setting()
        else:
            self._session.end_setting(keep=False)

    def _changed(self) -> None:
        self._refused = None
        self.refresh()

    def _refuse(self, reason: Message) -> None:
        self._refused = reason
        self._message_timer.start()
        self._show_message()

    def _discard_message(self) -> None:
        self._refused = None
        self._show_message()

    def _show_message(self) -> None:
        """Show what a click does, or why the last one did nothing."""
        if self._refused is not None:
            reason, with_headline = say(self._refused), f"{say(self._refused)} {self._headline()}"
            explained = self._session.paused and self.message.fits(with_headline)
            self.message.setText(with_headline if explained else reason)
        elif self._session.mirrored:
            self.message.setText(f"{self._headline()} {text('hex-headline-mirrored')}")
        else:
            self.message.setText(self._headline())
        self.message.setToolTip(plain_tip(text("hex-mirrored-tip") if self._session.mirrored else self.message.text()))

    def _headline(self) -> str:
        session, game = self._session, self._session.game
        if session.setting is not None:
            return text("hex-status-put")
        if game.over:
            key = "hex-status-timeout" if game.timed_out else "hex-headline-won"
            return text(key, side=colour_key(game.displayed_side(game.winner)))
        if self._thinking:
            return text("hex-headline-thinks", side=colour_key(session.board.to_move), engine=self._thinking)
        if session.paused:
            return text("hex-headline-paused", side=colour_key(session.board.to_move))
        exploring = session.document.exploring
        key = "hex-headline-swap" if game.may_swap else "hex-headline-to-move"
        return text("hex-headline-exploring" if exploring else key, side=colour_key(session.board.to_move))
