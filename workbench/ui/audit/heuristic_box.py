"""A combo box of the heuristics for boards; the deliberately broken ones are in a group of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.catalog import HEURISTICS
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.tiles.pattern_databases.pattern_database import usable_names
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.controls.combo_boxes import add_group_title
from workbench.ui.setup.own_function import OwnFunction
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text

_OWN = "…"


class HeuristicBox(QComboBox):
    """Signals: `picked(name)` when the user has chosen a heuristic."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = next(iter(HEURISTICS))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(24)
        self.activated.connect(self._choose)

    def offer(self, goal: Board, chosen: str) -> None:
        """List the heuristics available for a goal, in the current language, and select `chosen`."""
        self._name = chosen
        names = [*HEURISTICS, *usable_names(goal)]
        self.clear()
        self._add(names)
        if chosen not in names and chosen not in BROKEN_HEURISTICS:
            self._add([chosen])
        add_group_title(self, text("broken-group"))
        self._add(list(BROKEN_HEURISTICS))
        self.insertSeparator(self.count())
        self.addItem(text("search-own"), _OWN)
        self.setItemData(self.count() - 1, text("search-own-tip"), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(self.findData(chosen))
        self.setToolTip(plain_tip(f"{self.currentText()}: {heuristic_text(chosen, '-about')}"))

    def _add(self, names: Sequence[str]) -> None:
        for name in names:
            self.addItem(heuristic_text(name, "-short"), name)
            self.setItemData(self.count() - 1, heuristic_text(name, "-about"), Qt.ItemDataRole.ToolTipRole)

    def _choose(self, place: int) -> None:
        name = self.itemData(place)
        self.setCurrentIndex(self.findData(self._name))
        if name == _OWN:
            OwnFunction(self.picked.emit, self).ask()
        elif name is not None and name != self._name:
            self.picked.emit(name)
