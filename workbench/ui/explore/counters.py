"""The counts of the run in the status bar: at the player's step, and of the entire run."""

from __future__ import annotations

from typing import Any

import psutil
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.recording.moment import Counts
from workbench.search.recording.recording import Recording
from workbench.ui.base.layouts import Part, hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.quantities import duration, memory, rate
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.pane_title import Muted
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.shown import shown
from workbench.ui.runs.run_entry import RunEntry, part_note
from workbench.ui.runs.session import Session
from workbench.wording import number, text

MIN_INTERVAL = 0.05
SPACING, TRAILING_SPACE = 4, 12
_AT_STEP = ("expanded", "generated", "open", "closed", "reopened")
_OF_RUN = ("max-open", "memory", "time", "rate")
_HIDE_ORDER = ("rate", "memory", "max-open", "whole", "reopened", "generated", "time", "closed")
"""What is hidden when there is not enough room, the first one first."""
_KEPT = _HIDE_ORDER.index("time")
"""From here on they are hidden only if there is no room without a note."""


class Counters(QWidget):
    """Attributes: names, values, the labels of the counts by name.

    Attributes: whole, the label before the counts of the whole search; note, that the recording is not of all of it.
    """

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.names = {name: Muted(self) for name in (*_AT_STEP, *_OF_RUN)}
        self.values = {name: LiveLabel(self) for name in self.names}
        self._reopens = self._counts_beyond = False
        self._notes: tuple[str, ...] = ()
        """The note, and a shorter one if it has no room."""
        self._process = psutil.Process()
        self._run_entry: RunEntry | None = None
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self.note, self.whole = Label(self), Muted(self)
        self.whole.setSizePolicy(self.note.sizePolicy())
        parts: list[Part] = []
        for name, value in self.values.items():
            self.names[name].setSizePolicy(value.sizePolicy())
            value.setContentsMargins(0, 0, TRAILING_SPACE, 0)
            parts += (self.note, None, self.whole) if name == _OF_RUN[0] else ()
            parts += (self.names[name], value)
        self._row = hbox(*parts, parent=self, margins=(8, 0, 8, 0), spacing=SPACING)
        on_theme_change(self._restyle)
        for widget in (self.names["memory"], self.values["memory"]):
            widget.installEventFilter(self)
        player.moved.connect(self._show_step)
        session.progressed.connect(self._throttle.request)
        session.run_changed.connect(self._throttle.request)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for name, value in self.values.items():
            tip = self._memory_tip() if name == "memory" else text(f"counter-{name}-tip")
            for widget in (self.names[name], value):
                widget.setToolTip(tip)
            self.names[name].setText(text(f"counter-{name}"))
            value.setAccessibleName(text(f"counter-{name}"))
        self.whole.setText(text("counter-whole"))
        self._refresh()

    def _restyle(self) -> None:
        self._row.setSpacing(pixels(SPACING))

    def _show_step(self) -> None:
        """Show the expansions at once, as the player shows its step, and all other counts soon; of another search all
        counts at the same time.
        """
        player = self._player
        whole = player.timeline is not None and player.mode is not Mode.MOVES and not player.micro
        current = self._session.current
        same_search = current is not None and current is self._run_entry and not self._throttle.held
        if whole and same_search and not self._counts_beyond:
            self.values["expanded"].setText(number(player.t))
        self._throttle.request()

    def _refresh(self) -> None:
        run_entry, current = self._session.current, shown(self._player)
        if run_entry is None or current is None:
            for value in self.values.values():
                value.setText("")
            return
        if run_entry is not self._run_entry:
            self._run_entry = run_entry
            for value in self.values.values():
                value.discard_width()
        run, recording = run_entry.run, run_entry.run.recording
        at_last = not self._player.micro and current.after.t == recording.published.steps
        self._counts_beyond = recording.stopped_at is not None and at_last
        counts, none = _own_counts(recording) if self._counts_beyond else current.counts, text("amount-none")
        self._notes = _notes(recording, counts.expanded if self._counts_beyond else None)
        value_texts = {
            "expanded": number(counts.expanded),
            "generated": none if "generated" in recording.unknown else number(counts.generated),
            "open": none if counts.open is None else number(counts.open),
            "closed": none if counts.closed is None else number(counts.closed),
            "reopened": number(counts.reopened),
            "max-open": number(max(recording.max_open, counts.open or 0))
            if recording.stores_open and recording.knows_order
            else none,
            "memory": memory(run.peak_bytes),
            "time": duration(run.seconds),
            "rate": rate(run.expanded, run.seconds),
        }
        for name, value_text in value_texts.items():
            self.values[name].setText(value_text)
        self._reopens = counts.reopened > 0
        self._fit()

    def _memory_tip(self) -> str:
        return text(
            "counter-memory-held-tip",
            held=memory(self._session.memory.held_bytes),
            room=memory(self._session.room),
            process=memory(self._process.memory_info().rss),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the memory tool tip only when it is requested, not with every count."""
        if event.type() == QEvent.Type.ToolTip and isinstance(watched, QWidget):
            watched.setToolTip(self._memory_tip())
        return False

    def minimumSizeHint(self) -> QSize:
        """Return width 0: counts without room are hidden."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        hidden = set() if self._reopens else {"reopened"}
        widths = {name: self._width(name) for name in self.names} | {
            "whole": self.whole.sizeHint().width() + self._row.spacing()
        }
        available = self.width() - 16
        needed = sum(width for name, width in widths.items() if name not in _HIDE_ORDER[:_KEPT])
        self._show_note(available - needed)
        available -= self.note.sizeHint().width() + self._row.spacing() if self.note.text() else 0
        for name in _HIDE_ORDER:
            if sum(width for other, width in widths.items() if other not in hidden) <= available:
                break
            hidden.add(name)
        for name in self.names:
            for widget in (self.names[name], self.values[name]):
                widget.setVisible(name not in hidden)
        self.whole.setVisible("whole" not in hidden)

    def _show_note(self, room: int) -> None:
        """Show the note, or the shorter one, if it is whole in a room; otherwise it is in the tool tip."""
        width_of = self.note.fontMetrics().horizontalAdvance
        fitting = (note for note in self._notes if width_of(note) + self._row.spacing() <= room)
        self.note.setText(next(fitting, ""))
        self.note.setVisible(bool(self.note.text()))
        hidden = self._notes and self.note.text() != self._notes[0]
        self.note.setToolTip(plain_tip(self._notes[0] if hidden else ""))
        self.setToolTip(self.note.toolTip())

    def _width(self, name: str) -> int:
        return self.names[name].sizeHint().width() + self.values[name].sizeHint().width() + 2 * self._row.spacing()


def _own_counts(recording: Recording[Any]) -> Counts:
    """Return the counts of a search whose recording is full: at its last step they stand for the steps after it."""
    return Counts(
        recording.expanded,
        recording.generated,
        recording.open if recording.stores_open else None,
        recording.expanded - recording.reopened if recording.stores_closed else None,
        recording.reopened,
    )


def _notes(recording: Recording[Any], beyond: int | None) -> tuple[str, ...]:
    """Return what is said about a recording that is not of all, and a shorter text for it.

    `beyond`: the step that the counts are of, after it.
    """
    stopped = recording.stopped_at
    if stopped is None or recording.part is not None:
        return tuple(filter(None, (part_note(recording),)))
    short = text("counter-recorded", step=number(stopped))
    if beyond is not None and beyond > stopped:
        return text("counter-beyond", last=number(beyond), step=number(stopped)), short
    return text("counter-stopped", step=number(stopped)), short
