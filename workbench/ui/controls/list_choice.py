"""A combo box in the place of the tabs of a tab widget."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QTabWidget

from workbench.ui.base.retranslation import translated


class ListChoice(QComboBox):
    """Shows which page of `tabs` is in front, and brings another one there."""

    def __init__(self, tabs: QTabWidget) -> None:
        super().__init__()
        self._tabs = tabs
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        translated(self, accessibleName="list-choice")
        self.activated.connect(tabs.setCurrentIndex)
        tabs.currentChanged.connect(self._refresh)

    def showEvent(self, event: QShowEvent) -> None:
        """Take over the titles, which depend on the language."""
        self._refresh()
        super().showEvent(event)

    def _refresh(self) -> None:
        with QSignalBlocker(self):
            self.clear()
            self.addItems([self._tabs.tabText(place) for place in range(self._tabs.count())])
            self.setCurrentIndex(self._tabs.currentIndex())
