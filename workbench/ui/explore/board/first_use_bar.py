"""The progress of building a pattern database that a search needs."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import form_button
from workbench.ui.runs.first_use import FirstUse
from workbench.wording import text


class FirstUseBar(QWidget):
    """Attributes: label, what is built; progress, the bar; cancel, the button. Hidden while nothing is built."""

    def __init__(self, first_use: FirstUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first_use = first_use
        self.label = Label(self, wordWrap=True)
        self.progress = translated(QProgressBar(self), accessibleName="databases-progress")
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.cancel = form_button(self, first_use.cancel, text="board-dialog-cancel")
        vbox(self.label, hbox((self.progress, 1), self.cancel), parent=self, margins=0)
        first_use.changed.connect(self.refresh)
        first_use.progressed.connect(self._show_progress)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        name = self._first_use.name
        self.setVisible(name is not None)
        key = "first-use-rebuilding" if self._first_use.damaged else "first-use-building"
        self.label.setText("" if name is None else text(key, name=name))
        if name is None:
            self.progress.setValue(0)

    def _show_progress(self, fraction: float) -> None:
        self.progress.setValue(round(1000 * fraction))
