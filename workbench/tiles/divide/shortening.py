"""The last pass of divide and conquer: solve all sub-goals again with regard to later tiles, then several together.

First several tiles of a line at once are brought to their goals by beam search, in which moves cost less if they bring
other tiles closer to their goals (`lookahead`). On small boards every sub-goal is then searched again in this way by
weighted A*, and pairs instead of single tiles; then adjacent sub-goals are searched together, and the rest is solved
again. Every change that makes the solution shorter is kept.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.block import KEY_BITS, BlockProblem, Subgoal, cell_bits, part_is_compiled
from workbench.tiles.divide.lookahead import Foresight, LineForesight
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.sub_search import KERNELS, beam_by, search_by, sub_search
from workbench.tiles.divide.subgoals import Planner
from workbench.tiles.puzzle.board import Board

FORESIGHT, FORESIGHT_FOR_SEVERAL = 0.7, 1
"""The weight of h if other tiles count: most moves then cost less than 1.

With several tiles, 0.7 would expand too many nodes.
"""
FALLBACK_WEIGHT = 1.5
"""The weight if the search with the usual one takes too long."""
WIDTHS = (2, 4, 3, 1)
"""How many sub-goals are searched together, in the order of trying."""
MAX_TILES = 9
WEIGHTS = (3, 2)
"""The weights of Manhattan distance for several tiles, in the order of trying.

With this estimate tiles can travel together; with the other one they cannot.
"""
MAX_EXPANDED = 20_000
"""Expansions after which the search of a sub-goal is given up, or repeated with the weight HASTE."""
SLACK = 8
"""A window may become longer by this many moves, because the phases after it may gain more."""
BUDGET = 4_000_000
"""Expansions for sub-goals after which the rest is solved with the weight HASTE, and nothing else is tried."""
INTERPRETED_FACTOR = 10
"""An expansion in Python counts this many times, because it takes about twenty times as long."""
SLICE = 1024
MAX_BEAM_TILES = 6
"""How many tiles of a line one beam search brings to their goals."""
BEAM_NODES, MIN_BEAM_WIDTH, MAX_BEAM_WIDTH = 80_000, 100, 300
"""The width of the beam is BEAM_NODES divided by the number of cells, within these bounds."""
WIDER = 4
"""A beam search that finds nothing is repeated with a beam that is this many times wider."""
MAX_BEAM_DEPTH = 100
"""A beam search is given up after this many moves per row or column of the board."""
MAX_CELLS_INTERPRETED = 16
"""The largest board that the textbook engine solves by beam search."""
MAX_CELLS_FOR_WINDOWS = 100
"""On larger boards the other passes gain nothing after the beam search."""


class Shortening:
    """A pass in progress. It never makes a solution longer.

    Attributes:
        phases: the best solution so far; a new list for every better one. expanded, generated: its counters.
        moves_before: the number of moves of the initial solution.
        progress: how many phases of the attempt in progress are done, and of how many.
        finished: whether there is nothing more to try.
    """

    def __init__(self, planner: Planner, phases: Sequence[Phase], order: str, limits: Limits, keep: bool) -> None:
        self.phases = list(phases)
        self.expanded = self.generated = self._spent = 0
        self.finished, self.progress = False, (0, 1)
        self._planner, self._order, self._limits, self._keep = planner, order, limits, keep
        self.moves_before = self.length
        self._work = self._passes()

    def advance(self, expansions: int) -> int:
        """Do about `expansions` expansions. Returns how many were done."""
        before = self.expanded
        while not self.finished and self.expanded - before < expansions:
            self.finished = next(self._work, None) is None
        return self.expanded - before

    @property
    def length(self) -> int:
        """The number of moves of the best solution."""
        return _end(self.phases)

    @property
    def nbytes(self) -> int:
        """The bytes of the recordings of the best solution."""
        return sum(phase.run.recording.nbytes for phase in self.phases)

    def _passes(self) -> Iterator[bool]:
        """Solve everything again, then windows as long as they gain anything."""
        original, cells = self._planner, self._planner.goal.cells
        if preparing.ready(KERNELS) or cells <= MAX_CELLS_INTERPRETED:
            most = min(KEY_BITS // cell_bits(original.plan[0]) - 1, MAX_BEAM_TILES)
            yield from self._solve_rest(Planner(original.goal, original.strategy, most), [])
            if cells > MAX_CELLS_FOR_WINDOWS:
                return
        yield from self._solve_rest(original, [])
        if original.strategy.group == "tile" and self._spent < BUDGET:
            yield from self._solve_rest(Planner(original.goal, replace(original.strategy, group="pair")), [])
        gained = True
        while gained and self._spent < BUDGET:
            before = self.length
            for width in WIDTHS:
                first = 0
                while first + width < len(self.phases) and self._spent < BUDGET:
                    for weight in WEIGHTS:
                        if first + width < len(self.phases):
                            yield from self._try_window(first, width, weight)
                    first += 1
            gained = self.length < before

    def _try_window(self, first: int, width: int, weight: float) -> Iterator[bool]:
        """Search some sub-goals together, then solve the rest again; keep the result if the solution is shorter."""
        old = self.phases[first : first + width]
        subgoal = joined_subgoal([phase.subgoal for phase in old])
        if len(subgoal.tiles) > MAX_TILES or not part_is_compiled(subgoal):
            return
        phase = self._foresight_phase(subgoal, old[0].board, old[0].first_move, "manhattan", weight)
        yield from self._run_search(phase.run, MAX_EXPANDED)
        if phase.run.solution is not None and len(phase.moves) < _end(old) - phase.first_move + SLACK:
            yield from self._solve_rest(self._planner, [*self.phases[:first], phase])
        self._discard([phase])

    def _solve_rest(self, planner: Planner, phases: list[Phase]) -> Iterator[bool]:
        """Solve the rest after `phases`; give up as soon as the solution cannot be shorter than the best one."""
        phase_count, length = len(phases), self.length
        board, done = _after(phases[-1]) if phases else (self.phases[0].board, frozenset[int]())
        while (remaining := planner.remaining(done, board)) and _end(phases) < length:
            if remaining[0].kind == "block":
                yield from self._solve_block(phases, remaining[0], board)
            elif planner.most is None or not (yield from self._solve_by_beam(phases, remaining[0], board, planner)):
                yield from self._solve_subgoal(phases, planner.single(done, board), board)
            if phases[-1].run.solution is None:
                break
            board, done = _after(phases[-1])
            self.progress = len(phases), len(phases) + len(remaining) - 1
            if not self._keep:
                phases[-1] = phases[-1].released()
        if board == planner.goal and _end(phases) < length:
            self.phases, self._planner = phases, planner
        else:
            self._discard(phases[phase_count:])

    def _solve_block(self, phases: list[Phase], subgoal: Subgoal, board: Board) -> Iterator[bool]:
        """Solve the last block and append its phase to `phases`."""
        search = sub_search(board, subgoal, self._planner.strategy, self._order, self._limits)
        names = search.algorithm, search.estimate
        phases.append(Phase(subgoal, board, search.run, *names, _end(phases), search.weight))
        yield from self._run_search(search.run)

    def _solve_by_beam(
        self, phases: list[Phase], subgoal: Subgoal, board: Board, planner: Planner
    ) -> Generator[bool, None, bool]:
        """Search for a sub-goal by beam search and append it to `phases`. Returns whether it was found."""
        spent = self._spent
        beam_width = min(max(BEAM_NODES // board.cells, MIN_BEAM_WIDTH), MAX_BEAM_WIDTH)
        for width in (beam_width, WIDER * beam_width):
            problem = LineForesight(board, subgoal, planner.goal, planner.lines, self._order)
            run = beam_by(problem, width, self._room_beside(phases))
            phase = Phase(subgoal, board, run, "beam", "approach", _end(phases), beam_width=width)
            yield from self._run_search(run, MAX_BEAM_DEPTH * max(board.shape) * width)
            if run.solution is not None:
                phases.append(phase)
                break
            self._discard([phase])
        self._spent = spent
        return run.solution is not None

    def _solve_subgoal(self, phases: list[Phase], subgoal: Subgoal, board: Board) -> Iterator[bool]:
        """Search for a sub-goal and append it to `phases`."""
        weight = FORESIGHT if len(subgoal.tiles) == 1 else FORESIGHT_FOR_SEVERAL
        first = _end(phases)
        if self._spent < BUDGET:
            phase = self._foresight_phase(subgoal, board, first, "delivery", weight)
            yield from self._run_search(phase.run, MAX_EXPANDED)
            if phase.run.solution is not None:
                phases.append(phase)
                return
            self._discard([phase])
        phases.append(self._foresight_phase(subgoal, board, first, "delivery", FALLBACK_WEIGHT))
        yield from self._run_search(phases[-1].run)

    def _room_beside(self, phases: Sequence[Phase]) -> Limits:
        """Return the limits for another search, if the recordings of `phases` are kept."""
        used = sum(phase.run.recording.nbytes for phase in phases) if self._keep else 0
        return Limits(bytes=max(self._limits.room - used, 0))

    def _foresight_phase(self, subgoal: Subgoal, board: Board, first_move: int, estimate: str, weight: float) -> Phase:
        """Return a phase for a sub-goal whose other tiles count, with a new search."""
        problem = Foresight(board, subgoal, self._planner.goal, self._order)
        algorithm = "astar" if weight == 1 else "wastar"
        run = search_by(algorithm, problem, estimate, self._limits, weight)
        return Phase(subgoal, board, run, algorithm, estimate, first_move, weight)

    def _run_search(self, run: Run[Any], most: int | None = None) -> Iterator[bool]:
        factor = isinstance(run.problem, BlockProblem) * (INTERPRETED_FACTOR if run.interpreted else 1)
        while run.status is Status.RUNNING and (most is None or run.expanded < most):
            expanded, generated = run.expanded, run.recording.generated
            run.advance(SLICE)
            self.expanded += run.expanded - expanded
            self._spent += (run.expanded - expanded) * factor
            self.generated += run.recording.generated - generated
            yield True

    def _discard(self, phases: Sequence[Phase]) -> None:
        """Release the recordings that are not part of the best solution, or all of them without `keep`."""
        for phase in phases:
            if not self._keep or all(phase.run is not phase_count.run for phase_count in self.phases):
                phase.run.recording.discard()


def joined_subgoal(subgoals: Sequence[Subgoal]) -> Subgoal:
    """Return the sub-goal that consists of all of these."""
    first = subgoals[0]
    if len(subgoals) == 1:
        return first
    tiles = tuple(tile for one in subgoals for tile in one.tiles)
    return replace(first, kind="tiles", tiles=tiles, cells=tuple(cell for one in subgoals for cell in one.cells))


def _after(phase: Phase) -> tuple[Board, frozenset[int]]:
    """Return the board after a phase, and the cells that are then solved."""
    return phase.board.replayed(phase.moves), frozenset(phase.subgoal.frozen).union(phase.subgoal.cells)


def _end(phases: Sequence[Phase]) -> int:
    return phases[-1].first_move + len(phases[-1].moves) if phases else 0
