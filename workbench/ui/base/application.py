"""The Qt application, which anything shown or painted needs, with or without the window."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication


@cache
def application() -> QApplication:
    """Return the application; the first call creates it."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QCoreApplication.setApplicationName("search-workbench")
    QCoreApplication.setOrganizationName("search-workbench")
    QGuiApplication.setDesktopFileName("search-workbench")  # desktops use it to find the icon
    return QApplication(sys.argv[:1])
