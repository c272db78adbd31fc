"""Reading our own trace, from `.jsonl` or from a Posthoc trace that contains it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from workbench.formats.json_scanning import decode_line
from workbench.formats.reading import whole_file
from workbench.formats.traces.posthoc_document import MAX_EVENTS, MAX_JSON_BYTES, Document, Event, check, check_event
from workbench.formats.traces.posthoc_events import CONTINUED, COUNTS
from workbench.formats.traces.trace_rows import MAX_RECORDS, check_ends, check_record, check_step, ends_of, header_of
from workbench.formats.traces.trace_source import FORMAT, Row
from workbench.search.problem.messages import Fault

LINES_PER_YIELD = 2000
"""Lines that are read at once."""


class LinesSource:
    """Our own trace of records and steps in a `.jsonl` file."""

    def __init__(self, content: bytes, header: Row) -> None:
        self.header = header
        self._content = content
        self._records: list[int] = []
        self._steps: list[int] = []

    @property
    def count(self) -> int:
        """The number of records."""
        return len(self._records)

    @property
    def columns(self) -> Mapping[str, NDArray[Any]]:
        """The columns that link records and say when they ended."""
        return ends_of(self.records())

    def record(self, number: int) -> Row:
        return self._row(self._records[number])

    def records(self) -> Iterator[Row]:
        return map(self._row, self._records)

    def steps(self) -> Iterator[Row]:
        return map(self._row, self._steps)

    def read(self, lines: Iterator[tuple[int, Any]]) -> Iterator[float]:
        """Read the lines after the first; yield the progress, 0 to 1, now and then. Raises Fault."""
        columns: tuple[str, ...] = ()
        before = self.header["start"]["records"]
        for place, (start, row) in enumerate(lines):
            if isinstance(row, dict) and "record" in row and not self._steps:
                columns = check_record(row, self.count, columns)
                self._records.append(start)
            else:
                check_step(row, len(self._steps) + 1, before, self.count)
                before = row["records"]
                self._steps.append(start)
            if max(self.count, len(self._steps)) > MAX_RECORDS:
                raise Fault("trace-many", most=MAX_RECORDS)
            if place % LINES_PER_YIELD == 0:
                yield start / len(self._content)
        if not self.count:
            raise Fault("trace-empty")
        check_ends(self.header, self)

    def _row(self, start: int) -> Row:
        row: Row = json.loads(self._content[start : _end(self._content, start)])
        return row


class LinesDocument(Document):
    """Another program's trace in a `.jsonl` file of this program."""

    def __init__(self, content: bytes, rest: Row) -> None:
        super().__init__(rest, "", [])
        self._content = content

    def event(self, place: int) -> Event:
        start = self._starts[place]
        event: Event = json.loads(self._content[start : _end(self._content, start)])["given"]
        return event

    def read(self, lines: Iterator[tuple[int, Any]]) -> Iterator[float]:
        """Read the lines after the first; yield the progress, 0 to 1, now and then. Raises Fault."""
        for start, row in lines:
            number = len(self._starts) + 1
            if not isinstance(row, dict) or row.get("event") != number:
                raise Fault("trace-event-number", number=number)
            check_event(row.get("given"), number)
            self._starts.append(start)
            if number > MAX_EVENTS:
                raise Fault("posthoc-many", most=MAX_EVENTS)
            if number % LINES_PER_YIELD == 0:
                yield start / len(self._content)
        check(self)


def read_lines(path: Path) -> Iterator[float | LinesSource | LinesDocument]:
    """Yield the progress, 0 to 1, now and then, and at the end the content of the file. Raises Fault."""
    content = whole_file(path, MAX_JSON_BYTES, "posthoc-large", 1 << 20)
    lines = _lines(content)
    first = next(lines, (0, None))[1]
    if isinstance(first, dict) and first.get("format") == FORMAT and isinstance(first.get("document"), dict):
        document = LinesDocument(content, first["document"])
        yield from document.read(lines)
        yield document
    else:
        source = LinesSource(content, header_of(first))
        yield from source.read(lines)
        yield source


def _lines(content: bytes) -> Iterator[tuple[int, Any]]:
    """Yield (start, value) for each nonempty line."""
    start, number = len(b"\xef\xbb\xbf") if content.startswith(b"\xef\xbb\xbf") else 0, 0
    while start < len(content):
        number += 1
        end = _end(content, start)
        if line := content[start:end].strip():
            yield start, decode_line(line, number)
        start = end + 1


def _end(content: bytes, start: int) -> int:
    end = content.find(b"\n", start)
    return len(content) if end < 0 else end


class EventsSource:
    """Our own trace in a Posthoc trace. Raises Fault if the events do not form one."""

    def __init__(self, document: Document, header: Row) -> None:
        self.header = header
        self._document = document
        self._creating_events: list[int] = []
        self._steps: list[Row] = []
        self._expanded: dict[int, int] = dict.fromkeys(header.get("part", {}).get("path", ()), 0)
        self._superseded: dict[int, int] = {}
        self._left: dict[int, tuple[int, str]] = {}
        self._deepens = False

    @property
    def count(self) -> int:
        """The number of records."""
        return len(self._creating_events)

    def read(self) -> Iterator[float]:
        """Read the events; yield the progress, 0 to 1, now and then. Raises Fault."""
        for place, event in enumerate(self._document.events()):
            self._read_event(event, place)
            if place % LINES_PER_YIELD == 0:
                yield place / self._document.count
        before: int = self.header["start"]["records"]
        columns: tuple[str, ...] = ()
        for number, row in enumerate(self.records()):
            columns = check_record(row, number, columns)
            if number % LINES_PER_YIELD == 0:
                yield 1.0
        for number, row in enumerate(self.steps(), start=1):
            check_step(row, number, before, self.count)
            before = row["records"]
        check_ends(self.header, self)

    @property
    def columns(self) -> Mapping[str, NDArray[Any]]:
        """The columns that link records and say when they ended."""
        return ends_of(self.records())

    def record(self, number: int) -> Row:
        event = self._document.event(self._creating_events[number])
        row: Row = {name: event.get(name) for name in ("record", "state", "parent", "move", "g", "h", "f")}
        row["expanded"] = self._expanded.get(number)
        if "previous" in event:
            row["previous"] = event["previous"]
        if self._deepens:
            row["left"], row["fate"] = self._left.get(number, (None, "none"))
        else:
            row["superseded"] = self._superseded.get(number)
        return row | {name: event[name] for name in ("side", "depth", "iteration") if name in event}

    def records(self) -> Iterator[Row]:
        return map(self.record, range(self.count))

    def steps(self) -> Iterator[Row]:
        return iter(self._steps)

    def _read_event(self, event: Event, place: int) -> None:
        kind, number, t = event["type"], event.get("record"), len(self._steps)
        if kind == "expanding":
            row = {"step": event.get("step"), "node": number, "records": self.count}
            self._steps.append(row | {name: event[name] for name in COUNTS if name in event})
            self._expanded.setdefault(_number(number), t + 1)  # a walk may stay at a node for some steps
        elif kind in ("source", "generating", "updating"):
            self._deepens = "iteration" in event
            self._creating_events.append(place)
            if self._steps:
                self._steps[-1]["records"] = self.count
            if (previous := event.get("supersedes")) is not None:
                self._end(_number(previous), t, CONTINUED)
        elif kind == "closing" and ("fate" in event or "superseded" in event):
            self._end(_number(number), t, event.get("fate"))

    def _end(self, number: int, t: int, fate: Any) -> None:
        if self._deepens:
            self._left[number] = t, fate
        else:
            self._superseded[number] = t


def _number(value: Any) -> int:
    if not isinstance(value, int):
        raise Fault("trace-format")
    return value
