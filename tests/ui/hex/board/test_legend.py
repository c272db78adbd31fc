"""The legend below the Hex board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from workbench.hex.board import BLUE, RED
from workbench.ui.base.plain_text import Label
from workbench.ui.base.theme import theme
from workbench.ui.hex.board.legend import HexLegend
from workbench.ui.hex.board.picture import ConnectionPath, Heat, HexMarks, LinkLine


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    theme().set_size(1.0)


def test_with_large_text_every_mark_of_an_analysis_has_its_meaning(qtbot: QtBot) -> None:
    theme().set_size(2.0)
    legend = HexLegend()
    qtbot.addWidget(legend)
    legend.resize(780, legend.room)
    legend.show()
    legend.show_for(
        HexMarks(
            region=frozenset({0}),
            shortest_paths=(ConnectionPath((1, 2), frozenset({2}), RED),),
            links=(LinkLine((0, 3), (1, 2), RED),),
            heat={0: Heat(0.8)},
            heat_colour=RED,
            ghosts=((0, BLUE),),
        )
    )
    shown = [entry for entry in legend.entries.values() if not entry.isHidden()]
    assert len(shown) == 7
    named = [name for name in legend.entries if not legend._meanings[name].isHidden()]
    assert {name for name, entry in legend.entries.items() if not entry.isHidden()} <= set(named)


@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_sample_of_shaded_cells_has_their_colour(side: int, qtbot: QtBot) -> None:
    legend = HexLegend()
    qtbot.addWidget(legend)
    legend.show_for(HexMarks(heat={0: Heat(0.5)}, heat_colour=BLUE))
    legend.show_for(HexMarks(heat={0: Heat(0.5)}, heat_colour=side))
    sample = legend.entries["heat"].findChildren(Label)[0].pixmap().toImage()
    middle: QColor = sample.pixelColor(sample.rect().center())
    assert (middle.blue() > middle.red()) is (side == BLUE)
