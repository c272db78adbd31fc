"""Icons in the colours of the theme, which grow with the text."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from workbench import assets
from workbench.ui.base.theme import MAX_SIZE, colours, pixels, theme

ICON_SIDES, LARGE_ICON_SIDES = (16, 22, 30, 48), (64, 96)
"""Pixel sizes in which icons are drawn; the large ones only for text that is larger than outside Projector mode."""
ICON_SIDE, DISABLED_OPACITY = 16, 0.28
"""Pixels of the icon of a button, at the standard text size, and the opacity of a disabled icon."""


def icon(name: str) -> QIcon:
    """Return the icon `name` of resources/icons in the text colour, faded when disabled."""
    return _icon(name, colours().text, theme().scale > MAX_SIZE)


def set_icon(target: QAction | QAbstractButton, name: str) -> None:
    """Set the icon `name` of `target`, and recolour it whenever the theme changes; a second call replaces it."""
    for existing in target.findChildren(_IconInTheme, options=Qt.FindChildOption.FindDirectChildrenOnly):
        existing.name = name
        existing.refresh()
        return
    _IconInTheme(target, name)


class IconSize(QObject):
    """Lets the icon of a button grow with the text, unless it was given a size of its own."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button, self._side = button, ICON_SIDE
        self.refresh()
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        if self._button.iconSize().width() in (ICON_SIDE, self._side):
            self._side = pixels(ICON_SIDE)
            self._button.setIconSize(QSize(self._side, self._side))


class _IconInTheme(QObject):
    """Keeps the icon of an action or a button in the colours of the theme."""

    def __init__(self, target: QAction | QAbstractButton, name: str) -> None:
        super().__init__(target)
        self._target, self.name = target, name
        self._size = IconSize(target) if isinstance(target, QAbstractButton) else None
        self.refresh()
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        if self._size is not None:
            self._size.refresh()  # who measures the button after this needs its new size
        self._target.setIcon(icon(self.name))


@lru_cache(maxsize=256)
def _icon(name: str, colour: str, large: bool) -> QIcon:
    result = QIcon()
    for side in ICON_SIDES + LARGE_ICON_SIDES * large:
        picture = pixmap(name, side, colour)
        result.addPixmap(picture)
        result.addPixmap(_faded(picture), QIcon.Mode.Disabled)
    return result


def _faded(picture: QPixmap) -> QPixmap:
    faded = QPixmap(picture.size())
    faded.fill(Qt.GlobalColor.transparent)
    with QPainter(faded) as painter:
        painter.setOpacity(DISABLED_OPACITY)
        painter.drawPixmap(0, 0, picture)
    return faded


@lru_cache(maxsize=1024)
def pixmap(name: str, side: int, colour: str) -> QPixmap:
    """Return the icon `name` as a square of `side` pixels in `colour`."""
    drawing = assets.read_text("icons", f"{name}.svg").replace("currentColor", colour)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, side, side))
    return picture
