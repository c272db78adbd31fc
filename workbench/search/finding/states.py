"""Finding the steps at which a state is generated (even if no record is made of it) or expanded.

An indexed recording can look up a state. So if the problem has predecessors, only the few records from which the state
can have been generated are examined, however long the recording is. Other recordings, and problems without
predecessors, are scanned step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import islice
from typing import Any

import numpy as np

from workbench.search.finding.lookout import Happens, StepRange, Test
from workbench.search.problem.problem import Reversible
from workbench.search.recording.columns import NONE

Wanted = Callable[[Any], bool]
"""Returns whether a state is one of those searched for."""


def generates(state: Hashable) -> Test:
    """Hold if `state` is generated, recorded or not."""
    return lambda stretch: _generated(stretch, (state,), lambda other: bool(other == state))


def generates_any(wanted: Wanted) -> Test:
    """Hold if a state for which `wanted` is true is generated, recorded or not."""
    return lambda stretch: _generated(stretch, None, wanted)


def generates_goal(stretch: StepRange) -> Happens:
    """Hold if a goal is generated, recorded or not."""
    problem = stretch.recording.problem
    return _generated(stretch, tuple(problem.goals()) if isinstance(problem, Reversible) else None, problem.is_goal)


def expands(state: Hashable) -> Test:
    """Hold if a node of `state` is expanded."""

    def test(stretch: StepRange) -> Happens:
        if stretch.recording.indexed:
            return stretch.at_steps(_expansions(stretch, state))
        return _entered(stretch, state)

    return test


def expands_any(wanted: Wanted) -> Test:
    """Hold if a node is expanded for whose state `wanted` is true."""

    def test(stretch: StepRange) -> Happens:
        state_of = stretch.recording.nearby_states()
        return np.array([wanted(state_of(number)) for number in stretch.current.tolist()], bool)

    return test


def _generated(stretch: StepRange, states: tuple[Hashable, ...] | None, wanted: Wanted) -> Happens:
    recording, problem = stretch.recording, stretch.recording.problem
    if not recording.indexed:
        return _among_records(stretch, states, wanted)
    if states is None or not isinstance(problem, Reversible):
        return _step_by_step(stretch, wanted)
    near = {other for state in states for other in recording.sources(state)}
    steps = sorted({step for other in near for step in _expansions(stretch, other)})
    inside = [step for step in steps if stretch.first <= step <= stretch.last]
    moments = map(stretch.timeline.at, inside)
    held = [any(wanted(successor.state) for successor in moment.successors) for moment in moments]
    return stretch.at_steps([step for step, holds in zip(inside, held, strict=True) if holds])


def _expansions(stretch: StepRange, state: Hashable) -> list[int]:
    """Return the steps at which an indexed search expanded `state`; NEVER for records that were not expanded."""
    records = stretch.recording.all_of(state, stretch.published.records)
    return [int(stretch.nodes["expanded"][number]) for number in records]


def _step_by_step(stretch: StepRange, wanted: Wanted) -> Happens:
    """Test the generated states step by step, for a problem without predecessors."""
    before = max(stretch.first - 2, 0)
    counts = stretch.published.rows["generated"][before : stretch.last]
    produced = np.diff(counts, prepend=0)[-stretch.length :] if stretch.length else counts[:0]
    happens = []
    for number, count in zip(stretch.current.tolist(), produced.tolist(), strict=True):
        steps = stretch.recording.expansion(number) if count else ()
        happens.append(any(wanted(state) for _, state, _ in islice(steps, count)))
    return np.array(happens, bool)


def _among_records(stretch: StepRange, states: tuple[Hashable, ...] | None, wanted: Wanted) -> Happens:
    """Test the records, when only recorded states are known to have been generated."""
    records, recording = stretch.records, stretch.recording
    numbers = np.arange(records.start, records.stop)
    parents, places = stretch.made("parent"), stretch.places(numbers)
    generated = parents != NONE
    if recording.forgets:
        generated &= parents == stretch.current[places]  # the others replace earlier records of their nodes
    keys = None if states is None else recording.keys(records)
    if keys is not None and states is not None:
        return stretch.where(places[generated & np.isin(keys, np.array([recording.key(state) for state in states]))])
    state_of = recording.nearby_states()
    held = [place for number, place in zip(numbers[generated].tolist(), places[generated].tolist(), strict=True)
            if wanted(state_of(number))]  # fmt: skip
    return stretch.where(np.array(held, np.int64))


def _entered(stretch: StepRange, state: Hashable) -> Happens:
    """Return the steps at which `state` was expanded; most expanded nodes were generated shortly before."""
    recording, records = stretch.recording, stretch.records
    keys, current = recording.keys(records), stretch.current
    if keys is None:
        return expands_any(lambda other: bool(other == state))(stretch)
    inside, wanted = current >= records.start, recording.key(state)
    happens = np.zeros(stretch.length, bool)
    happens[inside] = keys[current[inside] - records.start] == wanted
    for place in np.flatnonzero(~inside).tolist():
        happens[place] = recording.state(int(current[place])) == state
    return happens
