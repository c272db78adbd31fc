"""A game search at a micro-step: the moment before its step, and what the micro-steps have changed so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.problem import S
from workbench.search.recording.cutoff_tree import CutoffMoment, CutoffTree
from workbench.search.recording.families import FamilyTable, by_family
from workbench.search.recording.game_recording import GameMoment, GameRecording, Numbers
from workbench.search.recording.minimax_tree import MinimaxMoment, MinimaxTree
from workbench.search.recording.proof_tree import ProofMoment, ProofTree
from workbench.search.recording.visit_tree import ProvedResult, VisitMoment, VisitTree

_ENTER = {"enter", "leaf"}
_SETTLE = {"leaf", "over", "estimate", "known", "seen"}
"""Lines that determine the value of the node entered."""
_REPORT, _NARROW = "better", {"window", "raise"}
"""Lines by which its parent gets the value of a node, and by which the value bounds the parent's window."""
_FINISH, _RETURN = {"cut", "back", "win", "lost"}, {"back", "win", "lost"}
"""Lines that finish the parent of a node, and those after which the parent itself is reported to its own parent."""


class _EntryMicroMoment(GameMoment[S]):
    """A mixin for searches of which a step enters a node: a point within step `t` + 1, after `steps`.

    Put it before the kind of moment in the bases.
    """

    def __init__(self, recording: GameRecording[S], t: int, steps: Sequence[MicroStep]) -> None:
        super().__init__(recording, t + 1)
        self._before = t
        self._finished, self._reported, self._narrowing = set[int](), set[int](), set[int]()
        node, lines = self.current, [step.line.rpartition("-")[2] for step in steps]
        for line in lines:
            parent = recording.parent(node)
            if line in _SETTLE:
                self._finished.add(node)
            elif line == _REPORT:
                self._reported.add(node)
            elif line in _NARROW:
                self._narrowing.add(node)
            elif line in _FINISH:
                self._finished.add(parent)
            if line in _RETURN:
                node = parent
        if _ENTER.isdisjoint(lines):
            self.t, self.current, self.records = t, max(t - 1, 0), t

    def done(self, number: int) -> bool:
        """Return whether a record is finished by this point."""
        return number in self._finished or bool(self._published.nodes["left"][number] <= self._before)

    def _known(self, children: Numbers) -> Numbers:
        return self._of_earlier_steps(children, self._reported)

    def _bounding(self, children: Numbers) -> Numbers:
        return self._of_earlier_steps(children, self._narrowing)

    def _of_earlier_steps(self, children: Numbers, others: set[int]) -> Numbers:
        earlier = self._published.nodes["left"][children] <= self._before
        return children[earlier | np.isin(children, list(others))]


class MinimaxMicroMoment(_EntryMicroMoment[S], MinimaxMoment[S]):
    """A point within a step of minimax."""


class CutoffMicroMoment(_EntryMicroMoment[S], CutoffMoment[S]):
    """A point within a step of an alpha-beta search."""


class ProofMicroMoment(_EntryMicroMoment[S], ProofMoment[S]):
    """A point within a step of a proof search. A move that wins does not finish the root: all its moves are decided."""

    def __init__(self, recording: ProofTree[S], t: int, steps: Sequence[MicroStep]) -> None:
        super().__init__(recording, t, steps)
        self._all_decided = any(step.line == "done" for step in steps)

    def done(self, number: int) -> bool:
        return super().done(number) if number else self._all_decided


class VisitMicroMoment(VisitMoment[S]):
    """A point within an iteration of a Monte-Carlo tree search. Visits and wins are counted by backpropagation."""

    def __init__(self, recording: VisitTree[S], t: int, steps: Sequence[MicroStep]) -> None:
        super().__init__(recording, t + 1)
        lines = [step.line for step in steps]
        self._leaf_proved = "proved" in lines
        if not {"play", "proved"}.intersection(lines):
            self.current = self.path[min(sum(line in ("select", "add") for line in lines), len(self.path) - 1)]
            self.winner = 0
        if "back" not in lines:
            self.t, self.records = t, recording.at(t).records + ("add" in lines)

    def proof(self, number: int) -> ProvedResult:
        if self._leaf_proved and number == self.current:
            return ProvedResult(int(self._published.nodes["proof"][number]))
        return super().proof(number)


_WITHIN_A_STEP: FamilyTable[Callable[[Any, int, Sequence[MicroStep]], GameMoment[Any]]] = {
    CutoffTree: CutoffMicroMoment,
    MinimaxTree: MinimaxMicroMoment,
    ProofTree: ProofMicroMoment,
    VisitTree: VisitMicroMoment,
}


def moment_at(recording: GameRecording[S], t: int, steps: Sequence[MicroStep]) -> GameMoment[S]:
    """Return the moment after `t` steps and `steps`, the first micro-steps of the next one, which may be none."""
    return by_family(_WITHIN_A_STEP, recording)(recording, t, steps) if steps else recording.at(t)
