"""The last pass of divide and conquer: sub-goals beside each other are searched together, and the rest is done anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.search.limits import Limits
from workbench.search.run import Run
from workbench.search.status import Status
from workbench.tiles.block import BlockProblem, Subgoal
from workbench.tiles.phase import Phase
from workbench.tiles.sub_search import search_by, sub_search
from workbench.tiles.subgoals import Planner

WIDTHS = (2, 4, 3, 1)
"""How many sub-goals are searched together, one after the other."""
MOST_TILES = 9
WEIGHT = 3
"""The weight of Manhattan distance for several tiles: it lets them travel together, which the other estimate does
not."""
MOST_EXPANDED = 20_000
"""Expansions after which the search of a window is given up."""
SLACK = 8
"""By so many moves a window may become longer: what follows it may gain more."""
BUDGET = 400_000
"""Expansions in Python after which no further window is tried; compiled ones take no time beside them."""
SLICE = 256


class Shortening:
    """The pass in progress. It never makes a solution longer.

    Attributes:
        phases: the best that has been found, a new list whenever a better one is. expanded, generated: what it took.
        over: whether there is nothing more to try.
    """

    def __init__(self, planner: Planner, phases: Sequence[Phase], order: str, limits: Limits, keep: bool) -> None:
        self.phases = list(phases)
        self.expanded = self.generated = self._spent = 0
        self.over = False
        self._planner, self._order, self._limits, self._keep = planner, order, limits, keep
        self._work = self._windows()

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

    def _windows(self) -> Iterator[bool]:
        gained = True
        while gained:
            before = self.length
            for width in WIDTHS:
                first = 0
                while first + width < len(self.phases):
                    yield from self._window(first, width)
                    first += 1
                    if self._spent >= BUDGET:
                        return
            gained = self.length < before

    def _window(self, first: int, width: int) -> Iterator[bool]:
        """Search some sub-goals together, then do the rest anew; keep that where the whole is shorter."""
        old = self.phases[first : first + width]
        subgoal = joined([phase.subgoal for phase in old])
        if len(subgoal.tiles) > MOST_TILES:
            return
        board, start = old[0].board, old[0].first_move
        run = search_by("wastar", BlockProblem(board, subgoal, self._order), "manhattan", self._limits, WEIGHT)
        yield from self._searched(run, MOST_EXPANDED)
        phase = Phase(subgoal, board, run, "wastar", "manhattan", start, WEIGHT)
        if run.solution is not None and len(phase.moves) < _end(old) - start + SLACK:
            yield from self._rest([*self.phases[:first], phase])
        self._forget([phase])

    def _rest(self, phases: list[Phase]) -> Iterator[bool]:
        """Do what is left after `phases`; give up as soon as it is no shorter than the best."""
        kept, length = len(phases), self.length
        done = phases[-1].subgoal.frozen.union(phases[-1].subgoal.cells)
        board = phases[-1].board.replayed(phases[-1].moves)
        while (ahead := self._planner.ahead(done, board)) and _end(phases) < length:
            search = sub_search(board, ahead[0], self._planner.strategy, self._order, self._limits)
            yield from self._searched(search.run)
            if search.run.solution is None:
                break
            names = search.algorithm, search.estimate
            phases.append(Phase(ahead[0], board, search.run, *names, _end(phases), search.weight))
            board, done = board.replayed(phases[-1].moves), done.union(ahead[0].cells)
        if board == self._planner.goal and _end(phases) < length:
            self.phases = phases
        else:
            self._forget(phases[kept:])

    def _searched(self, run: Run[Any], most: int | None = None) -> Iterator[bool]:
        while run.status is Status.RUNNING and (most is None or run.expanded < most):
            expanded, generated = run.expanded, run.recording.generated
            run.advance(SLICE)
            self.expanded += run.expanded - expanded
            self._spent += (run.expanded - expanded) * run.interpreted
            self.generated += run.recording.generated - generated
            yield True

    def _forget(self, phases: Sequence[Phase]) -> None:
        """Let go of recordings that nobody is going to look at."""
        for phase in phases:
            if not self._keep or all(phase.run is not kept.run for kept in self.phases):
                phase.run.recording.forget()


def joined(subgoals: Sequence[Subgoal]) -> Subgoal:
    """Return the sub-goal that is reached when all of these are."""
    first = subgoals[0]
    if len(subgoals) == 1:
        return first
    tiles = tuple(tile for one in subgoals for tile in one.tiles)
    return replace(first, kind="tiles", tiles=tiles, cells=tuple(cell for one in subgoals for cell in one.cells))


def _end(phases: Sequence[Phase]) -> int:
    return phases[-1].first_move + len(phases[-1].moves) if phases else 0
