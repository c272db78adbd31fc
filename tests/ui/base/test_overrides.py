"""An exception in an override is reported in one sentence, however created; PySide alone crashes on Python 3.11."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WINDOW = """
import sys
import workbench.ui
from PySide6.QtWidgets import QApplication, QLabel
from workbench.ui.shell.uncaught_errors import UncaughtErrors

class Label(QLabel):
    __module__ = "workbench.ui.somewhere"

    def showEvent(self, event):
        {failing}

application = QApplication([])
errors = UncaughtErrors()
errors.raised.connect(print)
errors.install()
label = Label("a text")
try:
    label.show()
except Exception as error:
    sys.excepthook(type(error), error, None)
application.processEvents()
"""


@pytest.mark.parametrize("failing", ["[][0]", "1 / 0", "int('x')", "next(iter(()))", "raise IndexError"])
def test_an_override_that_fails_does_not_end_the_process(failing: str) -> None:
    code = [sys.executable, "-c", _WINDOW.format(failing=failing)]
    ended = subprocess.run(code, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.count("\n") == 1
