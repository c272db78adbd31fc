"""The menu with the less frequent actions on a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from workbench.tiles.puzzle import collections
from workbench.tiles.puzzle.collections import NamedBoard
from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import new_action
from workbench.wording import say, text

GROUP_SIZE = 10
"""Collections of more boards than this are divided into submenus."""


class BoardMenu(QMenu):
    """The menu behind *More*.

    Attributes: scramble, generate, my_boards, copy, paste, the actions; named_boards, the menu of named boards.
    Signals: `chosen(NamedBoard)` when a named board is chosen.
    """

    chosen = Signal(object)

    def __init__(self, inversions: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addAction(inversions)
        self.addSeparator()
        self.scramble = new_action(self, "scramble", text="board-menu-scramble")
        self.generate = new_action(self, "generate", text="board-menu-generate")
        self.addActions((self.scramble, self.generate))
        self.named_boards = QMenu(self)
        self.named_boards.setToolTipsVisible(True)
        set_icon(self.named_boards.menuAction(), "list")
        self.addMenu(self.named_boards)
        self.my_boards = new_action(self, "save", text="board-menu-my-boards")
        self.addAction(self.my_boards)
        self.addSeparator()
        self.copy = new_action(self, "copy", text="board-menu-copy")
        self.paste = new_action(self, "board", text="board-menu-paste")
        self.addActions((self.copy, self.paste))
        self.named_boards.aboutToShow.connect(self._fill_named_boards)
        translated(self.named_boards.menuAction(), text="board-menu-known")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.named_boards.clear()
        self.named_boards.addAction("")  # a menu without entries cannot be opened

    def _fill_named_boards(self) -> None:
        """Fill the menu of named boards when it is opened: its hundreds of entries take a moment."""
        self.named_boards.clear()
        for submenu in self.named_boards.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            submenu.deleteLater()
        stems = dict.fromkeys(name.partition(":")[0] for name in collections.names())
        for stem in stems:
            boards = collections.collection(stem)
            if len(boards) == 1:
                self._add(self.named_boards, boards[0])
            else:
                self._add_all(self.named_boards.addMenu(stem), boards)

    def _add_all(self, menu: QMenu, boards: Sequence[NamedBoard]) -> None:
        menu.setToolTipsVisible(True)
        if len(boards) <= GROUP_SIZE:
            for named in boards:
                self._add(menu, named)
            return
        for first in range(0, len(boards), GROUP_SIZE):
            part = boards[first : first + GROUP_SIZE]
            numbers = f"{first + 1} – {first + len(part)}"
            self._add_all(menu.addMenu(numbers), part)

    def _add(self, menu: QMenu, named: NamedBoard) -> None:
        action = menu.addAction(_entry_text(named))
        action.setToolTip(say(named.note))
        action.triggered.connect(lambda: self.chosen.emit(named))


def _entry_text(named: NamedBoard) -> str:
    if named.optimum is None:
        return named.name
    return text("board-menu-entry", name=named.name, moves=named.optimum)
