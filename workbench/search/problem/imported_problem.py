"""Problems that know only what a trace contains about their states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from workbench.search.problem.map_shape import MapShape


class ImportedState(NamedTuple):
    """A state described in a trace: a short text, a long one, and optionally the tiles of a board or a point."""

    name: str
    description: str
    columns: int = 0
    tiles: tuple[int, ...] = ()
    at: tuple[float, float] | None = None


class ImportedProblem:
    """A problem that knows only the states in a trace: it has no moves, but knows the goals."""

    def __init__(self, start: ImportedState, goals: frozenset[ImportedState]) -> None:
        self._start, self._goals = start, goals

    def initial(self) -> ImportedState:
        return self._start

    def is_goal(self, state: ImportedState) -> bool:
        """Return whether the trace marks a state as a goal."""
        return state in self._goals

    def successors(self, _state: ImportedState) -> tuple[()]:
        """Return nothing: moves are only in the recording."""
        return ()

    def name(self, state: ImportedState) -> str:
        """Return the short text."""
        return state.name

    def describe(self, state: ImportedState) -> str:
        """Return the long text."""
        return state.description


class ImportedMap(ImportedProblem):
    """An imported problem whose states have points on a map."""

    def __init__(self, start: ImportedState, goals: frozenset[ImportedState], sketch: MapShape) -> None:
        super().__init__(start, goals)
        self._sketch = sketch

    def sketch(self) -> MapShape:
        """Return the map of the states in the trace."""
        return self._sketch

    def goals(self) -> frozenset[ImportedState]:
        """Return the states that the trace marks as goals."""
        return self._goals

    def until(self, states: Iterable[ImportedState]) -> ImportedMap:
        """Return the problem with a map of only the places of `states` and goals, and those without a name."""
        sketch = self._sketch
        known = {sketch.places[state] for state in (*states, *self._goals) if state in sketch.places}
        kept_indices = [place for place, spot in enumerate(sketch.spots) if place in known or not spot.name]
        order = {place: number for number, place in enumerate(kept_indices)}
        roads = tuple(
            replace(road, here=order[road.here], there=order[road.there])
            for road in sketch.roads
            if road.here in order and road.there in order
        )
        shared = tuple((state, order[place]) for state, place in sketch.shared if place in order)
        spots = tuple(sketch.spots[place] for place in kept_indices)
        return ImportedMap(self._start, self._goals, replace(sketch, spots=spots, roads=roads, shared=shared))


class ImportedBoards(ImportedProblem):
    """An imported problem whose states are boards of any tiles."""

    def paint(self, state: ImportedState) -> str | list[tuple[Any, ...]]:
        """Return the board, cell by cell; the long text for a state without a board."""
        if not state.columns:
            return state.description
        rows = -(-len(state.tiles) // state.columns)
        side = 100 / max(rows, state.columns)
        left, top = (100 - side * state.columns) / 2, (100 - side * rows) / 2
        shapes: list[tuple[Any, ...]] = []
        for cell, tile in enumerate(state.tiles):
            x, y = left + side * (cell % state.columns), top + side * (cell // state.columns)
            inset, colour = side * 0.03, "sky" if tile else "muted"
            shapes.append(("box", x + inset, y + inset, side - 2 * inset, side - 2 * inset, colour))
            if tile:
                shapes.append(("text", x + side / 2, y + side / 2, str(tile), side * 0.5))
        return shapes
