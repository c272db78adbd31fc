"""Named counts side by side, for the status bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QLabel, QWidget

from workbench.ui.base.layouts import Part, hbox
from workbench.ui.base.plain_text import Label
from workbench.ui.controls.pane_title import Muted

SPACE, COUNT_SPACING = 4, 12


class CounterRow(QWidget):
    """A row of counts. Attributes: names, values: the labels by the counts' keys."""

    def __init__(self, keys: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: dict[str, Muted] = {}
        self.values: dict[str, QLabel] = {}
        parts: list[Part] = []
        for key in keys:
            name, value = self.names[key], self.values[key] = Muted(self), Label(self)
            name.setSizePolicy(value.sizePolicy())
            parts += (name, value, COUNT_SPACING)
        hbox(*parts, None, parent=self, margins=(8, 0, 8, 0), spacing=SPACE)

    def set_names(self, names: Mapping[str, str]) -> None:
        """Set the names of the counts, by key."""
        for key, name in names.items():
            self.names[key].setText(name)
            self.values[key].setAccessibleName(name)
