"""Named counts side by side, for the status bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from workbench.ui.base.layouts import Part, hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.theme import on_theme_change, pixels, theme
from workbench.ui.controls.pane_title import Muted

SPACE, COUNT_SPACING, MARGIN = 4, 12, 8
"""Pixels at the usual text size: between a name and its value, between two counts, and beside them all."""


class CounterRow(QWidget):
    """A row of counts; with large text and in Projector mode the last ones are hidden if they have no room.

    Those are in the tool tip.

    Attributes: names, values: the labels by the counts' keys. present: the keys of the counts that there are now.
    """

    def __init__(self, keys: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: dict[str, Muted] = {}
        self.values: dict[str, QLabel] = {}
        self.present = frozenset(keys := tuple(keys))
        parts: list[Part] = []
        for key in keys:
            name, value = self.names[key], self.values[key] = Muted(self), Label(self)
            name.setSizePolicy(value.sizePolicy())
            value.setContentsMargins(0, 0, COUNT_SPACING, 0)  # hidden with its count, as a space would not be
            parts += (name, value)
        self._row = hbox(*parts, None, parent=self, margins=(MARGIN, 0, MARGIN, 0))
        on_theme_change(self._restyle)

    def set_names(self, names: Mapping[str, str]) -> None:
        """Set the names of the counts, by key."""
        for key, name in names.items():
            self.names[key].setText(name)
            self.values[key].setAccessibleName(name)

    def minimumSizeHint(self) -> QSize:
        """Return width 0 in Projector mode, where counts without room are hidden."""
        least = super().minimumSizeHint()
        return QSize(0, least.height()) if theme().projector else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Fit the counts again when one of them has changed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def fit(self) -> None:
        """Show the counts that are present and have room."""
        shown = [key for key in self.names if key in self.present]
        hidden: list[str] = []
        hides, room = theme().large or theme().projector, self.width() - 2 * MARGIN
        while hides and shown and sum(map(self._width, shown)) > room:
            hidden.insert(0, shown.pop())
        for key in self.names:
            for label in (self.names[key], self.values[key]):
                label.setVisible(key in shown)
        self.setToolTip(plain_tip(", ".join(f"{self.names[key].text()} {self.values[key].text()}" for key in hidden)))

    def _width(self, key: str) -> int:
        names, values = self.names[key].sizeHint().width(), self.values[key].sizeHint().width()
        return names + values + 2 * pixels(SPACE)

    def _restyle(self) -> None:
        """Keep the space between a name and its value as wide as one between words."""
        self._row.setSpacing(pixels(SPACE))
