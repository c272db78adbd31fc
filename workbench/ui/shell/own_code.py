"""The process of the user's own code, monitored: unresponsive code can be stopped, and its output is shown."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from workbench.own_code import isolation
from workbench.own_code import process as own_process
from workbench.ui.base.plain_text import MessageBox
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.controls.message_dialog import remove_icons
from workbench.wording import text

_HOST_MODULE = "workbench.api.own_host"
_CHECK_MS = 250


class OwnCodeGuard(QObject):
    """Runs the user's own code in a process of its own as long as the window is open.

    Attributes: process; question, the box that asks whether to stop unresponsive code, or None.
    Signals: printed: the code has printed something; first_printed: for the first time.
    """

    printed = Signal()
    first_printed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.process = own_process.OwnProcess(_HOST_MODULE, window=threading.current_thread())
        self.question: QMessageBox | None = None
        self._silent_name = ""
        self._keep_waiting = False
        self._written = 0
        isolation.isolate(self.process)
        self._timer = QTimer(self, interval=_CHECK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        on_language_change(self._set_texts)

    @Slot()
    def look(self) -> None:
        """Check the process: ask about unresponsive code, and report new output."""
        self.process.check_memory()
        seconds, self._silent_name = self.process.silent
        if seconds < own_process.PATIENCE:
            self._keep_waiting = False
            self._close_question()
        elif self.question is None and not self._keep_waiting:
            self._show_question()
        if (written := self.process.output.written) != self._written:
            first, self._written = not self._written, written
            self.printed.emit()
            if first:
                self.first_printed.emit()

    def close(self) -> None:
        """End the process. Own code then runs in the program's own process."""
        self._timer.stop()
        self._close_question()
        if isolation.current() is self.process:
            isolation.isolate(None)
        self.process.close()

    def _show_question(self) -> None:
        self.question = box = MessageBox(QMessageBox.Icon.Question, "", "", self._window)
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.addButton("", QMessageBox.ButtonRole.AcceptRole).clicked.connect(self.process.stop)
        wait = box.addButton("", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(wait)
        box.setEscapeButton(wait)
        remove_icons(box)
        box.finished.connect(self._answered)
        self._set_texts()
        box.show()

    def _set_texts(self) -> None:
        if (box := self.question) is not None:
            stop, wait = box.buttons()
            box.setWindowTitle(text("window-title"))
            box.setText(text("own-silent", name=self._silent_name, seconds=f"{own_process.PATIENCE:g}"))
            stop.setText(text("own-stop"))
            wait.setText(text("own-wait"))

    @Slot()
    def _answered(self) -> None:
        self._close_question()
        self._keep_waiting = True

    def _close_question(self) -> None:
        if (box := self.question) is not None:
            self.question = None
            box.finished.disconnect(self._answered)  # the user has not answered
            box.close()
            box.deleteLater()
