"""The legend under the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from workbench.hex.board import BLUE, RED
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
