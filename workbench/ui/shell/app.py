"""The application: one window, in the user's language and colours."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from workbench.diagnostics import begin_log, end_log, report
from workbench.search.problem.messages import to_quotable
from workbench.ui.base.application import application
from workbench.ui.base.icons import pixmap
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.controls.file_dialog import folders
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.controls.popup_colours import popup_colours
from workbench.ui.shell.focus_ring import FocusRing
from workbench.ui.shell.splash import splash_screen
from workbench.ui.shell.uncaught_errors import UncaughtErrors
from workbench.wording import set_language, text

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow

LOAD_DELAY_MS = 500
"""Milliseconds after which everything not needed for the first paint is loaded."""


@cache
def focus_ring() -> FocusRing:
    """Return the one focus ring; an application must exist."""
    return FocusRing(application())


def apply_settings(settings: Settings) -> None:
    """Apply the language, the appearance and the folders in `settings`."""
    folders().settings = settings
    retranslator().choose(settings.language)
    current_theme = theme()
    current_theme.scheme, current_theme.projector = settings.scheme, settings.projector
    current_theme.size, current_theme.calm = settings.text_size, settings.calm
    current_theme.apply()
    focus_ring()
    popup_colours(application())


def open_window(settings: Settings) -> MainWindow:
    """Return a new window with the language and appearance in `settings`; it is not shown yet."""
    apply_settings(settings)
    return _new_window(settings)


def _new_window(settings: Settings) -> MainWindow:
    from workbench.ui.shell.main_window import MainWindow  # slow to load: the splash screen is shown before

    window = MainWindow(settings)
    window.setWindowIcon(pixmap("app", 64, theme().colours.text))
    return window


def run(entries: Sequence[str] = (), safe: bool = False, language: str | None = None) -> int:
    """Show the window with `entries` opened, files or texts, and return the exit status once it is closed.

    `safe`: use default settings, which are not stored, and restore nothing. `language`: the code of one to use this
    time, until another one is chosen in the window.
    """
    settings = Settings(None) if safe else Settings.of_user()
    settings.language_this_time = language
    set_language(settings.language)
    qt_application = application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    begin_log()
    apply_settings(settings)
    splash = splash_screen()
    window = _new_window(settings)
    window.restore_place()
    errors = UncaughtErrors(window)
    errors.raised.connect(lambda sentence: show_error(window, sentence, report))
    errors.install()
    window.show()
    splash.finish(window)
    if settings.damaged is not None:
        damaged = text("settings-damaged", name=to_quotable(str(settings.damaged), 200))
        print(damaged, file=sys.stderr)
        show_error(window, damaged)
    if safe:
        window.setWindowTitle(text("window-title-safe"))
    else:
        QTimer.singleShot(LOAD_DELAY_MS, window.prepare_engine)
        QTimer.singleShot(LOAD_DELAY_MS, partial(_start_recovery, window))
    if not entries and not settings.toured and not safe:
        QTimer.singleShot(LOAD_DELAY_MS, window.dialogs.tour)
    for entry in entries:
        QTimer.singleShot(0, partial(window.opening.open_entry, entry))
    status = qt_application.exec()
    end_log()
    return status


def _start_recovery(window: MainWindow) -> None:
    """Start saving the session automatically, and offer one left by a program that ended unexpectedly."""
    from workbench.ui.shell.recovery import offer_recovery, recoverable_sessions

    recovery = window.begin_recovery()
    sessions = recoverable_sessions()
    if sessions:
        offer_recovery(sessions[0], window.sessions.restore, recovery.replace, window)
