"""The events of a search in Posthoc's search trace format 1.4.0, generated one by one from our own trace.

First `source` and `destination`; then for every step `expanding`, `generating` or `updating` for each new record, and
`closing` for records that are finished; last `end`. An `id` identifies a state if the search detects duplicates, else a
record. It is the number of the first record plus 1, because Posthoc ignores a parent whose id is 0.

Besides Posthoc's keys, the events contain everything that our own trace contains, so that it can be restored: the event
of a new record has the whole row except the steps, which are in later events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from workbench.formats.traces.trace_source import Row, Source
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.tiles.puzzle.board import Board
from workbench.wording import say

LATER_FIELDS = ("expanded", "superseded", "left", "fate")
"""The fields of a record that later events contain."""
COUNTS = ("open", "reopened", "generated", "bound")
"""The fields of a step in its `expanding` event, with their values at the end of the step."""
COSTS = ("f", "g", "h")
CONTINUED = "backed_up"
"""The fate of a record that is continued by another one."""

Event = dict[str, Any]
DrawState = Callable[[str], Event]
"""A function from the text of a state to what is drawn for it."""


class RecordEnds:
    """The steps at which the records of a trace ended, computed in one pass.

    Attributes:
        chain: for each record the first record of its state, or the record itself.
        superseded, left_at: the step at which each record was superseded or left, or NEVER.
        goes_on: whether each record is continued by another one.
        closes: whether expanded nodes get a `closing` event; not in a depth-first search.
    """

    def __init__(self, source: Source) -> None:
        columns = source.columns
        not_ended = np.full(source.count, NEVER, np.int64)
        self.superseded, self.left_at = columns.get("superseded", not_ended), columns.get("left", not_ended)
        self.continued = columns.get("fate", not_ended) == Fate.BACKED_UP
        self.closes = "left" not in columns
        self.chain = np.arange(source.count, dtype=np.int64)
        previous = columns.get("previous", np.full(source.count, NONE))
        for number in np.flatnonzero(previous != NONE).tolist():
            self.chain[number] = self.chain[previous[number]]
        ended = np.minimum(self.superseded, self.left_at)
        self._order = np.argsort(ended, kind="stable")
        self._steps = ended[self._order]

    def at(self, step: int) -> list[int]:
        """Return the records that ended at a step."""
        first, last = np.searchsorted(self._steps, (step, step + 1))
        found: list[int] = self._order[first:last].tolist()
        return found

    def ended(self, record: int, step: int) -> bool:
        """Return whether a record was superseded at a step, or was continued by another record from then on."""
        return bool(self.superseded[record] == step or (self.left_at[record] == step and self.continued[record]))


def events(source: Source, draw: DrawState) -> Iterator[Event]:
    """Yield the events of a trace."""
    writer = _Writer(source, draw)
    yield from writer.start()
    records = source.header["start"]["records"]
    for step in source.steps():
        yield from writer.step(step, range(records, step["records"]))
        records = step["records"]
    if source.header["goal"] is not None:
        yield writer.event_for("end", source.header["goal"])


class _Writer:
    def __init__(self, source: Source, draw: DrawState) -> None:
        self._source, self._draw, self._endings = source, draw, RecordEnds(source)

    def start(self) -> Iterator[Event]:
        """Yield the events before the first step."""
        header = self._source.header
        for number in range(header["start"]["records"]):
            yield self._record_event(self._source.record(number), "generating" if number else "source", 0)
            if not number and header["problem"]["goal"]:
                yield {"type": "destination", "id": "goal", "pId": None, **self._draw(header["problem"]["goal"])}
        yield from self._closings(0, {*()})

    def step(self, step: Row, made: range) -> Iterator[Event]:
        t, node = step["step"], step["node"]
        yield self.event_for("expanding", node, step=t, **{name: step[name] for name in COUNTS if name in step})
        superseded = set()
        for number in made:
            row = self._source.record(number)
            previous = row.get("previous")
            if previous is not None and self._endings.ended(previous, t):
                superseded.add(previous)
            yield self._record_event(row, "generating" if previous is None else "updating", t)
        yield from self._closings(t, superseded)
        if self._endings.closes and self._endings.superseded[node] > t:
            yield self.event_for("closing", node)

    def event_for(self, type_: str, number: int, **fields: Any) -> Event:
        """Return an event about an existing record."""
        row = self._source.record(number)
        costs = {name: row[name] for name in COSTS if row[name] is not None}
        return {**self._head(type_, row), **costs, "record": number, **fields, **self._draw(row["state"])}

    def _record_event(self, row: Row, type_: str, t: int) -> Event:
        event = self._head(type_, row) | {name: value for name, value in row.items() if _is_in_event(name, value)}
        previous = row.get("previous")
        if previous is not None and self._endings.ended(previous, t):
            event["supersedes"] = previous
        return event | self._draw(row["state"])

    def _closings(self, t: int, written: set[int]) -> Iterator[Event]:
        """Yield an event for each record that ended at a step, except for those in `written`."""
        for number in self._endings.at(t):
            if number not in written:
                left = self._endings.left_at[number] == t
                fields = {"fate": self._source.record(number)["fate"]} if left else {"superseded": t}
                yield self.event_for("closing", number, **fields)

    def _head(self, type_: str, row: Row) -> Event:
        parent, chain = row["parent"], self._endings.chain
        parent_id = None if parent is None else int(chain[parent]) + 1
        return {"type": type_, "id": int(chain[row["record"]]) + 1, "pId": parent_id}


def drawing(header: Row, problem: Any) -> DrawState:
    """Return what is drawn for the states of a trace: tiles of boards, places on a map, else a label."""
    if header["problem"]["kind"] == "tiles":
        return _board
    if not isinstance(problem, HasMap):
        return _labelled
    spots = {spot.name: spot for spot in problem.sketch().spots}

    def placed(state: str) -> Event:
        spot = spots.get(state)
        return _labelled(state) if spot is None else {"x": spot.x, "y": spot.y, **_labelled(state)}

    return placed


def _board(state: str) -> Event:
    rows = [row.split(" ") for row in state.split("/")]
    if (
        len(rows) > 1
        and all(tile.isdecimal() and len(tile) < 7 for row in rows for tile in row)
        and len({*map(len, rows)}) == 1
    ):
        return {"b": [int(tile) for row in rows for tile in row], "cols": len(rows[0])}
    try:
        board = Board.parse(state)
    except Fault as fault:
        raise Fault("trace-state", state=to_quotable(state), complaint=say(fault)) from None
    return {"b": list(board.tiles), "cols": board.columns}


def _labelled(state: str) -> Event:
    return {"label": state.strip() or "–"}  # Posthoc crashes on an empty label


def _is_in_event(name: str, value: Any) -> bool:
    """Return whether the event of a new record contains this field: steps come later, and ∞ is not a JSON number."""
    return name not in LATER_FIELDS and not (name in COSTS and value is None)
