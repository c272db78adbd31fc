"""Starting the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_the_splash_screen_is_shown_before_the_window_is_loaded_and_goes_when_it_is_shown() -> None:
    done = subprocess.run([sys.executable, "-c", _SPLASH], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.split() == ["True", "False", "MainWindow"]


_SPLASH = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QSplashScreen
from workbench.ui.base.application import application
from workbench.ui.shell import app, splash

def shown():
    splash_screen = splash.splash_screen()
    print(splash_screen.isVisible(), "workbench.ui.shell.main_window" in sys.modules)
    QTimer.singleShot(0, end)
    return splash_screen

def end():
    windows = {type(one).__name__: one for one in QApplication.topLevelWidgets() if one.isVisible()}
    if "MainWindow" not in windows or "QSplashScreen" in windows:
        return QTimer.singleShot(100, end)
    print(*windows)
    windows["MainWindow"].close()

made = application()
app.splash_screen = shown
app.run(safe=True)
"""


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


_WITH_ARGUMENTS = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from workbench.__main__ import main
from workbench.ui.base.application import application
from workbench.ui.shell.main_window import MainWindow

def report():
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]
    if not windows:  # only the splash screen is shown
        return QTimer.singleShot(200, report)
    window = windows[0]
    print(window.menuBar().actions()[0].text(), window.choices.languages.checkedAction().text())
    session = window.explore.session
    print(session.start_board, session.configuration.algorithm, window.statusBar().currentMessage())
    window.close()

sys.argv = ["search-workbench", *sys.argv[1:]]
made = application()
QTimer.singleShot(200, report)
sys.exit(main())
"""


def started(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Return what was printed when the program is started with arguments, its settings in a folder."""
    return subprocess.run(
        [sys.executable, "-c", _WITH_ARGUMENTS, *arguments],
        env=os.environ | {"XDG_CONFIG_HOME": str(folder), "LANGUAGE": "en"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_window_opens_in_the_language_of_the_option_which_is_not_stored(tmp_path: Path) -> None:
    assert "English" in started(tmp_path).stdout
    for arguments in (("--language", "ru"), ("--language=ru", "--safe")):
        assert "Файл" in started(tmp_path, *arguments).stdout and "Русский" in started(tmp_path, *arguments).stdout
    assert "English" in started(tmp_path).stdout
    unknown = started(tmp_path, "--language", "xx")
    assert unknown.returncode == 2 and "xx" in unknown.stderr and unknown.stdout == ""


def test_a_board_or_a_run_line_as_an_argument_is_opened_in_the_window(tmp_path: Path) -> None:
    assert "4 1 3/2 0 5/7 8 6" in started(tmp_path, "4 1 3/2 0 5/7 8 6").stdout
    assert "4 5 0/1 2 3 greedy" in started(tmp_path, "2x3:4 5 0/1 2 3 goal=last greedy manhattan").stdout
    assert "korf has no board “999”" in started(tmp_path, "korf:999").stdout
    command = started(tmp_path, "solve", "4 1 3/2 0 5/7 8 6")
    assert command.returncode == 0 and "File" not in command.stdout
