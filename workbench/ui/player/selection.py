"""The node that the user has selected, and those that a lesson marks, until the player moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.search.recording.recording import Recording
from workbench.ui.player.player import Player


class NodeSelection(QObject):
    """The selected record of the recording that `player` plays, or none, and marked records.

    Signals: `changed`; `picked` when the user has selected a record.
    """

    changed = Signal()
    picked = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._picked: tuple[Recording[Any], int] | None = None
        self._marked: tuple[Recording[Any], tuple[int, ...]] | None = None
        player.moved.connect(self.clear)
        player.replaced.connect(self._adopt)

    @property
    def record(self) -> int | None:
        """The selected record, or None; a selection in another recording does not count."""
        timeline = self._player.timeline
        if self._picked is None or timeline is None or self._picked[0] is not timeline.recording:
            return None
        return self._picked[1]

    @property
    def marked(self) -> tuple[int, ...]:
        """The marked records."""
        timeline = self._player.timeline
        if self._marked is None or timeline is None or self._marked[0] is not timeline.recording:
            return ()
        return self._marked[1]

    def pick(self, record: int) -> None:
        """Select a record; a playing player is paused."""
        self._player.hold()
        timeline = self._player.timeline
        if timeline is not None and record != self.record:
            self._picked = (timeline.recording, record)
            self.changed.emit()
        self.picked.emit()

    def mark(self, records: Iterable[int]) -> None:
        """Mark these records only."""
        timeline = self._player.timeline
        if timeline is not None:
            self._marked = (timeline.recording, tuple(records))
            self.changed.emit()

    def _adopt(self) -> None:
        """Keep the selection and the marks in an equal recording, which has the same records."""
        assert self._player.timeline is not None
        recording = self._player.timeline.recording
        if self._picked is not None:
            self._picked = (recording, self._picked[1])
        if self._marked is not None:
            self._marked = (recording, self._marked[1])

    def clear(self) -> None:
        """Clear the selection and the marks."""
        if self._picked is not None or self._marked is not None:
            self._picked = self._marked = None
            self.changed.emit()
