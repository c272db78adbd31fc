"""The languages of the lesson being written: the one being edited, and one shown beside it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QTabBar, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.lessons.fields import Codes
from workbench.wording import LANGUAGES, language, text


class LanguageRow(QWidget):
    """Selects the languages.

    Attributes: tabs, the language being edited; beside, the language shown beside it.
    Signals: `changed` when either changes.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = translated(QTabBar(self), accessibleName="editor-languages")
        self.beside = translated(QComboBox(self), accessibleName="editor-beside", toolTip="editor-beside")
        self._missing: Collection[str] = ()
        self.beside.addItem("", "")
        for code in LANGUAGES:
            self.tabs.addTab(code)
            self.beside.addItem(code, code)
        self.tabs.setCurrentIndex([*LANGUAGES].index(language()))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        hbox(self.tabs, None, self.beside, parent=self, margins=0)
        self.tabs.currentChanged.connect(lambda _place: self.changed.emit())
        self.beside.currentIndexChanged.connect(lambda _place: self.changed.emit())
        on_language_change(self.retranslate)

    @property
    def code(self) -> str:
        """The language being edited."""
        return [*LANGUAGES][self.tabs.currentIndex()]

    @property
    def codes(self) -> Codes:
        """That language, and the one beside it if any."""
        other = str(self.beside.currentData())
        return (self.code, other) if other and other != self.code else (self.code,)

    def retranslate(self) -> None:
        self.beside.setItemText(0, text("editor-beside-none"))
        for place, code in enumerate(LANGUAGES, 1):
            self.beside.setItemText(place, text("editor-beside-one", language=code))
        self.mark_missing(self._missing)

    def mark_missing(self, codes: Collection[str]) -> None:
        """Mark the languages in which texts are missing."""
        self._missing = codes
        for place, (code, name) in enumerate(LANGUAGES.items()):
            self.tabs.setTabText(place, f"{code} •" if code in codes else code)
            self.tabs.setTabToolTip(place, text("editor-language-lacks", language=name) if code in codes else name)
