"""The real window, as its tests see it, and what the benches have in common where there is no window."""

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
"""Milliseconds that a test waits for what it expects unless it says otherwise: on a busy machine all takes longer."""

for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = PATIENCE


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window as it opens for the first time, with its chart loaded."""
    window = open_window(Settings(None))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.explore.load()
    yield window
    window.close()


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    """The board, the goal and the searches that the benches have in common."""
    assert qapp is not None
    session = Session()
    yield session
    session.close()


@pytest.fixture
def guard(qtbot: QtBot) -> Iterator[OwnCodeGuard]:
    """What has own code run in a process of its own, as in the window."""
    widget = QWidget()
    qtbot.addWidget(widget)
    guard = OwnCodeGuard(widget)
    yield guard
    guard.close()
