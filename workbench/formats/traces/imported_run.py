"""The run described by a trace: it is finished and can be played."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from workbench.api import Configuration, ConfiguredRun
from workbench.catalog import OPTIONS
from workbench.catalog.estimates import estimate_for
from workbench.catalog.own_names import own_functions
from workbench.formats.traces.imported_order import TURNS, depths, order_of, steps_of
from workbench.formats.traces.trace_rows import FATES, Columns, check_times, is_index
from workbench.formats.traces.trace_source import Row, Source
from workbench.formats.traces.traces import problem_of
from workbench.own_file import is_own
from workbench.search.playback.imported import ImportedRecording, TraceData
from workbench.search.problem.imported_problem import ImportedProblem, ImportedState
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Exact, Number, Readable, scale, zero
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.family import Part
from workbench.search.recording.ordering import total
from workbench.search.recording.recording import UNREACHABLE, Iteration, Recording
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import say

ROWS_PER_YIELD = 500
_COUNTERS = "expanded", "generated"


class _FinishedSearch:
    """Replaces the search of a finished run."""

    slice = 1

    def __init__(self, status: Status) -> None:
        self._status = status

    def advance(self, _expansions: int) -> Status:
        """Return how the search ended."""
        return self._status


def finished_run(recording: Recording[Any], status: Status, configuration: Configuration) -> ConfiguredRun:
    """Return a finished run with a recording."""
    run = ConfiguredRun(recording.problem, recording, _FinishedSearch(status))
    run.configuration, run.heuristic, run.engine = configuration, zero, configuration.engine
    run.heuristic_name, run.catalogued, run.records = None, False, recording.records
    return run


def run_of_source(source: Source) -> Generator[float, None, ConfiguredRun]:
    """Return the run of a trace in our own format; yield the progress, 0 to 1, now and then. Raises Fault."""
    header = source.header
    problem: Any = problem_of(header)
    reader = _Reader(problem, _is_observed(header))
    for number, row in enumerate(source.records()):
        reader.read(row)
        if number % ROWS_PER_YIELD == 0:
            yield number / max(source.count, 1)
    rows = _rows(source)
    nodes = reader.columns()
    check_times(nodes, rows, header["start"]["records"])
    if problem is None:
        goals = frozenset(state for state in reader.states if state.name == header["problem"]["goal"])
        problem = ImportedProblem(reader.states[0], goals)
    configuration = _configuration(header, problem)
    recording = ImportedRecording(
        problem, nodes, rows, reader.states, reader.labels, _trace_data(source, nodes, reader)
    )
    if _is_observed(header):
        recording.observe(frozenset(name for name in _COUNTERS if header["result"].get(name) is None))
    if configuration is None:
        recording.priority = total
    else:
        recording.priority = configuration.entry.priority(configuration.options, scale(problem))
    recording.solution = _moves(header, recording)
    if recording.part is not None:
        recording.expanded, recording.generated = _counters(header, recording.part, recording)
    recording.stopped_at = header.get("recorded_steps") if isinstance(header.get("recorded_steps"), int) else None
    run = finished_run(recording, _status(header), configuration or Configuration.of())
    if configuration is None or isinstance(problem, ImportedProblem):
        return run
    stored, name = header["configuration"].get("heuristic"), configuration.heuristic
    if own_functions(stored):
        run.heuristic_name = stored if isinstance(problem, TileProblem) else None
    elif name is not None:
        run.heuristic, run.catalogued, run.heuristic_name = _estimate(problem, name), True, name
    return run


class _Reader:
    """Collects columns from the rows of records. Attributes: states and labels, as in recordings."""

    def __init__(self, problem: Any, observed: bool) -> None:
        self._problem, self._observed = problem, observed
        self._exact = problem is not None and isinstance(problem, Exact) and not observed
        self._unit = scale(problem)
        self.states: list[Any] = []
        self.labels: list[str] = [""]
        self._places = {"": 0}
        self._known: dict[str, Any] = {}
        self._values: dict[str, list[Any]] = {}

    def read(self, row: Row) -> None:
        """Process the row of the next record. Raises Fault if its state is not one of the problem's."""
        number = len(self.states)
        stored: str = row["state"]
        state = self._known.get(stored)
        if state is None:
            state = self._known[stored] = self._state(stored, number)
        self.states.append(state)
        move = row["move"]
        if move not in self._places:
            self._places[move] = len(self.labels)
            self.labels.append(move)
        for name, value in row.items():
            if name not in ("record", "state", "move"):
                self._values.setdefault(name, []).append(value)
        self._values.setdefault("move", []).append(self._places[move])

    def number(self, value: Number | None) -> Number:
        """Return a cost in the problem's units; None is ∞, or if the search was only observed, unknown."""
        if value is None and self._observed:
            return math.nan
        if value is None:
            return UNREACHABLE if self._exact else float("inf")
        return round(value * self._unit) if self._exact else float(value * self._unit)

    def columns(self) -> Columns:
        values, kind = self._values, np.int64 if self._exact else np.float64
        columns: Columns = {
            "parent": _numbers(values["parent"]),
            "move": np.array(values["move"], np.int32),
            "g": np.array([self.number(one) for one in values["g"]], kind),
            "h": np.array([self.number(one) for one in values["h"]], kind),
            "value": np.array([self.number(one) for one in values["f"]], kind),
            "expanded": steps_of(values["expanded"]),
        }
        if "left" not in values:
            columns["superseded"] = steps_of(values.get("superseded", [None] * len(self.states)))
        else:
            columns["left"] = steps_of(values["left"])
            columns["fate"] = np.array(
                [FATES[one] for one in values.get("fate", ["none"] * len(self.states))], np.uint8
            )
        if "previous" in values:
            columns["previous"] = _numbers(values["previous"])
        elif "left" not in values:
            columns["previous"] = np.full(len(self.states), NONE, np.int32)
        if "side" in values:
            columns["side"] = np.array([int(one == "backward") for one in values["side"]], np.uint8)
        if "iteration" in values:
            columns["iteration"] = np.array(values["iteration"], np.int32)
        columns["depth"] = depths(columns["parent"])
        return columns

    def _state(self, stored: str, number: int) -> Any:
        if self._problem is None:
            return ImportedState(stored, stored)
        assert isinstance(self._problem, Readable)
        try:
            return self._problem.read(stored)
        except Fault as fault:
            raise Fault("trace-record-state", number=number, state=to_quotable(stored), complaint=say(fault)) from None


def _rows(source: Source) -> Columns:
    steps = [*source.steps()]
    types = {"node": np.int32, "records": np.int32, "open": np.int32, "reopened": np.int32, "generated": np.int64}
    return {name: np.array([step[name] for step in steps], kind) for name, kind in types.items()}


def _trace_data(source: Source, nodes: Columns, reader: _Reader) -> TraceData:
    header = source.header
    keys: Sequence[str] | None = header["open"]
    two_sided = keys is not None and "side" in nodes
    turn = next((key for key in keys or () if key in TURNS), "") if two_sided else ""
    part = header.get("part")
    bounds = [header.get("bound"), *(step.get("bound") for step in source.steps())]
    return TraceData(
        at_start=header["start"]["records"],
        open_at_start=header["start"]["open"],
        goal=NONE if header["goal"] is None else header["goal"],
        path=tuple(header["path"]),
        iterations=tuple(_iterations(header, reader)),
        bounds=tuple(reader.number(bound) for bound in bounds if bound is not None),
        turn_rule=turn,
        keys=None if keys is None else tuple(keys),
        order=None if keys is None else order_of(keys, nodes, reader.states, reader.labels),
        part=None if part is None else Part(part["first_step"], part["last_step"], part["generated"]),
    )


def _iterations(header: Row, reader: _Reader) -> list[Iteration]:
    iterations, first = [], 1
    by_depth = header["configuration"].get("heuristic") is None
    for row in header.get("iterations", []):
        bound = row.get("threshold")
        if bound is not None and not by_depth:
            bound = reader.number(bound)
        expanded = row.get("expanded", 0)
        iterations.append(Iteration(bound, row.get("generated", 0), expanded, row.get("first_step", first)))
        first += expanded
    return iterations


def _is_observed(header: Row) -> bool:
    """Return whether the search was an algorithm of the user's own, of which not everything is known."""
    algorithm = header["configuration"].get("algorithm")
    return isinstance(algorithm, str) and is_own(algorithm)


def _configuration(header: Row, problem: Any) -> Configuration | None:
    """Return the configuration of the search, or None if this program does not have it."""
    stored = header["configuration"]
    options = {
        name: value for name, value in stored.items() if name not in ("algorithm", "heuristic", "order", "engine")
    }
    if _is_observed(header):
        return None  # its code would have to be run from a file
    named = isinstance(stored.get("algorithm"), str) and isinstance(stored.get("heuristic"), str | None)
    plain = all(isinstance(value, str | int | float | None) for value in options.values())
    known = options.keys() <= OPTIONS.keys()
    if not (named and plain and known and isinstance(stored.get("order"), str | None)):
        return None
    heuristic, tiles = stored.get("heuristic"), isinstance(problem, TileProblem)
    if heuristic is not None and tiles and own_functions(heuristic):
        heuristic = None  # its code would have to be run from a file
    try:
        what = None if tiles else problem
        return Configuration.of(stored["algorithm"], heuristic, stored.get("order"), None, what, **options)
    except Fault:
        return None


def _counters(header: Row, part: Part, recording: ImportedRecording[Any]) -> tuple[int, int]:
    """Return how many nodes the whole search expanded and generated; at least as many as in the part and before it."""
    expanded, generated = (header["result"].get(name) for name in ("expanded", "generated"))
    return (
        max(expanded if is_index(expanded) else 0, part.last_step),
        max(generated if is_index(generated) else 0, recording.generated),
    )


def _moves(header: Row, recording: ImportedRecording[Any]) -> tuple[str, ...] | None:
    """Return the moves of the solution, if they can be replayed, else None."""
    moves = header["result"].get("moves")
    if not isinstance(moves, str) or isinstance(recording.problem, ImportedProblem):
        return None
    path = recording.solution_path()
    if path and not recording.two_sided:
        return tuple(recording.label(number) for number in path[1:])
    return tuple(moves) if isinstance(recording.problem, TileProblem) else tuple(moves.split())


def _status(header: Row) -> Status:
    """Return how the search ended; an unfinished search counts as cancelled."""
    try:
        status = Status(header["result"].get("status"))
    except ValueError:
        return Status.CANCELLED
    return status if status.finished else Status.CANCELLED


def _estimate(problem: Any, heuristic: str) -> Any:
    try:
        return estimate_for(problem, heuristic)
    except Fault:  # its tables have not been built
        return zero


def _numbers(values: Sequence[int | None]) -> Any:
    return np.array([NONE if value is None else value for value in values], np.int32)
