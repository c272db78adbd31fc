"""Edges that a search generated but did not add to its tree: from an expanded node to an already known state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE

UntakenEdge = tuple[int, int]


class UntakenEdges:
    """The untaken edges of one recording, collected step by step on demand."""

    def __init__(self) -> None:
        self._ways: list[UntakenEdge] = []
        self._ends = [0]

    def until(self, timeline: Timeline[Any], t: int) -> Sequence[UntakenEdge]:
        """Return pairs of records (the expanded one, the one its successor was no better than) up to step `t`."""
        for step in range(len(self._ends), t + 1):
            moment = timeline.at(step)
            self._ways.extend(
                (each.parent, each.known_record)
                for each in moment.successors
                if each.record == NONE and each.known_record != NONE
            )
            self._ends.append(len(self._ways))
        return self._ways[: self._ends[t]]
