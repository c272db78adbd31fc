"""The whole state space of a sliding puzzle as a picture: every state has a place in the band of its distance.

The bands stand side by side, the goal's first; the height of a band is the square root of its number of states, so that
the thin bands near the goal are visible beside those with tens of thousands of states. Within a band, the states stand
the closer to the middle the shorter the way from the start over them seems to be: by their distance from the start plus
their Manhattan distance to the goal, f of a search by g and the Manhattan distance. So a search that goes straight to
the goal is a needle along the axis, and one that knows less is thicker. Equal states are ordered by the mean place of
their neighbours in the band before it (the barycentre heuristic of Sugiyama et al. 1981), then by their numbers: the
layout is the same on every run.

The numbers of the states are those of `field`: they depend only on the shape and on the cell of the goal's blank, and
so does the layout, which is kept in the cache.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from workbench import cache
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.board_text import size_text
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space import field as fields
from workbench.tiles.state_space.distances import permutation_of_rank, states_of

MAX_CELLS = 9
"""Boards with more cells have too many states to be seen as points."""
ASPECT = 1.8
"""Width of the picture for which the cells of the bands are about square, relative to its height."""
FILLED = 0.86
"""The part of a band's width that its states take; the rest separates it from the next band."""
_FOLDER, _ENDING = "spaces", ".space"
_LAYOUT = 2
"""Changes when the same space is laid out differently."""
_BYTES = 6 + 4 * len(MOVES)
"""Bytes of a state in the cache."""

Numbers = NDArray[np.int32]
_Result = TypeVar("_Result")


@dataclass(frozen=True, eq=False)
class StateSpace:
    """All states from which `goal` can be reached, laid out in bands.

    Attributes:
        goal: the goal of the distances.
        distance: uint8 (states,), the moves to the goal by a state's number.
        place: int32 (states,), the place in the band, from 0, by a state's number.
        start: the start for which the states are ordered; None: they are ordered only by their neighbours.
    """

    goal: Board
    distance: NDArray[np.uint8]
    place: Numbers
    start: Board | None = None

    @property
    def states(self) -> int:
        """The number of states."""
        return len(self.distance)

    @cached_property
    def counts(self) -> NDArray[np.int64]:
        """The number of states in each band, shape (bands,)."""
        return np.bincount(self.distance)

    @cached_property
    def heights(self) -> NDArray[np.float64]:
        """The height of each band, the highest 1, shape (bands,)."""
        return np.asarray(np.sqrt(self.counts / self.counts.max()))

    @cached_property
    def columns(self) -> NDArray[np.int64]:
        """The number of columns in which the states of each band stand, shape (bands,)."""
        width = ASPECT * FILLED / len(self.counts)
        square = np.rint(np.sqrt(self.counts * width / self.heights))
        return np.clip(square, 1, self.counts).astype(np.int64)

    @cached_property
    def rows(self) -> NDArray[np.int64]:
        """The number of rows in which the states of each band stand, shape (bands,)."""
        return -(-self.counts // self.columns)

    @cached_property
    def by_place(self) -> Numbers:
        """The numbers of the states, band by band, each in the order of its places, shape (states,)."""
        numbers = np.empty(self.states, np.int32)
        numbers[self.begins[self.distance] + self.place] = np.arange(self.states, dtype=np.int32)
        return numbers

    @cached_property
    def begins(self) -> NDArray[np.int64]:
        """The index in `by_place` at which each band begins, shape (bands,)."""
        return np.concatenate(([0], np.cumsum(self.counts)[:-1]))

    @cached_property
    def x(self) -> NDArray[np.float64]:
        """The place of each state from left to right, from 0 to 1, shape (states,)."""
        columns = self.columns[self.distance]
        within = (self.place % columns + 0.5) / columns
        return np.asarray((self.distance + (1 - FILLED) / 2 + FILLED * within) / len(self.counts))

    @cached_property
    def y(self) -> NDArray[np.float64]:
        """The place of each state from top to bottom, from 0 to 1, shape (states,)."""
        within = (self.place // self.columns[self.distance] + 0.5) / self.rows[self.distance]
        return np.asarray(0.5 + self.heights[self.distance] * (within - 0.5))

    def at(self, x: float, y: float) -> int | None:
        """Return the number of the state at a place of the picture, both from 0 to 1, or None if there is none."""
        band, offset = divmod(x * len(self.counts), 1)
        if not 0 <= band < len(self.counts):
            return None
        band = int(band)
        within_x, within_y = (offset - (1 - FILLED) / 2) / FILLED, (y - 0.5) / self.heights[band] + 0.5
        if not (0 <= within_x < 1 and 0 <= within_y < 1):
            return None
        place = int(within_y * self.rows[band]) * self.columns[band] + int(within_x * self.columns[band])
        return int(self.by_place[self.begins[band] + place]) if place < self.counts[band] else None

    def fits(self, problem: TileProblem) -> bool:
        """Return whether this is the space of a problem, laid out for its start."""
        return (self.goal, self.start) == (problem.goal, problem.start)

    # States and numbers

    def numbers(self, tiles: NDArray[np.uint8]) -> Numbers:
        """Return the numbers of solvable boards, given by their tiles row by row, uint8 (boards, cells)."""
        cells = self.goal.cells
        item = np.zeros(cells, np.uint8)
        item[[tile for tile in self.goal.tiles if tile]] = np.arange(cells - 1, dtype=np.uint8)
        blanks = (tiles == 0).argmax(axis=1)
        without_blank = tiles[tiles != 0].reshape(-1, cells - 1)
        words = self.states // cells
        return np.asarray(blanks * words + fields.ranks(item[without_blank]), np.int32)

    def numbers_of_states(self, states: Sequence[State]) -> Numbers:
        """Return the numbers of solvable states."""
        joined = np.frombuffer(b"".join(map(bytes, states)), np.uint8)
        return self.numbers(joined.reshape(-1, self.goal.cells))

    def numbers_of_keys(self, keys: NDArray[Any]) -> Numbers:
        """Return the numbers of solvable boards packed into 64 bits, shape (boards,)."""
        shifts = np.arange(60, 60 - 4 * self.goal.cells, -4, dtype=np.uint64)
        return self.numbers((keys.astype(np.uint64)[:, None] >> shifts & np.uint64(15)).astype(np.uint8))

    def state(self, number: int) -> bytes:
        """Return the state with a number."""
        cells = self.goal.cells
        blank, word = divmod(number, self.states // cells)
        order = permutation_of_rank(word, cells - 1, fields.is_odd(blank, self.goal))
        tiles = [tile for tile in self.goal.tiles if tile]
        arrangement = [tiles[item] for item in order]
        return bytes((*arrangement[:blank], 0, *arrangement[blank:]))


def check_size(rows: int, columns: int) -> None:
    """Raise Fault for a board with too many states to be shown as points."""
    if rows * columns > MAX_CELLS:
        raise Fault("space-large", size=size_text(rows, columns), most=size_text(3, 3), states=states_of(3, 3))


@dataclass(frozen=True, eq=False)
class _Graph:
    """What is known of a space without a start, all by a state's number.

    Attributes: distance, place, as in StateSpace, ordered by neighbours; manhattan, uint8, the Manhattan distance to
    the goal; neighbours, as in DistanceField.
    """

    distance: NDArray[np.uint8]
    manhattan: NDArray[np.uint8]
    place: Numbers
    neighbours: Numbers


def state_space(goal: Board, start: Board | None = None) -> StateSpace:
    """Return the space of a goal with at most MAX_CELLS cells, laid out for a start with the same tiles. Raises Fault.

    The part without a start is taken from the cache; without it, the space of 3×3 takes about half a second.
    """
    check_size(*goal.shape)
    graph = _loaded(goal)
    if graph is None:
        graph = _graph(goal)
        with suppress(OSError):  # it can be computed again
            _store(goal, graph)
    return _laid_out(goal, start, graph)


def laid_out(goal: Board, start: Board | None = None) -> StateSpace:
    """Compute and return the space of a goal, laid out for a start, without the cache."""
    return _laid_out(goal, start, _graph(goal))


def _laid_out(goal: Board, start: Board | None, graph: _Graph) -> StateSpace:
    space = StateSpace(goal, graph.distance, graph.place)
    if start is None:
        return space
    origin = int(space.numbers_of_states([bytes(start.tiles)])[0])
    length = _result(fields.distances_from(origin, graph.neighbours)).astype(np.int32) + graph.manhattan
    return StateSpace(goal, graph.distance, _centred(graph, length), start)


def _centred(graph: _Graph, length: Numbers) -> Numbers:
    """Return the places in the bands for which the states of small `length` are in the middle.

    Of states with the same length, one half is above the axis and the other below it.
    """
    order = np.lexsort((graph.place, length, graph.distance))
    group = graph.distance[order].astype(np.int32) * (int(length.max()) + 1) + length[order]
    _, begins, counts = np.unique(group, return_index=True, return_counts=True)
    within = np.arange(len(order)) - np.repeat(begins, counts)
    above = within < np.repeat(counts // 2, counts)
    side = np.where(above, -1 - length[order], length[order])
    order = order[np.lexsort((within, side, graph.distance[order]))]
    ends = np.cumsum(np.bincount(graph.distance))
    place = np.empty(len(order), np.int32)
    place[order] = np.arange(len(order)) - np.concatenate(([0], ends[:-1]))[graph.distance[order]]
    return place


def _graph(goal: Board) -> _Graph:
    """Compute and return what does not depend on a start."""
    field = _result(fields.full_field(goal))
    distance, neighbours = field.true, field.neighbours
    order = np.argsort(distance, kind="stable").astype(np.int32)
    ends = np.cumsum(np.bincount(distance))
    place = np.zeros(len(distance), np.int32)
    fraction = np.full(len(distance), 0.5)
    for begin, end in pairwise(ends.tolist()):
        band = order[begin:end]
        parents = neighbours[band]
        nearer = (parents >= 0) & (distance[parents] < distance[band, None])
        mean = (fraction[parents] * nearer).sum(axis=1) / nearer.sum(axis=1)
        sorted_band = band[np.argsort(mean, kind="stable")]
        place[sorted_band] = np.arange(len(band), dtype=np.int32)
        fraction[sorted_band] = (np.arange(len(band)) + 0.5) / len(band)
    return _Graph(distance, _manhattan(goal, field.boards), place, neighbours)


def _manhattan(goal: Board, boards: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the Manhattan distances of boards to a goal."""
    total = np.zeros(len(boards), np.uint8)
    rows, columns = np.divmod(np.argsort(goal.tiles), goal.columns)  # of each tile in the goal
    for cell in range(goal.cells):
        row, column = divmod(cell, goal.columns)
        apart = np.abs(rows - row) + np.abs(columns - column)
        apart[0] = 0
        total += apart.astype(np.uint8)[boards[:, cell]]
    return total


def _result(steps: Generator[None, None, _Result]) -> _Result:
    """Run to the end and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            found: _Result = ended.value
            return found


def _path(goal: Board) -> Path:
    return cache.folder() / _FOLDER / f"{goal.rows}x{goal.columns}-{goal.blank}{_ENDING}"


def _about(goal: Board) -> dict[str, Any]:
    return {"space": _LAYOUT, "rows": goal.rows, "columns": goal.columns, "blank": goal.blank}


def _loaded(goal: Board) -> _Graph | None:
    count, stored = states_of(*goal.shape), cache.load(_path(goal), _about(goal))
    if stored is None or len(stored) != _BYTES * count:
        return None
    distance, manhattan, numbers = stored[:count], stored[count : 2 * count], stored[2 * count :].view(np.int32)
    return _Graph(distance, manhattan, numbers[:count], numbers[count:].reshape(count, -1))


def _store(goal: Board, graph: _Graph) -> None:
    writer = cache.CacheWriter.begin(_path(goal))
    if writer is None:
        return  # another process is writing it
    try:
        for part in (graph.distance, graph.manhattan, graph.place, graph.neighbours.ravel()):
            writer.write(part.view(np.uint8))
        writer.finish(_about(goal))
    finally:
        writer.abandon()
