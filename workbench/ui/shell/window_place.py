"""Where the window opens: where it was last, but all of it within the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QRect, Qt
from PySide6.QtWidgets import QWidget

FRAME = QMargins(8, 40, 8, 8)
"""Room in pixels for the title bar and the edges, which are not known before the window manager has added them."""


def restore_place(window: QWidget, geometry: QByteArray) -> None:
    """Give a window the place that `saveGeometry` returned, or the middle of the screen; maximise it if it is large."""
    if geometry.isEmpty() or not window.restoreGeometry(geometry):
        _centre(window)
    full = window.windowState() & Qt.WindowState.WindowFullScreen
    window.setWindowState(window.windowState() & ~full)  # first its place when it is no longer full
    room, place = window.screen().availableGeometry(), window.geometry()
    if place.width() >= room.width() or place.height() >= room.height():
        inner = room.marginsRemoved(FRAME)  # its place when it is no longer maximised
        window.setGeometry(QRect(inner.topLeft(), place.size().boundedTo(inner.size())))
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    elif not room.contains(place):
        _centre(window)
    window.setWindowState(window.windowState() | full)


def _centre(window: QWidget) -> None:
    place = window.geometry()
    place.moveCenter(window.screen().availableGeometry().center())
    window.setGeometry(place)
