"""What a player is looking for: the next moment, or the one before, at which a condition holds."""

from __future__ import annotations

from workbench.search.finding.conditions import Condition, ConditionSet
from workbench.search.playback.timeline import Timeline

LAYER = Condition("layer")
LOOK = 0.012
"""Seconds after which looking is left off, to let the window have its turn."""


class MomentSearch:
    """Looks from step `t` on, or back, for a step at which `condition` holds.

    Attributes: condition; back; to_end: where there is no such step, the end, or the beginning, will do.
    """

    def __init__(
        self, timeline: Timeline[object], t: int, condition: Condition, back: bool, to_end: bool = False
    ) -> None:
        self.condition, self.back, self.to_end = condition, back, to_end
        watch = ConditionSet((condition,), timeline.recording.problem)
        self.possible = bool(watch.conditions)
        self._lookout = watch.lookout(timeline, t, back)

    @property
    def done(self) -> bool:
        """Whether all that is recorded has been looked at, or nothing can be found at all."""
        return self._lookout.done or not self.possible

    def look(self) -> int | None:
        """Look for a moment's time; return the step that was found, or None."""
        return self._lookout.resume(LOOK)
