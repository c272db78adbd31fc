"""The banner that shows how a game of Hex ended, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.banner import Banner
from workbench.ui.hex.game.session import HexSession
from workbench.ui.hex.game.texts import colour_key
from workbench.wording import text


class HexBanner(Banner):
    """Appears when the main line ends. Attributes: watch, on, again_button, its buttons. Signals: `new_requested`."""

    new_requested = Signal()

    def __init__(self, session: HexSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._last_ending: object = None
        self.on = self.add_button("to-end")
        self.watch, self.again_button = self.add_button("play"), self.add_button("board")
        self.mark("check", "good")
        self.watch.clicked.connect(self._watch)
        self.on.clicked.connect(session.play_on)
        self.again_button.clicked.connect(self.new_requested)
        self.closed.connect(self.hide)
        session.changed.connect(self._show_if_over)
        on_language_change(self._update_texts)
        self.hide()

    def _watch(self) -> None:
        self._session.player.seek(0)
        self._session.player.play()

    def _show_if_over(self) -> None:
        """Show the banner when a game is won, unless it was shown for this ending; hide it when the game continues."""
        document = self._session.document
        ending = (document.tree, document.at) if self._session.game.over and self._session.setting is None else None
        if ending is None:
            self.hide()
        elif ending != self._last_ending:
            self._update_texts()
            self.show()
        self._last_ending = ending

    def _update_texts(self) -> None:
        game = self._session.game
        if game.over:
            side = colour_key(game.displayed_side(game.winner))
            self.headline.setText(text("hex-headline-won", side=side))
            ending_kind = (
                "resigned" if game.resigned else "timeout" if game.timed_out else "joined" if game.moves else "set-up"
            )
            key = f"hex-ended-{ending_kind}"
            ending_text = text(key, side=side, count=len(game.board.history))
            mirrored_text = text("hex-ended-mirrored", side=colour_key(game.winner))
            self.detail.setText(f"{ending_text} {mirrored_text}" if game.mirrored else ending_text)
            self.on.setVisible(bool(game.timed_out))
            self.watch.setVisible(bool(game.moves))
        self.on.setText(text("hex-play-on"))
        self.on.setToolTip(text("hex-play-on-tip"))
        self.watch.setText(text("hex-watch-game"))
        self.again_button.setText(text("hex-new"))
