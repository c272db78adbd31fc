"""The light that a search sheds on a state space: the status of every state at any step of a recording."""

from __future__ import annotations

import math
import sys
from collections import OrderedDict
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.playback.timeline import Timeline
from workbench.search.recording.columns import NONE, Column
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.tiles.state_space.space import MAX_CELLS, Numbers, StateSpace

UNSEEN, OPEN, CLOSED, PATH, CURRENT = range(5)
"""The status of a state: not generated; on OPEN; on CLOSED, or expanded in this iteration; expanded, and on the path;
expanded at the step."""

WINDOW, LATER_WINDOW = 1 << 17, 1 << 14
"""The number of last expansions that are shown of a search without CLOSED, if its iteration is longer: in memory, and
after that, where the records are rebuilt to be read."""
_BLOCK = 1 << 12
_MOST_BLOCKS = 256
"""The number of blocks of records outside memory whose states are known at a time."""

Status = NDArray[np.uint8]


class SpaceLight:
    """The status of the states of `space` in a recording of a search for its goal, which may be running.

    Records are numbered block by block: `prepare` does this in advance, so that `status` is quick.
    """

    def __init__(self, space: StateSpace, recording: Recording[Any]) -> None:
        self.space, self.recording = space, recording
        self._timeline = Timeline(recording)
        self._kept = np.empty(_BLOCK, np.int32)
        """The state of each record in memory, by its number in the space; `_known` of them are valid."""
        self._known = 0
        self._branch = _Branch()
        self._solution: NDArray[np.int64] | None = None
        self._later: OrderedDict[int, Numbers] = OrderedDict()

    def prepare(self, seconds: float = math.inf) -> bool:
        """Number the states of further records for about `seconds`. Return whether all in memory are numbered."""
        end, records = perf_counter() + seconds, self.recording.kept_records
        while self._known < records:
            self._number(min(records, self._known + _BLOCK))
            if perf_counter() > end:
                break
        return self._known >= records

    def status(self, t: int) -> Status:
        """Return the status of each state after step `t`, shape (states,)."""
        moment, status = self._timeline.at(t), np.zeros(self.space.states, np.uint8)
        status[self.numbers(moment.waiting)] = OPEN
        status[self.numbers(self._closed(moment))] = CLOSED
        path = self._path(moment)
        expanded = np.asarray(self.recording.published.nodes["expanded"][path]) <= t  # the last ones may be on OPEN
        status[self.numbers(path[expanded])] = PATH
        if moment.current is not None:
            status[self.numbers(np.array([moment.current]))] = CURRENT
        return status

    def current(self, t: int) -> int | None:
        """Return the state expanded at step `t`; None before the first one."""
        current = self._timeline.at(t).current
        return None if current is None else int(self.numbers(np.array([current]))[0])

    def path(self, t: int, most: int = sys.maxsize) -> Numbers:
        """Return the states from the start to the goal found, else to the node expanded at step `t`; at most the last
        `most` of them.
        """
        return self.numbers(self._path(self._timeline.at(t))[-most:])

    def last(self, t: int) -> int | None:
        """Return how many expansions are shown at step `t` if these are only the last ones of the iteration."""
        moment, window = self._timeline.at(t), self._window(t)
        return window if moment.closed is None and t - _first_step(moment) >= window else None

    def record_of(self, number: int, t: int) -> int:
        """Return the newest record of a state after step `t`, or NONE."""
        records = self._timeline.at(t).records
        if records > self._known:
            self.prepare()
        found = np.flatnonzero(self._kept[: min(records, self._known)] == number)
        return int(found[-1]) if len(found) else NONE

    def numbers(self, records: NDArray[Any]) -> Numbers:
        """Return the numbers of the states of records, shape (records,)."""
        last = int(records.max()) if len(records) else -1
        if last < self._known:
            return np.asarray(self._kept[records])
        if last < self.recording.kept_records:
            self._number(last + 1)
            return np.asarray(self._kept[records])
        result, blocks = np.empty(len(records), np.int32), records // _BLOCK
        for block in np.unique(blocks).tolist():
            which = blocks == block
            result[which] = self._block(block)[records[which] - block * _BLOCK]
        return result

    def _path(self, moment: Moment[Any]) -> NDArray[np.int64]:
        """Return the records of the moment's path; valid until the next call."""
        if moment.goal is not None:
            if self._solution is None:
                self._solution = np.array(moment.path, np.int64)
            return self._solution
        if not moment.records:
            return np.empty(0, np.int64)
        return self._branch.to(moment.current or 0, self.recording.published.nodes["parent"])

    def _closed(self, moment: Moment[Any]) -> NDArray[np.int64]:
        """Return the records on CLOSED; of a search without it, those that it has expanded in this iteration."""
        if moment.closed is not None:
            return moment.closed
        first = max(_first_step(moment), moment.t - self._window(moment.t) + 1)
        return np.asarray(self.recording.published.rows["node"][first - 1 : moment.t], np.int64)

    def _window(self, t: int) -> int:
        return WINDOW if t <= self.recording.kept_steps else LATER_WINDOW

    def _number(self, records: int) -> None:
        """Number the first `records` records."""
        if records > len(self._kept):
            grown = np.empty(max(records, 2 * len(self._kept)), np.int32)
            grown[: self._known] = self._kept[: self._known]
            self._kept = grown
        for first in range(self._known, records, _BLOCK):
            last = min(first + _BLOCK, records)
            self._kept[first:last] = self._states(range(first, last))
            self._known = last

    def _block(self, block: int) -> Numbers:
        """Return the states of a block of records that need not be in memory."""
        stop = min((block + 1) * _BLOCK, self.recording.published.records)
        known = self._later.pop(block, None)
        if known is None or len(known) < stop - block * _BLOCK:
            known = self._states(range(block * _BLOCK, stop))
        self._later[block] = known
        if len(self._later) > _MOST_BLOCKS:
            self._later.popitem(last=False)
        return known

    def _states(self, records: range) -> Numbers:
        keys = self.recording.keys(records)
        if keys is not None:
            return self.space.numbers_of_keys(keys)
        return self.space.numbers_of_states(self.recording.states_of(records))


class _Branch:
    """The records from the start to a node, oldest first; going to a node nearby changes only their end."""

    def __init__(self) -> None:
        self._records, self._length = np.empty(64, np.int64), 0

    def to(self, record: int, parents: Column) -> NDArray[np.int64]:
        """Return the records to `record`; a view that is valid until the next call. Parents are older than children."""
        records, length, added = self._records, self._length, []
        while record != NONE:
            while length and records[length - 1] > record:
                length -= 1
            if length and records[length - 1] == record:
                break
            added.append(record)
            record = int(parents[record])
        else:
            length = 0
        self._length = length + len(added)
        if self._length > len(records):
            self._records = np.resize(records, 2 * self._length)
        self._records[length : self._length] = added[::-1]
        return self._records[: self._length]


def can_be_lit(problem: object) -> bool:
    """Return whether the states of a problem are those of a space: of a small board whose goal can be reached."""
    if not isinstance(problem, TileProblem) or problem.goal.cells > MAX_CELLS:
        return False
    return is_solvable(problem.start, problem.goal)


def _first_step(moment: Moment[Any]) -> int:
    return 1 if moment.iteration is None else max(moment.iteration.first_step, 1)
