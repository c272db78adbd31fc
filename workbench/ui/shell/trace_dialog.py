"""The dialog that asks how much of a depth-first search is exported: all of it, or some of its steps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QSpinBox, QWidget

from workbench.api import ConfiguredRun
from workbench.formats.traces.trace import OPENABLE_RECORDS, check_part
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.check_boxes import RadioButton
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_dialog import ok_and_cancel
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.controls.pane_title import Muted
from workbench.wording import number, text

STEPS_AROUND = 1000
"""The steps before and after the current one that are proposed."""
CHARACTERS_IN_LINE = 64
"""The minimum width of the dialog in characters: an error fits into its room."""


class TraceDialog(QDialog):
    """Asks for the steps to export. All are proposed if they are in memory, else those around the current one.

    Attributes: whole, part: the choice; first, last: the steps of a part; fault, the error label; buttons.
    Signal: chosen((first, last), or None for the whole search).
    """

    chosen = Signal(object)

    def __init__(self, run: ConfiguredRun, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = run
        recording, steps = run.recording, run.recording.published.steps
        self.whole, self.part = RadioButton(self), translated(RadioButton(self), text="traces-part")
        self.first = translated(QSpinBox(self), accessibleName="traces-first")
        self.last = translated(QSpinBox(self), accessibleName="traces-last")
        self._to = translated(Label(self), text="traces-to")
        self._about, self.fault = Muted(self, wrap=True), FaultLabel(self)
        self.buttons = ok_and_cancel(self, "traces-choose-file")
        for box, value in ((self.first, step - STEPS_AROUND), (self.last, step + STEPS_AROUND)):
            box.setRange(1, steps)
            box.setGroupSeparatorShown(True)
            box.setValue(value)
            box.valueChanged.connect(self._choose_part)
        is_in_memory = recording.kept_steps == steps
        (self.whole if is_in_memory else self.part).setChecked(True)
        self.whole.toggled.connect(lambda: self.fault.show_fault(None))
        steps_row = hbox(self.part, self.first, self._to, self.last, None)
        vbox(self.whole, steps_row, self._about, MessageRoom(self, self.fault), None, self.buttons, parent=self)
        translated(self, windowTitle="traces-export-title")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        published = self._run.recording.published
        self.whole.setText(text("traces-whole", steps=number(published.steps)))
        about = text("traces-part-about")
        if published.records > OPENABLE_RECORDS:
            facts = {"nodes": number(published.records), "most": number(OPENABLE_RECORDS)}
            about = text("traces-too-large", **facts) + " " + about
        self._about.setText(about)
        self.setMinimumWidth(CHARACTERS_IN_LINE * self.fontMetrics().averageCharWidth())
        self.setMinimumHeight(0)
        self.adjustSize()
        self.setMinimumHeight(self.height())

    def accept(self) -> None:
        """Close with the choice, or show what is wrong with it."""
        steps = None if self.whole.isChecked() else (self.first.value(), self.last.value())
        with self.fault.catching():
            if steps is not None:
                check_part(self._run, *steps)
            super().accept()
            self.chosen.emit(steps)

    def _choose_part(self) -> None:
        self.part.setChecked(True)
        self.fault.show_fault(None)
