"""Copying what a view shows as a picture: from its context menu, and from the menu of all visible views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QMenu, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import translated
from workbench.wording import text

PIXEL_RATIO = 2
"""Pixels of a picture per pixel of the view."""


class PictureCopying(QObject):
    """Adds *Copy picture* to the context menu of a view.

    `image` returns the picture, or None if there is nothing to copy; by default it is the view as it is seen.
    Attribute: action.
    """

    def __init__(self, view: QWidget, image: Callable[[], QImage | None] | None = None) -> None:
        super().__init__(view)
        self._view, self._image = view, image or self._rendered
        self.action = translated(QAction(view), text="picture-copy")
        set_icon(self.action, "copy")
        self.action.triggered.connect(self.copy)
        view.addAction(self.action)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @property
    def visible(self) -> bool:
        return self._view.isVisible()

    @property
    def name(self) -> str:
        """The accessible name of the view, or of what it is in."""
        widget: QWidget | None = self._view
        while widget is not None and not widget.accessibleName():
            widget = widget.parentWidget()
        return text("picture-any") if widget is None else widget.accessibleName()

    def copy(self) -> None:
        """Put the picture on the clipboard."""
        image = self._image()
        if image is not None:
            QGuiApplication.clipboard().setImage(image)

    def _rendered(self) -> QImage:
        image = QImage(self._view.size() * PIXEL_RATIO, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(PIXEL_RATIO)
        image.fill(self._view.palette().window().color())
        QWidget.render(self._view, image)  # of a plot, not only its scene
        return image


class PictureMenu(QObject):
    """The menu that copies any of the visible views of `area`. Attribute: menu."""

    def __init__(self, parent: QMenu, area: QWidget) -> None:
        super().__init__(parent)
        self._area = area
        self.menu = translated(parent.addMenu(""), title="picture-copy")
        self.menu.aboutToShow.connect(self._list)

    def _list(self) -> None:
        self.menu.clear()
        names: Counter[str] = Counter()
        for one in self._area.findChildren(PictureCopying):
            if one.visible:
                names[one.name] += 1
                name = one.name if names[one.name] == 1 else f"{one.name} {names[one.name]}"
                self.menu.addAction(name.replace("&", "&&"), one.copy)
        if not names:
            self.menu.addAction(text("picture-none")).setEnabled(False)
