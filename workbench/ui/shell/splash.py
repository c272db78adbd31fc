"""The splash screen: what is seen while the window is being loaded."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QSplashScreen, QWidget

from workbench.ui.base.application import application
from workbench.ui.base.icons import pixmap
from workbench.ui.base.theme import pixels, theme
from workbench.wording import text

_WIDTH, _HEIGHT, _ICON = 360, 200, 72
"""Sizes in pixels, at the normal size of text."""
MAX_WAIT = 0.2
"""Seconds that the window system has at most to show it."""


class SplashScreen(QSplashScreen):
    """A splash screen that is painted at once."""

    def event(self, event: QEvent) -> bool:
        """Do not let Qt wait for the window system, which takes a second where that says nothing."""
        return QWidget.event(self, event) if event.type() == QEvent.Type.Show else super().event(event)


def splash_screen() -> QSplashScreen:
    """Show the program's icon and name in the colours of the theme, and return the splash screen."""
    screen, end = SplashScreen(_picture()), monotonic() + MAX_WAIT
    screen.show()
    while not screen.windowHandle().isExposed() and monotonic() < end:
        application().processEvents()
    application().processEvents()  # it is painted now: what follows takes the time of the event loop
    return screen


def _picture() -> QPixmap:
    colours, ratio = theme().colours, application().devicePixelRatio()
    width, height, icon, gap = (pixels(size) for size in (_WIDTH, _HEIGHT, _ICON, 16))
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colours.surface))
    font = application().font()
    font.setPointSizeF(1.6 * font.pointSizeF())
    top = (height - icon - gap - 2 * pixels(16)) // 2
    with QPainter(picture) as painter:
        drawing = pixmap("app", round(icon * ratio), colours.accent)
        painter.drawPixmap(QRect((width - icon) // 2, top, icon, icon), drawing)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        below = QRect(0, top + icon + gap, width, height - top - icon - gap)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text("window-title"))
        painter.setPen(QColor(colours.border))
        painter.drawRect(0, 0, width - 1, height - 1)
    return picture
