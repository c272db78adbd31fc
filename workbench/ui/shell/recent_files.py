"""The menu of recent files of all kinds and recently searched boards."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import translated
from workbench.ui.base.settings import Settings
from workbench.wording import text

MAX_LENGTH = 60
"""Maximum length of an entry; the tooltip has the full text."""

Open = Callable[[str], object]


class RecentFiles(QObject):
    """The menu of recent files and boards.

    Attributes: menu, the files, latest first, and below them the boards.
    `openers`: opens a file, by its kind; `search` searches from a board's text; `complain` shows an error.
    """

    def __init__(
        self, parent: QWidget, settings: Settings, openers: Mapping[str, Open], search: Open, complain: Open
    ) -> None:
        super().__init__(parent)
        self._settings, self._openers, self._search, self._show_error = settings, openers, search, complain
        self.menu = translated(QMenu(parent), title="menu-recent")
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._list)

    def open(self, kind: str, name: str) -> None:
        """Open a file again; if it no longer exists, show an error and remove it from the list."""
        if os.path.isfile(name):
            self._openers[kind](name)
        else:
            self._settings.remove_recent_file(name)
            self._show_error(text("recent-gone", name=name))

    # Internal

    def _list(self) -> None:
        self.menu.clear()
        files, boards = self._settings.recent_files, self._settings.recent_boards
        for number, (kind, name) in enumerate(files, start=1):
            label = text("recent-entry", name=_short(Path(name).name), kind=text(f"recent-{kind}"))
            self._entry(number, label, name, partial(self.open, kind, name))
        self.menu.addSeparator()
        for number, board in enumerate(boards, start=len(files) + 1):
            self._entry(number, _short(board), board, partial(self._search, board))
        self.menu.addSeparator()
        if files or boards:
            self.menu.addAction(text("recent-clear"), self._settings.clear_recent)
        else:
            self.menu.addAction(text("files-no-recent")).setEnabled(False)

    def _entry(self, number: int, label: str, tip: str, act: Callable[[], object]) -> None:
        letter = f"&{number}: " if number < 10 else ""
        self.menu.addAction(letter + label.replace("&", "&&"), act).setToolTip(plain_tip(tip))


def _short(label: str) -> str:
    return label if len(label) <= MAX_LENGTH else f"{label[: MAX_LENGTH - 1]}…"
