"""Finding the steps at which a state is generated, whether recorded or not, or expanded.

A recording that is indexed can be asked for a state. So where the problem knows the way back from a state, the few
records from which it can have been generated are looked at, however long the recording is. Other recordings, which hold
all that is known of their searches, and problems that do not know the way back, are gone through step by step.
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
"""Tells whether a state is the one that is looked for."""


def generates(state: Hashable) -> Test:
    """Hold where `state` is generated, recorded or not."""
    return lambda stretch: _generated(stretch, (state,), lambda other: bool(other == state))


def generates_any(wanted: Wanted) -> Test:
    """Hold where a state is generated that is `wanted`, recorded or not."""
    return lambda stretch: _generated(stretch, None, wanted)


def generates_goal(stretch: StepRange) -> Happens:
    """Hold where a goal is generated, recorded or not."""
    problem = stretch.recording.problem
    return _generated(stretch, tuple(problem.goals()) if isinstance(problem, Reversible) else None, problem.is_goal)


def expands(state: Hashable) -> Test:
    """Hold where a node of `state` is expanded."""

    def test(stretch: StepRange) -> Happens:
        if stretch.recording.indexed:
            return stretch.at_steps(_expansions(stretch, state))
        return _entered(stretch, state)

    return test


def expands_any(wanted: Wanted) -> Test:
    """Hold where a node is expanded whose state is `wanted`."""

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
    """Return the steps at which an indexed search expanded `state`; NEVER where one of its records was not."""
    records = stretch.recording.all_of(state, stretch.published.records)
    return [int(stretch.nodes["expanded"][number]) for number in records]


def _step_by_step(stretch: StepRange, wanted: Wanted) -> Happens:
    """Go through what was generated, of a problem that does not know the way back."""
    before = max(stretch.first - 2, 0)
    counts = stretch.published.rows["generated"][before : stretch.last]
    produced = np.diff(counts, prepend=0)[-stretch.length :] if stretch.length else counts[:0]
    happens = []
    for number, count in zip(stretch.current.tolist(), produced.tolist(), strict=True):
        steps = stretch.recording.expansion(number) if count else ()
        happens.append(any(wanted(state) for _, state, _ in islice(steps, count)))
    return np.array(happens, bool)


def _among_records(stretch: StepRange, states: tuple[Hashable, ...] | None, wanted: Wanted) -> Happens:
    """Go through the records, which are all that is known to have been generated."""
    records, recording = stretch.records, stretch.recording
    numbers = np.arange(records.start, records.stop)
    parents, places = stretch.made("parent"), stretch.places(numbers)
    generated = parents != NONE
    if recording.forgets:
        generated &= parents == stretch.current[places]  # the others go on from records that there were
    keys = None if states is None else recording.keys(records)
    if keys is not None and states is not None:
        return stretch.where(places[generated & np.isin(keys, np.array([recording.key(state) for state in states]))])
    state_of = recording.nearby_states()
    held = [place for number, place in zip(numbers[generated].tolist(), places[generated].tolist(), strict=True)
            if wanted(state_of(number))]  # fmt: skip
    return stretch.where(np.array(held, np.int64))


def _entered(stretch: StepRange, state: Hashable) -> Happens:
    """Return where `state` was expanded: mostly nodes that were generated shortly before."""
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
