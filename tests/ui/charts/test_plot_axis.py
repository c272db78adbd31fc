"""The numbers at the axes of charts."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from workbench.ui.charts.plot_axis import Axis
from workbench.ui.charts.ticks import tick_texts
from workbench.ui.experiments.plot import PowerAxis


@pytest.mark.parametrize("width", [60, 110, 200, 600])
@pytest.mark.parametrize("last", [7, 120_000, 3_000_000])
@pytest.mark.usefixtures("qtbot")
def test_numbers_side_by_side_have_room(width: int, last: int) -> None:
    axis, font = Axis("bottom"), QFont()
    axis.setStyle(tickFont=font)
    spacing = axis.tickSpacing(0, last, width)[0][0]
    labels = tick_texts([spacing * place for place in range(1 + int(last // spacing))], spacing)
    assert max(map(QFontMetrics(font).horizontalAdvance, labels)) < spacing * width / last or len(labels) == 1


@pytest.mark.parametrize("height", [25, 35, 60, 200])
@pytest.mark.usefixtures("qtbot")
def test_the_numbers_of_an_upright_axis_do_not_touch(height: int) -> None:
    axis, font = Axis("left"), QFont()
    axis.setStyle(tickFont=font)
    for last in (3, 17, 250, 9_000):
        spacing = axis.tickSpacing(0, last, height)[0][0]
        assert spacing <= last  # there is a number above the lowest
        assert spacing * height / last >= 0.66 * QFontMetrics(font).height(), (last, spacing)  # digits are lower


@pytest.mark.parametrize("height", [40, 80, 300])
@pytest.mark.usefixtures("qtbot")
def test_powers_of_ten_in_a_low_chart_have_more_than_one_number_and_do_not_touch(height: int) -> None:
    axis, font = PowerAxis("left"), QFont()
    axis.powers = True
    axis.setStyle(tickFont=font)
    for least, greatest in ((1.9, 4.2), (0.0, 6.3), (2.8, 4.1)):
        ((_, marks),) = axis.tickValues(least, greatest, height)
        assert len(marks) > 1
        gaps = [(above - below) * height / (greatest - least) for below, above in pairwise(sorted(marks))]
        assert min(gaps) >= 0.66 * QFontMetrics(font).height()  # digits are lower than a line


@pytest.mark.parametrize(("least", "greatest"), [(2.9, 3.1), (0, 7), (9.5, 18.4)])
@pytest.mark.usefixtures("qtbot")
def test_each_of_few_integers_is_marked_where_it_has_room(least: float, greatest: float) -> None:
    axis = Axis("bottom")
    axis.setStyle(tickFont=QFont(), maxTickLevel=0)
    ((_, marks),) = axis.tickValues(least, greatest, 700)
    assert marks == list(range(math.ceil(least), math.floor(greatest) + 1))


@pytest.mark.usefixtures("qtbot")
def test_marks_have_their_unit_while_no_title_says_it() -> None:
    axis = Axis("bottom")
    axis.amount = "amount-milliseconds"
    axis.set_title("milliseconds, each search alone")
    axis.show_title(False)
    assert axis.tickStrings((0.1, 0.2), 1.0, 0.1) == ["0.1\N{NO-BREAK SPACE}ms", "0.2\N{NO-BREAK SPACE}ms"]
    axis.show_title(True)
    assert axis.tickStrings((0.1, 0.2), 1.0, 0.1) == ["0.1", "0.2"]
