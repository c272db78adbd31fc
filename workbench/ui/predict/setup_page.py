"""The settings of a round of predictions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox, QWidget

from workbench.search.predicting.askable import QuestionKind
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.buttons import push_button
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.predict.round import DEFAULT_COUNT, DEFAULT_WITHIN, PredictRound, RoundSettings
from workbench.wording import say, text

MAX, MAX_STEPS, SEEDS = 100, 1_000_000, 999_999
LONGEST_NAME = 80


class SetupPage(QWidget):
    """The page with the settings of a round.

    Attributes: kinds, a check box for each; count, within, seed; each_step; pupil; begin, a button; column; fault, for
    which the strip has room.
    Signals: `begun(Wishes)`.
    """

    begun = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds = {kind: CheckBox(self) for kind in QuestionKind}
        self.count = QSpinBox(self, minimum=1, maximum=MAX, value=DEFAULT_COUNT)
        self.within = QSpinBox(self, minimum=1, maximum=MAX_STEPS, value=DEFAULT_WITHIN)
        self.seed = translated(QSpinBox(self, minimum=0, maximum=SEEDS, value=1), toolTip="predict-seed-tip")
        self.each_step = translated(CheckBox(self), text="predict-each-step")
        self.pupil = QLineEdit(self, maxLength=LONGEST_NAME)
        self.begin = push_button(self, "", self._begin, text="predict-begin")
        self.begin.setDefault(True)  # Enter presses it
        self.fault = FaultLabel(self)
        self._labels = {name: Label(self) for name in ("count", "within", "seed")}
        self._lay_out()
        self.each_step.toggled.connect(self._offer_steps)
        self.pupil.returnPressed.connect(self._begin)
        translated(self.pupil, placeholderText="predict-pupil", accessibleName="predict-pupil")
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        labels = {"count": text("predict-count"), "within": text("predict-within"), "seed": text("predict-seed")}
        for name, box in (("count", self.count), ("within", self.within), ("seed", self.seed)):
            self._labels[name].setText(labels[name])
            box.setAccessibleName(labels[name])
        margins = self.pupil.sizeHint().height()
        self.pupil.setMinimumWidth(self.fontMetrics().horizontalAdvance(self.pupil.placeholderText()) + margins)

    def offer(self, round_: PredictRound) -> None:
        """Enable the kinds that can be asked about the current search; the tooltips of the others say why not."""
        for kind, check_box in self.kinds.items():
            reason = round_.unavailable_reason(kind)
            check_box.setText(round_.kind_name(kind))
            check_box.setEnabled(reason is None)
            check_box.setToolTip("" if reason is None else say(reason))

    def show_fault(self, fault: Fault | None) -> None:
        """Show why there is no round."""
        self.fault.show_fault(fault)

    # Internal

    def _begin(self) -> None:
        self.begun.emit(
            RoundSettings(
                tuple(
                    kind for kind, check_box in self.kinds.items() if check_box.isChecked() and check_box.isEnabled()
                ),
                self.count.value(),
                self.seed.value(),
                None if self.each_step.isChecked() else self.within.value(),
                self.pupil.text().strip(),
            )
        )

    def _offer_steps(self, each: bool) -> None:
        for widget in (self.within, self._labels["within"]):
            widget.setEnabled(not each)

    def _lay_out(self) -> None:
        for widget in (*self.kinds.values(), self.each_step):
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        controls = FlowLayout(spacing=12)
        for check_box in self.kinds.values():
            check_box.setChecked(True)
            controls.addWidget(check_box)
        for name, box in (("count", self.count), ("within", self.within), ("seed", self.seed)):
            controls.addWidget(_labelled(self._labels[name], box))
        for control in (self.each_step, self.pupil, self.begin):
            controls.addWidget(control)
        self.column = vbox(controls, None, parent=self, margins=0, spacing=6)


def _labelled(label: QLabel, box: QSpinBox) -> QWidget:
    pair = QWidget(box.parentWidget())
    hbox(label, box, parent=pair, margins=0, spacing=6)
    label.setBuddy(box)
    return pair
