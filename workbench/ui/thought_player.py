"""The player of a search with an opponent: a step is one of its steps, whatever these are."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from workbench.search.conditions import Condition
from workbench.search.game_recording import GameMoment, GameRecording
from workbench.ui.player import Player


class ThoughtPlayer(Player):
    """Where we are in such a search. Attributes: recording, what is played, or None."""

    layer_key = "player-next-double"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.recording: GameRecording[Any] | None = None

    def show_recording(self, recording: GameRecording[Any] | None) -> None:
        """Play another recording from its end, or the same one as far as it has grown: who stands there follows."""
        if recording is not self.recording:
            self.pause()
            self.recording = recording
            self.t, self.length, self.over = recording.length if recording else 0, self.recorded() or 0, True
            self.lengthened.emit()
            self.moved.emit()
        elif recording is not None and recording.length != self.length:
            follows = self.t == self.length
            self.length = recording.length
            self.lengthened.emit()
            if follows and not self.playing:
                self._place(self.length, 0)

    @property
    def moment(self) -> GameMoment[Any] | None:
        """What had happened at the step where we are."""
        return None if self.recording is None else self.recording.at(min(self.t, self.recording.length))

    def recorded(self) -> int | None:
        """Return how many steps there are by now, or None where nothing is played."""
        return None if self.recording is None else self.recording.length

    def next_layer(self) -> None:
        """Go to where twice as much has been done."""
        self.pause()
        self.seek(max(1, 2 * self.t))

    def previous_layer(self) -> None:
        """Go back to where half as much had been done."""
        self.pause()
        self.seek(self.t // 2)

    def find(self, condition: Condition, back: bool = False) -> None:
        """Say that nothing of that kind is looked for in such a search."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Make a step: it has no parts."""
        self.step(by)

    def _place(self, t: int, _micro: int, _held: tuple[Condition, ...] = ()) -> None:
        if t != self.t:
            self.t = t
            self.moved.emit()
