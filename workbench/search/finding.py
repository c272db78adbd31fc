"""Finding moments: the steps of a recording at which something happens.

A condition is a function of a timeline that returns a boolean for each step, shape (length,); entry t − 1 is step t.
A running search may publish at any time, so each looks once at what is published.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.columns import NEVER, NONE
from workbench.search.problem import Number
from workbench.search.recording import Published
from workbench.search.timeline import Timeline

Happens = NDArray[np.bool_]
Condition = Callable[[Timeline[Any]], Happens]


def next_step(timeline: Timeline[Any], t: int, condition: Condition) -> int | None:
    """Return the first step after `t` at which the condition holds, or None."""
    later = np.flatnonzero(condition(timeline)[t:])
    return t + int(later[0]) + 1 if len(later) else None


def previous_step(timeline: Timeline[Any], t: int, condition: Condition) -> int | None:
    """Return the last step before `t` at which the condition holds, or None."""
    earlier = np.flatnonzero(condition(timeline)[: max(t - 1, 0)])
    return int(earlier[-1]) + 1 if len(earlier) else None


def f_changes(timeline: Timeline[Any]) -> Happens:
    """Hold where a node of another f is expanded than at the step before."""
    f = timeline.f()
    return np.concatenate(([False], f[1:] != f[:-1])) if len(f) else np.zeros(0, bool)


def solved(timeline: Timeline[Any]) -> Happens:
    """Hold at the step at which the solution appears: the last one of a search that found it."""
    published = timeline.recording.published
    happens = np.zeros(published.steps, bool)
    happens[-1:] = published.goal != NONE
    return happens


def reopens(timeline: Timeline[Any]) -> Happens:
    """Hold where a closed node is put back on OPEN."""
    published = timeline.recording.published
    return np.diff(published.rows["reopened"][: published.steps], prepend=0) > 0


def cheaper_path(timeline: Timeline[Any]) -> Happens:
    """Hold where a cheaper path to a node on OPEN is found."""
    published = timeline.recording.published
    nodes = published.nodes
    if "superseded" not in nodes:
        return np.zeros(published.steps, bool)
    replaced = nodes["previous"][: published.records]
    replaced = replaced[replaced != NONE]
    waited = replaced[nodes["expanded"][replaced] == NEVER]
    return _at_steps(published, nodes["superseded"][waited])


def f_above(bound: Number) -> Condition:
    """Hold where the expanded node's f is above `bound`, in the problem's units."""
    return lambda timeline: np.asarray(timeline.f() > bound)


def open_above(size: int) -> Condition:
    """Hold where more than `size` nodes wait."""
    return lambda timeline: timeline.open_size() > size


def depth_is(depth: int) -> Condition:
    """Hold where the expanded node is `depth` moves below the root."""

    def condition(timeline: Timeline[Any]) -> Happens:
        published = timeline.recording.published
        return np.asarray(depths(published)[published.rows["node"][: published.steps]] == depth)

    return condition


def generates(state: Hashable) -> Condition:
    """Hold where `state` is generated, recorded or not."""

    def condition(timeline: Timeline[Any]) -> Happens:
        moments = map(timeline.at, range(1, timeline.length + 1))
        made = (any(successor.state == state for successor in moment.successors) for moment in moments)
        return np.fromiter(made, bool)

    return condition


def inconsistent(timeline: Timeline[Any]) -> Happens:
    """Hold where a node is generated with h(parent) > cost + h(child): the heuristic is not consistent there."""
    published = timeline.recording.published
    nodes, records = published.nodes, published.records
    child = np.flatnonzero(nodes["parent"][:records] != NONE)
    parent = nodes["parent"][child]
    cost = nodes["g"][child] - nodes["g"][parent]
    broken = child[nodes["h"][parent] > cost + nodes["h"][child]]
    return _at_steps(published, np.array([timeline.step_of(int(number)) for number in broken], np.int64))


def depths(published: Published) -> NDArray[np.int32]:
    """Return each record's depth in moves, shape (records,)."""
    if "depth" in published.nodes:
        return published.nodes["depth"][: published.records]
    parents = published.nodes["parent"][: published.records]
    depth = np.zeros(len(parents), np.int32)
    ancestors = parents
    while (alive := ancestors != NONE).any():
        depth += alive
        ancestors = np.where(alive, parents[ancestors], NONE)
    return depth


def _at_steps(published: Published, steps: NDArray[Any]) -> Happens:
    happens = np.zeros(published.steps, bool)
    happens[steps[(steps >= 1) & (steps <= published.steps)] - 1] = True
    return happens
