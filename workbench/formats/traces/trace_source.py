"""The data of a trace, from a search or from a file."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.api import ConfiguredRun, result
from workbench.catalog.problems import SHIPPED, shipped
from workbench.search.explaining.bidirectional import side_name
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Described, Number, Startable, describe, scale, to_display_units
from workbench.search.recording.columns import NEVER, NONE
from workbench.search.recording.depth_first_trace import Fate
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.tiles.puzzle.problem import TileProblem

PIECE = 1 << 14
"""The number of records, or of steps, that are read at once."""
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
        self._piece, self._piece_rows = -1, list[Row]()
        self._cost = lru_cache(1 << 12, typed=True)(self._displayed)
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
        piece = number // PIECE
        if piece > self._piece:
            self._piece, self._piece_rows = piece, [*self._rows(self._records_of(piece))]
        if piece == self._piece:
            return self._piece_rows[number % PIECE]
        return next(self._rows(range(number, number + 1)))  # its neighbours are seldom needed

    def records(self) -> Iterator[Row]:
        for piece in range(-(-self.count // PIECE)):
            yield from self._rows(self._records_of(piece))

    def steps(self) -> Iterator[Row]:
        count, bounds = self._published.steps, self._recording.bounds
        for first in range(0, count, PIECE):
            last = min(first + PIECE, count)
            columns = {
                "step": range(first + 1, last + 1),
                **{name: np.asarray(column[first:last]).tolist() for name, column in self._published.rows.items()},
            }
            for values in zip(*columns.values(), strict=True):
                row = dict(zip(columns, values, strict=True))
                if row["step"] < len(bounds):
                    row["bound"] = self._displayed(bounds[row["step"]])
                yield row

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
        return None if math.isnan(value) or value >= UNREACHABLE else to_display_units(value, self._unit)

    def _records_of(self, piece: int) -> range:
        return range(piece * PIECE, min((piece + 1) * PIECE, self.count))

    def _rows(self, records: range) -> Iterator[Row]:
        """Yield the rows of consecutive records, converted column by column, which is much faster than row by row."""
        nodes, recording, which = self._published.nodes, self._recording, slice(records.start, records.stop)
        h, f = np.asarray(nodes["h"][which]), np.asarray(recording.priorities(nodes, which))
        expanded = np.asarray(nodes["expanded"][which])
        columns: dict[str, Iterable[Any]] = {
            "record": records,
            "state": map(self._text, recording.states_of(records)),
            "parent": with_none(np.asarray(nodes["parent"][which]), NONE),
            "move": map(recording.labels.__getitem__, np.asarray(nodes["move"][which]).tolist()),
            "g": map(self._cost, np.asarray(nodes["g"][which]).tolist()),
            "h": map(self._cost, h.tolist()),
            "f": map(self._cost, (f if self._has_f_column else np.where(h >= UNREACHABLE, h, f)).tolist()),
            "expanded": with_none(np.where(expanded <= self._published.steps, expanded, NEVER), NEVER),
            **{name: convert(np.asarray(nodes[name][which])) for name, convert in self._extra_columns.items()},
        }
        for values in zip(*columns.values(), strict=True):
            yield dict(zip(columns, values, strict=True))

    @property
    def _has_f_column(self) -> bool:
        """Whether f is not computed from g and h, but has a column of its own."""
        return "value" in self._published.nodes


def _is_map_of(name: str, problem: Any) -> bool:
    """Return whether a problem is the included one called `name`, with any start and goals."""
    included: Any = shipped(name)
    if isinstance(included, Startable):
        return type(included) is type(problem)
    return type(included) is type(problem) and isinstance(included, HasMap) and included.sketch() == problem.sketch()


def with_none(values: NDArray[Any], none: int) -> list[int | None]:
    """Return integers, with None in the place of `none`."""
    entries = values.astype(object)
    entries[values == none] = None
    found: list[int | None] = entries.tolist()
    return found


_FATE_NAMES = [fate.name.lower() for fate in Fate]

_EXTRA_COLUMNS: Mapping[str, Callable[[NDArray[Any]], Iterable[Any]]] = {
    "previous": lambda numbers: with_none(numbers, NONE),
    "superseded": lambda steps: with_none(steps, NEVER),
    "left": lambda steps: with_none(steps, NEVER),
    "fate": lambda fates: map(_FATE_NAMES.__getitem__, fates.tolist()),
    "side": lambda sides: map(side_name, sides.tolist()),
    "depth": lambda depths: depths.tolist(),
    "iteration": lambda iterations: iterations.tolist(),
}
"""Additional columns of some kinds of search: column -> conversion function."""
