"""Breakpoints during playback: how far the player may go, and at which step it must stop."""

from __future__ import annotations

from workbench.search.finding.conditions import Condition, ConditionSet
from workbench.search.finding.step_scanner import StepScanner
from workbench.search.playback.timeline import Timeline

SCAN_SECONDS = 0.008
"""Seconds per frame that may be spent on scanning for breakpoints."""


class BreakpointGuard:
    """Prevents a playing player from passing a step at which one of `conditions` holds.

    The search itself may have passed it, because it does many expansions between two scans. The player only moves
    within the scanned steps. Scanning is faster than any search, so it stops at the exact step at any speed.
    """

    def __init__(self) -> None:
        self.conditions: tuple[Condition, ...] = ()
        self._timeline: Timeline[object] | None = None
        self._condition_set: ConditionSet | None = None
        self._scanner: StepScanner | None = None
        self._stop: int | None = None

    def begin(self, timeline: Timeline[object] | None, t: int) -> None:
        """Start playing `timeline` at step `t`, at which it does not stop again."""
        self._timeline, self._scanner, self._stop = timeline, None, None
        if self.conditions and timeline is not None:
            self._condition_set = ConditionSet(self.conditions, timeline.recording.problem)
            self._scanner = self._condition_set.scanner(timeline, t)

    def replace_timeline(self, timeline: Timeline[object]) -> None:
        """Continue in a recording with the same steps, possibly with more of them."""
        if self._scanner is not None:
            self._timeline = timeline
            self._scanner.replace_timeline(timeline)

    def end(self) -> None:
        """Stop playing, and drop all references to the recording."""
        self._timeline, self._condition_set, self._scanner, self._stop = None, None, None, None

    def allowed(self, t: int, seconds: float = SCAN_SECONDS) -> int:
        """Return how far the player may go towards step `t`."""
        if self._scanner is None:
            return t
        if self._stop is None:
            self._stop = self._scanner.resume(seconds)
        return min(t, self._scanner.looked if self._stop is None else self._stop)

    def struck(self, t: int) -> tuple[Condition, ...]:
        """Return the breakpoints that hold at step `t` if the player must stop there."""
        if self._scanner is None or self._stop != t or self._condition_set is None or self._timeline is None:
            return ()
        return self._condition_set.holding(self._timeline, t)
