"""The list of all commands, and of what the bench in front offers, found by typing parts of their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.theme import pixels
from workbench.wording import text

SIZE = 560, 420
ROW_HEIGHT = 24
"""In pixels at the normal text size."""
_TO_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_COMMAND = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class _Entry:
    """A command of a menu, or a button: what leads to it and its name, without mnemonics."""

    command: QAction | QAbstractButton
    path: tuple[str, ...]

    @property
    def title(self) -> str:
        return " › ".join(self.path)

    @property
    def keys(self) -> str:
        return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in self._shortcuts)

    @property
    def _shortcuts(self) -> Sequence[QKeySequence]:
        return self.command.shortcuts() if isinstance(self.command, QAction) else [self.command.shortcut()]

    def matches(self, words: Sequence[str]) -> bool:
        """Return whether the menus or the name contain all `words`, which are in lower case."""
        title = self.title.casefold()
        return all(word in title for word in words)


class CommandPalette(QDialog):
    """Lists the commands of some menus and the buttons of the bench in front; Enter executes the chosen one.

    Attributes: field, for parts of a name; list, of the commands.
    """

    def __init__(self, parent: QWidget, menus: Sequence[QMenu], title: str, bench: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(text("palette-title"))
        self._entries = [entry for menu in menus for entry in _entries(menu, (_plain(menu.title()),))]
        self._entries += _bench_entries(bench, (_plain(title),))
        self.field, self.list, self._none = QLineEdit(self), QTreeWidget(self), Label(text("palette-none"), self)
        self.field.setPlaceholderText(text("palette-hint"))
        self.field.setAccessibleName(text("palette-hint"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self._set_up_list()
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        vbox(self.field, (self.list, 1), (self._none, 1), parent=self, margins=12, spacing=8)
        self.resize(pixels(SIZE[0]), pixels(SIZE[1]))
        self.field.textChanged.connect(self._show_matches)
        self.field.returnPressed.connect(self._execute)
        self.list.itemActivated.connect(self._execute)
        self.list.itemClicked.connect(self._execute)
        self._show_matches("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that choose a line act on the list while one types."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _TO_LIST:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _set_up_list(self) -> None:
        header = self.list.header()
        self.list.setAccessibleName(text("palette-title"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def _show_matches(self, typed: str) -> None:
        words = typed.casefold().split()
        matching = [entry for entry in self._entries if entry.matches(words)]
        if words:  # what begins with the first word comes first
            matching.sort(key=lambda entry: not entry.path[-1].casefold().startswith(words[0]))
        self.list.clear()
        for entry in matching:
            item = QTreeWidgetItem(self.list, [entry.title, entry.keys])
            item.setSizeHint(0, QSize(0, pixels(ROW_HEIGHT)))
            item.setData(0, _COMMAND, entry.command)
            item.setDisabled(not entry.command.isEnabled())
        usable = [item for item in map(self.list.topLevelItem, range(len(matching))) if item and not item.isDisabled()]
        if usable:
            self.list.setCurrentItem(usable[0])
        self.list.setVisible(bool(matching))
        self._none.setVisible(not matching)

    def _execute(self) -> None:
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return
        command: QAction | QAbstractButton = item.data(0, _COMMAND)
        self.accept()
        execute = command.trigger if isinstance(command, QAction) else command.click
        QTimer.singleShot(0, command, execute)  # once the focus is back where it was


def _entries(menu: QMenu, path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the commands of a menu and its submenus, except those that are hidden. `path`: what leads to the menu."""
    menu.aboutToShow.emit()  # some menus are filled when they are opened
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from _entries(submenu, (*path, _plain(submenu.title())))
        elif not action.isSeparator() and action.isVisible() and action.text():
            yield _Entry(action, (*path, _plain(action.text())))


def _bench_entries(bench: QWidget, path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the buttons in view, and the commands of their menus."""
    for button in bench.findChildren(QAbstractButton):
        if not isinstance(button, QPushButton | QToolButton) or not button.isVisible():
            continue
        name = _plain(button.text()) or button.accessibleName()
        if (menu := button.menu()) is not None:
            yield from _entries(menu, (*path, name))
        elif name:
            yield _Entry(button, (*path, name))


def _plain(title: str) -> str:
    """Return a title without its mnemonic."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")
