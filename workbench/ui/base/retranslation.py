"""Changing the language while the window is open.

Texts that need no fields are declared where a control is made: `translated(QPushButton(self), text="play-hint",
toolTip="play-hint-tip")`. Texts that depend on what is shown are set in a method, usually called `retranslate` or
`refresh`, which is passed to `on_language_change` once and is called whenever the language changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal, Slot
from PySide6.QtWidgets import QApplication, QComboBox

from workbench.ui.base.qt_texts import qt_texts
from workbench.wording import language, set_language, text

T = TypeVar("T", bound=QObject)


class Retranslator(QObject):
    """The single place where the language is chosen.

    Signals: `changed` after the language has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._qt_texts = QTranslator()
        self._extra_qt_texts = QTranslator()
        self._loaded = "en"

    def choose(self, code: str) -> None:
        """Use the language `code` from now on. Raises Fault for an unknown language."""
        before = language()
        set_language(code)
        self._load_qt_texts(code)
        if code != before:
            self.changed.emit()

    def _load_qt_texts(self, code: str) -> None:
        if code == self._loaded:
            return
        self._loaded = code
        QCoreApplication.removeTranslator(self._qt_texts)
        QCoreApplication.removeTranslator(self._extra_qt_texts)
        QLocale.setDefault(QLocale(code))
        if isinstance(QCoreApplication.instance(), QApplication):
            for window in QApplication.topLevelWidgets():  # their fields write numbers in it
                window.setLocale(QLocale(code))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if code != "en" and self._qt_texts.load(f"qtbase_{code}", folder):
            QCoreApplication.installTranslator(self._qt_texts)
        if (texts := qt_texts(code)) is not None and self._extra_qt_texts.load(texts):
            QCoreApplication.installTranslator(self._extra_qt_texts)


@cache
def retranslator() -> Retranslator:
    """Return the one retranslator."""
    return Retranslator()


def on_language_change(retranslate: Callable[[], None]) -> None:
    """Call `retranslate`, a method of a QObject, now and whenever the language changes, as long as its object lives."""
    retranslate()
    retranslator().changed.connect(retranslate)


Keys = str | Sequence[str] | Mapping[Any, str]
"""The key of a message, or several, in the form in which a setter takes its texts."""


def translated(target: T, **keys: Keys) -> T:
    """Return `target`, whose texts are set from messages now and whenever the language changes.

    `keys`: the keys of messages without fields for each property, such as `text`, `toolTip`, `accessibleName`,
    `placeholderText`, `title` or `texts`. Raises AttributeError for one that `target` has no setter for.
    """
    setters = {_setter(target, name): key for name, key in keys.items()}

    def set_texts(present: Any) -> None:
        for setter, key in setters.items():
            getattr(present, setter)(_texts(key))

    if setters:
        _Retranslated(target, set_texts)
    return target


def _setter(target: QObject, name: str) -> str:
    ours = f"set_{name}"
    return ours if hasattr(target, ours) else f"set{name[0].upper()}{name[1:]}"


def _texts(keys: Keys) -> Any:
    if isinstance(keys, str):
        return text(keys)
    if isinstance(keys, Mapping):
        return {name: text(key) for name, key in keys.items()}
    return [text(key) for key in keys]


def translated_items(box: QComboBox, keys: Sequence[str]) -> QComboBox:
    """Return a combo box whose items, which are there or are added, show the messages of `keys`, in their order."""
    box.addItems([""] * (len(keys) - box.count()))

    def set_texts(present: QComboBox) -> None:
        for index, key in enumerate(keys):
            present.setItemText(index, text(key))

    _Retranslated(box, set_texts)
    return box


class _Retranslated(QObject):
    """Calls a function with its parent, now and whenever the language changes, as long as the parent lives."""

    def __init__(self, parent: QObject, retranslate: Callable[[Any], None]) -> None:
        super().__init__(parent)
        self._retranslate = retranslate
        on_language_change(self._call)

    @Slot()
    def _call(self) -> None:
        self._retranslate(self.parent())
