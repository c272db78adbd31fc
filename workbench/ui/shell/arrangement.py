"""How the window is arranged, to the pixel, so that it can be arranged like this again."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QMainWindow, QTabWidget, QWidget

from workbench.ui.bench.bench import Bench
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.trees.tree_view import TreeView


class Arrangement:
    """The tabs in front, the sizes of the panes, how far they are scrolled, what is seen of trees and the focus, as
    they are in `window` now.

    What has been added to the window since is left as it is, and lists show the step to which a player has moved since.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window, self._focus = window, window.focusWidget()
        straight = [splitter for splitter in window.findChildren(PaneSplitter) if not splitter.turned]
        self._sizes = {splitter: (_shown(splitter), splitter.sizes()) for splitter in straight}
        self._in_front = {tabs: tabs.currentWidget() for tabs in window.findChildren(QTabWidget)}
        self._scrolled = [
            (area, bar, bar.value())
            for area in window.findChildren(QAbstractScrollArea)
            for bar in (area.horizontalScrollBar(), area.verticalScrollBar())
        ]
        self._steps = {bench: _step(bench) for bench in window.findChildren(Bench)}
        self._outlooks = {tree: tree.outlook() for tree in window.findChildren(TreeView)}
        self._scenes = {bench: bench.scenes_shown for bench in window.findChildren(Bench)}

    def restore(self) -> bool:
        """Arrange the window like this again; a bench that has been given another scene keeps the tabs of that.

        Return whether the panes had their sizes already.
        """
        present = {id(child) for child in self._window.findChildren(QWidget)}
        changed = [bench for bench, count in self._scenes.items() if bench.scenes_shown != count]
        for tabs, page in self._in_front.items():
            if id(tabs) in present and page is not None and tabs.indexOf(page) >= 0 and not _within(tabs, changed):
                tabs.setCurrentWidget(page)
        had_sizes = True
        for splitter, (shown, sizes) in self._sizes.items():
            if id(splitter) in present and shown == _shown(splitter):  # other panes have other sizes
                had_sizes = had_sizes and splitter.sizes() == sizes
                splitter.hold(sizes)
        moved = [bench for bench, step in self._steps.items() if id(bench) in present and _step(bench) != step]
        for area, bar, value in self._scrolled:
            if id(bar) in present and not (isinstance(area, QAbstractItemView) and _within(area, moved)):
                bar.setValue(value)
        for tree, outlook in self._outlooks.items():
            if id(tree) in present:
                tree.restore(outlook)
        if self._focus is not None and id(self._focus) in present and self._focus.isVisible():
            self._focus.setFocus()
        return had_sizes


def _shown(splitter: PaneSplitter) -> list[bool]:
    return [pane is not None and not pane.isHidden() for pane in map(splitter.widget, range(splitter.count()))]


def _step(bench: Bench) -> tuple[object, ...]:
    """Return where the player of a bench is."""
    player = bench.player
    return player.timeline, player.t, player.micro, player.mode, player.move


def _within(widget: QWidget, benches: Collection[Bench]) -> bool:
    return any(bench.isAncestorOf(widget) for bench in benches)
