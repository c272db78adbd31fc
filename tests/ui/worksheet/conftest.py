"""What the tests of worksheets share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from workbench.ui.shell.main_window import MainWindow
from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> Callable[[], WorksheetDialog]:
    """Return a function that opens the dialog and waits until a worksheet can be saved."""

    def opened() -> WorksheetDialog:
        window.commands.actions["worksheet"].trigger()
        found = window.findChild(WorksheetDialog)
        assert isinstance(found, WorksheetDialog)
        qtbot.waitUntil(found.save.isEnabled)
        return found

    return opened
