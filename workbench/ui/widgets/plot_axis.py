"""An axis of a plot. It is imported when a chart is first shown, since pyqtgraph takes long to load."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg

from workbench.ui.widgets.ticks import tick_texts

MOST_TICKS = 14


class Axis(pg.AxisItem):  # type: ignore[misc]
    """Writes numbers as the language does."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.whole = True
        self.enableAutoSIPrefix(False)

    def tickSpacing(self, least: float, greatest: float, size: float) -> list[tuple[float, float]]:
        """Return (distance, offset) of the marks, no closer than whole numbers where there are no others."""
        levels: list[tuple[float, float]] = super().tickSpacing(least, greatest, size)
        return [(max(1.0, distance), offset) for distance, offset in levels] if self.whole else levels

    def tickStrings(self, values: Sequence[float], _scale: float, spacing: float) -> list[str]:
        """Return the texts at the marks, with the decimals that tell one from the next."""
        return tick_texts(values, spacing)


def thinned_ticks(ticks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Return so many of the marks as there is room for."""
    every = max(1, -(-len(ticks) // MOST_TICKS))
    return list(ticks[::every])
