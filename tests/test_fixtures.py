"""The guarantees of conftest.py."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")

LEAKS = """
import threading
import pytest
from PySide6.QtCore import QObject, QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QApplication, QLabel

kept = []

def keep(thing):
    kept.append(thing)
    return thing

def test_leaves_a_python_thread():
    keep(threading.Thread(target=keep(threading.Event()).wait, daemon=True)).start()

def test_leaves_a_qthread(qapp):
    keep(QThread()).start()

def test_leaves_a_timer(qapp):
    keep(QTimer()).start(1000)

def test_leaves_a_timer_of_its_own_making(qapp):
    class Ticking(QObject):
        def timerEvent(self, event):
            pass
    keep(Ticking()).startTimer(1000)

def test_leaves_a_window(qapp):
    keep(QLabel("still here")).show()

def test_leaves_an_animation(qapp):
    animation = keep(QPropertyAnimation(keep(QLabel()), b"windowOpacity"))
    animation.setDuration(60_000)
    animation.setEndValue(0.5)
    animation.start()

def test_leaves_nothing(qtbot):
    thread = threading.Thread(target=str)
    thread.start()
    thread.join()
    window = QLabel("closed by qtbot, and its timer with it")
    qtbot.addWidget(window)
    QTimer(window).start(1000)
    window.show()
    worker = QThread()
    worker.start()
    worker.quit()
    worker.wait()

def test_uses_no_qt():
    pass
"""


def test_a_test_that_leaves_something_behind_fails_and_no_other(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makepyfile(LEAKS)

    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist", "-rE")

    result.assert_outcomes(passed=8, errors=6)
    result.stdout.fnmatch_lines(
        [
            "*ERROR at teardown of test_leaves_a_python_thread*",
            "left behind: <Thread(*",
            "*ERROR at teardown of test_leaves_a_qthread*",
            "left behind: running <PySide6.QtCore.QThread*",
            "*ERROR at teardown of test_leaves_a_timer *",
            "left behind: active <PySide6.QtCore.QTimer*",
            "*ERROR at teardown of test_leaves_a_timer_of_its_own_making*",
            "left behind: timer of <*Ticking*",
            "*ERROR at teardown of test_leaves_a_window*",
            "left behind: open <PySide6.QtWidgets.QLabel*",
            "*ERROR at teardown of test_leaves_an_animation*",
            "left behind: running <PySide6.QtCore.QPropertyAnimation*",
        ],
        consecutive=True,
    )


def test_no_test_sees_the_settings_of_another_or_of_the_user(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makepyfile(
        """
        import pytest
        from pathlib import Path
        from platformdirs import user_cache_path, user_config_path, user_data_path
        from PySide6.QtCore import QSettings, QStandardPaths

        @pytest.mark.parametrize("time", [1, 2])
        def test_writes(time, home):
            assert Path.home() == home
            assert not QSettings("us", "tests").contains("seen")
            QSettings("us", "tests").setValue("seen", time)
            paths = [user_cache_path("a"), user_config_path("a"), user_data_path("a")]
            paths += [Path(QSettings("us", "tests").fileName())]
            paths += [Path(QStandardPaths.writableLocation(place)) for place in (
                QStandardPaths.StandardLocation.AppConfigLocation,
                QStandardPaths.StandardLocation.AppDataLocation,
                QStandardPaths.StandardLocation.CacheLocation,
            )]
            assert all(path.is_relative_to(home) for path in paths), paths
        """
    )

    pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist").assert_outcomes(passed=2)


def test_every_test_begins_in_english(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makepyfile(
        """
        import pytest
        from workbench.wording import language, set_language

        @pytest.mark.parametrize("time", [1, 2])
        def test_speaks(time):
            assert language() == "en"
            set_language("ru")
        """
    )

    pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist").assert_outcomes(passed=2)


@pytest.mark.skipif(sys.platform == "win32", reason="its shells are others")
def test_ctrl_c_reaches_a_test_and_what_it_starts_where_the_shell_ignores_it(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makepyfile(
        """
        import signal, subprocess, sys
        import pytest

        def test_is_interrupted():
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)

        def test_starts_a_program_that_is_interrupted():
            ended = subprocess.run([sys.executable, "-c", "import signal; signal.raise_signal(signal.SIGINT)"])
            assert ended.returncode == -signal.SIGINT
        """
    )
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"]

    pytester.run("sh", "-c", 'trap "" INT; exec "$@"', "sh", *command).assert_outcomes(passed=2)
