"""The number of boards at each distance from a goal, by breadth-first search of the whole space in memory."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from math import factorial, lgamma, log

import numpy as np

from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.status import Status
from workbench.tiles.job import Job
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import size_text

MAX_CELLS = 12
MAX_EXAMPLES = 24
"""The maximum number of farthest boards that are reported."""
_MAX_FIGURES = 15
_CHUNK = 1 << 18
_MIN_PARALLEL_WORDS = 1 << 14


def states_of(rows: int, columns: int) -> int:
    """Return the number of boards of a shape reachable from one of them: half of all (Johnson & Story 1879)."""
    return factorial(rows * columns) // 2


def check_size(rows: int, columns: int, most: int) -> None:
    """Raise Fault for a board of more than `most` cells."""
    if rows * columns > most:
        exponent = (lgamma(rows * columns + 1) - log(2)) / log(10)
        states = states_of(rows, columns) if exponent < _MAX_FIGURES else f"10^{round(exponent)}"
        raise Fault("distances-large", size=size_text(rows, columns), states=states, most=most)


class DistanceSearch(Job):
    """A breadth-first search of all boards from which the goal can be reached. Raises Fault if there are too many.

    The numbers depend only on the shape and on the cell of the goal's blank.

    Attributes:
        max_cells: the maximum number of cells.
        goal: the board at distance 0. states: the number of boards.
        counts: the number of boards at each completed distance; found: the number of boards found so far.
        farthest: some of the boards at the largest completed distance, or all of them if there are few, in the order of
            their tiles.
    """

    max_cells = MAX_CELLS

    def __init__(self, goal: Board, limits: Limits) -> None:
        check_size(*goal.shape, self.max_cells)
        self.goal = goal
        self.states = states_of(*goal.shape)
        self.counts: list[int] = []
        self.found = 0
        self.farthest: tuple[Board, ...] = ()
        super().__init__(limits)

    @property
    def progress(self) -> float:
        """The completed fraction, from 0 to 1."""
        return self.found / self.states

    @property
    def radius(self) -> int | None:
        """The maximum distance; None until it is known."""
        return len(self.counts) - 1 if self.status is Status.SOLVED else None

    @property
    def mean(self) -> float:
        """The mean of the completed distances."""
        return sum(depth * count for depth, count in enumerate(self.counts)) / max(1, sum(self.counts))

    def _error_message(self, error: OSError) -> Message:
        raise error  # a search in memory has no files


class Distances(DistanceSearch):
    """The search in memory, with four bytes per permutation of the tiles: 80 MB for 3×4. It uses all processors.

    The amount of work is measured in words of the tables, which are scanned once for each distance.
    """

    def __init__(self, goal: Board, limits: Limits | None = None, threads: int | None = None) -> None:
        super().__init__(goal, limits or Limits())
        # A transposed board has the same states, and with shorter rows a vertical move passes fewer tiles.
        self._transposed = goal.columns > goal.rows
        self._columns = min(goal.shape)
        self._words = factorial(goal.cells - 1) // 2
        self._shares = self._thread_ranges(threads or len(_processors()))

    def _thread_ranges(self, threads: int) -> list[range]:
        """Return the range of words of each thread: the boards with certain tiles in the first position.

        Few moves change that tile, so threads seldom find boards in the range of another thread.
        """
        firsts = self.goal.cells - 1
        threads = min(threads, firsts) if self._words >= _MIN_PARALLEL_WORDS else 1
        block = self._words // firsts
        cuts = [firsts * thread // threads * block for thread in range(threads + 1)]
        return [range(low, high) for low, high in pairwise(cuts)]

    def _steps(self) -> Generator[None, None, None]:
        from workbench.tiles.kernels import distances

        piece = min(_CHUNK, self._words)
        needed = 2 * self._words * np.dtype(np.uint16).itemsize + len(self._shares) * 4 * (piece + MAX_EXAMPLES)
        yield from self._wait_for_memory(needed)
        seen, closed = np.zeros(self._words, np.uint16), np.zeros(self._words, np.uint16)
        lists = [(np.empty(piece, np.uint32), np.empty(MAX_EXAMPLES, np.uint32)) for _ in self._shares]
        blank = self._cell(self.goal.blank)
        row, column = divmod(blank, self._columns)
        seen[0] = 1 << blank
        fixed = self.goal.cells, self._columns, row
        colours = [self._colour(row + column + parity) for parity in (0, 1)]
        while True:
            count, examples = 0, list[int]()
            colour = colours[len(self.counts) % 2]
            for ranges in self._next_ranges():
                calls = [
                    partial(distances.expand, *part, share.start, share.stop, *fixed, colour, seen, closed, *own)
                    for part, share, own in zip(ranges, self._shares, lists, strict=True)
                ]
                for (more, outside_count), (outside, first) in zip(_run_in_threads(calls), lists, strict=True):
                    distances.add_states(outside, outside_count, seen)
                    examples += first[: min(more, MAX_EXAMPLES - len(examples))].tolist()
                    count += more
                    self.found += more
                yield
            if not count:
                return
            self.counts.append(count)
            self.farthest = tuple(sorted(map(self._board, examples), key=lambda board: board.tiles))

    def _next_ranges(self) -> Iterator[list[tuple[int, int]]]:
        """Yield the ranges of words that the threads scan next, until all are scanned."""
        from workbench.tiles.kernels.distances import RUN_LENGTH

        longest = max(map(len, self._shares))
        offset = 0
        while offset < longest:
            length = max(1, min(_CHUNK, self._slice // len(self._shares)) // RUN_LENGTH) * RUN_LENGTH
            yield [
                (min(share.stop, share.start + offset), min(share.stop, share.start + offset + length))
                for share in self._shares
            ]
            offset += length

    def _colour(self, parity: int) -> int:
        """Return the mask of the cells of one colour of a chessboard."""
        cells = range(self.goal.cells)
        return sum(1 << cell for cell in cells if (cell // self._columns + cell % self._columns - parity) % 2 == 0)

    def _cell(self, cell: int) -> int:
        """Return the cell of the search's board for a cell of the goal."""
        if not self._transposed:
            return cell
        row, column = divmod(cell, self.goal.columns)
        return column * self._columns + row

    def _board(self, state: int) -> Board:
        """Return the board of a state in the kernels' format."""
        from workbench.tiles.kernels.distances import CELL_BITS

        tiles = [0] * self.goal.cells
        for cell in range(self.goal.cells):
            tiles[self._cell(cell)] = self.goal.tiles[cell]
        goal = [tile for tile in tiles if tile]
        word, blank = divmod(state, 1 << CELL_BITS)
        row_distance = blank // self._columns - tiles.index(0) // self._columns
        order = permutation_of_rank(word, len(goal), (self._columns - 1) * row_distance % 2)
        arrangement = [goal[place] for place in order]
        arrangement.insert(blank, 0)
        own = [arrangement[self._cell(cell)] for cell in range(self.goal.cells)]
        return Board(*self.goal.shape, tuple(own))


def permutation_of_rank(word: int, length: int, parity: int) -> list[int]:
    """Return the permutation of `length` items with the rank `word` and the given parity (0 or 1)."""
    digits = []
    for place in range(length - 2):
        digit, word = divmod(word, factorial(length - 1 - place) // 2)
        digits.append(digit)
    remaining = list(range(length))
    return [remaining.pop(digit) for digit in (*digits, (parity + sum(digits)) % 2, 0)]


def _run_in_threads(calls: Sequence[partial[tuple[int, int]]]) -> list[tuple[int, int]]:
    """Make the calls in parallel threads and return their results."""
    if len(calls) == 1:
        return [calls[0]()]
    with ThreadPoolExecutor(len(calls) - 1) as others:
        futures = [others.submit(call) for call in calls[1:]]
        return [calls[0](), *(call.result() for call in futures)]


def _processors() -> Sequence[int]:
    """Return the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return tuple(os.sched_getaffinity(0))
    return range(os.cpu_count() or 1)
