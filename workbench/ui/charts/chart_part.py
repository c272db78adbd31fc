"""What a plot shows, on screen and in pictures: curves, each with its name and style, and the titles of the axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry


@dataclass(frozen=True)
class ChartPart:
    """A curve with its name and style; `right`: against the right axis."""

    entry: LegendEntry
    curve: Curve
    right: bool = False


@dataclass(frozen=True)
class PlotContent:
    """The parts of a plot and its axes.

    Attributes:
        titles: of the axes: bottom, left and right; right is "" without a right axis.
        ticks: the marks of the bottom axis; None: regular numbers, integers only if `whole`.
        fitted: the parts that determine the range; None: all.
        floor: the lower end of the left axis; None: near the minimum of the visible values.
        amount: the key of the text of a number of the bottom axis with its unit; "": it has none.
    """

    parts: Sequence[ChartPart]
    titles: tuple[str, str, str]
    ticks: Sequence[tuple[float, str]] | None = None
    whole: bool = True
    fitted: Sequence[ChartPart] | None = None
    floor: float | None = 0.0
    amount: str = ""
