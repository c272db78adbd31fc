"""Checking the rows of our own trace, so that data read from any file can be trusted afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.catalog import OPTIONS
from workbench.formats.traces.trace_source import FORMAT, LINK_COLUMNS, VERSION, Row, Source
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.ordering import OPEN_KEYS

MAX_RECORDS = 5_000_000
"""Maximum numbers of records and of steps of a trace."""
MAX_STATE_LENGTH = 100_000
FATES = {fate.name.lower(): fate for fate in Fate}
SIDES = ("forward", "backward")
_MAX_COST = 10**15
"""Maximum cost, so that sums of costs do not overflow."""

Test = Callable[[Any], bool]


def is_index(value: Any) -> bool:
    """Return whether a value is an integer from 0 to the maximum of a column."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < NEVER


def _is_cost(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return value is None or (number and -_MAX_COST <= value <= _MAX_COST)


def _is_step(value: Any) -> bool:
    return value is None or (is_index(value) and value > 0)


def _optional(test: Test) -> Test:
    return lambda value: value is None or test(value)


_RECORD_TESTS: Mapping[str, Test] = {
    "state": lambda value: isinstance(value, str) and len(value) <= MAX_STATE_LENGTH,
    "parent": _optional(is_index),
    "move": lambda value: isinstance(value, str) and len(value) <= MAX_STATE_LENGTH,
    "g": _is_cost,
    "h": _is_cost,
    "f": _is_cost,
    "expanded": _optional(is_index),
    "previous": _optional(is_index),
    "superseded": _is_step,
    "left": _optional(is_index),
    "fate": lambda value: isinstance(value, str) and value in FATES,
    "side": lambda value: value in SIDES,
    "depth": is_index,
    "iteration": is_index,
}
_CONFIGURATION_KEYS = {"algorithm", "heuristic", "order", "engine", *OPTIONS}
"""The keys that a configuration may have."""
_REQUIRED = ("state", "parent", "move", "g", "h", "f", "expanded")
_STEP_FIELDS = ("node", "records", "open", "reopened", "generated")

_DEFAULTS: Mapping[str, Any] = {
    "start": {"records": 1, "open": 1},
    "open": ["f", "record"],
    "goal": None,
    "path": [],
}
"""Defaults of the fields that earlier versions did not write into the first line."""


_HEADER_TESTS: Mapping[str, Test] = {
    "problem": lambda value: isinstance(value, dict),
    "problem.kind": lambda value: isinstance(value, str),
    "problem.start": lambda value: isinstance(value, str),
    "problem.goal": lambda value: isinstance(value, str | None),
    "configuration": lambda value: isinstance(value, dict),
    "result": lambda value: isinstance(value, dict),
    "start": lambda value: isinstance(value, dict),
    "start.records": is_index,
    "start.open": is_index,
    "open": lambda value: value is None or (isinstance(value, list) and all(map(_is_key, value))),
    "goal": _optional(is_index),
    "path": lambda value: isinstance(value, list) and all(map(is_index, value)),
    "bound": _is_cost,
    "iterations": lambda value: isinstance(value, list) and all(map(_is_iteration, value)),
    "part": lambda value: _is_part(value),
}
"""Tests of the fields of the first line; `a.b` is the field b of the field a."""
_REQUIRED_HEADER_FIELDS = {name for name in _HEADER_TESTS if name not in ("bound", "iterations", "part")}


def header_of(line: Any) -> Row:
    """Return the first line of a trace, completed by the fields that earlier versions did not write. Raises Fault."""
    if not isinstance(line, dict) or line.get("format") != FORMAT:
        raise Fault("trace-format")
    if line.get("version") != VERSION:
        raise Fault("trace-version", version=_quoted(line.get("version")), known=VERSION)
    missing = {name: value for name, value in _DEFAULTS.items() if name not in line}
    header = line | missing
    for name, is_valid in _HEADER_TESTS.items():
        *outer, key = name.split(".")
        table = header[outer[0]] if outer else header
        if key not in table and name in _REQUIRED_HEADER_FIELDS:
            raise Fault("trace-header-missing", name=name)
        if key in table and not is_valid(table[key]):
            raise Fault("trace-header", name=name, value=_quoted(table[key]))
    unknown = next((key for key in header["configuration"] if key not in _CONFIGURATION_KEYS), None)
    if unknown is not None:
        raise Fault("trace-header-key", name=to_quotable(f"configuration.{unknown}"))
    return header


def check_record(row: Any, number: int, columns: tuple[str, ...]) -> tuple[str, ...]:
    """Return the field names of the row of record `number`. Raises Fault if the row is invalid.

    `columns`: the field names of the rows before it; empty for the first one.
    """
    if not isinstance(row, dict) or row.get("record") != number or not is_index(row["record"]):
        raise Fault("trace-record-number", number=number, value=_field_text(row, "record"))
    names = tuple(name for name in _RECORD_TESTS if name in row)
    missing = [name for name in columns or _REQUIRED if name not in row]
    if missing or (columns and len(names) > len(columns)):
        name = missing[0] if missing else next(name for name in names if name not in columns)
        raise Fault("trace-record-columns", number=number, name=name)
    for name in names:
        if not _RECORD_TESTS[name](row[name]):
            raise Fault("trace-record-value", number=number, name=name, value=_quoted(row[name]))
    for name in ("parent", "previous"):
        if (other := row.get(name)) is not None and other >= number:
            raise Fault("trace-record-later", number=number, name=name, other=other)
    return names


def check_step(row: Any, number: int, records: int, most: int) -> None:
    """Raise Fault if this is not the row of step `number`. `records`: the number before the step; `most`: the total."""
    if not isinstance(row, dict) or row.get("step") != number:
        raise Fault("trace-step-number", number=number, value=_field_text(row, "step"))
    for name in _STEP_FIELDS:
        if not is_index(row.get(name)):
            raise Fault("trace-step-value", number=number, name=name, value=_quoted(row.get(name)))
    if not _is_cost(row.get("bound")):
        raise Fault("trace-step-value", number=number, name="bound", value=_quoted(row.get("bound")))
    if not records <= row["records"] <= most:
        raise Fault("trace-step-value", number=number, name="records", value=str(row["records"]))
    if row["node"] >= max(row["records"], 1):
        raise Fault("trace-step-value", number=number, name="node", value=str(row["node"]))


Columns = dict[str, NDArray[Any]]


def check_times(nodes: Columns, rows: Columns, at_start: int) -> None:
    """Raise Fault if records end before they begin, or steps expand other nodes than the records say."""
    steps, count = len(rows["node"]), len(nodes["parent"])
    expanded = np.full(count, NEVER, np.int64)
    expanded[:at_start][nodes["expanded"][:at_start] == 0] = 0  # before the part of the search that the trace contains
    begins = np.append(True, rows["node"][1:] != rows["node"][:-1])[:steps]  # a walk may stay at a node for some steps
    expanded[rows["node"][begins]] = np.flatnonzero(begins) + 1
    if len(wrong := np.flatnonzero(expanded != nodes["expanded"])):
        raise Fault("trace-expanded", number=int(wrong[0]))
    ends = rows["records"]
    created = np.where(np.arange(count) < at_start, 0, np.searchsorted(ends, np.arange(count), "right") + 1)
    if len(late := np.flatnonzero(created > steps)):
        raise Fault("trace-record-no-step", number=int(late[0]))
    for name in ("superseded", "left"):
        if name in nodes:
            end = nodes[name]
            if len(wrong := np.flatnonzero((end != NEVER) & ((end < created) | (end > steps)))):
                raise Fault("trace-record-ended", number=int(wrong[0]), name=name)
    parents = nodes["parent"]
    later = (parents != NONE) & (nodes["expanded"][parents] > np.maximum(created, 1))
    if "iteration" not in nodes and len(wrong := np.flatnonzero(later)):
        raise Fault("trace-record-parent", number=int(wrong[0]))


def check_ends(header: Row, source: Source) -> None:
    """Raise Fault if the goal, or a node on the path to it, is not one of the records."""
    for name in ("goal", "path"):
        numbers = header[name] if name == "path" else [header[name]]
        if any(number is not None and number >= source.count for number in numbers):
            raise Fault("trace-header", name=name, value=_quoted(header[name]))
    if not header["start"]["records"] <= source.count:
        raise Fault("trace-header", name="start", value=_quoted(header["start"]))


def ends_of(records: Iterable[Row]) -> Columns:
    """Return the columns that link records and say when they ended."""
    values: dict[str, list[int]] = {}
    for row in records:
        for name in LINK_COLUMNS:
            if name in row:
                values.setdefault(name, []).append(_entry(name, row[name]))
    return {name: np.array(column, np.int64) for name, column in values.items()}


def _entry(name: str, value: Any) -> int:
    if name == "fate":
        return int(FATES[value])
    return (NONE if name == "previous" else NEVER) if value is None else int(value)


def _is_key(key: Any) -> bool:
    return isinstance(key, str) and key.removeprefix("-") in OPEN_KEYS


def _is_iteration(row: Any) -> bool:
    return (
        isinstance(row, dict)
        and _is_cost(row.get("threshold"))
        and all(is_index(row.get(name, 1)) for name in ("generated", "expanded", "first_step"))
    )


def _is_part(row: Any) -> bool:
    return (
        isinstance(row, dict)
        and all(is_index(row.get(name)) for name in ("first_step", "last_step", "generated"))
        and 1 <= row["first_step"] <= row["last_step"]
        and isinstance(row.get("path"), list)
        and all(map(is_index, row["path"]))
    )


def _field_text(row: Any, name: str) -> str:
    """Return the text of the field `name` of a row, or of the row if it has no such field."""
    return _quoted(row[name] if isinstance(row, dict) and name in row else row)


def _quoted(value: Any) -> str:
    return to_quotable(json.dumps(value, ensure_ascii=False, default=str))
