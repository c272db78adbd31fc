"""The results of a search of a Hex position. Independent of Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter

import numpy as np

from workbench.compiling import preparing
from workbench.hex import searches
from workbench.hex.board import HexBoard
from workbench.hex.recording import HexMoment
from workbench.hex.verdict import WIN, MoveVerdict
from workbench.search.problem.status import Status
from workbench.ui.base import gil_priority
from workbench.ui.hex.board.picture import Heat, HexMarks
from workbench.wording import text
from workbench.wording.game_questions import shown_value

SLICE_SECONDS, REPORT_INTERVAL = 0.006, 0.25
"""Seconds per slice of searching, and between reports."""
MIN_VISITS = 10
"""The number of games from which on the share of won ones is written in a cell: it never disappears again."""
MAX_MOVES, MAX_BEST_LINE, MAX_LINE = 8, 7, 4
"""The maximum number of moves reported, and the maximum length of the line for the best one, and for the others."""


@dataclass(frozen=True)
class Candidate:
    """A move that was tried: its cell, the share of games won after it, its visits, the line that starts with it.

    `proof`: True if it is proved to win, False to lose, else None. `value`: the text of an estimate, if there is no
    rate.
    """

    cell: int
    rate: float
    visits: int
    line: tuple[int, ...]
    proof: bool | None = None
    value: str | None = None


@dataclass(frozen=True)
class Analysis:
    """The state of a search.

    Attributes: board; search, its name; steps and seconds done; candidates, best first; finished, whether the search
    has ended; rates, (cell, rate, visits) of all moves tried; depth, the depth of alpha-beta in moves, else None.
    """

    board: HexBoard
    search: str
    steps: int = 0
    seconds: float = 0.0
    candidates: tuple[Candidate, ...] = ()
    rates: tuple[tuple[int, float, int], ...] = ()
    finished: bool = False
    depth: int | None = None

    @property
    def rate(self) -> float | None:
        """The share of games that the side to move wins with its best move; None if there is none yet."""
        if not self.candidates:
            return None
        best = self.candidates[0]
        return best.rate if best.proof is None else float(best.proof)

    @property
    def settled(self) -> bool:
        """Whether a move is proved to win."""
        return bool(self.candidates) and self.candidates[0].proof is True


class Analyser:
    """A search of one position that can be paused and resumed. Attributes: thought; run, None until started."""

    def __init__(self, board: HexBoard, search: str) -> None:
        self.thought = Analysis(board, search)
        self.run: searches.Run | None = None

    def think(
        self, seconds: float = math.inf, steps: int = 1 << 62, settled: bool = False
    ) -> Iterator[Analysis | None]:
        """Search for `seconds` more, or up to `steps` steps in total; yield the state now and then, and at the end.

        Yields None in between. `settled`: stop once a move is proved to win.
        """
        if not preparing.compiled(preparing.HEX):
            yield from (None for _ in preparing.prepare())
        analysis = self.thought
        if self.run is None:
            self.run = searches.start(analysis.search, analysis.board)
        run, started, last_report = self.run, perf_counter(), 0.0
        while run.status is Status.RUNNING and run.steps < steps and (elapsed := perf_counter() - started) < seconds:
            if settled and self.thought.settled:
                break
            with gil_priority.searching():
                run.advance_for(SLICE_SECONDS, steps)
            if elapsed - last_report >= REPORT_INTERVAL or not last_report:
                last_report = elapsed
                yield self._report()
            else:
                yield None
        yield self._report()

    def _report(self) -> Analysis:
        """Update and return the state."""
        run = self.run
        assert run is not None
        gil_priority.wait_for_window()
        moment = run.recording.at(run.recording.length)
        self.thought = replace(
            self.thought,
            steps=run.steps,
            seconds=run.seconds,
            candidates=tuple(_candidates(moment)),
            depth=moment.depth,
            rates=_rates(moment),
            finished=run.status is not Status.RUNNING,
        )
        return self.thought


def _candidates(moment: HexMoment) -> Iterator[Candidate]:
    """Yield the moves with the search's verdicts, each with the line that starts with it."""
    verdicts = moment.verdicts()
    for place, one in enumerate(verdicts if moment.decides_all else verdicts[:MAX_MOVES]):
        longest = MAX_LINE if place else MAX_BEST_LINE
        line = moment.recording.cells(moment.line_from(one.record or 0)[:longest])
        proof = None if one.proved is None else one.proved == WIN
        if one.visits is None:
            yield Candidate(line[0], 0.5, 0, line, proof, _estimate(one))
        else:
            yield Candidate(line[0], one.value or 0.0, one.visits, line, proof)


def _estimate(one: MoveVerdict) -> str:
    """Return the value of a move that is not proved to win or lose: a number, or an upper bound."""
    if one.value is None:
        return text("hex-not-settled")
    return f"{'≤ ' if one.bounded else ''}{shown_value(int(one.value))}"


def _rates(moment: HexMoment) -> tuple[tuple[int, float, int], ...]:
    if moment.heat is None:
        return ()
    visits, rates = moment.heat
    tried = np.flatnonzero(visits)
    return tuple((int(cell), float(rates[cell]), int(visits[cell])) for cell in tried)


def load_searches() -> Iterator[None]:
    """Load the searches and their kernels."""
    for _ in Analyser(HexBoard.empty(3), "mcts").think(steps=1):
        yield


def search_marks(marks: HexMarks, analysis: Analysis | None, heat: bool, line: bool) -> HexMarks:
    """Return marks with the results of a search: the win rate and visits of every move, and the best line."""
    if analysis is None or not analysis.candidates:
        return marks
    if heat:
        marks = replace(marks, solved={one.cell: one.proof for one in analysis.candidates if one.proof is not None})
    if heat and not analysis.rates:
        shaded = {
            one.cell: Heat(1.0 - place / MAX_MOVES, () if one.value is None else (one.value,))
            for place, one in enumerate(analysis.candidates)
            if one.proof is None and place < MAX_MOVES
        }
        marks = replace(marks, heat=shaded, heat_colour=analysis.board.to_move)
    elif heat:
        most = max(visits for _, _, visits in analysis.rates)
        shaded = {
            cell: Heat(
                (visits / most) ** 0.5, (f"{100 * rate:.0f}", _short_number(visits)) if visits >= MIN_VISITS else ()
            )
            for cell, rate, visits in analysis.rates
        }
        marks = replace(marks, heat=shaded, heat_colour=analysis.board.to_move)
    if line:
        side = analysis.board.to_move
        sides = (side, 3 - side)
        ghosts = [(cell, sides[place % 2]) for place, cell in enumerate(analysis.candidates[0].line)]
        marks = replace(marks, ghosts=tuple(ghosts))
    return marks


def _short_number(count: int) -> str:
    """Return a number in at most four characters."""
    if count < 1000:
        return f"{count}"
    if count < 1_000_000:
        return f"{count / 1000:.0f}k"
    return f"{count / 1e6:.1f}M"
