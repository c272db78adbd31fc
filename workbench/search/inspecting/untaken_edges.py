"""The ways that a search saw and did not take: from an expanded node to a state that it knew already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE

Way = tuple[int, int]


class UntakenEdges:
    """The ways of one recording, gathered step by step as far as they were asked for."""

    def __init__(self) -> None:
        self._ways: list[Way] = []
        self._ends = [0]

    def until(self, timeline: Timeline[Any], t: int) -> Sequence[Way]:
        """Return pairs of records (the expanded one, the one that its successor was no better than), to step `t`."""
        for step in range(len(self._ends), t + 1):
            moment = timeline.at(step)
            self._ways.extend(
                (each.parent, each.known) for each in moment.successors if each.record == NONE and each.known != NONE
            )
            self._ends.append(len(self._ways))
        return self._ways[: self._ends[t]]
