"""Pseudocode with the line that is carried out, the values of the variables there, and buttons for micro-steps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.search.explaining.micro_steps import MicroStep
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.theme import set_icon
from workbench.ui.base.throttle import Throttle
from workbench.ui.player.code_list import CodeList
from workbench.ui.player.code_model import CodeModel
from workbench.ui.player.values_strip import ValuesStrip
from workbench.wording import text

MIN = 0.06
"""Seconds from one refreshing to the next at least."""


class CodePane(QWidget):
    """Attributes: model, the listing; code, its lines; values, the variables; back, forward: buttons for micro-steps.

    A subclass says what is shown, in `refresh`, which is only called while it can be seen, and what a micro-step is.
    It gives what stands before the buttons, a choice and perhaps what fills the room that is left, and `below`.
    """

    def __init__(
        self, choice: QWidget, where: QWidget | None = None, below: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model = CodeModel()
        self.code, self.values = CodeList(self.model, self), ValuesStrip(self)
        choice.setParent(self)  # before the buttons are made: so they come after it with Tab
        self.back, self.forward = self._button("step-back", -1), self._button("step-forward", 1)
        self._throttle = Throttle(self.refresh_shown, MIN, self)
        self._lay_out(choice, where, below)

    def refresh(self) -> None:
        """Show what is carried out now."""
        raise NotImplementedError

    def step(self, by: int) -> None:
        """Tell one thing more, or less."""
        raise NotImplementedError

    def name_parts(self) -> None:
        """Name the parts in the language of now."""
        self.code.setAccessibleName(text("pseudocode-name"))
        self.values.setAccessibleName(text("pseudocode-values"))
        for button, told in ((self.back, text("pseudocode-back")), (self.forward, text("pseudocode-forward"))):
            button.setToolTip(told)
            button.setAccessibleName(told)

    def show_step(self, now: MicroStep | None, before: MicroStep | None) -> None:
        """Light the line of a micro-step, and show the values there and which of them are others than before it."""
        listing = self.model.listing
        self.model.light(None if now is None else now.line)
        shown = [] if now is None or listing is None else listing.shown(now)
        former = {} if before is None or listing is None else dict(listing.shown(before))
        changed = frozenset(key for key, value in shown if before is not None and former.get(key) != value)
        self.values.show_values(shown, changed)

    def refresh_shown(self) -> None:
        """Refresh where it can be seen."""
        if self.isVisible():
            self.refresh()

    def ask(self) -> None:
        """Have it refreshed soon."""
        if self.isVisible():
            self._throttle.request()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while hidden."""
        super().showEvent(event)
        self.refresh_shown()

    # Within

    def _lay_out(self, choice: QWidget, where: QWidget | None, below: QWidget | None) -> None:
        top = hbox(choice, margins=(8, 4, 8, 4), spacing=8)
        if where is None:
            top.addStretch(1)
        else:
            top.addWidget(where, 1)
        top.addWidget(self.back)
        top.addWidget(self.forward)
        layout = vbox(top, (self.code, 1), self.values, parent=self, margins=0, spacing=0)
        if below is not None:
            layout.addWidget(below)

    def _button(self, icon: str, by: int) -> QToolButton:
        button = QToolButton(self, autoRaise=True)
        set_icon(button, icon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.step(by))
        return button
