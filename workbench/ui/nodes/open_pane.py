"""OPEN: the generated nodes in the order of expansion, or the current path if the search has no OPEN list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtWidgets import QWidget

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.lazy_records import Records
from workbench.search.recording.moment import Moment
from workbench.search.recording.recording import Recording
from workbench.ui.base.jobs import Job, Jobs
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import Muted, PaneTitle
from workbench.ui.nodes.node_columns import expanded_at, generated_at
from workbench.ui.nodes.node_list import NodeList
from workbench.ui.nodes.rows import ArrayRows, Rows, shown_open
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.wording import number, text


class OpenPane(NodeList):
    """Attributes: title, the kind and length of the list; why, an explanation if it shows the path."""

    def __init__(
        self,
        player: Player,
        node_selection: NodeSelection,
        will_store_open: Callable[[], bool] = lambda: True,
        parent: QWidget | None = None,
    ) -> None:
        """`will_store_open`: whether a search that has not started yet, as its database is built first, has OPEN."""
        self._will_store_open = will_store_open
        super().__init__(player, node_selection, _steps, follows=False, parent=parent)
        self.title = PaneTitle(self)
        self.why = Muted(self, wrap=True)
        self.why.setContentsMargins(8, 0, 8, 6)
        self.column.insertWidget(0, self.title)
        self.column.insertWidget(1, self.why)
        self._preparing = Jobs(self)
        self._preparing.ended.connect(self._prepared)
        self._prepared_recording: Recording[Any] | None = None
        player.moved.connect(self._prepare)
        player.lengthened.connect(self._prepare)
        translated(self.table, accessibleName="open-name")
        on_language_change(self.refresh)

    def rows_at(self, shown: ShownMoment) -> Rows:
        """Return OPEN, or the path to the current node; nothing if what is on OPEN could not be observed."""
        recording = shown.before.recording
        return shown_open(shown) if recording.stores_open or recording.knows_order else ArrayRows(np.zeros(0, np.int64))

    def is_ready(self, moment: Moment[Any]) -> bool:
        return moment.recording.open_backlog(moment.t) <= 1

    def _prepare(self) -> None:
        """Process what has been recorded in a thread of its own: the explanations need OPEN too, visible or not."""
        timeline = self._player.timeline
        recording = None if timeline is None else timeline.recording
        if self._prepared_recording is not recording:
            self._preparing.cancel()
            self._prepared_recording = None
        if recording is None or self._preparing.busy:
            return
        if not recording.open_prepared(recording.published.steps):
            self._prepared_recording = recording
            self._preparing.begin(_prepare_open(recording))

    def _prepared(self) -> None:
        self._prepared_recording = None
        self._request()
        self._prepare()

    def update_texts(self, moment: Moment[Any] | None, rows: Rows | None) -> None:
        """Update the titles and the placeholder."""
        has_list = self._will_store_open() if moment is None else moment.recording.stores_open
        if moment is None or self._model.outdated(moment.recording) or self.table.follows is has_list:
            self.table.follow_end(not has_list)  # the current node ends the path
        started = moment is not None and moment.recording.published.records > 0
        ordered = moment is None or moment.recording.knows_order
        empty = text("open-empty") if has_list or ordered else text("open-not-observed")
        self.table.set_placeholder(empty if started else text("open-awaited"))
        self.why.setText(text("open-path-why"))
        self.why.setVisible(not has_list and ordered)
        self.title.name.setText(text("open-title") if has_list or not ordered else text("open-path-title"))
        self.title.count.setText("" if rows is None or not (has_list or ordered) else number(len(rows)))
        secret = moment is not None and (moment.recording.secret or not ordered)
        order = text("open-order-secret") if secret else text("open-order")
        if moment is not None and moment.recording.stopped_at is not None:
            order = text("open-at-step", step=number(moment.t))  # the status bar counts on
        self.title.hint.setText(order if has_list else "")


def _prepare_open(recording: Recording[Any]) -> Job:
    """Prepare OPEN at all steps; completely only if no more steps are recorded meanwhile."""
    steps = recording.published.steps
    while not recording.open_prepared(steps):
        recording.prepare_open(steps)
        yield None
        if steps != recording.published.steps and not recording.open_backlog(steps):
            return


def _steps(moment: Moment[Any], records: Records) -> Any:
    return generated_at(moment, records) if moment.recording.stores_open else expanded_at(moment, records)
