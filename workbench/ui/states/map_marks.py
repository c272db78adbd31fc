"""The marks on a map at a moment of a search: OPEN, CLOSED, the current place and the path to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api import ConfiguredRun
from workbench.search.explaining.base import cost_facts
from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.problem.imported_problem import ImportedMap
from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.search.problem.problem import Number, Reversible, scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.ordering import estimate
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.ui.states.costs import short_costs
from workbench.ui.states.map_course import MapCourse
from workbench.ui.states.map_statuses import NAMES, Codes, Mark, Names, NewestRecords, Statuses, names_without_closed
from workbench.ui.states.map_values import MapValues
from workbench.wording import number

MAX_ESTIMATED = 400
"""On maps with more places, h of a place that the search has not met is computed only when it is asked for."""


@dataclass(frozen=True)
class MapMarks:
    """The marks on a map; places are indices into its list of spots.

    `records`: the newest record of each place that has one. `notes`: the texts under the names; `short`: shorter ones
    for little room. `picked`: the place of the node that was picked in a list. `values`: g, h and others by place.
    `names`: of the statuses.
    """

    start: int | None = None
    goals: tuple[int, ...] = ()
    marks: Statuses = field(default_factory=lambda: Statuses(np.zeros(0, np.uint8)))
    records: NewestRecords = field(default_factory=lambda: NewestRecords(None, lambda: np.zeros(0, np.int32)))
    path: tuple[int, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    short: Mapping[int, str] = field(default_factory=dict)
    picked: int | None = None
    values: MapValues | None = None
    names: Names = field(default_factory=lambda: NAMES)

    @property
    def named(self) -> tuple[int, ...]:
        """The places whose names are never omitted: the current one, the start, the goals."""
        ends = self.goals if self.start is None else (self.start, *self.goals)
        return tuple(dict.fromkeys((*self.marks.places(Mark.CURRENT), *ends)))

    def name_key(self, spot: int) -> str:
        """Return the key of the name of a place's status."""
        return self.names.get(mark := self.mark(spot), f"map-mark-{mark.value}")

    def mark(self, spot: int) -> Mark:
        """Return the status of a place."""
        return self.marks.get(spot, Mark.UNSEEN)


def start_and_goal_marks(problem: Any) -> MapMarks:
    """Return the marks of a map before a search: its start and its goals."""
    order = problem.sketch().places
    goals = problem.goals() if isinstance(problem, Reversible | ImportedMap) else ()
    return MapMarks(order.get(problem.initial()), tuple(order[goal] for goal in goals if goal in order))


def names_of(recording: Recording[Any]) -> Names:
    """Return the names of the statuses in a search."""
    return NAMES if recording.stores_closed else names_without_closed(recording.stores_open)


MAX_NOTE = 16
"""Maximum number of characters of a long note: names have room for no more."""


class MapReader:
    """Reads the marks of a run's moments, and caches the place of each record."""

    def __init__(self, run: ConfiguredRun) -> None:
        assert isinstance(run.problem, HasMap)
        self.run = run
        self.sketch: MapShape = run.problem.sketch()
        self._order: Mapping[Hashable, int] = self.sketch.places
        self._ends = start_and_goal_marks(run.problem)
        self._places: NDArray[np.int32] = np.zeros(0, np.int32)
        self._course: MapCourse | None = None
        self._course_key: tuple[Recording[Any], int] | None = None
        self._estimates = self._all_estimates()

    def at(self, moment: Moment[Any], picked: Hashable = None, path: Sequence[Hashable] | None = None) -> MapMarks:
        """Return the marks at a moment. `picked`: a state shown besides the current one; `path`: the path to it."""
        newest = self.newest(moment)
        codes = self._codes(moment)
        if moment.current is not None:
            codes[self._place_of(moment.recording, moment.current)] = Mark.CURRENT.code
        places = self.path(moment) if path is None else tuple(self._order.get(state, NONE) for state in path)
        return MapMarks(
            self._ends.start,
            self._ends.goals,
            Statuses(codes[:-1]),
            newest,
            places,
            *self._notes(moment, newest),
            self._order.get(picked) if path is not None else None,
            self._values(moment, newest),
            names_of(moment.recording),
        )

    def within(self, shown: ShownMoment, picked: Hashable, path: Sequence[Hashable]) -> MapMarks:
        """Return the marks within a step: `at` the moment before it, with what its micro-steps have changed."""
        whole, recording = self.at(shown.before, picked, path), shown.before.recording
        codes, records, current = self._codes(shown.before), np.append(whole.records.array, NONE), shown.current
        former, left, way = [] if shown.before.current is None else [shown.before.current], Mark.CLOSED, list[int]()
        if not recording.stores_closed:
            former, left, way = shown.before.path, Mark.UNSEEN, recording.path(current or 0)
        for record in (*former, *shown.effects.taken):
            codes[self._place_of(recording, record)] = left.code
        for record in shown.effects.put:
            place = self._place_of(recording, record)
            codes[place], records[place] = Mark.OPEN.code, record
        for record in way:
            codes[self._place_of(recording, record)] = Mark.ENTERED.code
        if shown.effects.expanded and current is not None:
            codes[self._place_of(recording, current)] = Mark.CURRENT.code
        newest = NewestRecords((recording, shown.before.t, *shown.effects.put), lambda: records[:-1])
        values = self._values(shown.before, newest)
        return replace(whole, marks=Statuses(codes[:-1]), records=newest, values=values)

    def path(self, moment: Moment[Any]) -> tuple[int, ...]:
        """Return the places from the start to the goal found, else to the current node; NONE for one off the map."""
        if not (moment.recording.stores_closed and moment.path):
            return tuple(self._place_of(moment.recording, record) for record in moment.path)
        records = np.array(moment.path)
        return tuple(self._known_places(moment.recording, int(records.max()) + 1)[records].tolist())

    def newest(self, moment: Moment[Any]) -> NewestRecords:
        """Return the newest record of each place that the search stores at a moment."""

        def find() -> NDArray[np.int32]:
            if _has_course(moment.recording):
                return self._course_of(moment.recording).newest(moment.records)[:-1]
            records = np.full(len(self.sketch.spots) + 1, NONE, np.int32)  # the last entry is for what is off the map
            if moment.closed is not None:
                records[self._known_places(moment.recording, moment.records)] = np.arange(moment.records)
            else:
                waiting = [] if moment.open is None else moment.open.tolist()
                for record in (*waiting[::-1], *moment.path):
                    records[self._place_of(moment.recording, record)] = record
            return records[:-1]

        return NewestRecords((moment.recording, moment.t), find)

    def expanded(self, moment: Moment[Any]) -> NDArray[np.bool_]:
        """Return whether each place has been expanded by a moment, shape (places,)."""
        found = np.zeros(len(self.sketch.spots) + 1, bool)
        records = np.asarray(moment.recording.published.rows["node"][: moment.t])
        if len(records):
            found[self._known_places(moment.recording, int(records.max()) + 1)[records]] = True
        return found[:-1]

    # Private

    def _values(self, moment: Moment[Any], newest: NewestRecords) -> MapValues:
        def places(records: NDArray[np.int64]) -> NDArray[np.int32]:
            if moment.recording.stores_closed:
                return self._known_places(moment.recording, int(records.max(initial=-1)) + 1)[records]
            return np.array([self._place_of(moment.recording, record) for record in records.tolist()], np.int32)

        recording = moment.recording
        course = self._course_of(recording) if _has_course(recording) else None
        informed = bool(self._estimates) or recording.has_own_estimates
        return MapValues(moment, newest, places, informed, course, self._h_of_places)

    @cached_property
    def _h_of_places(self) -> NDArray[np.float64] | None:
        """h of each place of a graph, shape (places,), if the search uses it: it does not depend on the search."""
        if self.sketch.squares or not isinstance(self._estimates, dict) or not self._estimates:
            return None
        estimates, unit = _EstimateNotes(self.run, self.sketch), scale(self.run.problem)
        values = [estimates.h(place) for place in estimates]
        return np.array([math.inf if h >= UNREACHABLE else to_display_units(h, unit) for h in values], np.float64)

    def _place_of(self, recording: Recording[Any], record: int) -> int:
        return self._order.get(recording.state(record), NONE)

    def _known_places(self, recording: Recording[Any], records: int) -> NDArray[np.int32]:
        """Return the place of each of the first `records` records; each is looked up once."""
        known = len(self._places)
        if records > known:
            self._places = np.concatenate((self._places, recording.places(self.sketch, range(known, records))))
        return self._places[:records]

    def _codes(self, moment: Moment[Any]) -> Codes:
        """Return the statuses without that of the current place, shape (places + 1,).

        The last entry is for states off the map, whose place is NONE.
        """
        recording, codes = moment.recording, np.zeros(len(self.sketch.spots) + 1, np.uint8)
        if _has_course(recording):
            return self._course_of(recording).codes(moment.t, moment.records)
        if moment.closed is not None:
            places = self._known_places(recording, moment.records)
            codes[places[moment.waiting]] = Mark.OPEN.code
            codes[places[moment.closed]] = Mark.CLOSED.code
        else:
            for record in [] if moment.open is None else moment.open.tolist():
                codes[self._place_of(recording, record)] = Mark.OPEN.code
            on_path = Mark.OPEN if moment.current is None else Mark.ENTERED  # at step 0 the start is still waiting
            for record in moment.path:
                codes[self._place_of(recording, record)] = on_path.code
        return codes

    def _course_of(self, recording: Recording[Any]) -> MapCourse:
        """Return the course of a search up to its last step so far."""
        published = recording.published
        if self._course is None or self._course_key != (recording, published.steps):
            places = self._known_places(recording, published.records)
            self._course = MapCourse(places, published.nodes, len(self.sketch.spots) + 1)
            self._course_key = recording, published.steps
        return self._course

    def _notes(self, moment: Moment[Any], newest: Mapping[int, int]) -> tuple[Mapping[int, str], Mapping[int, str]]:
        """Return the notes, long and short: f = g + h of generated places, g without a heuristic, h of all other
        places.
        """
        note = partial(_note, moment, bool(self._estimates) or moment.recording.has_own_estimates)
        notes_key = (moment.recording, moment.t)
        return (
            _LazyNotes(notes_key, self._estimates, newest, lambda record: note(record)[0]),
            _LazyNotes(notes_key, self._estimates, newest, lambda record: note(record)[1]),
        )

    def _all_estimates(self) -> Mapping[int, str]:
        """Return h of all places as notes if the search uses it and the heuristic can compute it."""
        if not self.run.configuration.entry.informed or self.run.heuristic_name is None:
            return {}
        notes = _EstimateNotes(self.run, self.sketch)
        try:
            return notes if len(notes) > MAX_ESTIMATED else {place: notes.note(place) for place in notes}
        except Exception:  # a function of the user's own may raise anything, and the search reports it
            return {}


def _has_course(recording: Recording[Any]) -> bool:
    """Return whether places are put on OPEN and CLOSED once for each record, as `MapCourse` requires."""
    return recording.stores_closed and recording.supersedes


class _EstimateNotes(Mapping[int, str]):
    """h of each place as a note, computed on access; an empty note if it cannot be computed."""

    def __init__(self, run: ConfiguredRun, sketch: MapShape) -> None:
        self._run, self._sketch = run, sketch

    def __getitem__(self, place: int) -> str:
        try:
            return self.note(place)
        except Exception:  # a function of the user's own may raise anything, and the search reports it
            return ""

    def note(self, place: int) -> str:
        """Return the note of a place. Raises what the heuristic raises."""
        return f"h = {_cost_text(self.h(place), scale(self._run.problem))}"

    def h(self, place: int) -> Number:
        """Return h of a place. Raises what the heuristic raises."""
        value: Number = self._run.heuristic(self._sketch.spots[place].state)
        return value

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._sketch.spots)))

    def __len__(self) -> int:
        return len(self._sketch.spots)


class _LazyNotes(Mapping[int, str]):
    """Notes by place, computed on access.

    A place without a record has its note in `estimate_notes`; other notes are computed by `note`.
    `notes_key`: the recording and the step; two objects with equal `notes_key` are equal without computing their notes.
    On a map of a hundred thousand squares only the note under the pointer is computed.
    """

    def __init__(
        self,
        notes_key: object,
        estimate_notes: Mapping[int, str],
        newest: Mapping[int, int],
        note: Callable[[int], str],
    ) -> None:
        self._notes_key, self._estimate_notes, self._newest, self._note = notes_key, estimate_notes, newest, note

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, _LazyNotes) and other._notes_key == self._notes_key) or super().__eq__(other)

    __hash__ = None  # type: ignore[assignment]

    def __getitem__(self, place: int) -> str:
        record = self._newest.get(place)
        return self._estimate_notes[place] if record is None else self._note(record)

    def __iter__(self) -> Iterator[int]:
        return iter(self._estimate_notes.keys() | self._newest.keys())

    def __len__(self) -> int:
        return len(self._estimate_notes.keys() | self._newest.keys())


def _note(moment: Moment[Any], informed: bool, record: int) -> tuple[str, str]:
    """Return the note of a record, long and short."""
    nodes = moment.recording.published.nodes
    unit = scale(moment.recording.problem)
    g, h, f = nodes["g"].item(record), nodes["h"].item(record), moment.f(record)
    if not informed:
        return (f"g = {_cost_text(g, unit)}",) * 2
    if math.isnan(h):
        return (f"f = {_cost_text(h, unit)}",) * 2
    if h >= UNREACHABLE:
        return (f"h = {_cost_text(h, unit)}",) * 2
    greedy = moment.recording.priority is estimate
    short = f"h = {_cost_text(h, unit)}" if greedy else f"f = {_cost_text(f, unit)}"
    long = short_costs(cost_facts(moment, record))
    return long if len(long) <= MAX_NOTE else short, short


def _cost_text(cost: Number, unit: int) -> str:
    return "∞" if cost >= UNREACHABLE else number(to_display_units(cost, unit), 1)
