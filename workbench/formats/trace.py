"""Our own trace of a run: everything that its recording holds, for other programs.

`.jsonl`: JSON Lines. First a header with "format", "version", "problem", "configuration", what came of it ("result")
and, where the search deepens, "iterations". Then a line a record, numbered by "record" in the order of generation,
and a line a step, numbered by "step" from 1. `.csv`: the records alone, as a table.

Of a record: the state's text, the parent's record, the move, g, h and f in the units that people see, and the steps
at which it was expanded, superseded by a cheaper path, or left by a depth-first search for good; null where that did
not happen. Of a backward record of a search from both ends, the parent is nearer to the goal and g is the cost to it.
"""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from workbench.api import ConfiguredRun, result
from workbench.formats.writing import check_writable, replacing
from workbench.search.columns import NEVER, NONE
from workbench.search.explain_sides import side_name
from workbench.search.messages import Fault
from workbench.search.problem import Number, describe, scale, units
from workbench.search.timeline import Timeline
from workbench.search.trace import Fate
from workbench.tiles.board_text import shown
from workbench.tiles.problem import TileProblem

FORMAT = "search-workbench-trace"
VERSION = 1

Row = dict[str, Any]


def check_path(path: Path) -> None:
    """Raise Fault where no trace could be written at `path`: an ending that is not known, or a place that cannot be."""
    if path.suffix.lower() not in ENDINGS:
        raise Fault("trace-ending", name=shown(str(path), 200), known=", ".join(ENDINGS))
    check_writable(path)


def write(path: Path, run: ConfiguredRun) -> None:
    """Write the trace of what `run` has done so far, in the format that the name's ending tells.

    It is written beside and renamed, so the file is there whole or not at all. Raises Fault as `check_path` does, and
    where the writing fails.
    """
    check_path(path)
    with replacing(path) as file:
        ENDINGS[path.suffix.lower()](file, run)


def header(run: ConfiguredRun) -> Row:
    """Return the first line of a trace."""
    configuration, came = run.configuration, result(run).as_dict()
    fields: Row = {
        "format": FORMAT,
        "version": VERSION,
        "problem": {
            "kind": "tiles" if isinstance(run.problem, TileProblem) else type(run.problem).__name__,
            "start": came["board"],
            "goal": came["goal"],
        },
        "configuration": {
            "algorithm": configuration.algorithm,
            "heuristic": run.heuristic_name,
            "order": configuration.order,
            "engine": run.engine,
            **configuration.options,
        },
        "result": {name: came[name] for name in ("status", "moves", "cost", "optimal", "expanded", "generated")},
    }
    if run.recording.stopped_at is not None:
        fields["recorded_steps"] = run.recording.stopped_at
    return fields | ({"iterations": came["iterations"]} if "iterations" in came else {})


def records(run: ConfiguredRun) -> Iterator[Row]:
    """Yield a row for every record, in the order of generation."""
    recording, problem, unit = run.recording, run.problem, scale(run.problem)
    moment, columns = Timeline(recording).at(recording.published.steps), recording.published.nodes
    for number in range(recording.published.records):
        parent = moment.parent(number)
        yield {
            "record": number,
            "state": describe(problem, recording.state(number)),
            "parent": None if parent == NONE else parent,
            "move": recording.label(number),
            **{
                name: _shown(value(number), unit) for name, value in (("g", moment.g), ("h", moment.h), ("f", moment.f))
            },
            "expanded": moment.step(number),
            **{name: read(columns[name].item(number)) for name, read in _KIND.items() if name in columns},
        }


def steps(run: ConfiguredRun) -> Iterator[Row]:
    """Yield a row for every step, from step 1."""
    published = run.recording.published
    for row in range(published.steps):
        yield {"step": row + 1, **{name: column.item(row) for name, column in published.rows.items()}}


def _write_lines(file: TextIO, run: ConfiguredRun) -> None:
    for rows in ((header(run),), records(run), steps(run)):
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _write_table(file: TextIO, run: ConfiguredRun) -> None:
    table: csv.DictWriter[str] | None = None
    for row in records(run):
        if table is None:
            table = csv.DictWriter(file, row.keys(), lineterminator="\n")
            table.writeheader()
        table.writerow(row)


ENDINGS: Mapping[str, Callable[[TextIO, ConfiguredRun], None]] = {".jsonl": _write_lines, ".csv": _write_table}


def _shown(value: Number, unit: int) -> Number | None:
    return None if value == math.inf else units(value, unit)


def _step(value: int) -> int | None:
    return None if value == NEVER else value


_KIND: Mapping[str, Callable[[int], Any]] = {
    "previous": lambda number: None if number == NONE else number,
    "superseded": _step,
    "left": _step,
    "fate": lambda fate: Fate(fate).name.lower(),
    "side": side_name,
    "depth": int,
    "iteration": int,
}
"""What records of some kinds of search have besides: column -> how it is written."""
