"""The numbers at the axes of charts."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from workbench.ui.charts.plot_axis import Axis
from workbench.ui.charts.ticks import tick_texts


@pytest.mark.parametrize("width", [60, 110, 200, 600])
@pytest.mark.parametrize("last", [7, 120_000, 3_000_000])
@pytest.mark.usefixtures("qtbot")
def test_numbers_side_by_side_have_room(width: int, last: int) -> None:
    axis, font = Axis("bottom"), QFont()
    axis.setStyle(tickFont=font)
    spacing = axis.tickSpacing(0, last, width)[0][0]
    labels = tick_texts([spacing * place for place in range(1 + int(last // spacing))], spacing)
    assert max(map(QFontMetrics(font).horizontalAdvance, labels)) < spacing * width / last or len(labels) == 1
