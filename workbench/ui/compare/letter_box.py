"""A combo box of configurations, each with the badge of its letter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import pixels
from workbench.ui.compare.fitted_name import fitted_name
from workbench.ui.compare.letter_badge import LETTERS, letter_icon

BADGE_SIZE = 16
_SPACE = 8
"""Pixels between the badge, the name and the edges."""


class LetterBox(QComboBox):
    """Shows the letter and the name of the selected configuration; a name that does not fit is shortened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = ""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def show_names(self, names: Sequence[tuple[str, str]], chosen: str) -> None:
        """List configurations by letter and name; `chosen`: the letter of the selected one."""
        self.clear()
        side = pixels(BADGE_SIZE)
        self.setIconSize(QSize(side, side))
        for letter, name in names:
            self.addItem(letter_icon(LETTERS.index(letter), side, self.devicePixelRatioF()), name, letter)
        self.setCurrentIndex(self.findData(chosen))
        self.set_hint(self._hint)

    def set_hint(self, hint: str) -> None:
        """Set the hint for this choice; the tooltip also contains the selected configuration."""
        self._hint = hint
        self.setAccessibleName(hint)
        self.setToolTip(
            plain_tip(f"{self.currentData()}: {self.currentText()}. {hint}" if self.currentText() else hint)
        )

    def natural_width(self) -> int:
        """Return the width that all names need."""
        metrics = self.fontMetrics()
        return self._width(
            max((metrics.horizontalAdvance(self.itemText(place)) for place in range(self.count())), default=0)
        )

    def keep_badge(self, on: bool) -> None:
        """Demand room for the badge, or none."""
        self.setMinimumWidth(self._width(-_SPACE) if on else 0)

    def _width(self, name: int) -> int:
        """Return the width that is needed with a name of a width."""
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        content = QSize(name + self.iconSize().width() + _SPACE, self.fontMetrics().height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, content, self).width()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Shorten a name that does not fit."""
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        room -= self.iconSize().width() + _SPACE
        option.currentText = fitted_name(self.currentText(), self.fontMetrics(), room)
