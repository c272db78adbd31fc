"""The data of a trace, from a search or from a file."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.api import ConfiguredRun, result
from workbench.catalog.problems import SHIPPED, shipped
from workbench.search.explaining.bidirectional import side_name
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Described, Number, describe, scale, to_display_units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.tiles.puzzle.problem import TileProblem

PIECE = 1 << 16
"""The number of records, or of steps, that are read at once if not all are in memory."""
LINK_COLUMNS = ("previous", "superseded", "left", "fate")
FORMAT = "search-workbench-trace"
VERSION = 1

Row = dict[str, Any]


class Source(Protocol):
    """The source of a trace.

    Attributes: header, the first line of the trace. count: the number of records.
    """

    @property
    def header(self) -> Row: ...

    @property
    def count(self) -> int: ...

    @property
    def columns(self) -> Mapping[str, NDArray[Any]]:
        """The columns "previous", "superseded", "left" and "fate", as in recordings."""
        ...

    def record(self, number: int) -> Row:
        """Return the row of record `number`."""
        ...

    def records(self) -> Iterator[Row]:
        """Yield a row for every record, in the order of generation."""
        ...

    def steps(self) -> Iterator[Row]:
        """Yield a row for every step, from step 1."""
        ...


class RunSource:
    """The trace of what `run` has done so far.

    `recording`: what to write; by default, the run's own as far as it is in memory.
    """

    def __init__(self, run: ConfiguredRun, recording: Recording[Any] | None = None) -> None:
        self._recording = run.recording.kept_part() if recording is None else recording
        self._run, self._problem = run, run.problem
        in_memory = self._recording.kept_steps == self._recording.published.steps
        self._piece = NEVER if in_memory else PIECE
        self._read_piece = lru_cache(1)(self._read)
        self._unit = scale(run.problem)
        self._published = self._recording.published
        self._extra_columns = {
            name: convert for name, convert in _EXTRA_COLUMNS.items() if name in self._published.nodes
        }
        self._text: Callable[[Any], str] = (
            run.problem.describe if isinstance(run.problem, Described) else partial(describe, run.problem)
        )

    @cached_property
    def header(self) -> Row:
        run, recording, published = self._run, self._recording, self._published
        configuration, outcome = run.configuration, result(run).as_dict()
        fields: Row = {
            "format": FORMAT,
            "version": VERSION,
            "problem": self._problem_row(outcome["board"], outcome["goal"]),
            "configuration": {
                "algorithm": configuration.algorithm,
                "heuristic": run.heuristic_name,
                "order": configuration.order,
                "engine": run.engine,
                **configuration.options,
            },
            "result": {name: outcome[name] for name in ("status", "moves", "cost", "optimal", "expanded", "generated")},
            "start": {"records": published.records_at_start, "open": published.open_at_start},
            "open": recording.open_keys,
            "goal": None if published.goal == NONE else published.goal,
            "path": recording.solution_path() if published.goal != NONE else [],
        }
        if recording.stopped_at is not None:
            fields["recorded_steps"] = recording.stopped_at
        if recording.part is not None:
            start = np.asarray(published.nodes["expanded"][: published.records_at_start])
            fields["part"] = {**recording.part._asdict(), "path": np.flatnonzero(start == 0).tolist()}
        if recording.bounds:
            fields["bound"] = self._displayed(recording.bounds[0])
        return fields | ({"iterations": self._iterations(outcome["iterations"])} if "iterations" in outcome else {})

    @property
    def count(self) -> int:
        return self._published.records

    @property
    def columns(self) -> Mapping[str, NDArray[Any]]:
        nodes = self._published.nodes
        return {name: nodes[name][: self.count] for name in LINK_COLUMNS if name in nodes}

    def record(self, number: int) -> Row:
        columns, record = self._read_piece(number // self._piece), number
        number %= self._piece
        parent, expanded, h = (columns[name].item(number) for name in ("parent", "expanded", "h"))
        return {
            "record": record,
            "state": self._text(self._recording.state(record)),
            "parent": None if parent == NONE else parent,
            "move": self._recording.labels[columns["move"].item(number)],
            "g": self._displayed(columns["g"].item(number)),
            "h": self._displayed(h),
            "f": self._displayed(
                math.inf if h >= UNREACHABLE and not self._has_f_column else columns["f"].item(number)
            ),
            "expanded": expanded if expanded <= self._published.steps else None,
            **{name: convert(columns[name].item(number)) for name, convert in self._extra_columns.items()},
        }

    def records(self) -> Iterator[Row]:
        return map(self.record, range(self.count))

    def steps(self) -> Iterator[Row]:
        count, recording = self._published.steps, self._recording
        bounds = recording.bounds
        for first in range(0, count, PIECE):
            last = min(first + PIECE, count)
            rows = {name: np.asarray(column[first:last]) for name, column in self._published.rows.items()}
            for row in range(first, last):
                data: Row = {"step": row + 1, **{name: column.item(row - first) for name, column in rows.items()}}
                yield data | ({"bound": self._displayed(bounds[row + 1])} if row + 1 < len(bounds) else {})

    def _problem_row(self, start: str, goal: str | None) -> Row:
        problem = self._problem
        kind = "tiles" if isinstance(problem, TileProblem) else type(problem).__name__
        data = {"kind": kind, "start": start, "goal": goal}
        map_name = next((name for name in SHIPPED if _is_map_of(name, problem)), None)
        return data if map_name is None else data | {"given": map_name}

    def _iterations(self, data: list[Row]) -> list[Row]:
        iterations = self._published.iterations
        return [row | {"first_step": entry.first_step} for row, entry in zip(data, iterations, strict=True)]

    def _displayed(self, value: Number) -> Number | None:
        return None if value >= UNREACHABLE else to_display_units(value, self._unit)

    def _read(self, piece: int) -> Mapping[str, NDArray[Any]]:
        """Return the columns of a piece of the records at this moment, which another engine may have to unpack."""
        nodes = self._published.nodes
        records = slice(piece * self._piece, min((piece + 1) * self._piece, self.count))
        names = ("parent", "move", "g", "h", "expanded", *self._extra_columns)
        arrays = {name: np.asarray(nodes[name][records]) for name in names}
        return arrays | {"f": np.asarray(self._recording.priorities(nodes, records))}

    @property
    def _has_f_column(self) -> bool:
        """Whether f is not computed from g and h, but has a column of its own."""
        return "value" in self._published.nodes


def _is_map_of(name: str, problem: Any) -> bool:
    """Return whether a problem is on the map called `name`, with any start and goals."""
    included: Any = shipped(name)
    return type(included) is type(problem) and isinstance(included, HasMap) and included.sketch() == problem.sketch()


def step_or_none(value: int) -> int | None:
    return None if value == NEVER else value


_EXTRA_COLUMNS: Mapping[str, Callable[[int], Any]] = {
    "previous": lambda number: None if number == NONE else number,
    "superseded": step_or_none,
    "left": step_or_none,
    "fate": lambda fate: Fate(fate).name.lower(),
    "side": side_name,
    "depth": int,
    "iteration": int,
}
"""Additional columns of some kinds of search: column -> conversion function."""
