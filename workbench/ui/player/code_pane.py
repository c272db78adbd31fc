"""Pseudocode with the current line, the values of its variables there, and buttons for micro-steps."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget

from workbench.search.explaining.micro_steps import MicroStep
from workbench.ui.base.layouts import Part, hbox, vbox
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import on_theme_change, theme
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.buttons import tool_button
from workbench.ui.player.code_list import CodeList
from workbench.ui.player.code_model import CodeModel
from workbench.ui.player.values_strip import ValuesStrip

MIN = 0.06
"""Minimum seconds between two refreshes."""


class CodePane(QWidget):
    """A pane with pseudocode.

    Attributes: model, the listing; top, the row of controls; code, the lines; values, the variables; back, forward:
    buttons for micro-steps.
    A subclass shows the current line in `refresh`, which is only called while the pane is visible, and defines `step`.
    It passes the widgets before the buttons, `choice` and optionally `filler`, which fills the remaining room, then
    `second_row`, and `below`, which is under the code and says what happens, as in Projector mode only the narration
    does, in large type.
    """

    def __init__(
        self,
        choice: QWidget,
        filler: QWidget | None = None,
        second_row: QWidget | None = None,
        below: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = CodeModel()
        self.code = translated(CodeList(self.model, self), accessibleName="pseudocode-name")
        self.values = translated(ValuesStrip(self), accessibleName="pseudocode-values")
        choice.setParent(self)  # set before the buttons are created, so that they follow it in the Tab order
        self.back = tool_button(self, "step-back", lambda: self.step(-1), "pseudocode-back")
        self.forward = tool_button(self, "step-forward", lambda: self.step(1), "pseudocode-forward")
        self.throttle = VisibleThrottle(self.refresh, MIN, self)
        self._lay_out(choice, filler, second_row, below)
        self._below = below
        on_theme_change(self._restyle)

    def refresh(self) -> None:
        """Show the current line."""
        raise NotImplementedError

    def step(self, by: int) -> None:
        """Go one micro-step forwards or backwards."""
        raise NotImplementedError

    def show_step(self, now: MicroStep | None, before: MicroStep | None) -> None:
        """Mark the lines of a micro-step, and show its values and which of them have changed since `before`."""
        listing = self.model.listing
        self.model.light(None if now is None else now.line)
        values = [] if now is None or listing is None else listing.shown(now)
        previous_values = {} if before is None or listing is None else dict(listing.shown(before))
        changed = frozenset(key for key, value in values if before is not None and previous_values.get(key) != value)
        self.values.show_values(values, changed)

    def set_values_beside(self, on: bool) -> None:
        """Show the values beside the code, or below it."""
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if on else QBoxLayout.Direction.TopToBottom)
        self._body.setStretch(1, 2 if on else 0)
        self.values.set_fitted(on)

    def put_back_top(self) -> None:
        """Put the row of controls above the code."""
        self._rows.insertWidget(0, self.top)

    def refresh_if_visible(self) -> None:
        """Refresh if visible."""
        if self.isVisible():
            self.refresh()

    # Internal

    def _restyle(self) -> None:
        for part in (self.code, self.values):
            part.setFont(projected_font())
        if self._below is not None:
            self._below.setHidden(theme().projector)

    def _lay_out(
        self, choice: QWidget, filler: QWidget | None, second_row: QWidget | None, below: QWidget | None
    ) -> None:
        middle: Part = None if filler is None else (filler, 1)
        self.top = QWidget(self)
        first_row = hbox(choice, middle, self.back, self.forward, spacing=8)
        rows: list[Part] = [first_row] if second_row is None else [first_row, second_row]
        vbox(*rows, parent=self.top, margins=(8, 4, 8, 4), spacing=4)
        self._body = vbox((self.code, 3), self.values, margins=0, spacing=0)
        parts = [] if below is None else [below]
        self._rows = vbox(self.top, (self._body, 1), *parts, parent=self, margins=0, spacing=0)
