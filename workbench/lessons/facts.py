"""The facts of a search for lessons, by name: read from its recording, or computed by the program's own functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from math import factorial
from operator import attrgetter
from typing import Any

from workbench.api import Configuration, ConfiguredRun, Result, on_compiled_engine, result, start
from workbench.api.start import FIRST_EXPANSIONS
from workbench.compiling import preparing
from workbench.formats.run_line import END, RunLine
from workbench.lessons.built_in import built_in
from workbench.search.finding.records import read_state, record_of
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Heuristic, Number, scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.recording.moment import Moment, Outcome
from workbench.search.running.slices import slices
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.solvability import check
from workbench.tiles.state_space.distances import states_of

MAX_EXPANSIONS = 3_000_000
_SLICE, _SLICE_SECONDS = 4096, 0.01
"""The limit of a search for a fact; a lesson that needs more states the number itself."""
_MAX_ASTAR_CELLS = 9
"""The largest number of cells of a board on which A* finds any distance quickly."""

OF_RUN: Mapping[str, Callable[[Result], Number | None]] = {
    **{name: attrgetter(name) for name in ("expanded", "generated", "reopened", "max_open", "cost")},
    "moves": lambda came: None if came.moves is None else len(came.moves),
    "iterations": lambda came: len(came.iterations),
    "first_bound": lambda came: came.iterations[0].bound if came.iterations else None,
    "last_bound": lambda came: came.iterations[-1].bound if came.iterations else None,
}
OF_STEP: Mapping[str, Callable[[Moment[Any]], Number | None]] = {
    "step": lambda moment: moment.t,
    "open": lambda moment: moment.counts.open,
    "closed": lambda moment: moment.counts.closed,
    "successors": lambda moment: len(moment.successors),
    "new": lambda moment: sum(one.outcome is Outcome.NEW for one in moment.successors),
}
OF_NODE: Mapping[str, Callable[[Moment[Any], int], Number]] = {
    "f": lambda moment, record: to_display_units(moment.f(record), scale(moment.recording.problem)),
    "g": lambda moment, record: to_display_units(moment.g(record), scale(moment.recording.problem)),
    "h": lambda moment, record: to_display_units(moment.h(record), scale(moment.recording.problem)),
    "depth": lambda moment, record: len(moment.recording.path(record)) - 1,
}
OF_BOARD: Mapping[str, Callable[[Board, Board], Number]] = {
    "inversions": lambda board, goal: check(board, goal).inversions,
    "parity": lambda board, goal: check(board, goal).inversions % 2,
    "blank_row": lambda board, goal: check(board, goal).blank_row,
    "ways": lambda board, _goal: len(board.legal_moves()),
    "states": lambda board, _goal: states_of(*board.shape),
    "permutations": lambda board, _goal: factorial(board.cells),
    "distance": lambda board, goal: distance(board, goal),
}
OF_SEARCH = frozenset((*OF_RUN, *OF_STEP, *OF_NODE))
"""The facts that need a search."""
FACTS = (*OF_RUN, *OF_STEP, *OF_NODE, *OF_BOARD)
"""The names of facts; in addition, the name of every heuristic is a fact."""


def check_fact(name: str, line: RunLine | None) -> None:
    """Raise Fault for an unknown fact, or one that the search cannot have."""
    if line is None:
        raise Fault("lesson-no-run")
    if name in OF_BOARD and line.other is not None:
        raise Fault("lesson-fact-boards", name=name)
    if name not in FACTS:
        try:
            built_in(name, line.problem)
        except Fault as fault:
            if fault.message.key == "run-line-own":
                raise
            raise Fault("lesson-fact", name=to_quotable(name), known=", ".join(FACTS)) from None


def distance(board: Board, goal: Board) -> int:
    """Return the optimal cost between two boards. Raises Fault if no path is found within the limit, or none exists."""
    came = LessonSearch(optimal_search(board, goal)).result
    if came.moves is None:
        raise Fault("lesson-unsolved", board=str(board))
    return len(came.moves)


def optimal_search(board: Board, goal: Board) -> RunLine:
    """Return a search that is certain to find an optimal path between two boards."""
    name = "astar" if board.cells <= _MAX_ASTAR_CELLS else "idastar"
    return RunLine(board, goal, None, Configuration.of(name, "linear-conflict"))


class LessonSearch:
    """One search of a lesson, run as far as its facts need.

    Attributes: line, the search; problem; run.
    """

    def __init__(self, line: RunLine) -> None:
        self.line = line
        self.problem = line.problem
        configuration = line.configuration or Configuration.of(problem=None if line.other is None else self.problem)
        limits = Limits(expansions=MAX_EXPANSIONS)
        self.run: ConfiguredRun = start(self.problem, configuration, limits=limits, search_anyway=line.anyway)

    def pieces(self) -> Iterator[None]:
        """Search in pieces of a few milliseconds, to the end or the limit of searches for facts."""
        self.run.advance(FIRST_EXPANSIONS)
        if self.run.status is Status.RUNNING and preparing.compiled(*preparing.SEARCHES):
            self.run = on_compiled_engine(self.run)
        yield from slices(self.run, _SLICE_SECONDS)

    def run_for_fact(self, fact: str) -> Iterator[None]:
        """Search, in such pieces, as far as a fact needs: not at all for one that is not of the search."""
        if fact in OF_RUN:
            yield from self.pieces()
        elif fact in OF_SEARCH:
            yield from self.run_to_moment()

    def run_to_moment(self, after: int = 0) -> Iterator[None]:
        """Search, in such pieces, as far as `moment` needs."""
        if self.line.step is None or self.line.step == END:
            yield from self.pieces()
            return
        target = self.line.step + after
        while self.run.status is Status.RUNNING and (remaining := target - Timeline(self.run.recording).length) > 0:
            self.run.advance(min(remaining, _SLICE))
            yield

    @cached_property
    def result(self) -> Result:
        """The result of the search. Raises Fault if the limit is reached first."""
        for _ in self.pieces():
            pass
        if self.run.status is Status.LIMIT:
            raise Fault("lesson-unfinished", most=MAX_EXPANSIONS)
        return result(self.run)

    def moment(self, after: int = 0) -> Moment[Any]:
        """Return the moment at the line's step, or `after` steps later; the last one if the search ends before.

        Without a step, or at its end, the search is run to its end: raises Fault if the limit is reached first.
        """
        if self.line.step is None or self.line.step == END:
            assert self.result
            timeline = Timeline(self.run.recording)
            return timeline.at(timeline.length)
        for _ in self.run_to_moment(after):
            pass
        timeline = Timeline(self.run.recording)
        return timeline.at(min(self.line.step + after, timeline.length))

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state `of` if one is given. Raises Fault if there is none."""
        value = self._fact(name, of)
        if value is None:
            raise Fault("lesson-fact-none", name=name)
        return value

    def _fact(self, name: str, of: str) -> Number | None:
        if name in OF_RUN:
            return OF_RUN[name](self.result)
        if name in OF_STEP:
            return OF_STEP[name](self.moment())
        if name in OF_NODE:
            moment = self.moment()
            return OF_NODE[name](moment, record_of(moment, of) if of else moment.current or 0)
        if name in OF_BOARD:
            assert isinstance(self.problem, TileProblem)
            board = self.problem.board(self.problem.read(of)) if of else self.problem.start
            return OF_BOARD[name](board, self.problem.goal)
        state = read_state(self.problem, of) if of else self.problem.initial()
        return to_display_units(self._estimate(name)(state), scale(self.problem))

    def _estimate(self, name: str) -> Heuristic[Any]:
        problem = self.problem
        heuristic: Heuristic[Any] = built_in(name, problem).create(
            problem.goal if isinstance(problem, TileProblem) else problem
        )
        return heuristic
