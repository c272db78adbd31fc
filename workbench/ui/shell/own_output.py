"""The output of the user's own code, live."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from workbench.ui.controls.message_dialog import MessageDialog
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.wording import text

SIZE = QSize(640, 360)


class OwnOutputDialog(MessageDialog):
    """Shows the output. Attributes: page, the text, scrolled to its last lines."""

    def __init__(self, guard: OwnCodeGuard, parent: QWidget) -> None:
        self.page = QPlainTextEdit(readOnly=True)
        self.page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.page.setAccessibleName(text("own-output-title"))
        self.page.setPlaceholderText(text("own-output-none"))
        super().__init__(parent, text("own-output-title"), self.page)
        self._guard = guard
        self.resize(SIZE)
        guard.printed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self.page.setPlainText(self._guard.process.output.text)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.maximum())
