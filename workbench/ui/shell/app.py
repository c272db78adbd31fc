"""The application: one window, in the user's language and colours."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from functools import cache, partial

from PySide6.QtCore import QTimer

from workbench.diagnostics import begin_log, end_log, report
from workbench.search.problem.messages import shown
from workbench.ui.base.application import application
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import pixmap, theme
from workbench.ui.controls.message_dialog import complain
from workbench.ui.shell.focus_ring import FocusRing
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.unforeseen import UnforeseenErrors
from workbench.wording import set_language, text

AFTER_FIRST_PAINT = 500
"""Milliseconds after which everything not needed for the first paint is loaded."""


@cache
def focus_ring() -> FocusRing:
    """Return the one focus ring; an application must exist."""
    return FocusRing(application())


def apply_settings(settings: Settings) -> None:
    """Apply the language and appearance in `settings`."""
    retranslator().choose(settings.language)
    look = theme()
    look.scheme, look.projector = settings.scheme, settings.projector
    look.size, look.calm = settings.text_size, settings.calm
    look.apply()
    focus_ring()


def open_window(settings: Settings) -> MainWindow:
    """Return a new window with the language and appearance in `settings`; it is not shown yet."""
    apply_settings(settings)
    window = MainWindow(settings)
    window.setWindowIcon(pixmap("app", 64, theme().colours.text))
    return window


def run(files: Sequence[str] = (), safe: bool = False) -> int:
    """Show the window with `files` opened, and return the exit status once it is closed.

    `safe`: use default settings, which are not stored, and restore nothing.
    """
    settings = Settings(None) if safe else Settings.of_user()
    set_language(settings.language)
    made = application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    begin_log()
    window = open_window(settings)
    errors = UnforeseenErrors(window)
    errors.raised.connect(lambda sentence: complain(window, sentence, report))
    errors.install()
    window.show()
    if settings.damaged is not None:
        damaged = text("settings-damaged", name=shown(str(settings.damaged), 200))
        print(damaged, file=sys.stderr)
        complain(window, damaged)
    if safe:
        window.setWindowTitle(text("window-title-safe"))
    else:
        QTimer.singleShot(AFTER_FIRST_PAINT, window.prepare_engine)
        QTimer.singleShot(AFTER_FIRST_PAINT, partial(_keep_session, window))
    if not files and not settings.toured and not safe:
        QTimer.singleShot(AFTER_FIRST_PAINT, window.dialogs.tour)
    for name in files:
        QTimer.singleShot(0, lambda name=name: window.opening.open(os.path.abspath(name)))
    status = made.exec()
    end_log()
    return status


def _keep_session(window: MainWindow) -> None:
    """Start saving the session automatically, and offer one left by a program that ended unexpectedly."""
    from workbench.ui.shell.recovery import left_sessions, offer

    window.begin_recovery()
    left = left_sessions()
    if left:
        offer(left[0], window.sessions.restore, window)
