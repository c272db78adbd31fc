"""All keys at a glance."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from workbench.ui.commands import COMMANDS, MENUS, key_names
from workbench.ui.dialogs.told import ToldDialog, bold
from workbench.wording import text


class ShortcutsDialog(ToldDialog):
    """A table of what the keys do, by menus."""

    def __init__(self, parent: QWidget) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(5)
        half = (sum(bool(command.keys) for command in COMMANDS) + len(MENUS)) // 2
        row, column = 0, 0
        for menu in (*MENUS, ""):
            commands = [command for command in COMMANDS if command.menu == menu and command.keys]
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


def _plain(title: str) -> str:
    """Return a menu's title without the sign of its key."""
    return title.replace("&", "")
