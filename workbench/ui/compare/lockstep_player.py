"""The player of several recordings in lockstep: a step is a position on their joint axis."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.search.comparing.lockstep import JointAxis, LayerSteps, by_step, next_layer, previous_layer
from workbench.search.finding.conditions import Condition
from workbench.ui.player.player import Player


class LockstepPlayer(Player):
    """The position on a joint axis. Attributes: joint, the axis; layers, of each recording."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.joint: JointAxis = by_step(())
        self.layers: tuple[LayerSteps, ...] = ()
        self._shown = False

    def play_joint(
        self, joint: JointAxis | None, layers: tuple[LayerSteps, ...], t: int = 0, over: bool = True
    ) -> None:
        """Play another axis from position `t`; None: nothing."""
        self._shown = joint is not None
        self.joint, self.layers = joint or by_step(()), layers
        self.open(None, t, over)

    def lengthen(self, joint: JointAxis, over: bool) -> None:
        """Update the axis when recordings have grown or are complete."""
        self.joint = joint
        self.extend(over)

    def recorded(self) -> int | None:
        """Return the last position so far, or None if nothing is played."""
        return self.joint.length if self._shown else None

    @property
    def paced(self) -> bool:
        """Whether it plays at a speed, rather than following running searches."""
        return self.playing and not self.following

    @property
    def steps_are_positions(self) -> bool:
        """Whether positions differ from steps: on an axis of layers or of time."""
        return self.joint.tables is not None

    @property
    def steps(self) -> tuple[int, ...]:
        """The current step of each recording."""
        return self.joint.steps(self.t)

    def next_layer(self) -> None:
        """Seek the next position at which the f of a search increases."""
        self.pause()
        self.seek(next_layer(self.layers, self.joint, self.t))

    def previous_layer(self) -> None:
        """Seek the previous position at which the f of a search increased."""
        self.pause()
        self.seek(previous_layer(self.layers, self.joint, self.t))

    def find(self, condition: Condition, back: bool = False) -> None:
        """Report that nothing was found: conditions apply to a single search, not to several."""
        self.missed.emit(condition, back)

    def micro_step(self, by: int = 1) -> None:
        """Move by positions: there are no micro-steps here."""
        self.step(by)
