"""Finding the steps at which a state is generated, whether recorded or not, or expanded.

A recording of a best-first search can be asked for a state. So where the problem knows the way back from a state, the
few records from which it can have been generated are looked at, however long the recording is. Depth-first searches,
and problems that do not know the way back, are gone through step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import islice
from typing import Any

import numpy as np

from workbench.search.finding.lookout import Happens, Stretch, Test
from workbench.search.playback.imported import Imported
from workbench.search.problem.problem import Problem, Reversible, Step
from workbench.search.recording.backed_up_values import BackedUpTrace
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.pool import Pool
from workbench.search.recording.two_sided import TwoSidedPool

Wanted = Callable[[Any], bool]
"""Tells whether a state is the one that is looked for."""


def generates(state: Hashable) -> Test:
    """Hold where `state` is generated, recorded or not."""
    return lambda stretch: _generated(stretch, (state,), lambda other: bool(other == state))


def generates_any(wanted: Wanted) -> Test:
    """Hold where a state is generated that is `wanted`, recorded or not."""
    return lambda stretch: _generated(stretch, None, wanted)


def generates_goal(stretch: Stretch) -> Happens:
    """Hold where a goal is generated, recorded or not."""
    problem = stretch.recording.problem
    return _generated(stretch, tuple(problem.goals()) if isinstance(problem, Reversible) else None, problem.is_goal)


def expands(state: Hashable) -> Test:
    """Hold where a node of `state` is expanded."""

    def test(stretch: Stretch) -> Happens:
        if isinstance(stretch.recording, Imported):
            return expands_any(lambda other: bool(other == state))(stretch)
        if isinstance(stretch.recording, Pool):
            return stretch.at_steps(_expansions(stretch, state))
        return _entered(stretch, state)

    return test


def expands_any(wanted: Wanted) -> Test:
    """Hold where a node is expanded whose state is `wanted`."""

    def test(stretch: Stretch) -> Happens:
        states = _States(stretch)
        return np.array([wanted(states.of(number)) for number in stretch.current.tolist()], bool)

    return test


def _generated(stretch: Stretch, states: tuple[Hashable, ...] | None, wanted: Wanted) -> Happens:
    recording, problem = stretch.recording, stretch.recording.problem
    if isinstance(recording, Imported):
        made = [place for number, place in zip(stretch.records, stretch.places(np.array(stretch.records)), strict=True)
                if stretch.nodes["parent"][number] != NONE and wanted(recording.state(number))]  # fmt: skip
        return stretch.where(np.array(made, np.int64))
    if isinstance(recording, Trace):
        return _in_trace(stretch, states, wanted)
    if states is None or not isinstance(problem, Reversible):
        return _step_by_step(stretch, wanted)
    both = isinstance(recording, TwoSidedPool)
    near = {other for state in states for other in _neighbours(problem, state, both)}
    steps = sorted({step for other in near for step in _expansions(stretch, other)})
    inside = [step for step in steps if stretch.first <= step <= stretch.last]
    moments = map(stretch.timeline.at, inside)
    held = [any(wanted(successor.state) for successor in moment.successors) for moment in moments]
    return stretch.at_steps([step for step, holds in zip(inside, held, strict=True) if holds])


def _neighbours(problem: Any, state: Hashable, both: bool) -> Iterator[Hashable]:
    """Yield the states that `state` can be generated from; `both`: backwards too, as in a search from both ends."""
    for _, other, _ in problem.predecessors(state):
        yield other
    for _, other, _ in problem.successors(state) if both else ():
        yield other


def _expansions(stretch: Stretch, state: Hashable) -> list[int]:
    """Return the steps at which a best-first search expanded `state`; NEVER where one of its records was not."""
    recording, records = stretch.recording, stretch.published.records
    assert isinstance(recording, Pool)
    return [int(stretch.nodes["expanded"][number]) for number in recording.all_of(state, records)]


def _step_by_step(stretch: Stretch, wanted: Wanted) -> Happens:
    """Go through a best-first search of a problem that does not know the way back."""
    before = max(stretch.first - 2, 0)
    counts = stretch.published.rows["generated"][before : stretch.last]
    produced = np.diff(counts, prepend=0)[-stretch.length :] if stretch.length else counts[:0]
    happens = []
    for number, count in zip(stretch.current.tolist(), produced.tolist(), strict=True):
        steps = _steps_from(stretch, number) if count else ()
        happens.append(any(wanted(state) for _, state, _ in islice(steps, count)))
    return np.array(happens, bool)


def _steps_from(stretch: Stretch, number: int) -> Iterable[Step[Any]]:
    recording = stretch.recording
    if isinstance(recording, TwoSidedPool):
        return recording.steps_from(recording.state(number), int(stretch.nodes["side"][number]))
    return recording.problem.successors(recording.state(number))


def _in_trace(stretch: Stretch, states: tuple[Hashable, ...] | None, wanted: Wanted) -> Happens:
    """Go through a depth-first search, which records all that it generates."""
    records, recording = stretch.records, stretch.recording
    assert isinstance(recording, Trace)
    numbers = np.arange(records.start, records.stop)
    parents, places = stretch.made("parent"), stretch.places(numbers)
    generated = parents != NONE
    if isinstance(stretch.recording, BackedUpTrace):
        generated &= parents == stretch.current[places]  # the others go on from records that there were
    keys = None if states is None else recording.keys(records)
    if keys is not None and states is not None:
        return stretch.where(places[generated & np.isin(keys, np.array([recording.key(state) for state in states]))])
    near = _States(stretch)
    held = [place for number, place in zip(numbers[generated].tolist(), places[generated].tolist(), strict=True)
            if wanted(near.of(number))]  # fmt: skip
    return stretch.where(np.array(held, np.int64))


def _entered(stretch: Stretch, state: Hashable) -> Happens:
    """Return where a depth-first search expanded `state`: mostly nodes that were generated shortly before."""
    recording, records = stretch.recording, stretch.records
    assert isinstance(recording, Trace)
    keys, current = recording.keys(records), stretch.current
    if keys is None:
        return expands_any(lambda other: bool(other == state))(stretch)
    inside, wanted = current >= records.start, recording.key(state)
    happens = np.zeros(stretch.length, bool)
    happens[inside] = keys[current[inside] - records.start] == wanted
    for place in np.flatnonzero(~inside).tolist():
        happens[place] = recording.state(int(current[place])) == state
    return happens


class _States:
    """The states of records near to each other, the later ones found from those they came from."""

    def __init__(self, stretch: Stretch) -> None:
        self._recording = stretch.recording
        self._problem: Problem[Any] = stretch.recording.problem
        self._stored = isinstance(stretch.recording, Pool | Imported)
        self._nodes = stretch.nodes
        self._after: dict[int, dict[str, Any]] = {}

    def of(self, number: int) -> Any:
        """Return the state of a record."""
        if self._stored:
            return self._recording.state(number)
        parent = int(self._nodes["parent"][number])
        if parent == NONE:
            return self._recording.state(number)
        label = self._recording.label(number)
        if parent not in self._after:
            above = int(self._nodes["parent"][parent])
            state = self.of(parent) if above in self._after else self._recording.state(parent)
            self._after[parent] = {move: after for move, after, _ in self._problem.successors(state)}
        return self._after[parent][label]
