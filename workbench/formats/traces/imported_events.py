"""The run described by another program's trace, built event by event.

`source`, `generating` and `updating` create nodes on OPEN. `expanding` removes a node from OPEN and begins a step; if a
trace has no `expanding`, `closing` does this, and if it has neither, every event does. A node is on CLOSED from its
expansion until it is generated again. `closing` of a node that was not expanded removes it from OPEN. All other types
are only recorded.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

import numpy as np

from workbench.api import Configuration, ConfiguredRun
from workbench.formats.traces.imported_map import Views, sketch_of
from workbench.formats.traces.imported_order import depths, order_of
from workbench.formats.traces.imported_run import ROWS_PER_YIELD, finished_run
from workbench.formats.traces.imported_states import direction, problem_of_states, state_of_event
from workbench.formats.traces.posthoc_document import Document, Event
from workbench.formats.traces.trace_rows import Columns
from workbench.search.playback.imported import ImportedRecording, TraceData
from workbench.search.problem.imported_problem import ImportedState
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Number
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.ordering import cost, total
from workbench.search.running.run import replay
from workbench.tiles.puzzle.problem import TileProblem

CREATING_TYPES = ("source", "generating", "updating")
EXPANDING_TYPES = ("expanding", "closing")


def run_of_document(
    document: Document, configuration: Configuration | None = None
) -> Generator[float, None, ConfiguredRun]:
    """Return the run that another program's trace describes; yield the progress, 0 to 1, now and then. Raises Fault.

    `configuration`: the configuration of the run, because such a trace contains none.
    """
    kinds: dict[str, int] = {}
    for index, event in enumerate(document.events()):
        kinds.setdefault(event["type"], len(kinds))
        if index % ROWS_PER_YIELD == 0:
            yield 0.25 * index / document.count
    reader = _EventReader(kinds, document.rest["views"])
    for index, event in enumerate(document.events()):
        reader.process(event, index + 1)
        if index % ROWS_PER_YIELD == 0:
            yield 0.25 + 0.6 * index / document.count
    recording = yield from reader.recording()
    recording.origin = document
    status = Status.CANCELLED if recording.goal == NONE else Status.SOLVED
    return finished_run(recording, status, configuration or Configuration.of())


class _EventReader:
    """Collects the data of the events."""

    def __init__(self, kinds: dict[str, int], views: Views) -> None:
        self._kinds, self._views = kinds, views
        self._expanding_type = next((kind for kind in EXPANDING_TYPES if kind in kinds), None)
        self._newest: dict[str, int] = {}
        self._keys: set[str] = set()
        self._states: list[ImportedState] = []
        self._moves: list[str | None] = []
        self._parent: list[int] = []
        self._costs: list[tuple[Number | None, Number | None, Number | None]] = []
        self._previous: list[int] = []
        self._expanded: list[int] = []
        self._superseded: list[int] = []
        self._rows: dict[str, list[int]] = {name: [] for name in ("node", "records", "open", "reopened", "generated")}
        self._start = (0, 0)
        self._open = self._reopened = self._generated = 0
        self._event_kind: list[int] = []
        self._event_record: list[int] = []
        self._event_ends: list[int] = []
        self._goal = NONE
        self._goal_state: ImportedState | None = None

    @property
    def _step(self) -> int:
        return len(self._rows["node"])

    def process(self, event: Event, number: int) -> None:
        """Process event `number`, from 1. Raises Fault if its parent is missing."""
        kind, key = event["type"], _key(event["id"])
        parent = self._parent_of(event, key, number)
        record = self._newest.get(key, NONE)
        begins_step = kind == self._expanding_type or (
            self._expanding_type is None and kind not in ("source", "destination", "end")
        )
        if kind == "destination":
            self._goal_state = state_of_event(event, key)
        elif kind in CREATING_TYPES or begins_step or kind == "end":
            record = self._record_of(event, key, record, parent, begins_step)
        elif kind == "closing" and record != NONE and self._is_open(record):
            self._superseded[record] = self._step
            self._open -= 1
        if begins_step:
            self._begin_step(record)
        if kind == "end":
            self._goal = record
        self._keys.add(key)
        self._event_kind.append(self._kinds[kind])
        self._event_record.append(record)

    def recording(self) -> Generator[float, None, ImportedRecording[Any]]:
        """Return the recording of the events; yield the progress now and then."""
        if not self._states:
            raise Fault("posthoc-no-nodes")
        self._end_step()
        goal_state = self._goal_state or (self._states[self._goal] if self._goal != NONE else None)
        sketched = partial(
            sketch_of, self._states, goal_state, self._parent, [g for _, g, _ in self._costs], self._views
        )
        problem, states = yield from problem_of_states(self._states, goal_state, sketched)
        labels = yield from self._labels(isinstance(problem, TileProblem))
        nodes, informed = yield from self._columns(labels)
        rows = {
            name: np.array(values, np.int64 if name == "generated" else np.int32) for name, values in self._rows.items()
        }
        yield 0.98
        has_f = any(f is not None for f, _, _ in self._costs)
        keys = ("f", "record") if has_f else ("record",)
        data = TraceData(
            at_start=self._start[0],
            open_at_start=self._start[1],
            goal=self._goal,
            path=tuple(_path(self._parent, self._goal)),
            keys=keys,
            order=order_of(keys, nodes, states, [*labels]),
            kinds=tuple(self._kinds),
            event_kind=np.array(self._event_kind, np.int32),
            event_record=np.array(self._event_record, np.int32),
            event_ends=np.array(self._event_ends, np.int64),
        )
        yield 0.99
        recording: ImportedRecording[Any] = ImportedRecording(problem, nodes, rows, states, [*labels], data)
        recording.priority = total if informed else cost
        moves = tuple(recording.label(step) for step in data.path[1:])
        recording.solution = moves if self._goal != NONE and _solves(problem, moves) else None
        return recording

    def _parent_of(self, event: Event, key: str, number: int) -> int:
        parent_id = event.get("pId")
        if parent_id is None:
            return NONE
        parent_key = _key(parent_id)
        if parent_key in self._newest:
            return self._newest[parent_key]
        if parent_key in self._keys or parent_key in ("0", ""):  # in Posthoc these mean no parent
            return NONE
        name = "posthoc-parent-itself" if parent_key == key else "posthoc-parent-missing"
        raise Fault(name, number=number, parent=to_quotable(parent_key))

    def _record_of(self, event: Event, key: str, previous: int, parent: int, begins_step: bool) -> int:
        """Return the record of an event: a new one if the event creates one."""
        kind = event["type"]
        if previous == NONE:
            self._generated += kind in ("generating", "updating")
            return self._add(event, key, parent, NONE)
        if kind in ("generating", "updating"):
            self._generated += 1
        same = all(event.get(name) in (None, value) for name, value in zip("fgh", self._costs[previous], strict=True))
        updates = kind == "updating" or (kind == "generating" and not same)
        if not updates and not (begins_step and not self._is_open(previous)):
            return previous
        if self._is_open(previous):
            self._open -= 1
        elif self._superseded[previous] == NEVER:
            self._reopened += 1
        if self._superseded[previous] == NEVER:
            self._superseded[previous] = self._step
        parent_key = parent if updates and event.get("pId") is not None else self._parent[previous]
        return self._add(event, key, parent_key, previous)

    def _add(self, event: Event, key: str, parent: int, previous: int) -> int:
        record = len(self._states)
        has_board = isinstance(event.get("b"), list)
        self._states.append(
            self._states[previous] if previous != NONE and not has_board else state_of_event(event, key)
        )
        move = event.get("move")
        self._moves.append(to_quotable(move, 60) if isinstance(move, str) and move else None)
        self._parent.append(parent)
        costs: list[Any] = [event.get(name) for name in "fgh"]
        if previous != NONE:
            costs = [old if new is None else new for new, old in zip(costs, self._costs[previous], strict=True)]
        self._costs.append((costs[0], costs[1], costs[2]))
        self._previous.append(previous)
        self._expanded.append(NEVER)
        self._superseded.append(NEVER)
        self._newest[key] = record
        self._open += 1
        return record

    def _is_open(self, record: int) -> bool:
        return self._expanded[record] == NEVER and self._superseded[record] == NEVER

    def _begin_step(self, record: int) -> None:
        """Begin a step that expands a record on OPEN."""
        self._end_step()
        self._rows["node"].append(record)
        self._expanded[record] = self._step
        self._open -= 1

    def _end_step(self) -> None:
        """Store the counts at the end of the step, or before the first one."""
        self._event_ends.append(len(self._event_kind))
        if not self._rows["node"]:
            self._start = (len(self._states), self._open)
            return
        counts = (len(self._states), self._open, self._reopened, self._generated)
        for name, count in zip(("records", "open", "reopened", "generated"), counts, strict=True):
            self._rows[name].append(count)

    def _labels(self, boards: bool) -> Generator[float, None, dict[str, int]]:
        """Label moves by the blank's direction, or else by the new state. Yield the progress; return label -> index."""
        labels = {"": 0}
        for record, parent in enumerate(self._parent):
            label = self._moves[record]
            if parent == NONE:
                label = ""
            elif boards:
                label = direction(self._states[parent], self._states[record]) or label
            if label is None:
                label = self._states[record].name
            self._moves[record] = label
            labels.setdefault(label, len(labels))
            if record % ROWS_PER_YIELD == 0:
                yield 0.9 + 0.06 * record / len(self._parent)
        return labels

    def _columns(self, labels: dict[str, int]) -> Generator[float, None, tuple[Columns, bool]]:
        """Return the columns of the records, and whether any has an h-value; yield the progress now and then."""
        parents = np.array(self._parent, np.int32)
        depth = depths(parents)
        yield 0.96
        columns = []
        for column in range(3):
            columns.append(
                np.array([np.nan if costs[column] is None else costs[column] for costs in self._costs], float)
            )
            yield 0.96
        f, g, h = columns
        informed = bool(np.any(~np.isnan(h)) or np.any(~np.isnan(f) & ~np.isnan(g) & (f != g)))
        g = np.where(np.isnan(g), np.where(np.isnan(f) | np.isnan(h), depth, f - h), g)
        h = np.where(np.isnan(h), np.where(np.isnan(f), 0.0, f - g), h)
        return {
            "parent": parents,
            "move": np.array([labels[move or ""] for move in self._moves], np.int32),
            "g": g,
            "h": h,
            "value": np.where(np.isnan(f), g + h, f),
            "expanded": np.array(self._expanded, np.int32),
            "superseded": np.array(self._superseded, np.int32),
            "previous": np.array(self._previous, np.int32),
            "depth": depth,
        }, informed


def _key(parent_id: str | float) -> str:
    """Return an id as Posthoc compares it: 1 and "1" are equal."""
    return str(int(parent_id)) if isinstance(parent_id, float) and parent_id.is_integer() else str(parent_id)


def _path(parents: list[int], record: int) -> list[int]:
    path = []
    while record != NONE:
        path.append(record)
        record = parents[record]
    return path[::-1]


def _solves(problem: Any, moves: tuple[str, ...]) -> bool:
    try:
        replay(problem, moves)
    except KeyError:
        return False
    return isinstance(problem, TileProblem)
