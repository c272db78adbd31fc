"""The model of the comparison table: the result of each search, and its time measured alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from workbench.api import ConfiguredRun, Result, result
from workbench.api.optimum import (
    agrees_with_listed,
    listed_verdict,
    optimality,
    reason,
)
from workbench.catalog import SEARCHES
from workbench.search.problem.measures import branching_factor, penetrance
from workbench.search.problem.problem import Number, Problem
from workbench.search.problem.status import Status
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.quantities import duration, memory
from workbench.ui.base.theme import pixels
from workbench.ui.compare.letter_badge import letter_icon
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.table_model import Index, TableModel
from workbench.wording import fraction, number, say, text

Role = Qt.ItemDataRole
ABSENT = "–"
DECIMALS = 3
USUAL_COUNT, USUAL_MEMORY, USUAL_SECONDS = 9_999_999, 99_900_000, 0.0999
USUAL_BRANCHING, USUAL_PENETRANCE = 9.999, 0.9999
"""The values for which there is room before there are any: seven digits, less than 100 MB and 0.1 s."""
SHORT_SECONDS = 0.0001
"""The time below which a time is shown with more digits, in seconds."""


class CompareColumn(IntEnum):
    """The columns of the table."""

    NAME = 0
    COST = 1
    OPTIMAL = 2
    EXPANDED = 3
    GENERATED = 4
    REOPENED = 5
    MAX_OPEN = 6
    MEMORY = 7
    TIME = 8
    ENGINE = 9
    BRANCHING = 10
    PENETRANCE = 11


COUNTERS_OF_RUN = tuple(CompareColumn)[CompareColumn.REOPENED : CompareColumn.TIME]
"""The columns whose tooltips are those of the counters in Explore, which are of the whole search there, too."""


class CompareModel(TableModel):
    """A row for each configuration, in the order of their letters.

    Attributes: brief, whether the column of the names has no room for its usual heading; ahead, whether the results
    are those at the end while an earlier step is shown.
    """

    def __init__(self, compare: CompareSession) -> None:
        super().__init__(CompareColumn)
        self._compare = compare
        self.brief = self.ahead = False
        self._results: list[Result | None] = []
        self._texts: list[list[str]] = []

    def refresh(self) -> None:
        """Show the current results."""
        sides = self._compare.sides
        self._results = [None if side.run is None else self._result(side, side.run) for side in sides]
        proved = (one.cost for one in self._results if one is not None and one.optimal and one.cost is not None)
        self._optimum = next(proved, self._compare.known_optimum)
        self._texts = [
            [name if column is CompareColumn.NAME else self._text(side, outcome, column) for column in CompareColumn]
            for side, name, outcome in zip(sides, self._compare.names.distinct, self._results, strict=True)
        ]
        if sides != self.rows:
            self.set_rows(list(sides))
        else:
            self.cells_changed()

    def _result(self, side: Side, run: ConfiguredRun) -> Result:
        """Return the result of a run; while it goes on, with the expansions that the player knows of."""
        outcome, lengths = result(run), self._compare.player.joint.lengths
        if not side.unfinished or run.recording.stopped_at is not None or len(lengths) != len(self._compare.sides):
            return outcome
        return replace(outcome, expanded=lengths[self._compare.sides.index(side)])

    def side(self, row: int) -> Side | None:
        return self.rows[row] if 0 <= row < len(self.rows) else None

    @property
    def reopens(self) -> bool:
        """Whether any search has reopened a node."""
        return any(outcome is not None and outcome.reopened for outcome in self._results)

    def headings(self) -> Sequence[str]:
        usual = "compare-column-name-short" if self.brief else "compare-column-name"
        name = "compare-column-name-end" if self.ahead else usual
        return [text(name), *(header(column) for column in CompareColumn if column is not CompareColumn.NAME)]

    def heading_tip(self, column: int) -> str:
        return header_tip(CompareColumn(column))

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignLeft if column == CompareColumn.NAME else Qt.AlignmentFlag.AlignRight
        return Qt.AlignmentFlag.AlignVCenter | side

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        side, outcome, column = self.rows[index.row()], self._results[index.row()], CompareColumn(index.column())
        if role == Role.DisplayRole:
            return self._texts[index.row()][column]
        if role == Role.EditRole:
            return self._plain(side, outcome, column)
        if role == Role.TextAlignmentRole:
            return self.alignment(column)
        if role == Role.DecorationRole and column is CompareColumn.NAME:
            ratio = QGuiApplication.primaryScreen().devicePixelRatio()
            return letter_icon(side.place, pixels(18), ratio)
        if role == Role.AccessibleTextRole and column is CompareColumn.NAME:
            return text("compare-chip", letter=side.letter, name=side.name(short=False))
        if role == Role.ToolTipRole:
            return plain_tip(self._tip(index.row(), side, outcome, column))
        return None

    def _text(self, side: Side, outcome: Result | None, column: CompareColumn) -> str:
        value = None if outcome is None else _value(side, outcome, column, self._optimum)
        if value is None:
            return ABSENT
        if column is CompareColumn.TIME:
            return _time_text(float(value))
        if column is CompareColumn.MEMORY:
            return memory(int(value))
        if isinstance(value, str):
            return value
        return fraction(value, DECIMALS + (column is CompareColumn.PENETRANCE))

    def _plain(self, side: Side, outcome: Result | None, column: CompareColumn) -> Any:
        """Return the copied value: numbers unformatted, times in seconds, memory in bytes."""
        if column is CompareColumn.NAME:
            return f"{side.letter}: {side.name()}"
        return None if outcome is None else _value(side, outcome, column, self._optimum)

    def _tip(self, row: int, side: Side, outcome: Result | None, column: CompareColumn) -> str:
        if side.refused is not None:
            return say(side.refused)
        if column is CompareColumn.NAME:  # the text of the cell may be truncated
            return f"{self._texts[row][column]}: {side.name(short=False)}"
        if outcome is None:
            return side.name(short=False)
        if column is CompareColumn.COST and side.unfinished and side.length:
            return unfinished_note("compare-paused", [side])
        if column is CompareColumn.OPTIMAL and outcome.cost is not None:
            return say(reason(outcome, self._optimum, side.problem))
        if column in (CompareColumn.TIME, CompareColumn.ENGINE):
            if side.timing is None:
                return text("compare-time-later")
            return text("compare-time-tip", count=side.timing.runs, engine=engine_name(side))
        if column is CompareColumn.COST and outcome.cost is None and outcome.status is not Status.RUNNING:
            return outcome.why or text(f"status-{outcome.status.value}")
        if column in (CompareColumn.BRANCHING, CompareColumn.PENETRANCE) and _jumps(side):
            return text("compare-jumps-measure")
        return header_tip(column)


def _value(side: Side, outcome: Result, column: CompareColumn, optimum: Number | None) -> float | int | str | None:
    """Return the value in a cell, or None if there is none."""
    if column.name.lower() in outcome.unknown:
        return None
    uncounted = "generated" in outcome.unknown or _jumps(side)
    moves = None if outcome.moves is None or uncounted else len(outcome.moves)
    if column is CompareColumn.COST:
        if outcome.cost is not None:
            return outcome.cost
        return text("run-unfinished") if outcome.status is Status.RUNNING else text(f"status-{outcome.status.value}")
    if column is CompareColumn.OPTIMAL:
        return None if outcome.cost is None else text(f"optimal-{optimality(outcome, optimum).value}")
    if column is CompareColumn.BRANCHING:
        return None if moves is None else _rounded(branching_factor(outcome.generated, moves))
    if column is CompareColumn.PENETRANCE:
        return None if moves is None else _rounded(penetrance(outcome.generated, moves))
    if column is CompareColumn.TIME:
        return None if side.timing is None else side.timing.seconds
    if column is CompareColumn.ENGINE:
        return None if side.timing is None else engine_name(side)
    if column is CompareColumn.MAX_OPEN:
        return outcome.max_open if side.run is not None and side.run.recording.stores_open else None
    return {
        CompareColumn.EXPANDED: outcome.expanded,
        CompareColumn.GENERATED: outcome.generated,
        CompareColumn.REOPENED: outcome.reopened,
        CompareColumn.MEMORY: outcome.peak_bytes,
    }[column]


def _jumps(side: Side) -> bool:
    """Return whether the nodes of a search are only those where a path may turn: measures by moves make no sense."""
    entry = SEARCHES.get(side.configuration.algorithm)
    return entry is not None and entry.jumps


def _rounded(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.7g}")


def engine_name(side: Side) -> str:
    """Return the engine with which a time was measured, and whether it was warm."""
    assert side.timing is not None
    return _engine_text(side.timing.engine == "compiled", side.timing.warm)


def _time_text(seconds: float) -> str:
    """Return a time, a short one with more digits."""
    if seconds >= SHORT_SECONDS:
        return duration(seconds)
    return text("amount-milliseconds", value=number(seconds * 1e3, 3))


def _engine_text(compiled: bool, warm: bool) -> str:
    engine = text("compare-compiled") if compiled else text("compare-textbook")
    return text("compare-engine", engine=engine, warmth=text("compare-warm") if warm else text("compare-cold"))


def usual_texts(column: CompareColumn) -> Sequence[str]:
    """Return the heading of a column and its widest usual texts, for which it has room before there are any results."""
    usual = {
        CompareColumn.COST: [text("run-unfinished")],
        CompareColumn.MEMORY: [memory(USUAL_MEMORY)],
        CompareColumn.TIME: [_time_text(USUAL_SECONDS), _time_text(0.99 * SHORT_SECONDS)],
        CompareColumn.ENGINE: [_engine_text(compiled, warm) for compiled in (False, True) for warm in (False, True)],
        CompareColumn.BRANCHING: [fraction(USUAL_BRANCHING, DECIMALS)],
        CompareColumn.PENETRANCE: [fraction(USUAL_PENETRANCE, DECIMALS + 1)],
    }
    if column in (CompareColumn.EXPANDED, CompareColumn.GENERATED, CompareColumn.REOPENED, CompareColumn.MAX_OPEN):
        return [header(column), number(USUAL_COUNT)]
    return [header(column), *usual.get(column, ())]


def timing_note(sides: Sequence[Side]) -> str:
    """Return the engines with which the times were measured, and whether they were warm."""
    letters_by_engine: dict[str, str] = {}
    for side in sides:
        if side.timing is not None:
            engine = engine_name(side)
            letters_by_engine[engine] = letters_by_engine.get(engine, "") + side.letter
    if not letters_by_engine:
        return text("compare-times-later")
    many = len(letters_by_engine) > 1
    engines = "; ".join(
        text("compare-times-of", letters=", ".join(letters), engine=engine) if many else engine
        for engine, letters in letters_by_engine.items()
    )
    return text("compare-times", engines=engines)


def listed_notes(sides: Sequence[Side], problem: Problem[Any]) -> list[str]:
    """Return how the costs that searches have found compare with the optimum that a file lists, with their letters."""
    letters: dict[str, str] = {}
    for side in sides:
        outcome = None if side.run is None else result(side.run)
        if outcome is not None and agrees_with_listed(outcome, problem) is not None:
            verdict = listed_verdict(outcome, problem)
            sentence = "" if verdict is None else say(verdict)
            letters[sentence] = letters.get(sentence, "") + side.letter
    return [text("compare-chip", letter=", ".join(of), name=sentence) for sentence, of in letters.items()]


def unfinished_note(key: str, sides: Sequence[Side]) -> str:
    """Return which searches have not ended, and after how many expansions. `key`: of the text that says why."""
    letters, expanded = ", ".join(side.letter for side in sides), number(max(side.length for side in sides))
    return text(key, letters=letters, expanded=expanded)


def header(column: CompareColumn) -> str:
    """Return the name of a column."""
    return text(f"compare-column-{_key(column)}")


def header_tip(column: CompareColumn) -> str:
    """Return the tooltip of a column."""
    key = _key(column)
    return text(f"counter-{key}-tip") if column in COUNTERS_OF_RUN else text(f"compare-column-{key}-tip")


def _key(column: CompareColumn) -> str:
    return column.name.lower().replace("_", "-")


def summary(sides: Sequence[Side]) -> tuple[list[Side], Side] | None:
    """Return the searches with the fewest expansions and one with the most, of those that found a solution.

    None if fewer than two did.
    """
    done = [side for side in sides if side.run is not None and side.run.status is Status.SOLVED]
    if len(done) < 2:
        return None
    expanded = [0 if side.run is None else side.run.expanded for side in done]
    least = [side for side, count in zip(done, expanded, strict=True) if count == min(expanded)]
    return least, done[expanded.index(max(expanded))]
