"""The application: one window, in the user's language and colours."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QTimer

from workbench.ui.base.application import application
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixmap, theme
from workbench.ui.shell.focus_ring import FocusRing
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import set_language, text

AFTER_FIRST_PAINT = 500
"""Milliseconds after which what is not needed for the first picture is loaded."""


@cache
def focus_ring() -> FocusRing:
    """Return the one ring round what has the keyboard; there must be an application."""
    return FocusRing(application())


def apply_settings(settings: Settings) -> None:
    """Look and speak as `settings` say."""
    retranslator().choose(settings.language)
    look = theme()
    look.scheme, look.projector = settings.scheme, settings.projector
    look.size, look.calm = settings.text_size, settings.calm
    look.apply()
    focus_ring()


def open_window(settings: Settings) -> MainWindow:
    """Return a new window that looks and speaks as `settings` say; it is not shown yet."""
    apply_settings(settings)
    window = MainWindow(settings)
    window.setWindowIcon(pixmap("app", 64, theme().colours.text))
    return window


def run(files: Sequence[str] = ()) -> int:
    """Show the window with `files` opened, and return the exit status once it is closed.

    2 where there is nothing to show it on.
    """
    settings = Settings.of_user()
    set_language(settings.language)
    if not _has_display():
        print(text("no-display"), file=sys.stderr)
        return 2
    made = application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = open_window(settings)
    window.show()
    QTimer.singleShot(AFTER_FIRST_PAINT, window.prepare_engine)
    if not files and not settings.toured:
        QTimer.singleShot(AFTER_FIRST_PAINT, window.dialogs.tour)
    for name in files:
        QTimer.singleShot(0, lambda name=name: window.opening.open(os.path.abspath(name)))
    return made.exec()


def _has_display() -> bool:
    """Tell whether Qt will find a display; without one it would end the program without a word that helps."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return named or sys.platform != "linux"
