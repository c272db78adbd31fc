"""The marks on a map at a moment of a search: OPEN, CLOSED, the current place and the path to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api import ConfiguredRun
from workbench.search.problem.imported_problem import ImportedMap
from workbench.search.problem.map_shape import HasMap, MapShape
from workbench.search.problem.problem import Number, Reversible, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import UNREACHABLE, Recording
from workbench.wording import number


class Mark(Enum):
    """The status of a place."""

    UNSEEN = "unseen"
    OPEN = "open"
    CLOSED = "closed"
    CURRENT = "current"


@dataclass(frozen=True)
class MapMarks:
    """The marks on a map; places are indices into its list of spots.

    `records`: the newest record of each place that has one. `notes`: the texts under the names; `short`: shorter ones
    for little room. `picked`: the place of the node that was picked in a list.
    """

    start: int | None = None
    goals: tuple[int, ...] = ()
    marks: Mapping[int, Mark] = field(default_factory=dict)
    records: Mapping[int, int] = field(default_factory=dict)
    path: tuple[int, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    short: Mapping[int, str] = field(default_factory=dict)
    picked: int | None = None

    def mark(self, spot: int) -> Mark:
        """Return the status of a place."""
        return self.marks.get(spot, Mark.UNSEEN)


def start_and_goal_marks(problem: Any) -> MapMarks:
    """Return the marks of a map before a search: its start and its goals."""
    order = problem.sketch().places
    goals = problem.goals() if isinstance(problem, Reversible | ImportedMap) else ()
    return MapMarks(order.get(problem.initial()), tuple(order[goal] for goal in goals if goal in order))


class MapReader:
    """Reads the marks of a run's moments, and caches the place of each record."""

    def __init__(self, run: ConfiguredRun) -> None:
        assert isinstance(run.problem, HasMap)
        self.run = run
        self.sketch: MapShape = run.problem.sketch()
        self._order: Mapping[Hashable, int] = self.sketch.places
        self._ends = start_and_goal_marks(run.problem)
        self._places: NDArray[np.int32] = np.zeros(0, np.int32)
        self._estimates = self._all_estimates()

    def at(self, moment: Moment[Any], picked: Hashable = None, path: Sequence[Hashable] | None = None) -> MapMarks:
        """Return the marks at a moment. `picked`: a state shown besides the current one; `path`: the path to it."""
        recording = moment.recording
        newest = self._newest(moment)
        marks = self._marks_at(moment)
        if moment.current is not None:
            marks[self._place_of(recording, moment.current)] = Mark.CURRENT
        path_states = [recording.state(path_record) for path_record in moment.path] if path is None else path
        return MapMarks(
            self._ends.start,
            self._ends.goals,
            marks,
            newest,
            tuple(self._order.get(state, NONE) for state in path_states),
            *self._notes(moment, newest),
            self._order.get(picked) if path is not None else None,
        )

    # Private

    def _place_of(self, recording: Recording[Any], record: int) -> int:
        return self._order.get(recording.state(record), NONE)

    def _known_places(self, recording: Recording[Any], records: int) -> NDArray[np.int32]:
        """Return the place of each of the first `records` records; each is looked up once."""
        nodes, known = recording.published.nodes, len(self._places)
        if records > known:
            if recording.states and "state" in nodes:
                table = np.array([self._order.get(state, NONE) for state in recording.states], np.int32)
                more = table[nodes["state"][known:records]]
            else:
                more = np.array(
                    [self._place_of(recording, path_record) for path_record in range(known, records)], np.int32
                )
            self._places = np.concatenate((self._places, more))
        return self._places[:records]

    def _marks_at(self, moment: Moment[Any]) -> dict[int, Mark]:
        recording = moment.recording
        if moment.closed is None:
            path = dict.fromkeys((self._place_of(recording, path_record) for path_record in moment.path), Mark.CLOSED)
            open_records = [] if moment.open is None else moment.open.tolist()
            return {self._place_of(recording, path_record): Mark.OPEN for path_record in open_records} | path
        places = self._known_places(recording, moment.records)
        closed, open_records = places[moment.closed], places[moment.waiting]
        return dict.fromkeys(open_records.tolist(), Mark.OPEN) | dict.fromkeys(closed.tolist(), Mark.CLOSED)

    def _newest(self, moment: Moment[Any]) -> dict[int, int]:
        """Return the newest record of each place that the search stores at a moment."""
        if moment.closed is not None:
            places = self._known_places(moment.recording, moment.records)
            return dict(zip(places.tolist(), range(len(places)), strict=True))
        open_records = [] if moment.open is None else moment.open.tolist()
        return {
            self._place_of(moment.recording, path_record): path_record
            for path_record in (*open_records[::-1], *moment.path)
        }

    def _notes(self, moment: Moment[Any], newest: Mapping[int, int]) -> tuple[Mapping[int, str], Mapping[int, str]]:
        """Return the notes, long and short: g + h = f of generated places, g without a heuristic, h of all other
        places.
        """
        estimate_notes = {place: f"h = {_cost_text(h)}" for place, h in self._estimates.items()}
        note = partial(_note, moment, bool(self._estimates) or moment.recording.has_own_estimates)
        notes_key = (moment.recording, moment.t)
        return (
            _LazyNotes(notes_key, estimate_notes, newest, lambda record: note(record)[0]),
            _LazyNotes(notes_key, estimate_notes, newest, lambda record: note(record)[1]),
        )

    def _all_estimates(self) -> dict[int, Number]:
        """Return h of all places if the search uses it and the heuristic can compute it."""
        if not self.run.configuration.entry.informed or self.run.heuristic_name is None:
            return {}
        try:
            return {place: self.run.heuristic(spot.state) for place, spot in enumerate(self.sketch.spots)}
        except Exception:  # a function of the user's own may raise anything, and the search reports it
            return {}


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
    g, h, f = nodes["g"].item(record), nodes["h"].item(record), moment.f(record)
    if not informed:
        return (f"g = {_cost_text(g)}",) * 2
    if math.isnan(h):
        return (f"f = {_cost_text(h)}",) * 2
    if h >= UNREACHABLE:
        return (f"h = {_cost_text(h)}",) * 2
    short = f"f = {_cost_text(f)}"
    return (
        f"{_cost_text(g)} + {_cost_text(h)} = {_cost_text(f)}" if f == g + h else f"g = {_cost_text(g)}, {short}",
        short,
    )


def _cost_text(cost: Number) -> str:
    return "∞" if cost >= UNREACHABLE else number(to_display_units(cost, 1), 1)
