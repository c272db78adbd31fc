"""The progress of building a pattern database that some work in the window needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QProgressBar, QStatusBar

from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.runs.first_use import FirstUse
from workbench.wording import text

MARGINS = (8, 0, 8, 0)


class FirstUseBar(PaneFrame):
    """Covers the status bar while a database is being built, so that nothing moves when it comes and goes.

    While the status bar is hidden, this lies over the bottom edge of the window.

    Attributes: label, what is built; progress, the bar; cancel, the button.
    """

    def __init__(self, databases: FirstUse, status_bar: QStatusBar) -> None:
        window = status_bar.window()
        super().__init__(window)
        self._databases, self._status_bar, self._window = databases, status_bar, window
        self.label = Label(self)
        self.progress = translated(QProgressBar(self), accessibleName="databases-progress")
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.cancel = tool_button(self, act=databases.cancel, text="board-dialog-cancel")
        hbox(self.label, (self.progress, 1), self.cancel, parent=self, margins=MARGINS)
        self.setAutoFillBackground(True)
        for widget in (status_bar, window):
            widget.installEventFilter(self)
        databases.changed.connect(self.refresh)
        databases.progressed.connect(self._show_progress)
        on_language_change(self.refresh)

    @Slot()
    def refresh(self) -> None:
        name = self._databases.name
        key = "first-use-rebuilding" if self._databases.damaged else "cli-pdb-first-use"
        self.label.setText("" if name is None else text(key, name=name))
        self._show_progress()
        self._cover()
        self.raise_()
        self.setVisible(name is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the place of the status bar, which is always as high as this needs."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._cover()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._cover()

    def _cover(self) -> None:
        self._status_bar.setMinimumHeight(self.sizeHint().height())
        height = self._status_bar.height()
        self.setGeometry(0, self._window.height() - height, self._window.width(), height)

    @Slot()
    def _show_progress(self) -> None:
        self.progress.setValue(round(1000 * self._databases.progress))
