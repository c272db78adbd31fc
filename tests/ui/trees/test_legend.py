"""The legend of a tree keeps its height."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from workbench.search.tree.marks import Mark
from workbench.ui.trees.tree_legend import CURRENT, SOLUTION, TreeLegend

ENTRIES = [(CURRENT, "hiện tại"), (Mark.OPEN, "chờ"), (Mark.ENTERED, "trên đường đi"), (SOLUTION, "lời giải")]


def test_the_legend_does_not_jump_from_step_to_step(qtbot: QtBot) -> None:
    legend = TreeLegend()
    qtbot.addWidget(legend)
    legend.resize(200, 20)
    legend.show_entries(ENTRIES[:1])
    height = legend.sizeHint().height()
    for entries in (ENTRIES, ENTRIES[:1], ()):
        legend.show_entries(entries)
        assert legend.sizeHint().height() == height
