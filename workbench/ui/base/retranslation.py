"""Changing the language while the window is open.

A widget sets its texts in a method `retranslate` and passes it to `on_language_change` once. From then on it is called
whenever the language changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from workbench.ui.base.qt_texts import qt_texts
from workbench.wording import language, set_language


class Retranslator(QObject):
    """The one place where the language is chosen.

    Signals: `changed` after the language has become another.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._qt_texts = QTranslator()
        self._qt_lacks = QTranslator()
        self._loaded = "en"

    def choose(self, code: str) -> None:
        """Speak the language `code` from now on. Raises Fault for one that is not there."""
        before = language()
        set_language(code)
        self._speak_qt(code)
        if code != before:
            self.changed.emit()

    def _speak_qt(self, code: str) -> None:
        """Load the texts of Qt's own dialogs; English is built in."""
        if code == self._loaded:
            return
        self._loaded = code
        QCoreApplication.removeTranslator(self._qt_texts)
        QCoreApplication.removeTranslator(self._qt_lacks)
        QLocale.setDefault(QLocale(code))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if code != "en" and self._qt_texts.load(f"qtbase_{code}", folder):
            QCoreApplication.installTranslator(self._qt_texts)
        if (texts := qt_texts(code)) is not None and self._qt_lacks.load(texts):
            QCoreApplication.installTranslator(self._qt_lacks)


@cache
def retranslator() -> Retranslator:
    """Return the one retranslator."""
    return Retranslator()


def on_language_change(retranslate: Callable[[], None]) -> None:
    """Call `retranslate`, a method of a QObject, now and whenever the language changes, as long as its object lives."""
    retranslate()
    retranslator().changed.connect(retranslate)
