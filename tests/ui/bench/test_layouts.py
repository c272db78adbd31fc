"""How a bench divides its space among its panes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.bench.bench import Bench
from workbench.ui.shell.main_window import MainWindow


class TwoAndOneMore(Bench):
    layouts = ({"columns": (300, 100)},)

    def __init__(self) -> None:
        super().__init__()
        self.columns = self.splitter("columns", Qt.Orientation.Horizontal, QWidget(), QWidget(), QWidget())
        QHBoxLayout(self).addWidget(self.columns)


def test_a_pane_for_which_a_layout_has_no_number_is_as_large_as_the_smallest(qtbot: QtBot) -> None:
    bench = TwoAndOneMore()
    qtbot.addWidget(bench)
    bench.resize(800, 200)
    bench.show()
    bench.lay_out(0)
    first, second, third = bench.sizes["columns"]
    assert abs(second - third) <= 1
    assert abs(first - 3 * second) <= 3


def test_a_window_made_small_has_the_columns_of_one_that_was_small_from_the_start(
    window: MainWindow, qtbot: QtBot
) -> None:
    columns = window.explore._splitters["columns"]
    window.resize(1024, 740)
    window.explore.lay_out(0)
    qtbot.waitUntil(lambda: columns.width() < 1024)
    small = columns.sizes()
    window.resize(1440, 900)
    window.explore.lay_out(0)
    qtbot.waitUntil(lambda: columns.width() > 1400)
    wide = columns.sizes()
    window.resize(1024, 740)
    qtbot.waitUntil(lambda: columns.width() < 1024)
    assert all(abs(now - fresh) <= 1 for now, fresh in zip(columns.sizes(), small, strict=True))
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: columns.width() > 1400)
    assert columns.sizes() == wide
