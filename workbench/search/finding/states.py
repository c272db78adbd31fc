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

from workbench.search.finding.step_scanner import StepMask, StepRange, Test
from workbench.search.problem.problem import Reversible
from workbench.search.recording.columns import NONE

StatePredicate = Callable[[Any], bool]
"""Returns whether a state is one of those searched for."""


def generates(state: Hashable) -> Test:
    """Hold if `state` is generated, recorded or not."""
    return lambda step_range: _generated(step_range, (state,), lambda other: bool(other == state))


def generates_any(predicate: StatePredicate) -> Test:
    """Hold if a state for which `predicate` is true is generated, recorded or not."""
    return lambda step_range: _generated(step_range, None, predicate)


def generates_goal(step_range: StepRange) -> StepMask:
    """Hold if a goal is generated, recorded or not."""
    problem = step_range.recording.problem
    return _generated(step_range, tuple(problem.goals()) if isinstance(problem, Reversible) else None, problem.is_goal)


def expands(state: Hashable) -> Test:
    """Hold if a node of `state` is expanded."""

    def test(step_range: StepRange) -> StepMask:
        if step_range.recording.indexed:
            return step_range.at_steps(_expansions(step_range, state))
        return _expanded_in_range(step_range, state)

    return test


def expands_any(predicate: StatePredicate) -> Test:
    """Hold if a node is expanded for whose state `predicate` is true."""

    def test(step_range: StepRange) -> StepMask:
        state_of = step_range.recording.nearby_states()
        return np.array([predicate(state_of(number)) for number in step_range.current.tolist()], bool)

    return test


def _generated(step_range: StepRange, states: tuple[Hashable, ...] | None, predicate: StatePredicate) -> StepMask:
    recording, problem = step_range.recording, step_range.recording.problem
    if not recording.indexed:
        return _scan_records(step_range, states, predicate)
    if states is None or not isinstance(problem, Reversible):
        return _scan_expansions(step_range, predicate)
    predecessors = {other for state in states for other in recording.sources(state)}
    steps = sorted({step for other in predecessors for step in _expansions(step_range, other)})
    inside = [step for step in steps if step_range.first <= step <= step_range.last]
    moments = map(step_range.timeline.at, inside)
    matches = [any(predicate(successor.state) for successor in moment.successors) for moment in moments]
    return step_range.at_steps([step for step, holds in zip(inside, matches, strict=True) if holds])


def _expansions(step_range: StepRange, state: Hashable) -> list[int]:
    """Return the steps at which an indexed search expanded `state`; NEVER for records that were not expanded."""
    records = step_range.recording.records_of(state, step_range.published.records)
    return [int(step_range.nodes["expanded"][number]) for number in records]


def _scan_expansions(step_range: StepRange, predicate: StatePredicate) -> StepMask:
    """Test the generated states step by step, for a problem without predecessors."""
    before = max(step_range.first - 2, 0)
    counts = step_range.published.rows["generated"][before : step_range.last]
    generated_counts = np.diff(counts, prepend=0)[-step_range.length :] if step_range.length else counts[:0]
    mask = []
    for number, count in zip(step_range.current.tolist(), generated_counts.tolist(), strict=True):
        steps = step_range.recording.expansion(number) if count else ()
        mask.append(any(predicate(state) for _, state, _ in islice(steps, count)))
    return np.array(mask, bool)


def _scan_records(step_range: StepRange, states: tuple[Hashable, ...] | None, predicate: StatePredicate) -> StepMask:
    """Test the records, when only recorded states are known to have been generated."""
    records, recording = step_range.records, step_range.recording
    numbers = np.arange(records.start, records.stop)
    parents, places = step_range.made("parent"), step_range.places(numbers)
    generated = parents != NONE
    if recording.forgets:
        generated &= parents == step_range.current[places]  # the others replace earlier records of their nodes
    keys = None if states is None else recording.keys(records)
    if keys is not None and states is not None:
        return step_range.where(places[generated & np.isin(keys, np.array([recording.key(state) for state in states]))])
    state_of = recording.nearby_states()
    matches = [place for number, place in zip(numbers[generated].tolist(), places[generated].tolist(), strict=True)
            if predicate(state_of(number))]  # fmt: skip
    return step_range.where(np.array(matches, np.int64))


def _expanded_in_range(step_range: StepRange, state: Hashable) -> StepMask:
    """Return the steps at which `state` was expanded; most expanded nodes were generated shortly before."""
    recording, records = step_range.recording, step_range.records
    keys, current = recording.keys(records), step_range.current
    if keys is None:
        return expands_any(lambda other: bool(other == state))(step_range)
    inside, predicate = current >= records.start, recording.key(state)
    mask = np.zeros(step_range.length, bool)
    mask[inside] = keys[current[inside] - records.start] == predicate
    for place in np.flatnonzero(~inside).tolist():
        mask[place] = recording.state(int(current[place])) == state
    return mask
