"""The text that describes what happened at the player's step."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import QRect, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHideEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from workbench.search.explaining import explain
from workbench.search.problem.messages import Message
from workbench.search.recording.recording import Recording
from workbench.ui.base.announcement import announce
from workbench.ui.base.formulas import broken_into_lines, unbroken
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.live_label import LINE_MARGIN, LiveLabel
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL
from workbench.ui.player.player import Player
from workbench.wording import number, say, text
from workbench.wording.conditions import condition_text, conditions_text

MIN = 0.06
"""Minimum seconds between two texts."""
LINES, LINES_PROJECTED = 2, 3
"""Lines for which there is room. In Projector mode the rest is for larger type."""
TYPE_SIZES = (1.25, 1.125, 1.0)
"""Sizes of the type in Projector mode, relative to other texts: the largest one that fits is used."""
SHRINK_FACTORS = (1.0, 0.9, 0.8, 0.7, 0.65)
"""Sizes of the type at the desk, relative to other texts: the largest one in which the text is whole is used.

In the smallest one three lines have the room of two.
"""
MAX_HEIGHT = 100_000
"""More pixels than any text is high."""
MAX_BESIDE = 1.5
"""Beside a banner the type keeps its size while the text is not higher than this, in relation to the narration."""
COUNTING_MS = 200
"""Milliseconds after which the steps of a search whose recording is full are counted again."""
MAX_ANNOUNCED_SPEED = 1.0
"""Maximum speed, in steps per second, at which texts are announced to screen readers."""

FATES = "explain-count-", "explain-named"
"""How the keys of the messages on what becomes of the successors begin."""

SentenceSource = Callable[[], tuple[str, ...]]
"""Returns the current sentences."""


class Narration(LiveLabel):
    """Two lines of text of constant height, so that the layout never jumps; text that does not fit is in the tooltip.

    In Projector mode the type is as large as fits into its lines, and a longer text lies over what is above it.

    `sentence_source`: the text for a player that does not play a search; `note`: the user's note on its step;
    `projected`: lines in Projector mode; `reason`: why there is no solution, if that is known.

    Attributes: text, the full text; throttle. Signals: `overlay_changed(overlay)`: what the text lies over has changed;
    `described`: there is another text, which will be shown next.
    """

    overlay_changed = Signal(QWidget)
    described = Signal()

    def __init__(
        self,
        player: Player,
        sentence_source: SentenceSource | None = None,
        note: Callable[[], str] = lambda: "",
        projected: float = LINES_PROJECTED,
        reason: Callable[[], Message | None] = lambda: None,
    ) -> None:
        super().__init__(lines=LINES)
        self._player, self._sentence_source, self._note, self._projected = player, sentence_source, note, projected
        self._reason = reason
        self.narrated = ""
        self._sentences: tuple[str, ...] = ()
        self.throttle = Throttle(self._refresh, MIN, self)
        self.setContentsMargins(12, 4, 12, 4)
        self._small_font, self._large_font, self._broken = self.font(), self.font(), ""
        self.overlay = NarrationOverlay(self)
        self._fitting = self._stale = False
        self._counting = QTimer(self, singleShot=True, interval=COUNTING_MS)
        self._counting.timeout.connect(self.throttle.request)
        self._row_width, self._covered, self._keeps_size = 0, QRect(), False
        self._room: float = math.inf
        self._connect(player)
        theme().changed.connect(self._restyle)
        self._restyle()
        translated(self, accessibleName="narration-name")
        on_language_change(self._refresh)

    def request(self) -> None:
        """Update the text soon, although the player has not moved."""
        self.throttle.request()

    def show_player(self, player: Player, sentence_source: SentenceSource | None = None) -> None:
        """Describe another player."""
        if player is not self._player:
            self._sentence_source = sentence_source
            for signal in _signals(self._player):
                signal.disconnect(self.throttle.request)
            self._connect(player)
            self._refresh()

    def set_row_width(self, row_width: int) -> None:
        """Set the width that the narration has without what is beside it."""
        if row_width != self._row_width:
            self._row_width = row_width
            self.fit()

    def set_room(self, height: float) -> None:
        """Choose the size of the type in Projector mode for this height, if that is less than its own."""
        if height != self._room:
            self._room = height
            self.fit()

    def height_of(self, lines: int) -> int:
        """Return its height for this many lines."""
        return lines * self.fontMetrics().lineSpacing() + LINE_MARGIN + self._margins

    @property
    def at_end(self) -> bool:
        """Whether it describes the last step, or the last move."""
        player = self._player
        return player.move == player.moves if player.mode is Mode.MOVES else player.t >= player.length

    @property
    def has_result(self) -> bool:
        """Whether a result can be beside it: it describes the last step, and no further one is searched."""
        return self._player.at_end

    def may_cover(self, set_cover: Callable[[QWidget], None]) -> None:
        """Keep the size of the type beside a banner, over what is above; `set_cover` gets changes of the overlay."""
        self._keeps_size = True
        self.overlay_changed.connect(set_cover)

    def fit(self) -> None:
        """Show as many sentences as fit, the first and the last with priority; in Projector mode all of them."""
        self._stale = True
        if not self._fitting:  # the layout may give another size while the text is shown over what is above
            self._fitting = True
            while self._stale:
                self._stale = False
                self._fit_once()
            self._fitting = False
            self._report_covered()

    def follow(self) -> None:
        """Take along the text that lies over what is above this, after a move."""
        if self.overlay.isVisible():
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Also hide the text that lies over more than this."""
        super().hideEvent(event)
        self.overlay.hide()
        self._report_covered()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, unless it lies over more than this."""
        if not theme().projector:
            with QPainter(self) as painter:
                painter.setFont(self._small_font)
                painter.setPen(self.palette().color(self.foregroundRole()))
                flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.contentsRect(), flags, self.text())
        elif self.overlay.isHidden():
            with QPainter(self) as painter:
                self.paint_text(painter, self.contentsRect())

    # Internal

    @property
    def _margins(self) -> int:
        return self.contentsMargins().top() + self.contentsMargins().bottom()

    def _report_covered(self) -> None:
        before, self._covered = self._covered, self.overlay.geometry() if self.overlay.isVisible() else QRect()
        if self._covered != before:
            self.overlay_changed.emit(self.overlay)

    def _fit_once(self) -> None:
        self.overlay.hide()
        if theme().projector:
            self._fit_type()
            return
        self._small_font, shortened = self._fitted_font(), ""
        for shortened in _shortened(self._sentences, self._sentence_source is not None):
            if self.fits(unbroken(shortened)):
                break
        self.setText(unbroken(shortened))
        self.update()
        self.setAccessibleDescription(self.narrated)
        self.setToolTip(plain_tip("" if shortened == self.narrated else self.narrated))

    def fits(self, new_text: str) -> bool:
        """Return whether a text fits into the lines, in the type in which it is written."""
        return self._height_of(new_text, self._small_font) <= self._height()

    def _height_of(self, new_text: str, font: QFont) -> int:
        room = QRect(0, 0, self.contentsRect().width(), MAX_HEIGHT)
        return QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, new_text).height()

    def _fitted_font(self) -> QFont:
        """Return the type in which the text is whole: large text may shrink for that, but not below the usual size."""
        font, size, written = QFont(self.font()), self.font().pointSizeF(), unbroken(self.narrated)
        for factor in SHRINK_FACTORS:
            font.setPointSizeF(size * max(factor, min(1.0 / theme().scale, 1.0)))
            if self._height_of(written, font) <= self._height():
                break
        return font

    def _restyle(self) -> None:
        self.setFont(projected_font())
        self.set_lines(self._projected if theme().projector else LINES)
        self.fit()

    def _connect(self, player: Player) -> None:
        self._player = player
        for signal in _signals(player):
            signal.connect(self.throttle.request)

    def _refresh(self) -> None:
        self._sentences = self._sentence_source() if self._sentence_source is not None else self._current_sentences()
        before, self.narrated = self.narrated, " ".join(self._sentences)
        self.described.emit()
        self.fit()
        is_fast = self._player.playing and self._player.pace > MAX_ANNOUNCED_SPEED
        only_progress = self._player.active and bool(before) and before.startswith(self._sentences[:1])
        if self.narrated != before and not (is_fast or only_progress):
            announce(self, self.narrated)

    def _current_sentences(self) -> tuple[str, ...]:
        player, timeline = self._player, self._player.timeline
        if timeline is None:
            return ()
        if player.mode is Mode.MOVES:
            return (text("narration-move", move=player.move, moves=player.moves),)
        if player.playing and player.pace == FULL and not player.ended:
            if timeline.recording.stopped_at is not None:
                self._counting.start()  # no step is added any more
            return (text("narration-searching", steps=number(_steps_so_far(player, timeline.recording))),)
        if player.micro:
            return (say(player.micro_steps[player.micro - 1].message),)
        if progress := self._progress():
            return progress
        messages: tuple[Message, ...] = explain.narration(timeline, min(player.t, timeline.length))
        if player.t == 0 and not player.at_end:
            return (*map(say, messages), text("narration-begin") if messages else text("narration-awaited"))
        stop_text = (text("narration-held", content=conditions_text(player.held)),) if player.held else ()
        note = (text("narration-note", note=note),) if (note := self._note()) else ()
        reason = self._reason() if player.ended and not player.length else None
        return (*note, *stop_text, *_sentences(messages), *(() if reason is None else (say(reason),)))

    def _progress(self) -> tuple[str, ...]:
        """Return what the player is searching for, and how far it is; nothing if it is not on its way to a step."""
        player, search, target = self._player, self._player.moment_search, self._player.target_step
        if search is not None:
            aim = text("narration-sought", content=condition_text(search.condition))
            if search.back or player.ended:
                return aim, text("narration-scanned", step=number(search.step), steps=number(player.length))
        elif target is not None and target > player.t + 1:
            aim = text("narration-target", step=number(target))
        else:
            return ()
        return aim, text("narration-so-far", steps=number(player.length))

    def _fit_type(self) -> None:
        """Show the entire text in the largest type that fits."""
        self.setText(self.narrated)
        self.setAccessibleDescription(self.narrated)
        self.setToolTip("")
        width, margins = self.contentsRect().width(), self.contentsMargins()
        row_width = self._row_width - margins.left() - margins.right()
        whole_width = max(row_width, width) if self._keeps_size else width
        needed, room = 0, min(self._height(), self.contentsRect().height(), self._room - self._margins)
        for size in TYPE_SIZES:
            self._large_font = QFont(self.font())
            self._large_font.setPointSizeF(self.font().pointSizeF() * size)
            needed, self._broken = self._height_in(width)
            alone, _ = self._height_in(whole_width)
            if needed <= room or (alone <= room and needed <= MAX_BESIDE * room):
                break
        if needed > room and self.isVisible() and width > 0:
            self.overlay.show_above(needed)
        self.update()

    def _height_in(self, width: int) -> tuple[int, str]:
        """Return the height of the text in large type at a width, and the text broken into lines."""
        broken = broken_into_lines(self.narrated, self._large_font, width)
        return QFontMetrics(self._large_font).boundingRect(0, 0, width, 1, 0, broken).height(), broken

    def paint_text(self, painter: QPainter, area: QRect) -> None:
        """Paint the text in large type."""
        painter.setFont(self._large_font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self._broken)


class NarrationOverlay(QWidget):
    """Lies over `narration` and what is above it when its text is longer than its room."""

    def __init__(self, narration: Narration) -> None:
        super().__init__(narration.parentWidget())
        self.narration = narration
        self.hide()

    def show_above(self, height: int) -> None:
        """Show a text of a height in pixels, with its lower edge at that of the narration."""
        narration, margins = self.narration, self.narration.contentsMargins()
        needed = height + margins.top() + margins.bottom() + pixels(4)
        place, parent = narration.geometry(), narration.parentWidget()
        # a row has no room above the narration
        while parent is not None and place.bottom() + 1 < needed and not parent.isWindow():
            place, parent = place.translated(parent.pos()), parent.parentWidget()
        place.setTop(max(place.bottom() + 1 - needed, 0))
        self.setParent(parent)
        self.setGeometry(place)
        _activate_layouts(parent)  # at once, because `show` would do so in its middle, which may hide the narration
        if narration.isVisible():
            self.show()
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().window())
            painter.fillRect(0, 0, self.width(), 1, QColor(colours().border))
            self.narration.paint_text(painter, self.rect().marginsRemoved(self.narration.contentsMargins()))


def _activate_layouts(widget: QWidget | None) -> None:
    while widget is not None and widget.isVisible() and (layout := widget.layout()) is not None:
        layout.activate()
        widget = None if widget.isWindow() else widget.parentWidget()


def _steps_so_far(player: Player, recording: Recording[object]) -> int:
    """Return the steps of the search: those that can be shown, or all if its recording is full."""
    return player.length if recording.stopped_at is None else recording.expanded


def _signals(player: Player) -> tuple[SignalInstance, ...]:
    return player.moved, player.lengthened, player.marked, player.playing_changed, player.scanned


def _sentences(messages: Iterable[Message]) -> Iterator[str]:
    """Yield the sentences; those on the successors are one, so that all kinds of successors are shown, or none."""
    for are_fates, group in groupby(messages, lambda one: one.key.startswith(FATES)):
        sentences = [*map(say, group)]
        yield from [" ".join(sentences)] if are_fates else sentences


def _shortened(sentences: tuple[str, ...], keeps_first: bool) -> Iterator[str]:
    """Yield the text with fewer and fewer of its sentences, then of the parts of the first one, then its words.

    An ellipsis replaces sentences that are omitted; of the first one, what follows a colon is omitted without a sign.
    The last sentence, how the step ends, stays as long as it fits, or with `keeps_first` the first one. No other
    sentence ends early unless it is alone and too long.
    """
    yield " ".join(sentences)
    first, last = sentences[:1], sentences[-1:]
    for count in range(len(sentences) - 3, -1, -1):
        yield " ".join((*first, *sentences[1 : 1 + count], "…", *last))
    words = " ".join(first).split(" ")
    if len(sentences) > 1 and not keeps_first:
        clauses = [count for count, word in enumerate(words[:-1], 1) if word.endswith((":", ";"))]
        omitted = ("…",) if len(sentences) > 2 else ()
        for count in reversed(clauses):
            yield " ".join((" ".join(words[:count]).rstrip(":;") + ".", *omitted, *last))
        yield " ".join(("…", *last))
    if len(sentences) > 1:
        yield " ".join((*first, "…"))
    for count in range(len(words) - 1, 0, -1):
        yield " ".join((*words[:count], "…"))
