"""The content of the chart: the curves of each kind, their names, and the caption."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import Qt

from workbench.search.problem.messages import Fact
from workbench.ui.base.theme import Colours
from workbench.ui.charts import iteration_growth
from workbench.ui.charts.chart_part import ChartPart
from workbench.ui.charts.curves import Curves
from workbench.ui.charts.envelope import Curve, thinned
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.runs.run_entry import RunEntry
from workbench.wording import number, text

_DASHED, _DOTTED, _DASH_DOT = Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine


MAX_BARS = 400
"""If there are more values, as in a deep depth-first search, they are drawn as a line."""


class ChartKind(Enum):
    """The kinds of chart: what the horizontal axis shows."""

    EXPANSIONS = "expansions"
    TIME = "time"
    DEPTH = "depth"
    F = "f"
    ROUND = "rounds"


def kind_names() -> tuple[str, ...]:
    return (
        text("chart-expansions"),
        text("chart-time"),
        text("chart-depth"),
        text("chart-f"),
        text("chart-rounds"),
    )


def axis_titles(kind: ChartKind, by_iterations: bool, informed: bool = True) -> tuple[str, str, str]:
    """Return the titles of the axes: bottom, left, right.

    `by_iterations`: whether the search runs in iterations. `informed`: whether it uses h.
    """
    return {
        ChartKind.EXPANSIONS: (
            text("axis-expansions"),
            text("axis-nodes"),
            text("axis-bound") if by_iterations else text("axis-f") if informed else "",
        ),
        ChartKind.TIME: (text("axis-seconds"), text("axis-expanded"), text("axis-rate")),
        ChartKind.DEPTH: (text("axis-depth"), text("axis-nodes"), ""),
        ChartKind.F: (text("axis-f"), text("axis-nodes"), ""),
        ChartKind.ROUND: (text("axis-bound"), text("axis-nodes"), ""),
    }[kind]


def own_parts(curves: Curves, kind: ChartKind, palette: Colours) -> list[ChartPart]:
    """Return the parts of the chart for the current run."""
    if kind is ChartKind.EXPANSIONS:
        return _over_expansions(curves, palette)
    if kind is ChartKind.TIME:
        expanded, rates = curves.over_time()
        return [
            ChartPart(LegendEntry(text("axis-expanded"), palette.closed), expanded),
            ChartPart(LegendEntry(text("axis-rate"), palette.f, _DOTTED), rates, right=True),
        ]
    if kind is ChartKind.ROUND:
        return _iteration_parts(curves, palette)
    generated, expanded = curves.by_depth() if kind is ChartKind.DEPTH else curves.by_f()
    bars = len(generated.x) <= MAX_BARS
    return [
        ChartPart(LegendEntry(text("counter-generated"), palette.open, bars=bars, hollow=bars), thinned(generated)),
        ChartPart(LegendEntry(text("counter-expanded"), palette.closed, _DASHED, bars), thinned(expanded)),
    ]


def _over_expansions(curves: Curves, palette: Colours) -> list[ChartPart]:
    is_annealed = curves.run.recording.stays  # so OPEN has at most one node
    parts = [] if is_annealed else _open_parts(curves, palette)
    if curves.stores_closed:
        parts.append(ChartPart(LegendEntry(text("closed-title"), palette.closed, _DASHED), curves.closed_size()))
    bound = curves.bound()  # in iterative searches, f goes up and down as often as the path
    if bound is not None:
        return [*parts, ChartPart(LegendEntry(text("chart-bound-line"), palette.f, _DOTTED), bound, right=True)]
    if not curves.shows_f:
        return parts
    name = text("chart-f-min-line") if curves.expands_least_f else text("chart-f-line")
    parts.append(ChartPart(LegendEntry(name, palette.f, _DOTTED), curves.f(), right=True))
    if (temperature := curves.temperature()) is not None:
        parts.append(ChartPart(LegendEntry(text("chart-temperature"), palette.series[0]), temperature, right=True))
    return parts


def _open_parts(curves: Curves, palette: Colours) -> list[ChartPart]:
    if not curves.shows_waiting:
        return []
    if curves.two_sided:
        forward, backward = curves.open_sizes()
        return [
            ChartPart(LegendEntry(text("chart-open-forward"), palette.open), forward),
            ChartPart(LegendEntry(text("chart-open-backward"), palette.series[0], _DASH_DOT), backward),
        ]
    name = text("open-title") if curves.stores_open else text("open-path-title")
    return [ChartPart(LegendEntry(name, palette.open), curves.open_size())]


def _iteration_parts(curves: Curves, palette: Colours) -> list[ChartPart]:
    generated = curves.generated_by_iteration()
    expanded = curves.by_iteration() or generated  # both are empty before the first iteration
    parts = [
        ChartPart(LegendEntry(text("chart-round-nodes"), palette.open, bars=True, hollow=True), generated),
        ChartPart(LegendEntry(text("counter-expanded"), palette.closed, bars=True), expanded),
    ]
    growth = curves.growth()
    if growth is not None:
        entry = LegendEntry(text("chart-formula"), palette.f, _DOTTED, dots=True)
        parts.append(ChartPart(entry, Curve(expanded.x, growth.expected)))
    return parts


def main_curve(curves: Curves, kind: ChartKind) -> Curve | None:
    """Return the single curve that represents a pinned run."""
    if kind is ChartKind.EXPANSIONS:
        return curves.open_size() if curves.shows_waiting else curves.closed_size()
    if kind is ChartKind.TIME:
        return curves.over_time()[0]
    if kind is ChartKind.ROUND:
        return curves.by_iteration()
    if (kind is ChartKind.F and not curves.shows_f) or not curves.run.recording.knows_paths:
        return None
    return thinned((curves.by_depth() if kind is ChartKind.DEPTH else curves.by_f())[1])


def iteration_ticks(curves: Curves) -> list[tuple[float, str]]:
    """Return the position of each iteration on the axis, and its bound."""
    return [
        (index + 1.0, number(index + 1 if bound is None else bound, 3)) for index, bound in enumerate(curves.bounds())
    ]


def short_iterations_caption(run_entry: RunEntry, curves: Curves) -> str:
    """Return the result of the formula for iterative deepening in a few words, otherwise the growth."""
    growth = curves.growth()
    if growth is None:
        return _growth_caption("chart-rounds-short", run_entry)
    return text("chart-ids-short", total=growth.total, depth=growth.depth, branching=number(growth.branching, 3))


def counting_caption(curves: Curves, kind: ChartKind) -> str:
    """Return how much of a search that is not in memory has been counted, or "" if all is."""
    if kind not in (ChartKind.DEPTH, ChartKind.F) or curves.counted >= 1 or not curves.run.status.finished:
        return ""
    return text("chart-counting", share=math.floor(100 * curves.counted))


def iterations_caption(run_entry: RunEntry, curves: Curves) -> str:
    """Return the caption of the iterations: the formula with its b for iterative deepening, otherwise their growth."""
    table = run_entry.run.recording.published.iterations
    growth = curves.growth()
    if growth is not None:
        bounds = {int(iteration.bound or 0) for iteration in table}
        regular_bounds = bounds == set(range(growth.depth + 1))
        facts: dict[str, Fact] = {
            "total": growth.total,
            "depth": growth.depth,
            "branching": number(growth.branching, 3),
        }
        sentence = text("chart-ids-formula", **facts) if regular_bounds else text("chart-ids-sum", **facts)
        last = "left-off" if growth.finished < len(growth.nodes) else "finished"
        return f"{sentence} {text('chart-ids-counted', count=growth.counted, last=last)}"
    return _growth_caption("chart-rounds-ratio", run_entry)


def _growth_caption(key: str, run_entry: RunEntry) -> str:
    table = run_entry.run.recording.published.iterations
    ratio = iteration_growth.ratio(table, run_entry.run.status)
    nodes = [iteration_growth.nodes_of(iteration) for iteration in table]
    if ratio is None or not run_entry.run.configuration.entry.informed:
        return ""
    return text(key, ratio=round(ratio, 2), share=round(100 * nodes[-1] / sum(nodes)))
