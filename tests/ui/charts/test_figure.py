"""Parts of curves in figures, and the marks on their axes."""

from __future__ import annotations

from itertools import groupby

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from workbench.ui.charts.chart_part import ChartPart, PlotContent
from workbench.ui.charts.envelope import Curve, clipped
from workbench.ui.charts.figure import Figure, png
from workbench.ui.charts.legend import LegendEntry
from workbench.ui.charts.ticks import tick_texts, ticks


@given(st.lists(st.integers(0, 50), min_size=2, max_size=30), st.integers(0, 29), st.integers(0, 29))
def test_a_clipped_curve_stays_on_the_line_and_within_the_part(values: list[int], one: int, other: int) -> None:
    x, y = np.arange(len(values), dtype=np.float64), np.array(values, np.float64)
    part = (min(one, other) + 0.25, max(one, other) + 0.75)
    cut = clipped(Curve(x, y), part)
    assert (cut.x >= part[0]).all() or (cut.x == x).all()
    assert (cut.x <= part[1]).all() or (cut.x == x).all()
    assert np.interp(cut.x, x, y).tolist() == pytest.approx(cut.y.tolist())
    inside = (x >= part[0]) & (x <= part[1])
    assert set(x[inside]) <= set(cut.x)
    if part[0] < x[-1] and part[1] < x[-1]:
        assert (cut.x[0], cut.x[-1]) == part


@given(st.floats(0, 1e9), st.floats(1e-3, 1e9), st.integers(2, 12), st.booleans())
def test_marks_lie_within_the_axis_evenly_and_are_told_apart(
    least: float, width: float, most: int, whole: bool
) -> None:
    greatest = least + width
    places, spacing = ticks(least, greatest, most, whole)
    assert len(places) <= most + 1
    assert all(least - spacing * 1e-6 <= place <= greatest + spacing * 1e-6 for place in places)
    assert np.diff(places).tolist() == pytest.approx([spacing] * max(0, len(places) - 1), rel=0.01)
    if whole:
        assert spacing >= 1
    if spacing > 1e-6 * greatest:  # marks closer than this differ in more digits than floating-point numbers have
        assert len(set(tick_texts(places, spacing))) == len(places)


@pytest.mark.usefixtures("qtbot")
def test_a_picture_has_its_bars_and_nothing_beside_them() -> None:
    heights = Curve(np.arange(3.0), np.array([4.0, 1.0, 4.0]))
    parts = [ChartPart(LegendEntry("boards", "#0072B2", bars=True), heights)]
    content = PlotContent(parts, ("error", "boards", ""))
    image = QImage.fromData(png(Figure("Errors", "of all boards", content, None)))
    row = [image.pixelColor(x, image.height() // 2).name() for x in range(0, image.width(), 4)]
    bars_and_ground = [colour for colour in row if colour in ("#0072b2", "#ffffff")]  # no lines of the grid
    assert [colour for colour, _ in groupby(bars_and_ground)] == [
        "#ffffff",
        "#0072b2",
        "#ffffff",
        "#0072b2",
        "#ffffff",
    ]
    zoomed = QImage.fromData(png(Figure("Errors", "of all boards", content, (0.7, 1.3))))
    assert zoomed.pixelColor(zoomed.width() // 2, zoomed.height() // 4 * 3).name() == "#0072b2"
