"""A recording as it was at an earlier step, without anything recorded later.

It can be used like any recording, but contains nothing that must stay hidden. Values that a question asks for are NaN,
and if a question asks for the order of OPEN, OPEN is in order of generation.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.imported import ImportedRecording
from workbench.search.playback.imported_prefix import imported_until
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NEVER, NONE, Column
from workbench.search.recording.moment import Numbers
from workbench.search.recording.ordering import cost
from workbench.search.recording.pool import Pool, PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.recording.served import OpenOrder
from workbench.search.running.run import Run

R = TypeVar("R", bound=Run[Any])

NONE_HIDDEN: Numbers = np.zeros(0, np.int64)


def can_be_drawn(recording: Recording[Any]) -> bool:
    """Return whether `drawn` supports a recording; for others, the search must be repeated up to the earlier step."""
    return isinstance(recording, ImportedRecording) or (
        isinstance(recording, Pool) and type(_at(recording, 0)) is PoolMoment
    )


def drawn(run: R, t: int, secret: bool = False, hidden: Numbers = NONE_HIDDEN) -> R:
    """Return a run, one that `can_be_drawn`, as it was after `t` expansions; it cannot be advanced.

    `secret`: hide the order of OPEN. `hidden`: records whose h and f are hidden, and also g if f is g.
    """
    recording: Any = run.recording
    cut = imported_until if isinstance(recording, ImportedRecording) else _cut
    shown = _as_running(run, cut(recording, t, secret, hidden))
    shown.problem = shown.recording.problem  # the map of an imported trace contains only the places met so far
    shown.samples = run.samples.until(t)
    known = shown.samples.table()
    shown.seconds = float(known[-1, 0]) if len(known) else 0.0
    rows, nodes = recording.rows, recording.nodes
    shown.peak_bytes = rows.row_bytes * t + nodes.row_bytes * shown.recording.records
    return shown


def masked(run: R, secret: bool = False, hidden: Numbers = NONE_HIDDEN) -> R:
    """Return a run of any kind in its current state with some facts hidden; see `drawn`. It cannot be advanced."""
    recording: Any = run.recording
    shown: Any = copy.copy(recording)
    shown.__dict__.pop("served", None)
    shown.secret = secret
    published = recording.published
    if secret:
        shown.in_buckets, shown.goal, shown.solution, shown.reason = False, NONE, None, None
        published = published._replace(goal=NONE)
    if len(hidden):
        with_g = hidden if recording.priority is cost else NONE_HIDDEN
        nodes = _Nodes(published.nodes, published.steps, hidden, with_g)
        published = published._replace(nodes=nodes)
        if recording.bounds:
            shown.bounds = [*recording.bounds[: published.steps], math.nan]  # the last bound is derived from the answer
    shown.published = published
    return _as_running(run, shown) if secret else _with(run, shown)


def _with(run: R, recording: Any) -> R:
    shown = copy.copy(run)
    shown.recording = recording
    return shown


def _as_running(run: R, recording: Any) -> R:
    """Return a run with another recording, without any information on how it ends."""
    shown = _with(run, recording)
    shown.status, shown.reason, shown.limit, shown.solution = Status.RUNNING, None, None, None
    return shown


def _at(recording: Any, t: int) -> Any:
    return Timeline(recording).at(t)


def _cut(recording: Any, t: int, secret: bool, hidden: Numbers) -> Any:
    shown: Pool[Any] = copy.copy(recording)
    shown.__dict__.pop("served", None)
    moment, published = _at(recording, t), recording.published
    counts, last = moment.counts, t == published.steps and not secret
    sizes = published.rows["open"][:t]
    shown.published = published._replace(
        steps=t,
        records=moment.records,
        goal=published.goal if last else NONE,
        nodes=_Nodes(published.nodes, t),
    )
    shown.steps = shown.expanded = t
    shown.records, shown.generated, shown.reopened = moment.records, counts.generated, counts.reopened
    shown.open, shown.max_open = counts.open or 0, int(sizes.max()) if t else 0
    shown.goal, shown.solution, shown.reason = shown.published.goal, None, None
    shown.stopped_at, shown.secret = None, secret
    if len(hidden):
        # The counts of nodes with equal priority, for the explanation of past steps, use the original values.
        shown.__dict__["served"] = OpenOrder(copy.copy(shown))
        with_g = hidden if recording.priority is cost else NONE_HIDDEN
        shown.published = shown.published._replace(nodes=_Nodes(published.nodes, t, hidden, with_g))
    if secret:
        shown.in_buckets = False
    return shown


class _Nodes(Mapping[str, Column]):
    """The columns of records as they were after step `t`."""

    def __init__(
        self,
        columns: Mapping[str, Column],
        t: int,
        hidden: Numbers = NONE_HIDDEN,
        hidden_g: Numbers = NONE_HIDDEN,
    ) -> None:
        self._columns, self._t = columns, t
        self._hidden = {"h": hidden, "value": hidden, "g": hidden_g}

    def __getitem__(self, name: str) -> Column:
        if name in ("expanded", "superseded"):
            return _Until(self._columns[name], self._t)
        if len(hidden := self._hidden.get(name, NONE_HIDDEN)):
            return _Hidden(self._columns[name], hidden)
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)


class _Until:
    """A column of steps in which steps after `t` are replaced by NEVER."""

    def __init__(self, column: Column, t: int) -> None:
        self._column, self._t = column, t

    def __getitem__(self, index: Any, /) -> Any:
        steps = self._column[index]
        return np.where(steps > self._t, steps.dtype.type(NEVER), steps)

    def item(self, index: int, /) -> int:
        return int(self[index])


class _Hidden:
    """A column of numbers in which the values of some records, given in ascending order, are replaced by NaN."""

    def __init__(self, column: Column, hidden: Numbers) -> None:
        self._column, self._records = column, hidden

    def __getitem__(self, index: Any, /) -> NDArray[Any]:
        numbers = np.array(self._column[index], np.float64)
        if isinstance(index, slice):
            first, last, step = index.indices(NEVER)
            within = self._records[(self._records >= first) & (self._records < last)] - first
            numbers[within[within % step == 0] // step] = math.nan
            return numbers
        return np.where(np.isin(index, self._records), math.nan, numbers)

    def item(self, index: int, /) -> Any:
        place = int(np.searchsorted(self._records, index))
        hidden = place < len(self._records) and self._records[place] == index
        return math.nan if hidden else self._column.item(index)
