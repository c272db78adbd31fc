"""The course of an alpha-beta search: nodes and value of each depth, cut-offs over the steps. Independent of Qt."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.columns import NONE
from workbench.search.recording.cutoff_tree import CutoffFate, CutoffMoment, CutoffTree
from workbench.ui.charts.envelope import MAX_BLOCKS, Curve

NODES_PER_BATCH = 200_000
"""The number of nodes processed at a time: a few milliseconds."""

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class DepthIteration:
    """The result of the search to one depth.

    Attributes: depth; first, the step that started it; nodes, the number of nodes entered, and cuts, how many of them
    had a cut-off; ended, the step at which it was complete, or None; if complete, value, of the position, and move, the
    best one.
    """

    depth: int
    first: int
    nodes: int
    cuts: int
    ended: int | None = None
    value: int | None = None
    move: str = ""


class CutoffProgress:
    """Attributes: recording; steps, the number of steps processed."""

    def __init__(self, recording: CutoffTree[Any]) -> None:
        self.recording = recording
        self.steps = 0
        self._pending: Numbers = np.zeros(0, np.int64)
        self._cuts: Numbers = np.zeros(0, np.int64)
        self._known: Numbers = np.zeros(0, np.int64)

    @property
    def is_behind(self) -> bool:
        """Whether there are steps left to process."""
        return self.steps < self.recording.published.steps

    @property
    def stamp(self) -> tuple[int, ...]:
        """Numbers that change whenever the data do."""
        return self.steps, len(self._pending), len(self._cuts)

    def update(self, max_nodes: int = NODES_PER_BATCH) -> None:
        """Process at most `max_nodes` more nodes, and the results of earlier ones that were incomplete."""
        published = self.recording.published
        last = min(self.steps + max_nodes, published.steps)
        nodes = published.nodes
        nodes_to_check = np.concatenate((self._pending, np.arange(self.steps, last)))
        completed_at = nodes["left"][nodes_to_check]
        done = completed_at <= last
        finished, when = nodes_to_check[done], completed_at[done]
        fate = nodes["fate"][finished]
        cut = (fate == CutoffFate.SEARCHED) & (nodes["value"][finished] >= nodes["beta"][finished])
        # Nodes that were incomplete before were completed later than all others, so the arrays stay sorted.
        self._cuts = np.concatenate((self._cuts, np.sort(when[cut])))
        self._known = np.concatenate((self._known, np.sort(when[fate == CutoffFate.KNOWN])))
        self._pending, self.steps = nodes_to_check[~done], last

    # Results

    def cuts(self, t: int) -> int:
        """Return the number of cut-offs within `t` steps."""
        return int(np.searchsorted(self._cuts, t, "right"))

    def cuts_at(self, moment: CutoffMoment[Any]) -> int:
        """Return the number of cut-offs at a moment, or by a micro-step: those of its step are on its path."""
        step = self.recording.at(moment.t)
        return self.cuts(moment.t) - sum(step.cut(number) and not moment.cut(number) for number in moment.path)

    def transpositions(self, t: int) -> int:
        """Return how many nodes entered within `t` steps were known as transpositions."""
        return int(np.searchsorted(self._known, t, "right"))

    def rounds(self) -> list[DepthIteration]:
        """Return the results of each depth, as far as processed; the last one may be incomplete."""
        nodes = self.recording.published.nodes
        started = [(depth, root) for depth, root in self.recording.rounds if root < self.steps]
        results = []
        for (depth, root), (_, end) in itertools.pairwise([*started, (0, self.steps)]):
            cuts = self.cuts(end) - self.cuts(root)
            iteration = DepthIteration(depth, root + 1, end - root, cuts)
            ended = int(nodes["left"][root])
            if ended <= self.steps:
                best = int(nodes["best"][root])
                move = "" if best == NONE else self.recording.label(best)
                iteration = DepthIteration(depth, root + 1, end - root, cuts, ended, int(nodes["value"][root]), move)
            results.append(iteration)
        return results

    def iteration_at(self, t: float) -> int:
        """Return the index of the iteration that contains step `t`, or a point within it; 0 before the first step."""
        return max(0, sum(root < t for _, root in self.recording.rounds) - 1)

    def over_steps(self, span: tuple[int, int] | None = None) -> tuple[Curve, Curve]:
        """Return the numbers of cut-offs and of transpositions over the steps."""
        first, last = (0, self.steps) if span is None else span
        x = np.unique(np.linspace(first, last, 2 * MAX_BLOCKS).astype(np.int64))
        cuts, known = (np.searchsorted(one, x, "right") for one in (self._cuts, self._known))
        places = x.astype(np.float64)
        return Curve(places, cuts.astype(np.float64)), Curve(places, known.astype(np.float64))
