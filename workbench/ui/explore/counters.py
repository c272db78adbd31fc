"""The counts of the run in the status bar: at the player's step, and of the entire run."""

from __future__ import annotations

from typing import Any

import psutil
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.recording.recording import Recording
from workbench.ui.base.layouts import Part, hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.quantities import duration, memory, rate
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.pane_title import Muted
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording import number, text

MIN_INTERVAL = 0.05
SPACING, TRAILING_SPACE = 4, 12
_AT_STEP = ("expanded", "generated", "open", "closed", "reopened")
_OF_RUN = ("max-open", "memory", "time", "rate")
_HIDE_ORDER = ("max-open", "rate", "memory", "reopened", "generated")
"""The counts that are hidden when there is not enough room, the first one first."""


class Counters(QWidget):
    """Attributes: values, the labels by name; note, a message that the recording is not of the whole search."""

    def __init__(self, session: Session, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self.names = {name: Muted(self) for name in (*_AT_STEP, *_OF_RUN)}
        self.values = {name: LiveLabel(self) for name in self.names}
        self._reopens = False
        self._process = psutil.Process()
        self._run_entry: RunEntry | None = None
        self._throttle = Throttle(self._refresh, MIN_INTERVAL, self)
        self.note = Label(self)
        parts: list[Part] = []
        for name, value in self.values.items():
            self.names[name].setSizePolicy(value.sizePolicy())
            value.setContentsMargins(0, 0, TRAILING_SPACE, 0)
            parts += (self.note, None) if name == _OF_RUN[0] else ()
            parts += (self.names[name], value)
        hbox(*parts, parent=self, margins=(8, 0, 8, 0), spacing=SPACING)
        for widget in (self.names["memory"], self.values["memory"]):
            widget.installEventFilter(self)
        player.moved.connect(self._throttle.request)
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
        self._refresh()

    def _refresh(self) -> None:
        run_entry, timeline = self._session.current, self._player.timeline
        if run_entry is None or timeline is None:
            for value in self.values.values():
                value.setText("")
            return
        if run_entry is not self._run_entry:
            self._run_entry = run_entry
            for value in self.values.values():
                value.discard_width()
        run, recording = run_entry.run, run_entry.run.recording
        counts = timeline.at(min(self._player.t, timeline.length)).counts
        self.note.setText(_note(recording))
        value_texts = {
            "expanded": number(counts.expanded),
            "generated": number(counts.generated),
            "open": text("amount-none") if counts.open is None else number(counts.open),
            "closed": text("amount-none") if counts.closed is None else number(counts.closed),
            "reopened": number(counts.reopened),
            "max-open": number(recording.max_open) if recording.stores_open else text("amount-none"),
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
        widths = {name: self._width(name) for name in self.names}
        available = self.width() - 16 - self.note.sizeHint().width()
        for name in _HIDE_ORDER:
            if sum(width for other, width in widths.items() if other not in hidden) <= available:
                break
            hidden.add(name)
        for name in self.names:
            for widget in (self.names[name], self.values[name]):
                widget.setVisible(name not in hidden)

    def _width(self, name: str) -> int:
        return self.names[name].sizeHint().width() + self.values[name].sizeHint().width() + 2 * SPACING


def _note(recording: Recording[Any]) -> str:
    if recording.part is not None:
        return text("counter-part", first=number(recording.part.first_step), last=number(recording.part.last_step))
    stopped = recording.stopped_at
    return "" if stopped is None else text("counter-stopped", step=number(stopped))
