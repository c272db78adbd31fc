"""A list of nodes that follows the player, with throttled updates."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.moment import Moment
from workbench.ui.base.layouts import vbox
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.theme import theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.nodes.node_columns import Steps
from workbench.ui.nodes.node_table import NodeTable
from workbench.ui.nodes.nodes_model import NodesModel
from workbench.ui.nodes.rows import Rows
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.player.shown import shown

MIN_INTERVAL = 0.1
"""Minimum time between two refreshes, in seconds."""


WIDE = 20
"""In lines of text, the width of a list that has room for the large type of Projector mode."""


class NodeList(QWidget):
    """The base class of the lists; `rows_at` and `update_texts` define the content and the texts.

    Attributes: table, the list; column, the layout, to which subclasses add widgets above the table.
    """

    def __init__(
        self, player: Player, node_selection: NodeSelection, steps: Steps, follows: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._player, self._node_selection = player, node_selection
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self._model = NodesModel(steps, self)
        self.table = NodeTable(self._model, self._throttle, follows, self)
        self.table.picked.connect(self._pick)
        self.column = vbox((self.table, 1), parent=self, margins=0, spacing=0)
        player.moved.connect(self._request_promptly)
        player.playing_changed.connect(self._request_promptly)
        player.lengthened.connect(self._request)
        node_selection.changed.connect(self._selection_changed)
        theme().changed.connect(self._enlarge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._enlarge()

    def _enlarge(self) -> None:
        """In Projector mode have the large type although a lesson is beside the bench, if the list is wide enough."""
        large = projected_font()
        wide = self.width() >= WIDE * QFontMetrics(large).lineSpacing()
        self.setFont(large if wide else QFont())

    def rows_at(self, shown: ShownMoment) -> Rows | None:
        """Return the rows of what is shown, or None if the search has no such list."""
        raise NotImplementedError

    def is_ready(self, _moment: Moment[Any]) -> bool:
        """Return whether `rows_at` is fast; if not, the pane requests a refresh as soon as it is."""
        return True

    def update_texts(self, moment: Moment[Any] | None, rows: Rows | None) -> None:
        """Update the texts around the list."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the list at the player's step or micro-step, or until it is ready what is shown now."""
        current = shown(self._player)
        moment = None if current is None else current.after
        if moment is not None and not self.is_ready(moment):
            if self._model.outdated(moment.recording):
                self._model.show(None, None)
            self.table.set_reading(True)
            return
        self.table.set_reading(False)
        rows = None if current is None else self.rows_at(current)
        self.update_texts(moment, rows)
        self._model.show(moment, rows, range(0) if current is None else current.added)

    def _pick(self, record: int) -> None:
        """Select a record in all panes, unless the list still belongs to another search."""
        timeline = self._player.timeline
        if timeline is not None and self._model.shows(timeline.recording):
            self._node_selection.pick(record)

    def _request(self) -> None:
        """Request an update. The rows of a search that is no longer played are dropped, as they hold its memory."""
        timeline = self._player.timeline
        outdated = self._model.outdated(None if timeline is None else timeline.recording)
        if self.isVisible():
            self._throttle.request()
            if outdated:
                self._throttle.flush()  # do not wait as long as the other search's list needed
        elif outdated:
            self._model.show(None, None)

    def _request_promptly(self) -> None:
        """Request an update. A player that plays goes on at once; otherwise the user waits for the step."""
        self._request()
        if self.isVisible() and not self._player.playing:
            self._throttle.request_promptly()
            if self._throttle.waiting:
                self.table.set_reading(True)

    def _selection_changed(self) -> None:
        self.table.set_marked(self._node_selection.marked)
        record = self._node_selection.record
        if record != self.table.chosen:
            self.table.choose(record if self.isVisible() else None)
