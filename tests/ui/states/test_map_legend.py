"""The legend of a map has all its entries where there is room, and larger letters shrink before one is left out."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from workbench.formats.problem_input import read_problem
from workbench.ui.base.theme import colours, theme
from workbench.ui.states.map_legend import MapLegend, map_samples, samples_width
from workbench.ui.states.map_marks import start_and_goal_marks
from workbench.ui.states.state_view import StateView


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


@pytest.mark.parametrize("projected", [False, True])
def test_a_narrow_legend_has_two_rows_with_all_entries(legend: MapLegend, projected: bool) -> None:
    theme().set_projector(projected)
    try:
        legend.show()
        legend.resize(2000, 40)
        low = legend.sizeHint().height()
        names = [name for row in legend._rows(legend._fitting_size(), legend.width()) for name, _ in row]
        least = max(1.0, theme().scale * 0.72)
        width = samples_width(map_samples(colours(), least), QFontMetrics(legend._font(least)), least)
        legend.resize(round(0.7 * width), 40)
        size = legend._fitting_size()
        first, second = legend._rows(size, legend.width())
        assert [name for name, _ in (*first, *second)] == names
        for row in (first, second):
            assert samples_width(row, QFontMetrics(legend._font(size)), size) <= legend.width()
        assert legend.sizeHint().height() >= 1.5 * low
        legend.resize(2000, 40)
        assert legend.sizeHint().height() == low
    finally:
        theme().set_projector(False)


def test_a_legend_without_room_beside_the_menu_of_values_lies_under_it(qtbot: QtBot) -> None:
    view, problem = StateView(), read_problem("romania").problem
    qtbot.addWidget(view)
    view.show()
    view.show_map(problem.sketch(), start_and_goal_marks(problem))
    for width, below in ((900, False), (260, True)):
        view.resize(width, 400)
        qtbot.waitUntil(lambda below=below: (view.legend.y() >= view.look.geometry().bottom()) is below)
        assert view.legend.has_room(view.legend.width())
