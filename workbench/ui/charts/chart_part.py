"""The parts of a chart, on screen and in pictures: curves, each with its name and style."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.ui.charts.envelope import Curve
from workbench.ui.charts.legend import LegendEntry


@dataclass(frozen=True)
class ChartPart:
    """A curve with its name and style; `right`: against the right axis."""

    entry: LegendEntry
    curve: Curve
    right: bool = False
