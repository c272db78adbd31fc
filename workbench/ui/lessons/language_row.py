"""The languages of the lesson that is written: the one that is written in, and one that stands beside it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QTabBar, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.lessons.fields import Codes
from workbench.wording import LANGUAGES, language, text


class LanguageRow(QWidget):
    """Attributes: tabs, of the languages; beside, which other one is seen as well.

    Signals: `changed` when it is another language, or another one beside it.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs, self.beside = QTabBar(self), QComboBox(self)
        self._lacking: Collection[str] = ()
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
        translated(self.tabs, accessibleName="editor-languages")
        translated(self.beside, accessibleName="editor-beside", toolTip="editor-beside")
        on_language_change(self.retranslate)

    @property
    def code(self) -> str:
        """The language that is written."""
        return [*LANGUAGES][self.tabs.currentIndex()]

    @property
    def codes(self) -> Codes:
        """That language, and the one beside it."""
        other = str(self.beside.currentData())
        return (self.code, other) if other and other != self.code else (self.code,)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.beside.setItemText(0, text("editor-beside-none"))
        for place, code in enumerate(LANGUAGES, 1):
            self.beside.setItemText(place, text("editor-beside-one", language=code))
        self.mark_missing(self._lacking)

    def mark_missing(self, codes: Collection[str]) -> None:
        """Mark the languages in which texts are missing."""
        self._lacking = codes
        for place, (code, name) in enumerate(LANGUAGES.items()):
            self.tabs.setTabText(place, f"{code} •" if code in codes else code)
            self.tabs.setTabToolTip(place, text("editor-language-lacks", language=name) if code in codes else name)
