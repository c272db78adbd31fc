"""Driving the Hex bench as a user would: clicks and keys on its board."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.hex.board import cell_named
from workbench.hex.rules import Rules
from workbench.ui.base.settings import Settings
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def hex_window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window with the Hex bench in front."""
    window = open_window(Settings(None))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    place = window.benches.index("hex")
    qtbot.mouseClick(window.tabs, LEFT, pos=window.tabs.tabRect(place).center())
    yield window
    window.close()


def click(qtbot: QtBot, widget: QWidget, pos: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, LEFT, pos=pos if pos is not None else QPoint())


def begin(window: MainWindow, qtbot: QtBot, rules: Rules) -> HexBench:
    """Begin a game with what is chosen in the panel of the New-game button."""
    bench = window.hex
    click(qtbot, bench.board.tools["board"])
    chosen = bench.new_game
    chosen.size_box.setValue(rules.size)
    chosen.swap.setCurrentIndex(chosen.swap.findData(rules.swap))
    chosen.first.setCurrentIndex(chosen.first.findData(rules.first))
    click(qtbot, chosen.start)
    window.activateWindow()  # the offscreen screen does not do so when a panel goes
    return bench


def spot(bench: HexBench, cell: str) -> QPoint:
    layout = bench.board.view.layout_now()
    assert layout is not None
    return layout.centre(cell_named(layout.size, cell)).toPoint()


def play(bench: HexBench, qtbot: QtBot, *cells: str) -> None:
    """Click on cells, one after the other."""
    for cell in cells:
        click(qtbot, bench.board.view, spot(bench, cell))


def stones(bench: HexBench) -> str:
    """Return the stones that are seen."""
    picture = bench.board.view.picture
    assert picture is not None
    rows = [
        "".join(".RB"[stone] for stone in picture.stones[k : k + picture.size])
        for k in range(0, picture.size**2, picture.size)
    ]
    return "/".join(rows)


def moves(bench: HexBench) -> list[str]:
    """Return the moves of the game itself."""
    tree = bench.hex.document.tree
    return [tree.nodes[at].move for at in tree.main[1:]]
