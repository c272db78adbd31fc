"""The data of an experiment's charts: points of each configuration, or boxes, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from workbench.experiments import texts
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.statistics import outcomes_by_board
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

Numbers = NDArray[np.float64]
WHISKER = 1.5
"""Whiskers extend to the farthest value within this multiple of the box's height (Tukey)."""


class PointsKind(Enum):
    """The kind of a chart."""

    DEPTH = "depth"
    """Nodes expanded against depth: the length of the shortest solution that any configuration found."""
    ESTIMATE = "estimate"
    """h of the start against the true cost."""
    TIME = "time"
    """Time in milliseconds, as in the tables, against nodes generated."""
    BOXES = "boxes"
    """The distribution of the nodes expanded."""

    @property
    def logarithmic(self) -> tuple[bool, bool]:
        """Whether the x-axis and the y-axis are logarithmic."""
        return self is PointsKind.TIME, self is not PointsKind.ESTIMATE

    @property
    def title(self) -> str:
        """The title of a chart, in the current language."""
        return text(CHART_TITLES[self.value])

    def caption(self, plan: Plan | None) -> str:
        """Return the caption of a chart, in a few sentences: about boards, or about the scenarios of the plan."""
        return " ".join(
            text(key if plan is None or key == _SPREAD else texts.key_of(plan, key)) for key in _CAPTIONS[self]
        )

    @property
    def spread(self) -> tuple[float, float]:
        """The direction in which points of equal integers are moved apart; along the diagonal, h − cost is kept."""
        return {PointsKind.DEPTH: (1.0, 0.0), PointsKind.ESTIMATE: (1.0, 1.0)}.get(self, (0.0, 0.0))

    @property
    def axes(self) -> tuple[str, str]:
        """The keys of the labels of the x-axis and the y-axis."""
        return _AXES[self]


CHART_TITLES: Mapping[str, str] = {
    "depth": "experiment-chart-depth",
    "estimate": "experiment-chart-estimate",
    "time": "experiment-chart-time",
    "boxes": "experiment-chart-boxes",
}
_SPREAD = "experiment-caption-spread"
_CAPTIONS = {
    PointsKind.DEPTH: ("experiment-caption-depth", _SPREAD, "experiment-caption-medians"),
    PointsKind.ESTIMATE: ("experiment-caption-estimate", _SPREAD, "experiment-caption-medians"),
    PointsKind.TIME: ("experiment-caption-time", "experiment-caption-medians"),
    PointsKind.BOXES: ("experiment-caption-boxes",),
}
_AXES = {
    PointsKind.DEPTH: ("experiment-axis-length", "experiment-axis-expanded"),
    PointsKind.ESTIMATE: ("experiment-axis-truth", "experiment-axis-estimate"),
    PointsKind.TIME: ("experiment-axis-generated", "experiment-column-summary-seconds"),
    PointsKind.BOXES: ("experiment-axis-configuration", "experiment-axis-expanded"),
}


@dataclass(frozen=True)
class Points:
    """Points of the configuration `number`; in a chart of heuristics, `number` is the first one with that heuristic."""

    number: int
    name: str
    x: Numbers
    y: Numbers


@dataclass(frozen=True)
class Box:
    """The box plot of the configuration `number`: its five numbers, and the values beyond the whiskers."""

    number: int
    name: str
    low: float
    first: float
    median: float
    third: float
    high: float
    beyond: Numbers


@dataclass(frozen=True)
class ChartData:
    """The content of a chart: points, or boxes side by side."""

    kind: PointsKind
    points: tuple[Points, ...] = ()
    boxes: tuple[Box, ...] = ()

    @property
    def entries(self) -> list[tuple[int, str]]:
        """The numbers and names of the configurations in the legend."""
        boxes = [(box.number, box.name) for box in self.boxes]
        return boxes + [(one.number, one.name) for one in self.points if len(one.x)]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self.boxes and not any(len(one.x) for one in self.points)


def chart_data(plan: Plan, outcomes: Mapping[int, CaseOutcome], kind: PointsKind) -> ChartData:
    """Return the data of the solved cases for a chart of this kind."""
    names = texts.names(plan)
    if kind is PointsKind.BOXES:
        created = (_box(number, name, _solved(plan, outcomes, number)) for number, name in enumerate(names))
        return ChartData(kind, boxes=tuple(box for box in created if box is not None))
    if kind is PointsKind.ESTIMATE:
        return ChartData(kind, points=_estimates(plan, outcomes))
    depths = _depths(plan, outcomes)
    values: dict[PointsKind, Callable[[int, CaseOutcome], tuple[float, float]]] = {
        PointsKind.DEPTH: lambda board, one: (depths[board], one.expanded or 0),
        PointsKind.TIME: lambda _board, one: (one.generated or 0, 1000 * one.seconds),
    }
    return ChartData(
        kind,
        points=tuple(
            _points(number, name, [values[kind](*one) for one in _solved(plan, outcomes, number).items()], kind)
            for number, name in enumerate(names)
        ),
    )


def _solved(plan: Plan, outcomes: Mapping[int, CaseOutcome], number: int) -> dict[int, CaseOutcome]:
    """Return the outcomes of a configuration by board, if it found a solution."""
    return {board: one for board, one in outcomes_by_board(plan, outcomes, number).items() if one.solved}


def _depths(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> dict[int, int]:
    """Return the length of the shortest solution found for each board."""
    depths: dict[int, int] = {}
    for case, outcome in outcomes.items():
        if outcome.solved:
            board, length = case // len(plan.configurations), outcome.depth
            depths[board] = min(length, depths.get(board, length))
    return depths


def _points(number: int, name: str, pairs: list[tuple[float, float]], kind: PointsKind) -> Points:
    values = np.array(pairs, np.float64).reshape(-1, 2)
    for axis, logarithmic in enumerate(kind.logarithmic):
        if logarithmic:
            values = values[values[:, axis] > 0]
    return Points(number, name, values[:, 0], values[:, 1])


def _estimates(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> tuple[Points, ...]:
    """Return, for each heuristic, h of the start of each board and its optimal cost, if a search has proved it."""
    known: dict[int, float] = {}
    for case, outcome in outcomes.items():
        if outcome.solved and outcome.optimal and outcome.cost is not None:
            known[case // len(plan.configurations)] = outcome.cost
    firsts: dict[str, int] = {}
    for number, configuration in enumerate(plan.configurations):
        if configuration.heuristic is not None:
            firsts.setdefault(configuration.heuristic, number)
    created = []
    for name, number in firsts.items():
        starts = ((board, outcomes.get(board * len(plan.configurations) + number)) for board in known)
        pairs = [(known[board], one.start_h) for board, one in starts if one is not None and one.start_h is not None]
        created.append(_points(number, heuristic_text(name, "-short", plan.boards.sample), pairs, PointsKind.ESTIMATE))
    return tuple(created)


def _box(number: int, name: str, solved: Mapping[int, CaseOutcome]) -> Box | None:
    values = np.array([one.expanded for one in solved.values() if one.expanded], np.float64)
    if not len(values):
        return None
    first, median, third = np.quantile(values, (0.25, 0.5, 0.75)).tolist()
    reach = WHISKER * (third - first)
    within = values[(values >= first - reach) & (values <= third + reach)]
    beyond = values[(values < first - reach) | (values > third + reach)]
    return Box(number, name, float(within.min()), first, median, third, float(within.max()), beyond)
