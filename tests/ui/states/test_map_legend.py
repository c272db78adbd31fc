"""The legend of a map has all its entries where there is room, and larger letters shrink before one is left out."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import colours, theme
from workbench.ui.states.map_legend import MapLegend, map_samples, samples_width


@pytest.fixture
def legend(qtbot: QtBot) -> MapLegend:
    legend = MapLegend()
    qtbot.addWidget(legend)
    return legend


def test_a_large_legend_shrinks_until_all_entries_have_room(legend: MapLegend) -> None:
    def width(size: float) -> float:
        return samples_width(map_samples(colours(), size), QFontMetrics(legend._font(size)), size)

    theme().set_projector(True)
    try:
        assert theme().scale > 1.2
        legend.resize(round(width(theme().scale)) + 1, 40)
        assert legend._fitting_size() == theme().scale
        legend.resize(round(0.85 * width(theme().scale)), 40)
        assert width(legend._fitting_size()) <= legend.width()
        legend.resize(30, 40)
        assert 1 <= legend._fitting_size() < theme().scale
    finally:
        theme().set_projector(False)
