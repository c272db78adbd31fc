"""The player of several recordings in lockstep: a step is a position of their joint axis."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.search.comparing.lockstep import Joint, LayerSteps, by_step, next_layer, previous_layer
from workbench.search.finding.conditions import Condition
from workbench.ui.player.player import Player


class LockstepPlayer(Player):
    """Where we are on a joint axis. Attributes: joint, the axis; layers, of each recording."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.joint: Joint = by_step(())
        self.layers: tuple[LayerSteps, ...] = ()
        self._shown = False

    def play_joint(self, joint: Joint | None, layers: tuple[LayerSteps, ...], t: int = 0, over: bool = True) -> None:
        """Play along another axis from position `t` on; None: nothing."""
        self._shown = joint is not None
        self.joint, self.layers = joint or by_step(()), layers
        self.open(None, t, over)

    def lengthen(self, joint: Joint, over: bool) -> None:
        """Notice that recordings have grown, or are complete."""
        self.joint = joint
        self.extend(over)

    def recorded(self) -> int | None:
        """Return the last position there is by now, or None where nothing is played."""
        return self.joint.length if self._shown else None

    @property
    def steps_are_positions(self) -> bool:
        """Whether the axis goes by layers or by time."""
        return self.joint.tables is not None

    @property
    def steps(self) -> tuple[int, ...]:
        """The step at which each recording stands."""
        return self.joint.steps(self.t)

    def next_layer(self) -> None:
        """Go to the next position at which a search begins with a greater f."""
        self.pause()
        self.seek(next_layer(self.layers, self.joint, self.t))

    def previous_layer(self) -> None:
        """Go back to the position before at which a search began with a greater f."""
        self.pause()
        self.seek(previous_layer(self.layers, self.joint, self.t))

    def find(self, condition: Condition, back: bool = False) -> None:
        """Say that this is looked for in one search, not in several."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Go on by a position: it has no parts here."""
        self.step(by)
