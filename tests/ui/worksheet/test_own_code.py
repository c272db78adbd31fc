"""Worksheets of a user's own code: if it fails, a fault is shown; the dialog can be closed at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.own_code import aside, written

from workbench import api
from workbench.catalog.problems import own_problem
from workbench.ui.shell.own_code import OwnCodeGuard
from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog
from workbench.wording import say

SAMPLE = "1 2 3/7 0 8/5 6 4"


def dialog_of(run: Any, qtbot: QtBot) -> WorksheetDialog:
    dialog = WorksheetDialog(run)
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.usefixtures("guard")
def test_own_code_that_fails_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    file = written(tmp_path)
    for function, result in (
        ("vanishes", "mine.py:vanishes ended its process"),
        ("leaves", "with SystemExit: mine.py, line 9"),
        ("closes", "mine.py:closes closes its output"),
    ):
        dialog = dialog_of(api.start(SAMPLE, "astar", f"{file}:{function}"), qtbot)
        qtbot.waitUntil(lambda dialog=dialog: dialog.fault.fault is not None)
        assert result in say(dialog.fault.fault) and not dialog.save.isEnabled()


def test_own_code_that_does_not_come_back_holds_nobody_up(guard: OwnCodeGuard, qtbot: QtBot, tmp_path: Path) -> None:
    file = written(tmp_path)
    dialog = dialog_of(api.start(SAMPLE, "astar", f"{file}:sleeps"), qtbot)
    qtbot.waitUntil(lambda: guard.process.silent[0] > 0.1)
    dialog.close_button.click()
    assert not dialog.isVisible()
    dialog = dialog_of(aside(lambda: api.start(own_problem(f"{file}:Cracked"), "astar", "straight")), qtbot)
    qtbot.waitUntil(dialog.save.isEnabled)
    dialog.write(str(tmp_path / "steps.pdf"))
    assert dialog.message.text() == "steps.pdf: 4 pages."
