"""The legend below the Hex board."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from workbench.hex.board import BLUE, RED
from workbench.ui.base.plain_text import Label
from workbench.ui.hex.board.legend import HexLegend
from workbench.ui.hex.board.picture import Heat, HexMarks


@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_sample_of_shaded_cells_has_their_colour(side: int, qtbot: QtBot) -> None:
    legend = HexLegend()
    qtbot.addWidget(legend)
    legend.show_for(HexMarks(heat={0: Heat(0.5)}, heat_colour=BLUE))
    legend.show_for(HexMarks(heat={0: Heat(0.5)}, heat_colour=side))
    sample = legend.entries["heat"].findChildren(Label)[0].pixmap().toImage()
    middle: QColor = sample.pixelColor(sample.rect().center())
    assert (middle.blue() > middle.red()) is (side == BLUE)
