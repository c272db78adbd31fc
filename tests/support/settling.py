"""Waits for what the window shows."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from workbench.ui.shell.main_window import MainWindow


def wait_until_shown(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the current bench has settled, and a lesson no longer keeps the picture of its last step."""
    qtbot.waitUntil(lambda: window.bench.settled() and window.bench.updatesEnabled())
