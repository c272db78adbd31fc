"""The content of the drawing of a search at a moment, node by node: a tree, or the graph of its states."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Numbers, Outcome
from workbench.search.tree import graph_layout
from workbench.search.tree import layout as tree_layout
from workbench.search.tree.marks import Mark, Marks, meetings, solution
from workbench.search.tree.source import TreeSource
from workbench.search.tree.unfolding import Unfolded, rejected_index

ROW_HEIGHT = 106 / 86
"""The distance of two layers of a drawing, in distances of neighbours on a layer."""

Flags = NDArray[np.bool_]
Pairs = NDArray[np.int64]


class LinkKind(Enum):
    """The kinds of lines in addition to the edges of the tree."""

    KNOWN = 0
    """From a rejected successor, or from a copy, to the node that has its state."""
    CHEAPER = 1
    """From a new node to the one whose state it reaches at a lower cost."""
    MEETING = 2
    """Between the nodes where two sides meet."""


@dataclass(frozen=True)
class Link:
    """A line in addition to the edges of the tree, between two places."""

    start: int
    end: int
    kind: LinkKind


@dataclass(frozen=True)
class Scene:
    """M nodes with their positions, in units of the distance between two nodes, and their look.

    Attributes:
        moment: the moment that is drawn.
        records: as in `Unfolded`; for a state, the newest record with the lowest g. x, y: positions, (M,).
        marks: a Mark each, (M,). current: the place of the current node, or NONE. on_solution: (M,).
        new: whether the moment's step generated the node, (M,). folded: whether a descendant is not drawn, (M,).
        edges: pairs of places, (E, 2). strong: whether the edge belongs to a lowest-cost path, (E,). skipped: the
            number of levels omitted along the edge, (E,). links: further lines.
        places: record -> place, for every record that is drawn. straight: whether edges are straight at any scale.
    """

    moment: Moment[Any]
    records: Numbers
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    marks: Marks
    current: int
    on_solution: Flags
    new: Flags
    folded: Flags
    edges: Pairs
    strong: Flags
    skipped: NDArray[np.int64]
    links: Sequence[Link]
    places: dict[int, int] = field(repr=False)
    straight: bool = False

    def __len__(self) -> int:
        return len(self.records)

    @cached_property
    def solution_edges(self) -> Flags:
        """Whether each edge is on the solution path, (E,)."""
        ends = self.on_solution[self.edges]
        return ends.all(axis=1) & self.strong

    @cached_property
    def parents(self) -> NDArray[np.int64]:
        """The place of each node's parent, NONE for a root; in a graph, on the lowest-cost path, (M,)."""
        parents = np.full(len(self), NONE)
        parents[self.edges[self.strong, 1]] = self.edges[self.strong, 0]
        return parents

    @property
    def size(self) -> tuple[float, float]:
        """The extent to the right and down."""
        return (float(self.x.max()), float(self.y.max())) if len(self) else (0.0, 0.0)

    def state(self, place: int) -> Hashable:
        record = int(self.records[place])
        successor_index = rejected_index(record)
        if successor_index is not None:
            return self.moment.successors[successor_index].state  # type: ignore[no-any-return]
        return self.moment.recording.state(record)  # type: ignore[no-any-return]


def tree_scene(tree: TreeSource, unfolded: Unfolded, shown: ShownMoment) -> Scene:
    moment, records = tree.moment, unfolded.records
    places = {record: place for place, record in enumerate(records.tolist())}
    children = np.flatnonzero(unfolded.parents != NONE)
    edges = np.stack((unfolded.parents[children], children), axis=1)
    return Scene(
        moment,
        records,
        tree_layout.x_positions(unfolded.parents.tolist()),
        unfolded.levels.astype(float),
        _marks(shown, records),
        _current(tree, shown, places),
        _on_solution(tree, records, shown),
        _new(moment, records),
        unfolded.folded,
        edges,
        np.ones(len(edges), bool),
        unfolded.skipped[children],
        _links(tree, places),
        places,
    )


def graph_scene(
    tree: TreeSource,
    unfolded: Unfolded,
    shown: ShownMoment,
    extra_edges: Sequence[tuple[int, int]] = (),
    ring: Mapping[Any, int] | None = None,
) -> Scene:
    """Return the drawing of the graph of states.

    `extra_edges`: pairs of records with an additional edge. `ring`: the numbers of all states along the ring they form.
    """
    moment = tree.moment
    merged = _MergedStates(moment, unfolded)
    strong, weak = merged.edges(extra_edges)
    edges = np.array([*strong, *weak], np.int64).reshape(-1, 2)
    records, layers = merged.records, merged.layers
    places = dict(zip(unfolded.records.tolist(), merged.state_of.tolist(), strict=True))
    folded = np.zeros(len(records), bool)
    np.logical_or.at(folded, merged.state_of, unfolded.folded)
    if ring is None:
        x, y = graph_layout.x_positions(layers, edges), layers.astype(float)
    else:
        numbers = np.array([ring[state] for state in merged.states])
        x, y = graph_layout.ring_positions(numbers, len(ring), ROW_HEIGHT)
    return Scene(
        moment,
        records,
        x,
        y,
        _marks(shown, records),
        _current(tree, shown, places),
        _on_solution(tree, records, shown),
        _new(moment, records),
        folded,
        edges,
        np.arange(len(edges)) < len(strong),
        np.zeros(len(edges), np.int64),
        _links_of_meeting(tree, places),
        places,
        ring is not None,
    )


class _MergedStates:
    """The nodes of a tree, with equal states merged.

    Attributes: states, in the order of their numbers; state_of, the number of the state of each node; records and
    layers, of each state: the depth of the lowest-cost path to it.
    """

    def __init__(self, moment: Moment[Any], unfolded: Unfolded) -> None:
        self._unfolded = unfolded
        numbers: dict[tuple[Hashable, Hashable], int] = {}
        state_numbers = [
            numbers.setdefault(key, len(numbers)) for key in map(self._key(moment), unfolded.records.tolist())
        ]
        self.states = [state for _, state in numbers]
        self.state_of = np.array(state_numbers, np.int64)
        self._g = np.nan_to_num(self._costs(moment), nan=np.inf)  # NaN: the path is not known
        self.records = np.empty(len(numbers), np.int64)
        order = np.lexsort((unfolded.records, -self._g))  # the cheapest comes last; among equal ones the newest
        self.records[self.state_of[order]] = unfolded.records[order]
        self._min_g = np.full(len(numbers), np.inf)
        np.minimum.at(self._min_g, self.state_of, self._g)
        cheapest = self._g == self._min_g[self.state_of]
        self.layers = np.full(len(numbers), np.iinfo(np.int64).max)
        np.minimum.at(self.layers, self.state_of[cheapest], unfolded.levels[cheapest])

    @staticmethod
    def _key(moment: Moment[Any]) -> Any:
        def key(record: int) -> tuple[Hashable, Hashable]:
            successor_index = rejected_index(record)
            side = moment.side(record if successor_index is None else moment.current or 0)
            state = (
                moment.recording.state(record) if successor_index is None else moment.successors[successor_index].state
            )
            return (side, state)

        return key

    def _costs(self, moment: Moment[Any]) -> NDArray[Any]:
        """Return g of each node; infinity for rejected successors."""
        records = self._unfolded.records
        g = moment.recording.published.nodes["g"][np.maximum(records, 0)].astype(float)
        return np.where(records < 0, np.inf, g)

    def edges(self, extra_edges: Sequence[tuple[int, int]]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Return the edges of lowest-cost paths, and all others: pairs of states without duplicates."""
        unfolded, state_of = self._unfolded, self.state_of
        strong: dict[tuple[int, int], None] = {}
        weak: dict[tuple[int, int], None] = {}
        for place, parent in enumerate(unfolded.parents.tolist()):
            if parent != NONE:
                cheapest = unfolded.records[place] >= 0 and self._g[place] == self._min_g[state_of[place]]
                (strong if cheapest else weak)[(int(state_of[parent]), int(state_of[place]))] = None
        states = dict(zip(unfolded.records.tolist(), state_of.tolist(), strict=True))
        for start, end in extra_edges:
            if start in states and end in states:
                weak[(states[start], states[end])] = None
        unique: dict[tuple[int, int], None] = {}
        for start, end in weak:
            if start != end and not {(start, end), (end, start)} & (strong.keys() | unique.keys()):
                unique[(start, end)] = None
        return list(strong), list(unique)


def _marks(shown: ShownMoment, records: Numbers) -> Marks:
    node_marks = np.full(len(records), Mark.REJECTED, np.uint8)
    recorded = records >= 0
    node_marks[recorded] = shown.marks(records[recorded])
    return node_marks


def _current(tree: TreeSource, shown: ShownMoment, places: dict[int, int]) -> int:
    current = shown.current
    return NONE if current is None else places.get(tree.representative(current), NONE)


def _on_solution(tree: TreeSource, records: Numbers, shown: ShownMoment) -> Flags:
    found = () if shown.goal is None else solution(tree.moment)
    solution_records = {tree.representative(record) for record in found}
    return np.array([record in solution_records for record in records.tolist()], bool)


def _new(moment: Moment[Any], records: Numbers) -> Flags:
    added = moment.added
    return (records >= added.start) & (records < added.stop)


def _links(tree: TreeSource, places: dict[int, int]) -> list[Link]:
    """Return the lines from this step's successors to the nodes with the same states, or to the nodes these are folded
    into.

    A path that a depth-first search avoids has no link, because the search does not record which node it repeats.
    """
    links = []
    for number, successor in enumerate(tree.moment.successors):
        cheaper = successor.outcome in (Outcome.CHEAPER, Outcome.REOPENED)
        place = places.get(-2 - number if successor.record == NONE else successor.record)
        known = _drawn_place(tree, successor.known_record, places)
        if place is not None and known is not None:
            links.append(Link(place, known, LinkKind.CHEAPER if cheaper else LinkKind.KNOWN))
    return links + _links_of_meeting(tree, places)


def _links_of_meeting(tree: TreeSource, places: dict[int, int]) -> list[Link]:
    meeting = meetings(tree.moment)
    if meeting is None or any(record not in places for record in meeting):
        return []
    return [Link(places[meeting[0]], places[meeting[1]], LinkKind.MEETING)]


def _drawn_place(tree: TreeSource, record: int, places: dict[int, int]) -> int | None:
    """Return the place of a record, or of its nearest ancestor that is drawn, or None."""
    while record != NONE:
        if record in places:
            return places[record]
        record = tree.parent(record)
    return None
