"""Fixtures with the real window, and with the parts that all benches share, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.base.settings import Settings
from workbench.ui.runs.session import Session
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.own_code import OwnCodeGuard

PATIENCE = 60_000
"""Milliseconds that a test waits by default: everything takes longer on a busy machine."""

for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = PATIENCE


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window as after its first start, with its chart loaded."""
    window = open_window(Settings(None))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.explore.load()
    yield window
    window.close()


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    """The board, the goal and the searches that the benches share."""
    assert qapp is not None
    session = Session()
    yield session
    session.close()


@pytest.fixture
def guard(qtbot: QtBot) -> Iterator[OwnCodeGuard]:
    """Runs the user's own code in a process of its own, as in the window."""
    widget = QWidget()
    qtbot.addWidget(widget)
    guard = OwnCodeGuard(widget)
    yield guard
    guard.close()
