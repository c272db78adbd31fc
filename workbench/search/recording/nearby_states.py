"""The states of nearby records, which share their parents."""

from __future__ import annotations

from typing import Generic

from workbench.search.problem.problem import S
from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import Recording


class NearbyStates(Generic[S]):
    """The states of nearby records of a trace."""

    def __init__(self, trace: Recording[S]) -> None:
        self._trace, self._parents = trace, trace.published.nodes["parent"]
        self._after: dict[int, dict[str, S]] = {}

    def state(self, number: int) -> S:
        trace, parent = self._trace, int(self._parents[number])
        if parent == NONE:
            return trace.state(number)
        if parent not in self._after:
            above = int(self._parents[parent])
            state = self.state(parent) if above in self._after else trace.state(parent)
            self._after[parent] = {move: after for move, after, _ in trace.problem.successors(state)}
        return self._after[parent][trace.label(number)]
