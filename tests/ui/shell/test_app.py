"""Starting the program."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_without_a_display_it_says_so_in_one_line_and_does_not_break_down() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAYS}
    done = subprocess.run(
        [sys.executable, "-m", "workbench"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "No display" in done.stderr


def test_a_picture_is_taken_without_a_display_and_without_a_word(tmp_path: object) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAYS}
    done = subprocess.run(
        [sys.executable, "-m", "workbench", "screenshot", f"{tmp_path}/window.png"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_first_paint_waits_for_no_plot_and_the_chart_comes_by_itself() -> None:
    done = subprocess.run([sys.executable, "-c", _FIRST_PAINT], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


_FIRST_PAINT = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from workbench.ui.base.application import application
from workbench.ui.base.settings import Settings
from workbench.ui.shell.app import open_window

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print("pyqtgraph" in sys.modules)
            watched.removeEventFilter(self)
            timer.start()
        return False

def close_with_chart():
    if window.explore.chart.plot is not None:
        timer.stop()  # it would go off again while the window closes
        print("pyqtgraph" in sys.modules)
        window.close()

made = application()
window = open_window(Settings(None))
timer = QTimer(interval=10)
timer.timeout.connect(close_with_chart)
watch = Watch()
window.centralWidget().installEventFilter(watch)
window.show()
made.exec()
"""
_DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
