"""Qt's application, which whatever is shown or painted needs, with or without the window."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication


@cache
def application() -> QApplication:
    """Return the application, made at the first call and kept."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QCoreApplication.setApplicationName("search-workbench")
    QCoreApplication.setOrganizationName("search-workbench")
    QGuiApplication.setDesktopFileName("search-workbench")  # by which a desktop finds the icon
    return QApplication(sys.argv[:1])
