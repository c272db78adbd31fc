"""The numbers behind the curves of the chart, as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from workbench.ui.charts.curves import Curves
from workbench.ui.charts.envelope import Curve
from workbench.ui.explore.chart.content import ChartKind, axis_titles, main_curve
from workbench.wording import text

MAX_ROWS = 100_000
"""Of a longer search only every nth step is listed, so that there are no more rows."""

Column = tuple[str, Curve]


def chart_table(curves: Curves, kind: ChartKind, pinned: Sequence[tuple[str, Curves]]) -> list[list[str]]:
    """Return the curves of a run and of pinned runs as a table, the column names first, with a row for every x."""
    by_iterations = curves.by_iteration() is not None
    bottom, left, right = axis_titles(kind, by_iterations)
    if kind is ChartKind.EXPANSIONS:
        interval = max(1, -(-max(one.steps for _, one in (("", curves), *pinned)) // MAX_ROWS))
        return _union(bottom, [*_over_expansions(curves, interval), *_pinned_over_expansions(pinned, interval)])
    if kind is ChartKind.ROUND:
        return _rounds(curves)
    if kind is ChartKind.TIME:
        expanded, rate = curves.over_time()
        columns = [(left, expanded), (right, rate)]
    else:
        generated, expanded = curves.by_depth() if kind is ChartKind.DEPTH else curves.by_f()
        columns = [(text("counter-generated"), generated), (text("counter-expanded"), expanded)]
    others = ((name, _main_curve(one, kind)) for name, one in pinned)
    return _union(bottom, [*columns, *((name, curve) for name, curve in others if curve is not None)])


def _over_expansions(curves: Curves, interval: int) -> list[Column]:
    names = {
        "open": text("open-title") if curves.stores_open else text("open-path-title"),
        "forward": text("chart-open-forward"),
        "backward": text("chart-open-backward"),
        "closed": text("closed-title"),
        "f": text("axis-f"),
        "bound": text("axis-bound"),
    }
    return [(names[name], curve) for name, curve in curves.sampled(interval).items()]


def _pinned_over_expansions(pinned: Sequence[tuple[str, Curves]], interval: int) -> list[Column]:
    columns = []
    for name, curves in pinned:
        sampled = curves.sampled(interval)
        open_curves = [sampled[side] for side in ("open", "forward", "backward") if side in sampled]
        columns.append(
            (name, Curve(open_curves[0].x, sum((curve.y for curve in open_curves[1:]), start=open_curves[0].y)))
        )
    return columns


def _main_curve(curves: Curves, kind: ChartKind) -> Curve | None:
    """Return the curve that represents a pinned run, with all its points."""
    if kind is ChartKind.DEPTH or (kind is ChartKind.F and curves.run.recording.informed):
        return (curves.by_depth() if kind is ChartKind.DEPTH else curves.by_f())[1]
    return main_curve(curves, kind)


def _rounds(curves: Curves) -> list[list[str]]:
    growth, expanded = curves.growth(), curves.by_iteration()
    assert expanded is not None
    names = [text("axis-round"), text("axis-bound"), text("chart-round-nodes"), text("counter-expanded")]
    columns: list[Sequence[float | None]] = [
        expanded.x.tolist(),
        curves.bounds(),
        curves.generated_by_iteration().y.tolist(),
        expanded.y.tolist(),
    ]
    if growth is not None:
        names.append(text("chart-formula"))
        columns.append(growth.expected.tolist())
    return [names, *([_formatted(cell) for cell in row] for row in zip(*columns, strict=True))]


def _union(name: str, columns: Sequence[Column]) -> list[list[str]]:
    """Return a row for every x of any column."""
    values = [dict(zip(curve.x.tolist(), curve.y.tolist(), strict=True)) for _, curve in columns]
    positions = sorted(set().union(*values))
    rows = [[_formatted(x), *(_formatted(column.get(x)) for column in values)] for x in positions]
    return [[name, *(column_name for column_name, _ in columns)], *rows]


def _formatted(value: float | None) -> str:
    """Return a number in machine-readable form; "" for None, and for one that is not known."""
    return "" if value is None or math.isnan(value) else f"{value:.12g}"
