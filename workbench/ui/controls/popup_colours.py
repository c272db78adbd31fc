"""The lists of combo boxes in the colours of the theme.

Fusion fills them with the window colour of menus, which high contrast makes the colour of their edges: white text would
be on white.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from workbench.ui.base.theme import colours, palette

_CONTAINER = "QComboBoxPrivateContainer"


class _PopupColours(QObject):
    @Slot(QWidget, QWidget)
    def colour(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Give a list that has just been opened, and so has the focus, a palette of its own."""
        if isinstance(now, QAbstractItemView):
            parent = now.parentWidget()
            if parent is not None and parent.inherits(_CONTAINER):
                now.setPalette(palette(colours()))


@cache
def popup_colours(application: QApplication) -> QObject:
    """Colour the lists of all combo boxes from now on."""
    popups = _PopupColours(application)
    application.focusChanged.connect(popups.colour)
    return popups
