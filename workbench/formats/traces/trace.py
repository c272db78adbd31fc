"""Our own trace of a search: everything in its recording, for other programs.

`.jsonl`: JSON Lines. First a header with "format", "version", "problem", "configuration", "result", the order of OPEN
and, for iterative deepening, "iterations". Then a line per record, numbered by "record" in the order of generation, and
a line per step, numbered by "step" from 1. The schema in the resources describes all fields. `.csv`: only the records,
as a table. `.trace.json`, `.trace.yaml`: for Posthoc, including all of our own trace.

A record has the state's text, the parent's record, the move, g, h and f in displayed units, and the steps at which it
was expanded, superseded by a cheaper path, or finally left by a depth-first search; null if this did not happen. For a
backward record of a bidirectional search, the parent is nearer to the goal, and g is the cost to the goal.
"""

from __future__ import annotations

import csv
import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from workbench.api import ConfiguredRun
from workbench.formats.tables import guarded
from workbench.formats.traces.posthoc_document import MAX_EVENTS, VERSION, write_json, write_yaml
from workbench.formats.traces.posthoc_events import drawing, events
from workbench.formats.traces.posthoc_views import views_of
from workbench.formats.traces.trace_source import Row, RunSource, Source
from workbench.formats.writing import check_writable, replacing
from workbench.search.playback.stretch import StretchRecording
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.recording.family import Family
from workbench.search.recording.recording import Recording

OWN_HEADER_KEY = "search-workbench"
"""The key of our own header in a Posthoc trace."""
OPENABLE_RECORDS = 2_000_000
"""About how many records a file may have, so that this program can open it again; see `MAX_JSON_BYTES`."""
ITEMS_PER_YIELD = 100
"""Rows and events that are written at once."""


_ENCODER = json.JSONEncoder(ensure_ascii=False)
"""Made once, as making it takes longer than encoding a row."""


def ending(path: Path) -> str:
    """Return the ending of a name, which determines the format of a trace. Raises Fault for an unknown one."""
    name = path.name.lower()
    for known in ENDINGS:
        if name.endswith(known):
            return known
    raise Fault("trace-ending", name=to_quotable(str(path), 200), known=", ".join(ENDINGS))


def check_path(path: Path) -> None:
    """Raise Fault if no trace can be written at `path`: its ending is unknown, or the place is not writable."""
    ending(path)
    check_writable(path)


def write(path: Path, run: ConfiguredRun, recording: Recording[Any] | None = None) -> None:
    """Write the trace of `run` so far, in the format given by the name's ending; `recording`: see `RunSource`.

    The file is written atomically. Raises Fault as `check_path` does, and if writing fails.
    """
    exhaust(writing(path, RunSource(run, recording), run.problem))


def has_parts(kind: Family[Any] | type[Family[Any]]) -> bool:
    """Return whether some steps of a search can be written: those of a depth-first search, whose state is a path."""
    return kind.has_record_limit and not kind.forgets


def check_steps(path: Path, first: int, last: int) -> None:
    """Raise Fault if the steps `first` … `last` are too many for the format given by the name's ending."""
    if ending(path).startswith(".trace.") and last - first >= MAX_EVENTS:  # there is an event for each step, and more
        raise Fault("trace-part-events", most=MAX_EVENTS)


def check_part(run: ConfiguredRun, first: int, last: int) -> None:
    """Raise Fault if the steps `first` … `last` are none of the recorded ones of a search."""
    steps = run.recording.published.steps
    if first > last:
        raise Fault("trace-part-order", first=first, last=last)
    if first > steps:
        raise Fault("trace-part-step" if steps == run.expanded else "trace-part-recorded", number=first, steps=steps)


def part_of(run: ConfiguredRun, first: int, last: int) -> Recording[Any]:
    """Return the steps `first` … `last` of a depth-first search, fewer if it has fewer, as a recording to be written.

    Raises Fault as `check_part` does.
    """
    check_part(run, first, last)
    recording: Any = run.recording
    return StretchRecording(recording, first, min(last, recording.published.steps))


def writing(path: Path, source: Source, problem: Any) -> Iterator[None]:
    """Write a trace, in the format given by the name's ending; yield now and then. `problem` provides a map, if any.

    If the iterator is closed early, no file remains. Raises Fault as `write` does.
    """
    check_path(path)
    with replacing(path) as file:
        for index, _ in enumerate(ENDINGS[ending(path)](file, source, problem)):
            if index % ITEMS_PER_YIELD == 0:
                yield


def exhaust(work: Iterator[object]) -> None:
    """Run an iterator to its end."""
    deque(work, 0)


def posthoc_rest(header: Row, problem: Any) -> Row:
    """Return the contents of our Posthoc trace besides its events."""
    boards = header["problem"]["kind"] == "tiles"
    return {"version": VERSION, "views": views_of(problem, boards), OWN_HEADER_KEY: header}


def _write_lines(file: TextIO, source: Source, _problem: Any) -> Iterator[None]:
    for rows in ((source.header,), source.records(), source.steps()):
        for row in rows:
            file.write(_ENCODER.encode(row) + "\n")
            yield


def write_table(file: TextIO, rows: Iterable[Row], columns: Iterable[str] | None = None) -> Iterator[None]:
    """Write rows as a table with the given columns, by default the first row's; yield after each row."""
    table: csv.DictWriter[str] | None = None
    for row in rows:
        if table is None:
            table = csv.DictWriter(file, [*(columns or row)], lineterminator="\n")
            table.writerow({name: guarded(name) for name in table.fieldnames})
        table.writerow({name: guarded(value) if isinstance(value, str) else value for name, value in row.items()})
        yield


Writer = Callable[[TextIO, Source, Any], Iterator[None]]


def _posthoc(write: Callable[[TextIO, Row, Iterable[Row]], Iterator[None]]) -> Writer:
    def written(file: TextIO, source: Source, problem: Any) -> Iterator[None]:
        header = source.header
        return write(file, posthoc_rest(header, problem), events(source, drawing(header, problem)))

    return written


ENDINGS: Mapping[str, Writer] = {
    ".jsonl": _write_lines,
    ".csv": lambda file, source, _: write_table(file, source.records()),
    ".trace.json": _posthoc(write_json),
    ".trace.yaml": _posthoc(write_yaml),
    ".trace.yml": _posthoc(write_yaml),
}
