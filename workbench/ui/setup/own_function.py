"""Asking for a function of the user's own: a file and, if it defines several functions, which of them."""

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

_WHICH = {"search-own": "search-own-which", "search-own-algorithm": "search-own-algorithm-which"}
"""The question which function of a file is meant, by what it is."""


class OwnFunction(QObject):
    """Asks, and passes the name `path/to/file.py:function` to `chosen`; it does not run the file.

    `kind`: what the function is, in the keys of the texts: "search-own", a heuristic, or "search-own-algorithm".
    """

    def __init__(self, chosen: Callable[[str], None], parent: QWidget, kind: str = "search-own") -> None:
        super().__init__(parent)
        self._chosen, self._window, self._kind = chosen, parent.window(), kind

    def ask(self) -> None:
        """Ask for the file."""
        ask_to_open(self._window, text(self._kind), "heuristic", text("search-own-files"), self.choose_from)

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
        dialog.setWindowTitle(text(self._kind))
        dialog.setLabelText(text(_WHICH[self._kind]))
        dialog.setComboBoxItems(known)
        if self._kind == "search-own-algorithm":
            dialog.setTextValue(known[-1])  # what it calls usually stands above it
        dialog.textValueSelected.connect(lambda function: self._chosen(f"{name}:{function}"))
        dialog.open()

    def _show_error(self, message: str) -> None:
        show_error(self._window, message)
