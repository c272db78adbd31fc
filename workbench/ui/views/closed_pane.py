"""CLOSED: the nodes that have been expanded, in the order in which they were."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.search.timeline import Moment
from workbench.ui.models.nodes import expanded_at
from workbench.ui.models.rows import Rows, closed_rows
from workbench.ui.player import Player
from workbench.ui.retranslation import spoken
from workbench.ui.spotlight import Spotlight
from workbench.ui.widgets.node_list import NodeList
from workbench.wording import text


class ClosedPane(NodeList):
    """The list alone; its title is that of its tab."""

    def __init__(self, player: Player, spotlight: Spotlight, parent: QWidget | None = None) -> None:
        super().__init__(player, spotlight, expanded_at, follow=True, parent=parent)
        spoken(self.retranslate)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.table.setAccessibleName(text("closed-name"))
        self.refresh()

    def rows_at(self, moment: Moment[Any]) -> Rows | None:
        """Return CLOSED."""
        return closed_rows(moment)

    def told(self, moment: Moment[Any] | None, rows: Rows | None) -> None:
        """Say what will be here, or why nothing will."""
        kept = moment is None or rows is not None
        self.table.set_invitation(text("closed-empty") if kept else text("closed-not-kept"))
