"""CLOSED: the expanded nodes, in order of expansion."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.recording.moment import Moment
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import PaneTitle
from workbench.ui.nodes.node_columns import expanded_at
from workbench.ui.nodes.node_list import NodeList
from workbench.ui.nodes.rows import Rows, shown_closed
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.wording import number, text


class ClosedPane(NodeList):
    """The list. Attributes: title, for where no tab has it; it is hidden at first."""

    def __init__(self, player: Player, node_selection: NodeSelection, parent: QWidget | None = None) -> None:
        super().__init__(player, node_selection, expanded_at, follows=True, parent=parent)
        self.title = PaneTitle(self)
        self.title.hide()
        self.column.insertWidget(0, self.title)
        translated(self.table, accessibleName="closed-name")
        on_language_change(self.refresh)

    def rows_at(self, shown: ShownMoment) -> Rows | None:
        return shown_closed(shown)

    def update_texts(self, moment: Moment[Any] | None, rows: Rows | None) -> None:
        """Update the title and the placeholder for an empty list."""
        has_list = moment is None or rows is not None
        self.table.set_placeholder(text("closed-empty") if has_list else text("closed-not-kept"))
        self.title.name.setText(text("closed-title"))
        self.title.count.setText("" if rows is None else number(len(rows)))
