"""The application: one window, in the user's language and colours."""

from __future__ import annotations

import signal
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from workbench.ui.main_window import MainWindow
from workbench.ui.retranslation import retranslator
from workbench.ui.settings import Settings
from workbench.ui.theme import pixmap, theme
from workbench.wording import text


def application() -> QApplication:
    """Return the application, made at the first call."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QCoreApplication.setApplicationName("search-workbench")
    QCoreApplication.setOrganizationName("search-workbench")
    return QApplication(sys.argv[:1])


def open_window(settings: Settings) -> MainWindow:
    """Return a new window that looks and speaks as `settings` say; it is not shown yet."""
    retranslator().choose(settings.language)
    look = theme()
    look.scheme, look.projector = settings.scheme, settings.projector
    look.apply()
    window = MainWindow(settings)
    window.setWindowIcon(pixmap("app", 64, look.colours.text))
    return window


def run() -> int:
    """Show the window, and return the exit status once it is closed."""
    made = application()
    made.setApplicationDisplayName(text("window-title"))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = open_window(Settings.of_user())
    window.show()
    return made.exec()
