"""The node that the user has picked out of a list, until the player moves on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.ui.player import Player


class Spotlight(QObject):
    """A record of the recording that `player` plays, or none.

    Attributes: record, or None. Signals: `changed`.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.record: int | None = None
        player.moved.connect(self.clear)

    def pick(self, record: int) -> None:
        """Put the light on a record; a player that plays holds still for it."""
        self._player.hold()
        if record != self.record:
            self.record = record
            self.changed.emit()

    def clear(self) -> None:
        """Go back to the node at the player's step."""
        if self.record is not None:
            self.record = None
            self.changed.emit()
