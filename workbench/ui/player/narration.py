"""The text that describes what happened at the player's step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QResizeEvent

from workbench.search.explaining import explain
from workbench.search.problem.messages import Message
from workbench.ui.base.announcement import announce
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL
from workbench.ui.player.player import Player
from workbench.wording import number, say, text
from workbench.wording.conditions import condition_text, conditions_text

MIN = 0.06
"""Minimum seconds between two texts."""
LINES, LINES_PROJECTED = 2, 3
MAX_ANNOUNCED_SPEED = 1.0
"""Maximum speed, in steps per second, at which texts are announced to screen readers."""

SentenceSource = Callable[[], tuple[str, ...]]
"""Returns the current sentences."""


class Narration(LiveLabel):
    """Two lines of text, three large ones in Projector mode, of constant height, so that the layout never jumps.

    Text that does not fit is in the tooltip.

    `sentence_source`: the text for a player that does not play a search; `note`: the user's note on its step.

    Attributes: text, the full text.
    """

    def __init__(
        self,
        player: Player,
        sentence_source: SentenceSource | None = None,
        note: Callable[[], str] = lambda: "",
    ) -> None:
        super().__init__(lines=LINES)
        self._player, self._sentence_source, self._note = player, sentence_source, note
        self.narrated = ""
        self._sentences: tuple[str, ...] = ()
        self._throttle = Throttle(self._refresh, MIN, self)
        self.setContentsMargins(12, 4, 12, 4)
        self._connect(player)
        theme().changed.connect(self._restyle)
        self._restyle()
        translated(self, accessibleName="narration-name")
        on_language_change(self._refresh)

    def request(self) -> None:
        """Update the text soon, although the player has not moved."""
        self._throttle.request()

    def show_player(self, player: Player, sentence_source: SentenceSource | None = None) -> None:
        """Describe another player."""
        if player is not self._player:
            self._sentence_source = sentence_source
            for signal in _signals(self._player):
                signal.disconnect(self._throttle.request)
            self._connect(player)
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Internal

    def _restyle(self) -> None:
        self.set_lines(LINES_PROJECTED if theme().projector else LINES)
        self._fit()

    def _connect(self, player: Player) -> None:
        self._player = player
        for signal in _signals(player):
            signal.connect(self._throttle.request)

    def _refresh(self) -> None:
        self._sentences = self._sentence_source() if self._sentence_source is not None else self._current_sentences()
        before, self.narrated = self.narrated, " ".join(self._sentences)
        self._fit()
        if self.narrated != before and not (self._player.playing and self._player.pace > MAX_ANNOUNCED_SPEED):
            announce(self, self.narrated)

    def _current_sentences(self) -> tuple[str, ...]:
        player, timeline = self._player, self._player.timeline
        if timeline is None:
            return ()
        if player.mode is Mode.MOVES:
            return (text("narration-move", move=player.move, moves=player.moves),)
        if player.playing and player.pace == FULL and not player.ended:
            return (text("narration-searching", steps=number(player.length)),)
        if player.micro:
            return (say(player.micro_steps[player.micro - 1].message),)
        if player.search_target is not None:
            return (
                text("narration-sought", content=condition_text(player.search_target), steps=number(player.length)),
            )
        messages: tuple[Message, ...] = explain.narration(timeline, min(player.t, timeline.length))
        if player.t == 0 and not player.at_end:
            return (*map(say, messages), text("narration-begin") if messages else text("narration-awaited"))
        stop_text = (text("narration-held", content=conditions_text(player.held)),) if player.held else ()
        note = (text("narration-note", note=note),) if (note := self._note()) else ()
        return (*note, *stop_text, *map(say, messages))

    def _fit(self) -> None:
        """Show as many sentences as fit, the first and the last with priority."""
        shortened = ""
        for shortened in _shortened(self._sentences):
            if self.fits(shortened):
                break
        self.setText(shortened)
        self.setAccessibleDescription(self.narrated)
        self.setToolTip(plain_tip("" if shortened == self.narrated else self.narrated))


def _signals(player: Player) -> tuple[SignalInstance, ...]:
    return player.moved, player.lengthened, player.marked, player.playing_changed


def _shortened(sentences: tuple[str, ...]) -> Iterator[str]:
    """Yield the text with fewer and fewer of its sentences; an ellipsis replaces the omitted ones."""
    yield " ".join(sentences)
    first, last = sentences[:1], sentences[-1:]
    for count in range(len(sentences) - 3, -1, -1):
        yield " ".join((*first, *sentences[1 : 1 + count], "…", *last))
    if len(sentences) > 1:
        yield " ".join((*first, "…"))
