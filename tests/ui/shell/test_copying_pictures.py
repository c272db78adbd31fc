"""Every chart, tree and board can be copied as a picture, from its context menu and from the list of commands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.shell.command_palette import CommandPalette
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

CONTROLS = {
    "Banner", "CodeList", "ElidingLabel", "FirstUseBar", "FocusRing", "JointLegend", "Legend", "LetterBadge",
    "ListWithPlaceholder", "LiveLabel", "MainWindow", "MapLegend", "MenuButton", "Muted", "NodeTable", "PaneFrame",
    "PaneTitle", "Pointers", "PositionLabel", "ProgressDots", "Ring", "Scrubber", "TabRow", "TableWithPlaceholder",
    "Tour", "TreeLegend", "TreeOverview", "ValuesStrip", "_Key", "_Sensor", "_ToolButton",
}  # fmt: skip
"""What paints itself, but is neither a chart, nor a tree, nor a board."""


def painted(window: MainWindow) -> list[QWidget]:
    """Return the views whose classes paint themselves, or show a plot."""
    found = []
    for widget in window.findChildren(QWidget):
        classes = [one for one in type(widget).__mro__ if one.__module__.startswith("workbench.ui")]
        names = {one.__name__ for one in classes}
        paints = any("paintEvent" in vars(one) for one in classes) or type(widget).__name__.endswith("Plot")
        if paints and not names & CONTROLS:
            found.append(widget)
    return found


def test_every_chart_tree_and_board_can_be_copied(window: MainWindow) -> None:
    seen: set[str] = set()
    for name in window.stack.names:
        window.show_bench(name)
        window.bench.load()
        views = painted(window)
        seen |= {type(view).__name__ for view in views}
        for view in views:
            copyings = view.findChildren(PictureCopying, options=Qt.FindChildOption.FindDirectChildrenOnly)
            assert len(copyings) == 1, (name, view)
            assert copyings[0].action in view.actions()
            if type(view).__name__ != "TreeCanvas":  # has a menu of its own
                assert view.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    assert seen >= {"BoardView", "TreeCanvas", "JointCanvas", "MapView", "StateCanvas", "Plot", "ExperimentPlot"}
    assert seen >= {"HexView", "HexSearchTree", "DensityView", "EstimateBoard"}


def test_the_visible_views_are_among_the_commands_and_their_pictures_are_copied(
    window: MainWindow, qtbot: QtBot
) -> None:
    player = window.explore.player
    player.to_end()
    qtbot.waitUntil(lambda: not window.explore.session.busy)
    wait_until_shown(window, qtbot)
    menus = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    palette = CommandPalette(window, menus)  # without the buttons of a bench
    qtbot.addWidget(palette)
    palette.field.setText(text("picture-copy").replace("&", ""))
    lines = [palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount())]
    actions = [line.data(0, Qt.ItemDataRole.UserRole).command for line in lines if line is not None]
    visible = [one for one in window.findChildren(PictureCopying) if one.visible]
    assert len(actions) == len({action.text() for action in actions}) == len(visible) >= 3
    clipboard = QGuiApplication.clipboard()
    for action in actions:
        clipboard.clear()
        action.trigger()
        image = clipboard.image()
        assert image.width() > 100
        colours = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}
        assert len(colours) > 2, action.text()


def test_the_menus_of_the_tree_contain_the_action(window: MainWindow) -> None:
    tree = window.explore.tree
    assert tree.canvas.copying.action in tree.menu.actions()
    assert tree.canvas.copying.action in tree.node_menu.actions()
