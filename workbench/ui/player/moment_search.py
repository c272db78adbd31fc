"""A player's search for the next or previous step at which a condition holds."""

from __future__ import annotations

from workbench.search.finding.conditions import Condition, ConditionSet
from workbench.search.playback.timeline import Timeline

LAYER = Condition("layer")
SCAN_SECONDS = 0.012
"""Seconds after which a scan pauses, so that the window stays responsive."""


class MomentSearch:
    """Searches from step `t` forwards or backwards for a step at which `condition` holds.

    Attributes: condition; back; to_end: if there is no such step, go to the end or the start instead.
    """

    def __init__(
        self, timeline: Timeline[object], t: int, condition: Condition, back: bool, to_end: bool = False
    ) -> None:
        self.condition, self.back, self.to_end = condition, back, to_end
        condition_set = ConditionSet((condition,), timeline.recording.problem)
        self.possible = bool(condition_set.conditions) and condition.can_hold(timeline.recording)
        self._scanner = condition_set.scanner(timeline, t, back)

    @property
    def step(self) -> int:
        """The step up to which it has scanned."""
        return self._scanner.looked

    @property
    def done(self) -> bool:
        """Whether all recorded steps have been scanned, or the condition can never hold."""
        return self._scanner.done or not self.possible

    def replace_timeline(self, timeline: Timeline[object]) -> None:
        """Continue in a recording with the same steps, possibly with more of them."""
        self._scanner.replace_timeline(timeline)

    def look(self) -> int | None:
        """Scan for at most LOOK seconds; return the step that was found, or None."""
        return self._scanner.resume(SCAN_SECONDS)
