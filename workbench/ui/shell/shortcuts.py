"""The dialog with all keyboard shortcuts."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from workbench.ui.base.plain_text import Label
from workbench.ui.bench.command import key_names
from workbench.ui.controls.message_dialog import MessageDialog, bold
from workbench.ui.play.keys import PLAY_KEYS
from workbench.ui.shell.commands import COMMANDS, LIST_KEYS, MAP_KEYS, MENUS
from workbench.wording import text

EDGE, MIN = 40, QSize(800, 600)
"""Margin of the dialog in the window, in pixels; the smallest window size that is supported."""


class ShortcutsDialog(MessageDialog):
    """A table of the keyboard shortcuts by menu, in the normal text size; it scrolls if necessary."""

    def __init__(self, parent: QWidget) -> None:
        room = QSize(max(parent.width(), MIN.width()) - EDGE, max(parent.height(), MIN.height()) - EDGE)
        hint = Label(text("shortcuts-hint"))
        hint.setWordWrap(True)
        scroll = _Scrolled(_table(folded=True))
        scroll.setAccessibleName(text("shortcuts-title"))
        super().__init__(parent, text("shortcuts-title"), scroll, hint)
        if self.sizeHint().width() > room.width():
            scroll.setWidget(_table(folded=False))
        self.setMaximumSize(room)
        self.resize(self.sizeHint().boundedTo(room))
        scroll.setFocus()


def _table(folded: bool) -> QWidget:
    """Return the table; `folded`: in two columns side by side."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(28)
    grid.setVerticalSpacing(5)
    keyed = [command for command in (*COMMANDS, *LIST_KEYS, *MAP_KEYS, *PLAY_KEYS) if command.keys]
    groups = (*MENUS, "", LIST_KEYS[0].menu, MAP_KEYS[0].menu, PLAY_KEYS[0].menu)
    half = (len(keyed) + len(groups)) // 2
    row, column = 0, 0
    for menu in groups:
        commands = [command for command in keyed if command.menu == menu]
        if not commands:
            continue
        if folded and row > half and column == 0:
            row, column = 0, 3
            grid.setColumnMinimumWidth(2, 24)
        grid.addWidget(bold(_plain(text(menu) if menu else text("shortcuts-more"))), row, column, 1, 2)
        row += 1
        for command in commands:
            grid.addWidget(Label(_plain(text(command.title))), row, column)
            grid.addWidget(Label(key_names(command)), row, column + 1)
            row += 1
        grid.setRowMinimumHeight(row, 8)
        row += 1
    return table


class _Scrolled(QScrollArea):
    """Shows a table at its full size if there is room."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(table)

    def sizeHint(self) -> QSize:
        """Return the size of the table with a scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        table = self.widget()
        assert table is not None
        return table.sizeHint() + QSize(2 * bar, 0)


def _plain(title: str) -> str:
    """Return a menu's title without its mnemonic."""
    return title.replace("&", "")
