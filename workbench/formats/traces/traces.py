"""Traces in all formats: reading a file, and converting between formats by the names of the files."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, TextIO

from workbench.api import ConfiguredRun
from workbench.catalog.problems import SHIPPED, shipped
from workbench.formats.traces.posthoc_document import Document, read_document, write_json, write_yaml
from workbench.formats.traces.posthoc_events import drawing, events
from workbench.formats.traces.trace import (
    ITEMS_PER_YIELD,
    OWN_HEADER_KEY,
    check_path,
    check_steps,
    ending,
    part_of,
    posthoc_rest,
    write_table,
    writing,
)
from workbench.formats.traces.trace_reading import EventsSource, read_lines
from workbench.formats.traces.trace_rows import header_of
from workbench.formats.traces.trace_source import FORMAT, VERSION, Row, RunSource, Source
from workbench.formats.writing import replacing
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Placed, Startable
from workbench.search.recording.recording import Published
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say

READ = (".jsonl", ".trace.json", ".trace.yaml", ".trace.yml")
"""The endings of traces that can be read."""

_POSTHOC_HEADER_KEYS = {
    "trace-header": "trace-header-posthoc",
    "trace-header-missing": "trace-header-missing-posthoc",
    "trace-header-key": "trace-header-key-posthoc",
}
"""The keys of messages about the first line of a trace, and of those about the same within a Posthoc trace."""

Trace = Source | Document
EVENTS_PER_YIELD = 500


@dataclass(frozen=True)
class TraceFile:
    """A file that contains a trace, or is expected to; `read` reads it in pieces, because it may be very large."""

    path: Path


def is_trace(path: Path) -> bool:
    """Return whether a file has the name of a trace that can be read."""
    return path.name.lower().endswith(READ)


def read(path: Path) -> Iterator[float | Trace]:
    """Yield the progress, 0 to 1, now and then, and the trace at the end.

    A trace of this program, also one within a Posthoc trace, is a `Source`; one that another program wrote or changed
    is a `Document`. Raises Fault, naming the file and the place of the error.
    """
    if ending(path) not in READ:
        raise Fault("trace-no-input", name=to_quotable(str(path), 200), known=", ".join(READ))
    try:
        if ending(path) == READ[0]:
            yield from read_lines(path)
        else:
            yield from _read_posthoc(path)
    except Fault as fault:
        if "name" in fault.message.facts and fault.message.key.startswith("file-"):
            raise
        raise Fault("file-complaint", name=to_quotable(str(path), 200), complaint=say(fault)) from None


def convert(given: Path, target: Path, check: Callable[[Path, Trace], object] = lambda *_: None) -> Trace:
    """Convert the trace in one file to another file, as `converting` does. Returns the trace. Raises Fault."""
    *_, trace = converting(given, target, check)
    assert not isinstance(trace, float)
    return trace


def converting(
    given: Path, target: Path, check: Callable[[Path, Trace], object] = lambda *_: None
) -> Generator[float | Trace]:
    """Convert the trace in one file to another file, in the format given by its name.

    `check` gets the file's name and the trace, and raises Fault if nothing should be written. Yields the progress, 0 to
    1, now and then, and the trace at the end. If the iterator is closed early, no file remains. Raises Fault.
    """
    check_path(target)
    for part in read(given):
        if isinstance(part, float):
            yield part / 2
        else:
            trace = part
    check(given, trace)
    if isinstance(trace, Document):
        work, total = _writing_document(target, trace), trace.count
    else:
        work = writing(target, trace, problem_of(trace.header))
        total = trace.count if ending(target) == ".csv" else 2 * trace.count
    for index, _ in enumerate(work):
        yield min(0.99, (1 + ITEMS_PER_YIELD * index / max(total, 1)) / 2)
    yield trace


def writing_run(path: Path, run: ConfiguredRun, steps: tuple[int, int] | None = None) -> Generator[float]:
    """Write the trace of a run, in the format given by the name's ending; yield the progress, 0 to 1, now and then.

    `steps`: only the first to the last of these; see `part_of`. A run imported from another program's trace is written
    unchanged, with the data that a recording cannot represent. If the iterator is closed early, no file remains.
    Raises Fault.
    """
    check_path(path)
    origin = run.recording.origin
    if isinstance(origin, Document):
        work, total = _writing_document(path, origin), origin.count
    else:
        if steps is not None:
            check_steps(path, *steps)
        recording = run.recording if steps is None else part_of(run, *steps)
        source = RunSource(run, recording)
        work, total = writing(path, source, run.problem), _length(ending(path), recording.published)
    for index, _ in enumerate(work):
        yield min(0.99, ITEMS_PER_YIELD * index / max(total, 1))


def _length(kind: str, published: Published) -> int:
    """Return how many rows or events there are in a trace, about, in the format with the ending `kind`."""
    if kind == ".csv":
        return published.records
    times = 1 if kind == READ[0] else 2  # in Posthoc's format most records are closed by another event
    return times * published.records + published.steps


def read_trace(path: Path) -> Trace:
    *_, trace = read(path)
    assert not isinstance(trace, float)
    return trace


def problem_of(header: Row) -> Any:
    """Return the problem that was searched, or None if it cannot be determined without running someone's code."""
    problem_row, order = header["problem"], header["configuration"].get("order")
    try:
        if problem_row["kind"] == "tiles":
            order = order if isinstance(order, str) else MOVES
            return TileProblem(Board.parse(problem_row["start"]), Board.parse(problem_row["goal"] or ""), order)
        if problem_row.get("given") not in SHIPPED:
            return None
        problem = shipped(problem_row["given"])
        if isinstance(problem, Startable):
            return problem.starting_at(problem.read(problem_row["start"]))
        if isinstance(problem, Placed) and problem_row["goal"]:
            goals = [problem.read(goal) for goal in problem_row["goal"].split(", ")]
            return problem.between(problem.read(problem_row["start"]), goals)
    except Fault:
        return None
    return None


def _read_posthoc(path: Path) -> Iterator[float | Trace]:
    for part in read_document(path):
        if isinstance(part, Document):
            own = yield from _own_trace(part)
            yield part if own is None else own
        else:
            yield part


def _own_trace(document: Document) -> Generator[float, None, Source | None]:
    """Return our own trace from which a Posthoc trace was generated, None if it is not exactly such a trace.

    Raises Fault if it declares to be one, but its header is invalid.
    """
    if OWN_HEADER_KEY not in document.rest:
        return None
    try:
        header = header_of(document.rest[OWN_HEADER_KEY])
    except Fault as fault:
        if fault.message.key in _POSTHOC_HEADER_KEYS:
            raise Fault(_POSTHOC_HEADER_KEYS[fault.message.key], **fault.message.facts) from None
        return None
    try:
        source = EventsSource(document, header)
        yield from source.read()
        problem = problem_of(source.header)
        if posthoc_rest(document.rest[OWN_HEADER_KEY], problem) != document.rest:
            return None
        expected = events(source, drawing(source.header, problem))
        for index, event in enumerate(document.events()):
            if next(expected, None) != event:
                return None
            if index % EVENTS_PER_YIELD == 0:
                yield 1.0
    except Fault:
        return None
    return source if next(expected, None) is None else None


def _writing_document(path: Path, document: Document) -> Iterator[None]:
    """Write another program's trace; yield now and then."""
    kind = ending(path)
    with replacing(path) as file:
        if kind == ".csv":
            columns: dict[str, None] = {}
            for index, event in enumerate(document.events()):
                columns.update(dict.fromkeys(event))
                if index % ITEMS_PER_YIELD == 0:
                    yield
            work = write_table(file, map(_flat, document.events()), columns)
        elif kind == READ[0]:
            work = _write_lines(file, document)
        else:
            work = (write_json if kind.endswith(".json") else write_yaml)(file, document.rest, document.events())
        for index, _ in enumerate(work):
            if index % ITEMS_PER_YIELD == 0:
                yield


def _write_lines(file: TextIO, document: Document) -> Iterator[None]:
    header: Row = {"format": FORMAT, "version": VERSION, "document": document.rest}
    given = ({"event": number, "given": event} for number, event in enumerate(document.events(), start=1))
    for row in chain((header,), given):
        file.write(json.dumps(row, ensure_ascii=False) + "\n")
        yield


def _flat(event: Row) -> Row:
    """Return an event as a row of a table: lists and maps as JSON."""
    return {
        name: json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else value
        for name, value in event.items()
    }
