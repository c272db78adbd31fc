"""The last pass of divide and conquer: all sub-goals anew with an eye on the tiles to come, then several together.

First every sub-goal is searched again, now with moves that cost less where they bring other tiles nearer to their
goals (`foresight`); where single tiles were brought home, pairs are tried too. Then sub-goals beside each other are
searched together, and the rest is done anew. What makes the whole shorter is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.block import BlockProblem, Subgoal
from workbench.tiles.divide.foresight import Foresight
from workbench.tiles.divide.part_keys import part_is_compiled
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.sub_search import search_by, sub_search
from workbench.tiles.divide.subgoals import Planner
from workbench.tiles.puzzle.board import Board

FORESIGHT, FORESIGHT_FOR_SEVERAL = 0.7, 1
"""The weight of h where other tiles count: most moves then cost less than 1. Of several tiles it would see too much."""
HASTE = 1.5
"""The weight where that takes too long."""
WIDTHS = (2, 4, 3, 1)
"""How many sub-goals are searched together, one after the other."""
MAX_TILES = 9
WEIGHTS = (3, 2)
"""The weights of Manhattan distance for several tiles, tried one after the other: this estimate lets them travel
together, which the other one does not."""
MAX_EXPANDED = 20_000
"""Expansions after which the search of a sub-goal is given up, or done again in haste."""
SLACK = 8
"""By so many moves a window may become longer: what follows it may gain more."""
BUDGET = 4_000_000
"""Expansions for sub-goals after which the rest is done in haste, and nothing further is tried."""
INTERPRETED = 10
"""As so many counts one that is done in Python, which takes some twenty times as long."""
SLICE = 1024


class Shortening:
    """The pass in progress. It never makes a solution longer.

    Attributes:
        phases: the best that has been found, a new list whenever a better one is. expanded, generated: what it took.
        moves_before: those of the solution that it began with.
        over: whether there is nothing more to try.
    """

    def __init__(self, planner: Planner, phases: Sequence[Phase], order: str, limits: Limits, keep: bool) -> None:
        self.phases = list(phases)
        self.expanded = self.generated = self._spent = 0
        self.over = False
        self._planner, self._order, self._limits, self._keep = planner, order, limits, keep
        self.moves_before = self.length
        self._work = self._shortened()

    def advance(self, expansions: int) -> int:
        """Do about so many expansions. Returns how many were done."""
        before = self.expanded
        while not self.over and self.expanded - before < expansions:
            self.over = next(self._work, None) is None
        return self.expanded - before

    @property
    def length(self) -> int:
        """The moves of the best solution."""
        return _end(self.phases)

    def _shortened(self) -> Iterator[bool]:
        """Do everything anew, then windows as long as they gain anything."""
        plain = self._planner
        yield from self._rest(plain, [])
        if plain.strategy.group == "tile" and self._spent < BUDGET:
            yield from self._rest(Planner(plain.goal, replace(plain.strategy, group="pair")), [])
        gained = True
        while gained and self._spent < BUDGET:
            before = self.length
            for width in WIDTHS:
                first = 0
                while first + width < len(self.phases) and self._spent < BUDGET:
                    for weight in WEIGHTS:
                        if first + width < len(self.phases):
                            yield from self._window(first, width, weight)
                    first += 1
            gained = self.length < before

    def _window(self, first: int, width: int, weight: float) -> Iterator[bool]:
        """Search some sub-goals together, then do the rest anew; keep that where the whole is shorter."""
        old = self.phases[first : first + width]
        subgoal = joined([phase.subgoal for phase in old])
        if len(subgoal.tiles) > MAX_TILES or not part_is_compiled(subgoal):
            return
        phase = self._foreseen(subgoal, old[0].board, old[0].first_move, "manhattan", weight)
        yield from self._searched(phase.run, MAX_EXPANDED)
        if phase.run.solution is not None and len(phase.moves) < _end(old) - phase.first_move + SLACK:
            yield from self._rest(self._planner, [*self.phases[:first], phase])
        self._discard([phase])

    def _rest(self, planner: Planner, phases: list[Phase]) -> Iterator[bool]:
        """Do what is left after `phases`; give up as soon as it is no shorter than the best."""
        kept, length = len(phases), self.length
        board, done = _after(phases[-1]) if phases else (self.phases[0].board, frozenset[int]())
        while (ahead := planner.ahead(done, board)) and _end(phases) < length:
            subgoal, first = ahead[0], _end(phases)
            if subgoal.kind == "block":
                search = sub_search(board, subgoal, planner.strategy, self._order, self._limits)
                names = search.algorithm, search.estimate
                phases.append(Phase(subgoal, board, search.run, *names, first, search.weight))
                yield from self._searched(search.run)
            else:
                yield from self._reached(phases, subgoal, board)
            if phases[-1].run.solution is None:
                break
            board, done = _after(phases[-1])
        if board == planner.goal and _end(phases) < length:
            self.phases, self._planner = phases, planner
        else:
            self._discard(phases[kept:])

    def _reached(self, phases: list[Phase], subgoal: Subgoal, board: Board) -> Iterator[bool]:
        """Search for a sub-goal and add it to `phases`."""
        weight = FORESIGHT if len(subgoal.tiles) == 1 else FORESIGHT_FOR_SEVERAL
        first = _end(phases)
        if self._spent < BUDGET:
            phase = self._foreseen(subgoal, board, first, "delivery", weight)
            yield from self._searched(phase.run, MAX_EXPANDED)
            if phase.run.solution is not None:
                phases.append(phase)
                return
            self._discard([phase])
        phases.append(self._foreseen(subgoal, board, first, "delivery", HASTE))
        yield from self._searched(phases[-1].run)

    def _foreseen(self, subgoal: Subgoal, board: Board, first_move: int, estimate: str, weight: float) -> Phase:
        """Return a sub-goal whose other tiles count, at the beginning of its search."""
        problem = Foresight(board, subgoal, self._planner.goal, self._order)
        algorithm = "astar" if weight == 1 else "wastar"
        run = search_by(algorithm, problem, estimate, self._limits, weight)
        return Phase(subgoal, board, run, algorithm, estimate, first_move, weight)

    def _searched(self, run: Run[Any], most: int | None = None) -> Iterator[bool]:
        price = isinstance(run.problem, BlockProblem) * (INTERPRETED if run.interpreted else 1)
        while run.status is Status.RUNNING and (most is None or run.expanded < most):
            expanded, generated = run.expanded, run.recording.generated
            run.advance(SLICE)
            self.expanded += run.expanded - expanded
            self._spent += (run.expanded - expanded) * price
            self.generated += run.recording.generated - generated
            yield True

    def _discard(self, phases: Sequence[Phase]) -> None:
        """Let go of recordings that nobody is going to look at."""
        for phase in phases:
            if not self._keep or all(phase.run is not kept.run for kept in self.phases):
                phase.run.recording.discard()


def joined(subgoals: Sequence[Subgoal]) -> Subgoal:
    """Return the sub-goal that is reached when all of these are."""
    first = subgoals[0]
    if len(subgoals) == 1:
        return first
    tiles = tuple(tile for one in subgoals for tile in one.tiles)
    return replace(first, kind="tiles", tiles=tiles, cells=tuple(cell for one in subgoals for cell in one.cells))


def _after(phase: Phase) -> tuple[Board, frozenset[int]]:
    """Return the board after a phase, and the cells that are done then."""
    return phase.board.replayed(phase.moves), phase.subgoal.frozen.union(phase.subgoal.cells)


def _end(phases: Sequence[Phase]) -> int:
    return phases[-1].first_move + len(phases[-1].moves) if phases else 0
