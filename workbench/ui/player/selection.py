"""The node that the user has picked out of a list, and those that a lesson marks, until the player moves on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.search.recording.recording import Recording
from workbench.ui.player.player import Player


class NodeSelection(QObject):
    """A record of the recording that `player` plays, or none, and others that are marked.

    Signals: `changed`; `picked` where the user has picked a record.
    """

    changed = Signal()
    picked = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._picked: tuple[Recording[Any], int] | None = None
        self._marked: tuple[Recording[Any], tuple[int, ...]] | None = None
        player.moved.connect(self.clear)

    @property
    def record(self) -> int | None:
        """The record in the light, or None; what was picked of another recording does not count."""
        timeline = self._player.timeline
        if self._picked is None or timeline is None or self._picked[0] is not timeline.recording:
            return None
        return self._picked[1]

    @property
    def marked(self) -> tuple[int, ...]:
        """The records that are marked."""
        timeline = self._player.timeline
        if self._marked is None or timeline is None or self._marked[0] is not timeline.recording:
            return ()
        return self._marked[1]

    def pick(self, record: int) -> None:
        """Put the light on a record; a player that plays holds still for it."""
        self._player.hold()
        timeline = self._player.timeline
        if timeline is not None and record != self.record:
            self._picked = (timeline.recording, record)
            self.changed.emit()
        self.picked.emit()

    def mark(self, records: Iterable[int]) -> None:
        """Mark records, and no others."""
        timeline = self._player.timeline
        if timeline is not None:
            self._marked = (timeline.recording, tuple(records))
            self.changed.emit()

    def clear(self) -> None:
        """Go back to the node at the player's step; nothing is marked."""
        if self._picked is not None or self._marked is not None:
            self._picked = self._marked = None
            self.changed.emit()
