"""Driving the Hex bench as a user would: clicks and keys on its board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.hex.board import cell_named
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench


def click(qtbot: QtBot, widget: QWidget, pos: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos if pos is not None else QPoint())


def begin(bench: HexBench, qtbot: QtBot, rules: Rules) -> None:
    """Start a game with the choices made in the panel of the New-game button."""
    click(qtbot, bench.board.tools["board"])
    chosen = bench.new_game
    chosen.size_box.setValue(rules.size)
    chosen.swap.setCurrentIndex(chosen.swap.findData(rules.swap))
    chosen.first.setCurrentIndex(chosen.first.findData(rules.first))
    click(qtbot, chosen.start)
    bench.activateWindow()  # the offscreen screen does not do so when a panel closes


def spot(bench: HexBench, cell: str) -> QPoint:
    layout = bench.board.view.current_layout()
    assert layout is not None
    return layout.centre(cell_named(layout.size, cell)).toPoint()


def play(bench: HexBench, qtbot: QtBot, *cells: str) -> None:
    """Click on cells, one after the other."""
    for cell in cells:
        click(qtbot, bench.board.view, spot(bench, cell))


def stones(bench: HexBench) -> str:
    """Return the visible stones."""
    picture = bench.board.view.picture
    assert picture is not None
    rows = [
        "".join(".RB"[stone] for stone in picture.stones[k : k + picture.size])
        for k in range(0, picture.size**2, picture.size)
    ]
    return "/".join(rows)


def moves(bench: HexBench) -> list[str]:
    """Return the moves of the main line."""
    tree = bench.hex.document.tree
    return [tree.nodes[at].move for at in tree.main[1:]]


def complaint(bench: HexBench) -> str:
    """Return the text of a message box, and close it."""
    box = bench.window().findChild(QMessageBox)
    assert box is not None
    result = box.text()
    box.close()
    return result
