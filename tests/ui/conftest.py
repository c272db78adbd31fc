"""The real window, as its tests see it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from workbench.ui.app import open_window
from workbench.ui.main_window import MainWindow
from workbench.ui.settings import Settings


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
