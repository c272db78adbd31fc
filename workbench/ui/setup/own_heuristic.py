"""Asking for the user's own heuristic: a Python file and, if it defines several functions, which of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog, QWidget

from workbench.own_file import functions
from workbench.search.problem.messages import Fault
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.controls.message_dialog import show_error
from workbench.wording import say, text


class OwnHeuristic(QObject):
    """Asks, and passes the name `path/to/file.py:function` to `chosen`; it does not run the file."""

    def __init__(self, chosen: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._chosen, self._window = chosen, parent.window()

    def ask(self) -> None:
        """Ask for the file."""
        ask_to_open(self._window, text("search-own"), "", text("search-own-files"), self.choose_from)

    def choose_from(self, name: str) -> None:
        """Choose the only function of a file, or ask which one."""
        try:
            known = functions(Path(name))
            if not known:
                raise Fault("own-none", name=name)
        except Fault as fault:
            self._show_error(say(fault))
            return
        if len(known) == 1:
            self._chosen(f"{name}:{known[0]}")
            return
        dialog = QInputDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(text("search-own"))
        dialog.setLabelText(text("search-own-which"))
        dialog.setComboBoxItems(known)
        dialog.textValueSelected.connect(lambda function: self._chosen(f"{name}:{function}"))
        dialog.open()

    def _show_error(self, message: str) -> None:
        show_error(self._window, message)
