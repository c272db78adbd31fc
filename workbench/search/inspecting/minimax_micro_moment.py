"""A game tree at a micro-step: the moment before its step, and what the micro-steps have changed so far."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.problem import S
from workbench.search.recording.game_recording import Numbers
from workbench.search.recording.minimax_tree import MinimaxMoment, MinimaxTree


class MinimaxMicroMoment(MinimaxMoment[S]):
    """A point within step `t` + 1, after `steps`, its first micro-steps."""

    def __init__(self, recording: MinimaxTree[S], t: int, steps: Sequence[MicroStep]) -> None:
        super().__init__(recording, t + 1)
        self._before = t
        self._finished, self._reported, self._narrowing = set[int](), set[int](), set[int]()
        node, entered = self.current, False
        for step in steps:
            action = step.line.partition("-")[2]
            if action in ("enter", "leaf"):
                entered = True
            if action == "leaf":
                self._finished.add(node)
            elif action == "better":
                self._reported.add(node)
            elif action == "window":
                self._narrowing.add(node)
            elif action in ("cut", "back"):
                self._finished.add(recording.parent(node))
            if action == "back":
                node = recording.parent(node)
        if not entered:
            self.t, self.current, self.records = t, max(t - 1, 0), t

    def done(self, number: int) -> bool:
        return number in self._finished or bool(self._published.nodes["left"][number] <= self._before)

    def _known(self, children: Numbers) -> Numbers:
        return self._of_earlier_steps(children, self._reported)

    def _bounding(self, children: Numbers) -> Numbers:
        return self._of_earlier_steps(children, self._narrowing)

    def _of_earlier_steps(self, children: Numbers, others: set[int]) -> Numbers:
        earlier = self._published.nodes["left"][children] <= self._before
        return children[earlier | np.isin(children, list(others))]


def moment_at(recording: MinimaxTree[S], t: int, steps: Sequence[MicroStep]) -> MinimaxMoment[S]:
    """Return the moment after `t` steps and `steps`, the first micro-steps of the next one, which may be none."""
    return MinimaxMicroMoment(recording, t, steps) if steps else recording.at(t)
