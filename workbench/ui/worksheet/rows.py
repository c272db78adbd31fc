"""The steps of a search in the form in which a worksheet shows them, read from the recording."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api import ConfiguredRun
from workbench.catalog.algorithm_entry import Duplicates
from workbench.search.explaining import successor_fates
from workbench.search.explaining.base import informed
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import scale, to_display_units
from workbench.search.recording.columns import NONE
from workbench.search.recording.moment import Moment, Outcome, Successor
from workbench.tiles.puzzle.problem import TileProblem
from workbench.wording import number, text
from workbench.wording.names import local, local_name

MAX_OPEN_LISTED = 48
"""The maximum number of nodes of OPEN that are written out."""
ABSENT = "–"


@dataclass(frozen=True)
class RowValues:
    """The costs of a node as texts; h and f are None in an uninformed search."""

    g: str
    h: str | None = None
    f: str | None = None

    @property
    def named(self) -> list[tuple[str, str]]:
        """The names and texts of the costs that are not None."""
        pairs = (("g", self.g), ("h", self.h), ("f", self.f))
        return [(name, content) for name, content in pairs if content is not None]


@dataclass(frozen=True)
class ChildRow:
    """A successor: the move to it, its state, costs, number, if any, and outcome."""

    move: str
    state: Hashable
    values: RowValues
    number: str
    fate: str


@dataclass(frozen=True)
class WorksheetRow:
    """A step. `waiting`: OPEN after it, or the path to the node if there is no OPEN; `bound`: of the iteration, if any.

    `side`: the side expanded in a bidirectional search, else "".
    """

    step: int
    number: str
    state: Hashable
    values: RowValues
    children: tuple[ChildRow, ...]
    open_or_path: str
    bound: str | None
    side: str


class RowReader:
    """Reads the first `steps` expansions of a run.

    Attributes: run, problem, timeline, steps, informed, stores_open; boards, whether states are boards; ties, whether
    the order of successors or a rule for equal f decides what is written; numbered, whether nodes need numbers.
    """

    def __init__(self, run: ConfiguredRun, steps: int) -> None:
        self.run, self.problem = run, run.problem
        self.timeline: Timeline[Any] = Timeline(run.recording)
        self.steps = min(steps, self.timeline.length)
        first = self.timeline.at(0)
        self.informed = informed(first) == "yes" and run.configuration.entry.informed
        self.stores_open = first.open is not None
        self.boards = isinstance(self.problem, TileProblem)
        self._unit = scale(self.problem)
        self.ties = self._has_ties()
        self.numbered = self.boards or self.ties

    def _has_ties(self) -> bool:
        if self.run.configuration.entry.duplicates not in (Duplicates.REOPENED, Duplicates.ON_OPEN):
            return True  # the order of successors decides
        for t in range(self.steps + 1):
            moment = self.timeline.at(t)
            values = [moment.f(record) for record in moment.waiting.tolist()]
            if len({*values}) < len(values):
                return True
        return False

    def rows(self) -> list[WorksheetRow]:
        """Return the steps from the first one."""
        return [self._row(self.timeline.at(t)) for t in range(1, self.steps + 1)]

    def values(self, moment: Moment[Any], record: int) -> RowValues:
        """Return the costs of a record."""
        return self._values(moment.g(record), moment.h(record), moment.f(record))

    def name(self, record: int) -> str:
        """Return the name of a node: its number if states are boards, else the name of its state."""
        if self.boards:
            return number(record)
        return local_name(self.problem, self.run.recording.state(record))

    def amount(self, value: float) -> str:
        """Return a cost as a text."""
        return "∞" if value == math.inf else number(to_display_units(value, self._unit), 3)

    def _row(self, moment: Moment[Any]) -> WorksheetRow:
        assert moment.current is not None
        current = moment.current
        bound = moment.iteration.bound if moment.iteration is not None else None
        side = moment.side(current)
        return WorksheetRow(
            moment.t,
            number(current),
            self.run.recording.state(current),
            self.values(moment, current),
            tuple(self._child(moment, successor) for successor in moment.successors),
            self._waiting(moment),
            None if bound is None else self._bound(bound),
            "" if side is None else text(f"side-{'backward' if side else 'forward'}"),
        )

    def _child(self, moment: Moment[Any], successor: Successor[Any]) -> ChildRow:
        h = successor_fates.estimate(moment, successor)
        recorded = successor.record != NONE
        f = moment.f(successor.record) if recorded else math.inf
        if not recorded and h != math.inf:
            f = moment.recording.priority(successor.g, h)
        known = "" if successor.known_record == NONE else self.name(successor.known_record)
        fate = text(f"inspector-fate-{successor_fates.shown_fate(moment, successor)}", known=known)
        if successor.outcome is Outcome.WAITING and not self.stores_open:
            fate = text("worksheet-entered")
        move = text(f"direction-{successor.move}") if self.boards else local(successor.move)
        if successor.parent != moment.current:
            fate = text("worksheet-of", fate=fate, parent=self.name(successor.parent))
        content = successor.record if recorded and successor.outcome is not Outcome.PRUNED else None
        values = self._values(successor.g, h, f)
        return ChildRow(move, successor.state, values, ABSENT if content is None else number(content), fate)

    def _bound(self, bound: float) -> str:
        return self.amount(bound) if self.run.configuration.entry.informed else number(bound)

    def _waiting(self, moment: Moment[Any]) -> str:
        if moment.open is None:
            return " → ".join(self.name(record) for record in moment.path)
        waiting: Sequence[int] = moment.open[:MAX_OPEN_LISTED].tolist()
        content = [self._entry(moment, record) for record in waiting]
        if len(moment.open) > MAX_OPEN_LISTED:
            content.append(text("worksheet-more", count=number(len(moment.open) - MAX_OPEN_LISTED)))
        return ", ".join(content) or text("worksheet-empty")

    def _entry(self, moment: Moment[Any], record: int) -> str:
        if not self.informed and self.boards:
            return self.name(record)
        value = moment.f(record) if self.informed else moment.g(record)
        return f"{self.name(record)}\u00a0({self.amount(value)})"

    def _values(self, g: float, h: float, f: float) -> RowValues:
        if not self.informed:
            return RowValues(self.amount(g))
        return RowValues(self.amount(g), self.amount(h), self.amount(f))
