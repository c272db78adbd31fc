"""The choices of players in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox

from workbench.ui.base.plain_text import plain_tip


class PlayerOption(NamedTuple):
    """A player, its name, and its tool tip, "" for none."""

    player: str
    name: str
    tip: str = ""


def show_options(box: QComboBox, options: Sequence[PlayerOption], player: str) -> None:
    """Offer these players in a list, and show `player`, without a signal."""
    with QSignalBlocker(box):
        while box.count() > len(options):
            box.removeItem(box.count() - 1)
        for place, option in enumerate(options):
            if place == box.count():
                box.addItem("")
            box.setItemText(place, option.name)
            box.setItemData(place, option.player)
            box.setItemData(place, plain_tip(option.tip), Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(player))
