"""Text and icons of the size that they have outside Projector mode, for what only the lecturer reads."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from workbench.ui.base.icons import ICON_SIDE
from workbench.ui.base.theme import BASE_POINTS, forget_sizes, theme


class DeskType:
    """Gives `parts` and all that is in them this size, until it is released."""

    def __init__(self, *parts: QWidget) -> None:
        self._parts = parts
        self._styled: list[QWidget] = []
        self._measured: list[QWidget] = []
        self._applied = 1.0, 1.0  # the share and the text size that they were measured with

    def apply(self, share: float = 1.0) -> QFont:
        """Set this part of the size for all that is in the parts now, and return its font."""
        font, side = QFont(), round(ICON_SIDE * theme().size * share)
        font.setPointSizeF(BASE_POINTS * theme().size * share)
        if (share, theme().size) != self._applied:
            self._applied = share, theme().size
            self._measured.clear()
        for part in self._parts:
            _set_font(part, font)
            for child in reversed(part.findChildren(QWidget)):  # a control is measured after its buttons have changed
                if child.testAttribute(Qt.WidgetAttribute.WA_StyleSheet) and _set_font(child, font):  # inherits none
                    self._styled.append(child)
                if isinstance(child, QAbstractButton):
                    child.setIconSize(QSize(side, side))
                if isinstance(child, QComboBox) and child not in self._measured:
                    self._measured.append(child)
                    forget_sizes(child)
        return font

    def release(self) -> None:
        """Let the parts, and what was in them, have the usual font again; icons change with the theme."""
        for widget in (*self._parts, *self._styled):
            widget.setFont(QFont())
        self._styled.clear()
        self._measured.clear()


def _set_font(widget: QWidget, font: QFont) -> bool:
    """Return whether the widget had another size."""
    changed = widget.font().pointSizeF() != font.pointSizeF()
    if changed:
        widget.setFont(font)
    return changed
