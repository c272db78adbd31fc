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
from workbench.search.recording.observed_pool import ObservedMoment
from workbench.search.recording.open_order import OpenOrder
from workbench.search.recording.ordering import cost
from workbench.search.recording.pool import Pool, PoolMoment
from workbench.search.recording.recording import Recording
from workbench.search.running.run import Run

R = TypeVar("R", bound=Run[Any])

NO_RECORDS: Numbers = np.zeros(0, np.int64)


def can_truncate(recording: Recording[Any]) -> bool:
    """Return whether `truncated` supports a recording; for others,
    the search must be repeated up to the earlier step."""
    return isinstance(recording, ImportedRecording) or (
        isinstance(recording, Pool) and type(_at(recording, 0)) in (PoolMoment, ObservedMoment)
    )


def truncated(run: R, t: int, secret: bool = False, hidden: Numbers = NO_RECORDS, with_g: bool = False) -> R:
    """Return a run, one that `can_truncate`, as it was after `t` expansions; it cannot be advanced.

    `secret`: hide the order of OPEN. `hidden`: records whose h and f are hidden, and also g if f is g, or `with_g`.
    """
    recording: Any = run.recording
    truncation = imported_until if isinstance(recording, ImportedRecording) else _truncated_pool
    result = _as_running(run, truncation(recording, t, secret, hidden, with_g))
    result.problem = result.recording.problem  # the map of an imported trace contains only the places met so far
    result.samples = run.samples.until(t)
    known = result.samples.table()
    result.seconds = float(known[-1, 0]) if len(known) else 0.0
    rows, nodes = recording.rows, recording.nodes
    result.peak_bytes = rows.row_bytes * t + nodes.row_bytes * result.recording.records
    return result


def masked(run: R, secret: bool = False, hidden: Numbers = NO_RECORDS, with_g: bool = False) -> R:
    """Return a run of any kind in its current state with some facts hidden; see `truncated`. It cannot be advanced."""
    recording: Any = run.recording
    result: Any = copy.copy(recording)
    result.__dict__.pop("_open_order", None)
    result.secret = secret
    published = recording.published
    if secret:
        result.in_buckets, result.goal, result.solution, result.reason = False, NONE, None, None
        published = published._replace(goal=NONE)
    if len(hidden):
        nodes = _Nodes(published.nodes, published.steps, hidden, _of_g(recording, hidden, with_g))
        published = published._replace(nodes=nodes)
        if recording.bounds:
            result.bounds = [
                *recording.bounds[: published.steps],
                math.nan,
            ]  # the last bound is derived from the answer
    result.published = published
    return _as_running(run, result) if secret else _with_recording(run, result)


def _with_recording(run: R, recording: Any) -> R:
    result = copy.copy(run)
    result.recording = recording
    return result


def _as_running(run: R, recording: Any) -> R:
    """Return a run with another recording, without any information on how it ends."""
    result = _with_recording(run, recording)
    result.status, result.reason, result.limit, result.solution = Status.RUNNING, None, None, None
    return result


def _at(recording: Any, t: int) -> Any:
    return Timeline(recording).at(t)


def _of_g(recording: Any, hidden: Numbers, with_g: bool) -> Numbers:
    """Return the records whose g is hidden."""
    return hidden if with_g or recording.priority is cost else NO_RECORDS


def _truncated_pool(recording: Any, t: int, secret: bool, hidden: Numbers, with_g: bool) -> Any:
    result: Pool[Any] = copy.copy(recording)
    result.__dict__.pop("_open_order", None)
    moment, published = _at(recording, t), recording.published
    counts, last = moment.counts, t == published.steps and not secret
    sizes = published.rows["open"][:t]
    result.published = published._replace(
        steps=t,
        records=moment.records,
        goal=published.goal if last else NONE,
        nodes=_Nodes(published.nodes, t),
    )
    result.steps = result.expanded = t
    result.records, result.generated, result.reopened = moment.records, counts.generated, counts.reopened
    result.open, result.max_open = counts.open or 0, int(sizes.max()) if t else 0
    result.goal, result.solution, result.reason = result.published.goal, None, None
    result.stopped_at, result.secret = None, secret
    if len(hidden):
        # The counts of nodes with equal priority, for the explanation of past steps, use the original values.
        result._open_order = OpenOrder(copy.copy(result))
        nodes = _Nodes(published.nodes, t, hidden, _of_g(recording, hidden, with_g))
        result.published = result.published._replace(nodes=nodes)
    if secret:
        result.in_buckets = False
    return result


class _Nodes(Mapping[str, Column]):
    """The columns of records as they were after step `t`."""

    def __init__(
        self,
        columns: Mapping[str, Column],
        t: int,
        hidden: Numbers = NO_RECORDS,
        hidden_g: Numbers = NO_RECORDS,
    ) -> None:
        self._columns, self._t = columns, t
        self._hidden = {"h": hidden, "value": hidden, "g": hidden_g}

    def __getitem__(self, name: str) -> Column:
        if name in ("expanded", "superseded"):
            return _StepsUntil(self._columns[name], self._t)
        if name == "learned" and len(self._hidden["h"]):  # what was learned about a state is h of a candidate
            return _Hidden(self._columns[name], np.arange(len(self._columns[name])))
        if len(hidden := self._hidden.get(name, NO_RECORDS)):
            return _Hidden(self._columns[name], hidden)
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)


class _StepsUntil:
    """A column of steps in which steps after `t` are replaced by NEVER."""

    def __init__(self, column: Column, t: int) -> None:
        self._column, self._t = column, t

    def __len__(self) -> int:
        return len(self._column)

    def __getitem__(self, index: Any, /) -> Any:
        steps = self._column[index]
        return np.where(steps > self._t, steps.dtype.type(NEVER), steps)

    def item(self, index: int, /) -> int:
        return int(self[index])


class _Hidden:
    """A column of numbers in which the values of some records, given in ascending order, are replaced by NaN."""

    def __init__(self, column: Column, hidden: Numbers) -> None:
        self._column, self._records = column, hidden

    def __len__(self) -> int:
        return len(self._column)

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
