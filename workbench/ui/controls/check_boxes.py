"""Check boxes, radio buttons and lists of check boxes whose boxes grow with the text."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QRadioButton, QWidget

from workbench.ui.base.theme import on_theme_change, pixels, theme

SIDE = 13
"""The side of a box in pixels, at the standard text size."""


class GrowingBoxes:
    """Mixed into a button or a list, lets its boxes grow with the text."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        on_theme_change(self._grow)

    def _grow(self) -> None:
        assert isinstance(self, QWidget)
        side = pixels(SIDE)
        style = "" if theme().scale == 1 else f"::indicator {{ width: {side}px; height: {side}px; }}"
        if style != self.styleSheet():
            self.setStyleSheet(style)


class CheckBox(GrowingBoxes, QCheckBox):
    """A check box that grows with the text."""


class RadioButton(GrowingBoxes, QRadioButton):
    """A radio button that grows with the text."""
