"""Tool buttons with menus: with an arrow that says so, or with an icon that does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import Keys, retranslator, translated
from workbench.ui.base.theme import pixels, theme

ARROW_WIDTH, ARROW_ROOM = 9, 12
"""Pixels at the desk; the arrow of the style itself is half as wide, and at the edge of the button."""


MENU_ROOM = 4
"""Pixels by which a menu is wider than the style wants it."""


class IconMenuButton(QToolButton):
    """Opens its menu when it is pressed. It has no arrow: its icon is enough. `name`, `keys`: as for `tool_button`.

    A style sheet without the arrow would keep the colours of the theme before.
    """

    def __init__(self, parent: QWidget, icon: str, name: str, **keys: Keys) -> None:
        super().__init__(parent, autoRaise=True, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        set_icon(self, icon)
        translated(self, **{"toolTip": name, "accessibleName": name, **keys})

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu


class MenuButton(QToolButton):
    """Opens its menu when it is pressed. Its arrow is as large as that of a list of choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, autoRaise=True, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)

    def setMenu(self, menu: QMenu) -> None:
        """Set the menu, whose longest entry is whole: the style measures it a little too narrow."""
        super().setMenu(menu)
        menu.aboutToShow.connect(self._widen_menu)
        for signal in (theme().changed, retranslator().changed):
            signal.connect(self._forget_width)

    def _widen_menu(self) -> None:
        menu = self.menu()
        if menu is not None and not menu.minimumWidth():
            menu.setMinimumWidth(menu.sizeHint().width() + pixels(MENU_ROOM))

    def _forget_width(self) -> None:
        """Measure the menu again, as its font or its texts are others."""
        if (menu := self.menu()) is not None:
            menu.setMinimumWidth(0)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(pixels(ARROW_ROOM), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(pixels(ARROW_ROOM), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button of the style, its text and icon left of the arrow, and the arrow."""
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
        label = QStyleOptionToolButton(option)
        label.rect = QRect(option.rect).adjusted(0, 0, -pixels(ARROW_ROOM), 0)
        option.text, option.icon = "", QIcon()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, label)
        self._paint_arrow(painter, label.rect.right() + pixels(ARROW_ROOM) / 2 - 2)

    def _paint_arrow(self, painter: QPainter, x: float) -> None:
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        half, middle = pixels(ARROW_WIDTH) / 2, self.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(group, QPalette.ColorRole.ButtonText))
        corners = (
            QPointF(x - half, middle - half / 2),
            QPointF(x + half, middle - half / 2),
            QPointF(x, middle + half / 2),
        )
        painter.drawPolygon(QPolygonF(corners))
