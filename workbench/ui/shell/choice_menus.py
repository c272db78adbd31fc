"""The menus of languages and of colour schemes, each with one checked entry."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import SCHEMES, theme
from workbench.wording import LANGUAGES, language
from workbench.wording.language import ENGLISH_NAMES

OTHER_NAMES = "otherNames"
"""The property of an action with names, in lower case, by which it is found too."""


class ChoiceMenus(QObject):
    """Two submenus of the menu `parent`. Attributes: languages and schemes, their entries.

    Signals: `language_chosen(str)` by its code; `scheme_chosen(str)` by its name.
    """

    language_chosen = Signal(str)
    scheme_chosen = Signal(str)

    def __init__(self, parent: QMenu) -> None:
        super().__init__(parent)
        self._language_menu, self._scheme_menu = parent.addMenu(""), parent.addMenu("")
        self.languages = self._entries(self._language_menu, LANGUAGES, language(), self.language_chosen)
        self.schemes = self._entries(self._scheme_menu, SCHEMES, theme().scheme, self.scheme_chosen)
        for action, name in zip(self.languages.actions(), LANGUAGES.values(), strict=True):
            action.setText(name)
        for action, (name, code) in zip(self.languages.actions(), ENGLISH_NAMES.items(), strict=True):
            action.setProperty(OTHER_NAMES, f"{name} {code}")
        translated(self._language_menu, title="menu-language")
        translated(self._scheme_menu, title="menu-theme")
        for action, key in zip(
            self.schemes.actions(), ("theme-system", "theme-light", "theme-dark", "theme-contrast"), strict=True
        ):
            translated(action, text=key)

    def _entries(self, menu: QMenu, names: Iterable[str], chosen: str, signal: SignalInstance) -> QActionGroup:
        group = QActionGroup(self)
        for name in names:
            action = group.addAction(menu.addAction(""))
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.triggered.connect(partial(_emit, signal, name))
        return group


def _emit(signal: SignalInstance, name: str, *_: Any) -> None:
    signal.emit(name)
