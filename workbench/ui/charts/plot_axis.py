"""An axis of a plot. It is imported when a chart is first shown, because pyqtgraph takes long to load."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtGui import QFont, QFontMetrics

from workbench.ui.charts.ticks import tick_texts, ticks
from workbench.wording import text

MAX_TICKS = 14
_TITLE_FRACTION = 0.8
"""The fraction of a title's height that pyqtgraph reserves."""
TITLE_GAP = 5
"""Pixels between the numbers and the title."""
NUMBER_GAP = 8
"""Pixels between two numbers side by side."""
DIGIT_HEIGHT = 0.75
"""Height of digits with a gap, in lines of text."""


class Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis with numbers in the format of the language.

    Attributes: whole, whether it has integers only; amount, the key of the text of a number with its unit, which stands
    at the marks while no title says the unit.
    """

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.whole, self.amount = True, ""
        self.enableAutoSIPrefix(False)
        self.title = ""
        self.label.document().setDocumentMargin(0)  # pyqtgraph computes its room without a margin

    def set_title(self, title: str) -> None:
        self.title = title
        self.setLabel(title)

    def show_title(self, visible: bool) -> bool:
        """Show or hide the title; return whether a title is hidden."""
        visible = visible and bool(self.title)
        if visible != self.label.isVisible():
            self.showLabel(visible)
        return bool(self.title) and not visible

    def fits(self, length: float) -> bool:
        """Return whether the title fits along an axis of this length."""
        return bool(self.label.boundingRect().width() <= length)

    def resizeEvent(self, event: Any = None) -> None:
        """Put the title at the edge, where it is fully visible."""
        super().resizeEvent(event)
        if self.label is None:
            return
        size, title = self.size(), self.label.boundingRect()
        if self.orientation == "bottom":
            self.label.setPos((size.width() - title.width()) / 2, size.height() - title.height())
        else:
            x = 0.0 if self.orientation == "left" else size.width() - title.height()
            self.label.setPos(x, (size.height() + title.width()) / 2)

    def _updateHeight(self) -> None:
        super()._updateHeight()
        if self.label.isVisible():
            height = self.maximumHeight() + (1 - _TITLE_FRACTION) * self.label.boundingRect().height() + TITLE_GAP
            self.setMaximumHeight(height)
            self.setMinimumHeight(height)

    def _updateWidth(self) -> None:
        super()._updateWidth()
        if self.label.isVisible():
            width = self.maximumWidth() + (1 - _TITLE_FRACTION) * self.label.boundingRect().height() + TITLE_GAP
            self.setMaximumWidth(width)
            self.setMinimumWidth(width)

    def tickSpacing(self, least: float, greatest: float, size: float) -> list[tuple[float, float]]:
        """Return (distance, offset) of the marks; distances are at least 1 if the axis has integers only.

        If there are few integers, each one that has room is marked.
        """
        shortest = self._shortest_spacing(least, greatest, size)
        if self.whole and 0 < greatest - least <= MAX_TICKS:
            return [(shortest, 0.0)]
        levels: list[tuple[float, float]] = super().tickSpacing(least, greatest, size)
        return [(max(shortest, distance), offset) for distance, offset in levels]

    def _shortest_spacing(self, least: float, greatest: float, size: float) -> float:
        """Return the spacing at which all numbers have room; at least 1 if the axis has integers only."""
        spacing = 1.0 if self.whole else 0.0
        if greatest <= least:
            return spacing
        metrics = QFontMetrics(self.style["tickFont"] or QFont())
        if self.orientation != "bottom":
            return max(
                spacing, ticks(least, greatest, max(2, int(size // (DIGIT_HEIGHT * metrics.height()))), self.whole)[1]
            )
        ends = self._marked((least, greatest), 10 ** math.floor(math.log10(greatest - least)))
        widest = max(map(metrics.horizontalAdvance, ends))
        return max(spacing, ticks(least, greatest, int(size // (widest + NUMBER_GAP)), self.whole)[1])

    def tickStrings(self, values: Sequence[float], _scale: float, spacing: float) -> list[str]:
        """Return the labels of the marks, with as many decimals as distinguish them."""
        return self._marked(values, spacing)

    def _marked(self, values: Sequence[float], spacing: float) -> list[str]:
        shown = tick_texts(values, spacing)
        if not self.amount or self.label.isVisible():
            return shown
        return [text(self.amount, value=one) for one in shown]


def thinned_ticks(ticks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Return at most MAX_TICKS of the marks."""
    stride = max(1, -(-len(ticks) // MAX_TICKS))
    return list(ticks[::stride])
