"""Compiled depth-first search and iterative deepening on boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.algorithms.dfs import REPEATED
from workbench.search.problem.messages import message
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.film import Checkpoint, Film
from workbench.tiles.compiled.boards import board_key, doubled, hashes
from workbench.tiles.compiled.depth_first_film import FilmedDepthFirst, Level
from workbench.tiles.compiled.trace import CompiledTrace
from workbench.tiles.kernels import depth_first as kernels
from workbench.tiles.kernels.packing import MAX_PACKED_CELLS
from workbench.tiles.puzzle.board import State
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

_AVOIDS = {"path": kernels.AVOID_PATH, "all": kernels.AVOID_ALL}
_SMALLEST = 1 << 10
_EVEN = np.uint64(2**64 - 2)


class DepthFirstSearch:
    """`dfs` or `ids` over a compiled trace. It expands the same nodes in the same order as the textbook search."""

    def __init__(
        self,
        problem: TileProblem,
        trace: CompiledTrace,
        algorithm: str,
        depth: int | None = None,
        repeated: str = REPEATED[0],
        test: str = "expansion",
        start_bound: int = 0,
        increment: int = 1,
    ) -> None:
        self._problem, self._trace, self._is_iterative = problem, trace, algorithm == "ids"
        self._again = partial(DepthFirstSearch, problem, algorithm=algorithm, depth=depth, repeated=repeated, test=test)
        self._repeated = "none" if self._is_iterative else repeated
        trace.tests_early = test == "generation"
        self._bounds: Iterator[int | None] = count(start_bound, increment) if self._is_iterative else iter([depth])
        self._cells = problem.goal.cells
        self._unpacked = self._cells > MAX_PACKED_CELLS
        self._hashes = hashes(self._cells) & _EVEN
        self._tiles = np.array([list(problem.start.tiles), list(problem.goal.tiles)], np.uint8)
        self._keys = np.array([self._key(tiles.tolist()) for tiles in self._tiles], np.uint64)
        self._start = self._keys[0]
        self._masks = Masks(problem, self._repeated, moves_back=not self._is_iterative)
        control = self._control = np.zeros(kernels.CONTROL, np.int64)
        avoids = control[kernels.AVOIDS] = _AVOIDS.get(self._repeated, kernels.AVOID_NONE)
        control[kernels.EARLY] = trace.tests_early
        self._directions, self._unvisited = np.zeros(_SMALLEST, np.uint8), np.zeros(_SMALLEST, np.uint8)
        self._numbers, self._firsts = np.zeros(_SMALLEST, np.int32), np.zeros(_SMALLEST, np.int32)
        self._slots = np.zeros(_SMALLEST if avoids else 2, np.uint64)
        numbered = avoids == kernels.AVOID_PATH or (avoids and self._unpacked)
        self._places = np.zeros(len(self._slots) if numbered else 1, np.int32)
        self._boards = np.zeros((_SMALLEST if avoids else 1, self._cells if self._unpacked else 0), np.uint8)
        self._set_shift()
        self._started = False
        self._update_bytes()
        trace.search_growth_bytes = self._growth

    @property
    def slice(self) -> int:
        """The expansions of a few milliseconds."""
        return 1 << 13 if self._trace.stopped_at is None and self._trace.film is None else 1 << 16

    def advance(self, expansions: int) -> Status | None:
        """Do up to `expansions` more expansions; 0 only reaches t = 0. Returns how the search ended, or None."""
        if not self._started:
            self._started = True
            self._begin_iteration()
        trace, control = self._trace, self._control
        if trace.film_is_due:
            self._begin_film()
        last = int(control[kernels.EXPANDED]) + expansions
        status = None
        while status is None:
            code = self._advance(last - int(control[kernels.EXPANDED]))
            if code == kernels.PAUSED:
                if control[kernels.EXPANDED] >= last:
                    break
            elif code == kernels.SOLVED:
                status = self._solve()
            elif code == kernels.ITERATION_FINISHED:
                status = self._end_iteration()
            else:
                self._make_room()
        trace.end_step()
        return status

    def _key(self, tiles: list[int]) -> int:
        key = board_key(tiles, self._hashes)
        return key | 1 if self._unpacked else key  # all hashes are even, so that no key is 0

    def _begin_iteration(self) -> None:
        trace, control = self._trace, self._control
        bound = next(self._bounds)
        trace.begin_iteration(bound)
        number = trace.add_root()
        control[kernels.LIMIT] = NONE if bound is None else bound
        control[kernels.ITERATION] = len(trace.iterations()) - 1
        control[kernels.RECORDS], control[kernels.OPEN], control[kernels.NUMBER] = trace.records, trace.open, number
        control[kernels.DEPTH] = control[kernels.GOAL_TESTED] = control[kernels.ANY_CUT] = 0
        control[kernels.RECORDED_DEPTH] = NONE
        control[kernels.BLANK] = self._problem.start.blank
        self._keys[0], self._tiles[0] = self._start, self._problem.start.tiles
        self._directions[0] = kernels.NO_DIRECTION
        if trace.film is not None:
            trace.film.add(self._checkpoint())

    def _begin_film(self) -> None:
        """Keep the records made so far, and make checkpoints from now on."""
        trace, control = self._trace, self._control
        root = self._numbers[0] if control[kernels.DEPTH] else control[kernels.NUMBER]
        groups = (int(root), *self._firsts[: control[kernels.DEPTH]].tolist())
        search = FilmedDepthFirst(self._problem, self._repeated, not self._is_iterative, self._again)
        trace.film = Film(trace, self._checkpoint(groups), search)

    def _checkpoint(self, groups: tuple[int, ...] | None = None) -> Checkpoint:
        """Return the present state of the search; `groups`: the first records of the siblings, if they are known."""
        trace = self._trace
        path = self._directions[1 : self._control[kernels.DEPTH] + 1].tobytes()
        iterations = len(trace.iterations())
        records = trace.generated + iterations
        known = groups if path or groups else (records - 1,)
        return Checkpoint(trace.expanded, records, trace.generated, iterations - 1, path, trace.open, known)

    def resume(
        self, trace: CompiledTrace, path: bytes, levels: Sequence[Level], firsts: Sequence[int], bound: int
    ) -> None:
        """Set the search to a path whose nodes are the first records of a trace; see `Resumable`."""
        control, depth = self._control, len(path)
        while depth + 2 > len(self._directions):
            self._directions, self._unvisited = doubled(self._directions), doubled(self._unvisited)
            self._numbers, self._firsts = doubled(self._numbers), doubled(self._firsts)
        number, order = 0, self._problem.order
        self._directions[0] = kernels.NO_DIRECTION
        self._directions[1 : depth + 1] = list(path)
        for place, level in enumerate(levels):
            self._numbers[place], self._firsts[place] = number, firsts[place + 1]
            number = firsts[place + 1] + level.siblings.rank
            self._unvisited[place] = sum(1 << order.index(level.children[rank][0]) for rank in level.siblings.waiting)
            self._avoid(level.state, place)
        state = levels[-1].children[levels[-1].siblings.rank][1] if levels else self._problem.initial()
        self._tiles[0] = list(state)
        self._keys[0] = self._key(list(state))
        control[kernels.LIMIT], control[kernels.ITERATION] = bound, trace.nodes.arrays["iteration"][0]
        control[kernels.DEPTH], control[kernels.RECORDS], control[kernels.NUMBER] = depth, trace.records, number
        control[kernels.OPEN] = 1 + sum(len(level.siblings.waiting) for level in levels)
        control[kernels.RECORDED_DEPTH], control[kernels.GOAL_TESTED] = depth - 1, 1
        control[kernels.BLANK] = state.index(0)
        self._started = True

    def _avoid(self, state: State, number: int) -> None:
        """Insert a state of the path into the boards that are avoided, if any are."""
        control = self._control
        if not control[kernels.AVOIDS]:
            return
        if number + 1 >= len(self._slots) * 7 // 10 or (self._unpacked and number + 1 >= len(self._boards)):
            self._make_room()
        tiles = list(state)
        keys, places = np.array([self._key(tiles)], np.uint64), np.array([number], np.int32)
        kernels.insert(keys, places, self._slots, self._places, control[kernels.SHIFT])
        if self._unpacked:
            self._boards[number] = tiles
        control[kernels.AVOIDED_COUNT] = number + 1

    def do_steps(self, steps: int) -> list[int]:
        """Do this number of steps in the current iteration; see `Resumable`."""
        control, code = self._control, kernels.PAUSED
        while code in (kernels.PAUSED, kernels.NO_ROOM) and control[kernels.EXPANDED] < steps:
            code = self._advance(steps - int(control[kernels.EXPANDED]))
            if code == kernels.NO_ROOM:
                self._make_room()
        self._trace.end_step()
        return [0, *self._firsts[: control[kernels.DEPTH]].tolist()]

    def _advance(self, most: int) -> int:
        trace, control, masks = self._trace, self._control, self._masks
        film = trace.film
        if film is not None:
            most = min(most, film.next_step - int(control[kernels.EXPANDED]))
        control[kernels.RECORDING] = trace.stopped_at is None and film is None
        columns: tuple[Any, ...] = (*trace.columns(), trace.room)
        code: int = kernels.search(
            most, control, self._keys, self._tiles, self._hashes, masks.table, masks.neighbours,
            masks.generated_masks, masks.allowed_masks,
            self._directions, self._unvisited, self._numbers, self._firsts, self._slots, self._places, self._boards,
            *columns,
        )  # fmt: skip
        counts = control[[kernels.EXPANDED, kernels.GENERATED, kernels.OPEN, kernels.MAX_OPEN]].tolist()
        trace.expanded, trace.generated, trace.open, trace.max_open = counts
        if film is not None:
            if code == kernels.PAUSED and trace.expanded >= film.next_step:
                film.add(self._checkpoint())
        elif trace.stopped_at is None:
            trace.recorded(int(control[kernels.RECORDS]), int(control[kernels.STEPS]))
            if control[kernels.RECORDING]:
                trace.set_current(int(control[kernels.CURRENT]))
            else:
                trace.stop()
        return code

    def _end_iteration(self) -> Status | None:
        """Start the next iteration, or return how the search ended."""
        trace, cut = self._trace, bool(self._control[kernels.ANY_CUT])
        if self._is_iterative and cut:
            self._begin_iteration()
            return None
        if cut:
            reason = "exhausted-closed-depth" if self._repeated == "all" else "exhausted-depth"
            trace.reason = message(reason, depth=int(self._control[kernels.LIMIT]))
            return Status.EXHAUSTED
        trace.reason = message("unsolvable-exhausted", count=trace.iterations()[-1].expanded)
        return Status.UNSOLVABLE

    def _solve(self) -> Status:
        trace, number = self._trace, int(self._control[kernels.NUMBER])
        moves = self._directions[1 : self._control[kernels.DEPTH] + 1].tolist()
        if trace.film is not None and trace.tests_early:  # the last record
            number = trace.generated + len(trace.iterations()) - 1
        elif trace.film is not None:
            trace.film.add(self._checkpoint())
            number = trace.number_of_last_node()
        trace.solve(number, tuple(MOVES[direction] for direction in moves))
        return Status.SOLVED

    # Room

    def _make_room(self) -> None:
        """Grow the arrays that are nearly full."""
        trace, control = self._trace, self._control
        depth, avoided_count = int(control[kernels.DEPTH]), int(control[kernels.AVOIDED_COUNT])
        if trace.stopped_at is None and trace.film is None:
            trace.make_room()
            if depth + 2 > len(self._numbers):
                self._numbers, self._firsts = doubled(self._numbers), doubled(self._firsts)
        if depth + 2 > len(self._directions):
            self._directions, self._unvisited = doubled(self._directions), doubled(self._unvisited)
        if control[kernels.AVOIDS] and avoided_count >= len(self._slots) * 7 // 10:
            slots = np.zeros(2 * len(self._slots), np.uint64)
            places = np.zeros(len(slots) if len(self._places) > 1 else 1, np.int32)
            old_slots, old_places, self._slots, self._places = self._slots, self._places, slots, places
            self._set_shift()
            kernels.refill(old_slots, old_places, avoided_count, slots, places, control[kernels.SHIFT])
        if self._unpacked and avoided_count >= len(self._boards):
            self._boards = doubled(self._boards)
        self._update_bytes()

    def _set_shift(self) -> None:
        self._control[kernels.SHIFT] = 65 - len(self._slots).bit_length()

    def _update_bytes(self) -> None:
        avoided_count: tuple[NDArray[Any], ...] = (
            self._directions, self._unvisited, self._numbers, self._firsts, self._slots, self._places, self._boards
        )  # fmt: skip
        self._trace.search_bytes = sum(array.nbytes for array in avoided_count)

    def _growth(self, expansions: int) -> int:
        """Return the bytes that the arrays may need to grow, while old and new arrays exist."""
        control = self._control
        deepest, limit = int(control[kernels.DEPTH]) + expansions, int(control[kernels.LIMIT])
        if limit != NONE:
            deepest = min(deepest, limit)
        path = 10 if self._trace.stopped_at is None and self._trace.film is None else 2
        need = path * _grown_length(len(self._directions), deepest + 2)
        if control[kernels.AVOIDS]:
            avoided_count = deepest if self._repeated == "path" else int(control[kernels.AVOIDED_COUNT]) + expansions
            slots = _grown_length(len(self._slots), avoided_count * 10 // 7 + 2)
            need += slots * (12 if len(self._places) > 1 else 8)
            need += self._boards.shape[1] * _grown_length(len(self._boards), avoided_count + 1)
        return need


class Masks:
    """The moves from each cell in the form that the kernel reads."""

    def __init__(self, problem: TileProblem, repeated: str, moves_back: bool) -> None:
        cells = problem.goal.cells
        table = np.zeros((cells, 16, kernels.FIELDS), np.uint8)
        neighbours = np.zeros((cells, 4), np.uint8)
        generated_masks, allowed_masks = np.zeros((cells, 5), np.uint8), np.zeros((cells, 5), np.uint8)
        for cell, moves in enumerate(problem.blank_moves):
            bits = {MOVES.index(move): 1 << problem.order.index(move) for move, _ in moves}
            legal = sum(bits.values())
            for last_direction in range(5):
                forward = (
                    legal
                    if last_direction == kernels.NO_DIRECTION
                    else legal & ~bits[last_direction ^ 1]
                    if last_direction ^ 1 in bits
                    else 0
                )
                generated_masks[cell, last_direction] = legal if moves_back else forward
                allowed_masks[cell, last_direction] = legal if moves_back and repeated == "none" else forward
            for move, target in reversed(moves):
                direction = MOVES.index(move)
                bit = bits[direction]
                neighbours[cell, direction] = target
                masks = np.arange(bit, 16, 2 * bit)  # the masks whose lowest bit it is
                table[cell, masks, :2], table[cell, masks, kernels.REST] = (direction, target), masks - bit
        self.table, self.neighbours = table.ravel(), neighbours.ravel()
        self.generated_masks, self.allowed_masks = generated_masks.ravel(), allowed_masks.ravel()


def _grown_length(length: int, need: int) -> int:
    """Return the length after doubling it often enough, 0 if it is sufficient."""
    grown = length
    while grown < need:
        grown *= 2
    return grown if grown > length else 0
