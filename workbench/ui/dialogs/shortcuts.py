"""All keys at a glance."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from workbench.ui.commands import COMMANDS, LIST_KEYS, MENUS, PLAY_KEYS, key_names
from workbench.ui.dialogs.told import ToldDialog, bold
from workbench.wording import text

SMALLER, LEAST = 0.95, 7.0
"""By how much letters get smaller until all have room, and how many points they have at least."""


class ShortcutsDialog(ToldDialog):
    """A table of what the keys do, by menus. It is written so small that all of it has room in the window."""

    def __init__(self, parent: QWidget) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(5)
        keyed = [command for command in (*COMMANDS, *LIST_KEYS, *PLAY_KEYS) if command.keys]
        groups = (*MENUS, "", LIST_KEYS[0].menu, PLAY_KEYS[0].menu)
        half = (len(keyed) + len(groups)) // 2
        row, column = 0, 0
        for menu in groups:
            commands = [command for command in keyed if command.menu == menu]
            if not commands:
                continue
            if row > half and column == 0:
                row, column = 0, 3
                grid.setColumnMinimumWidth(2, 24)
            grid.addWidget(bold(_plain(text(menu) if menu else text("shortcuts-more"))), row, column, 1, 2)
            row += 1
            for command in commands:
                grid.addWidget(QLabel(_plain(text(command.title))), row, column)
                grid.addWidget(QLabel(key_names(command)), row, column + 1)
                row += 1
            grid.setRowMinimumHeight(row, 8)
            row += 1
        hint = QLabel(text("shortcuts-hint"))
        hint.setWordWrap(True)
        super().__init__(parent, text("shortcuts-title"), grid, hint)
        self._fit(parent.size())

    def _fit(self, room: QSize) -> None:
        labels, layout = self.findChildren(QLabel), self.layout()
        assert layout is not None
        while _larger(layout.sizeHint(), room) and labels[0].font().pointSizeF() > LEAST:
            for label in labels:
                font = label.font()
                font.setPointSizeF(font.pointSizeF() * SMALLER)
                label.setFont(font)
            layout.activate()


def _larger(size: QSize, room: QSize) -> bool:
    return size.width() > room.width() or size.height() > room.height()


def _plain(title: str) -> str:
    """Return a menu's title without the sign of its key."""
    return title.replace("&", "")
