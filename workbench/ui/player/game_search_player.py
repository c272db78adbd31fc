"""The player of an adversarial search: its steps are the steps of the search."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from workbench.search.explaining import games
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.finding.conditions import Condition
from workbench.search.inspecting.game_micro_moments import moment_at
from workbench.search.recording.game_recording import GameMoment, GameRecording
from workbench.ui.player.player import Player


class GameSearchPlayer(Player):
    """The position in such a search. Attributes: recording, the recording played, or None."""

    layer_key = "player-next-double"
    has_events = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.recording: GameRecording[Any] | None = None
        self._micro_step_cache: tuple[GameRecording[Any] | None, int, tuple[MicroStep, ...]] = (None, -1, ())

    def show_recording(self, recording: GameRecording[Any] | None) -> None:
        """Play another recording from its end, or update the length of the current one; at its end, it follows."""
        if recording is not self.recording:
            self.pause()
            self.recording = recording
            self.t = self.length = self.recorded() or 0
            self.micro, self.ended = 0, True
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
        """The moment at the current step or micro-step."""
        if self.recording is None:
            return None
        return moment_at(self.recording, min(self.t, self.recording.length), self.micro_steps[: self.micro])

    @property
    def place(self) -> float:
        """Where charts over steps mark it: within a step, between the ends of two steps."""
        return self.t + (self.micro / len(self.micro_steps) if self.micro else 0)

    def recorded(self) -> int | None:
        """Return the number of recorded steps, or None without a recording."""
        return None if self.recording is None else self.recording.length

    def next_layer(self) -> None:
        """Go to the step with twice the number."""
        self.pause()
        self.seek(max(1, 2 * self.t))

    def previous_layer(self) -> None:
        """Go back to the step with half the number."""
        self.pause()
        self.seek(self.t // 2)

    def find(self, condition: Condition, back: bool = False) -> None:
        """Report that events cannot be searched for in such a search."""
        self.missed.emit(condition, back)

    @property
    def micro_steps(self) -> tuple[MicroStep, ...]:
        """The micro-steps of the step after t, if it is recorded."""
        if self.recording is None or self.t >= self.recording.length:
            return ()
        if self._micro_step_cache[:2] != (self.recording, self.t):
            self._micro_step_cache = (self.recording, self.t, games.steps(self.recording.at(self.t + 1)))
        return self._micro_step_cache[2]
