"""All keys at a glance."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from workbench.ui.commands import COMMANDS, MENUS, key_names
from workbench.wording import text


class ShortcutsDialog(QDialog):
    """A table of what the keys do, by menus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(text("shortcuts-title"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(5)
        half = (sum(bool(command.keys) for command in COMMANDS) + len(MENUS)) // 2
        row, column = 0, 0
        for menu in (*MENUS, ""):
            commands = [command for command in COMMANDS if command.menu == menu and command.keys]
            if row > half and column == 0:
                row, column = 0, 3
                grid.setColumnMinimumWidth(2, 24)
            grid.addWidget(_bold(_plain(text(menu) if menu else text("shortcuts-more"))), row, column, 1, 2)
            row += 1
            for command in commands:
                grid.addWidget(QLabel(_plain(text(command.title))), row, column)
                grid.addWidget(QLabel(key_names(command)), row, column + 1)
                row += 1
            grid.setRowMinimumHeight(row, 8)
            row += 1
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(14)
        layout.addLayout(grid)
        hint = QLabel(text("shortcuts-hint"))
        hint.setWordWrap(True)
        layout.addWidget(hint)
        layout.addWidget(buttons)


def _plain(title: str) -> str:
    """Return a menu's title without the sign of its key."""
    return title.replace("&", "")


def _bold(told: str) -> QLabel:
    label, font = QLabel(told), QFont()
    font.setBold(True)
    label.setFont(font)
    return label
