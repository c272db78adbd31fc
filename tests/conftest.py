"""Fixtures of every test: its own home folder, English, reproducible examples. Nothing may outlive a test."""

from __future__ import annotations

import itertools
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QObject,
    QSettings,
    QThread,
    QTimer,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import getAllValidWrappers, isValid

from workbench.compiling import kernel_files

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
for taste in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(taste, None)

# If a shell runs this in the background, Ctrl+C is ignored here and in every child process.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Every test has its own home folder; only compiled kernels are in the user's.
os.environ.setdefault("NUMBA_CACHE_DIR", str(kernel_files.folder()))

# The same examples in every run, so that failures are reproducible. No deadlines: machines differ.
settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("few", settings.get_profile("same"), max_examples=3)
settings.register_profile("some", settings.get_profile("same"), max_examples=10)
# The kernels' tests compare both engines once with many examples. As plain Python, which is slow, and with every index
# checked, fewer follow the same branches.
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0"
settings.load_profile("few" if INTERPRETED else "some" if CHECKED else "same")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests that are too slow for uncompiled kernels, and compile the kernels before a test waits for them."""
    if item.get_closest_marker("compiled") is None:
        return
    if INTERPRETED:
        pytest.skip("too long without compilation")
    from workbench.compiling import preparing

    for _ in preparing.compile_in_subprocess():
        pass


_crashed: set[str] = set()


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str, report: pytest.TestReport, sched: Any) -> None:
    """Run a test again, once, if its process crashed; the summary counts it as "rerun". A second crash is a failure.

    Now and then Qt crashes when Python collects what earlier tests of the same process have left. That says nothing of
    the test which happens to run then. Tests that fail are not run again.
    """
    if crashitem not in _crashed:
        _crashed.add(crashitem)
        report.outcome = "rerun"
        sched.mark_test_pending(crashitem)


_numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fail a test that leaves a thread, a timer, an animation or a window behind, and close these."""
    threads_before = set(threading.enumerate())
    yield
    remaining = [str(thread) for thread in threading.enumerate() if _started(thread, threads_before)]
    remaining += _left_in_qt()
    if remaining:
        pytest.fail("left behind: " + "; ".join(remaining), pytrace=False)


def _started(thread: threading.Thread, before: set[threading.Thread]) -> bool:
    # A dummy represents a Qt thread that ran Python once; Python 3.11 keeps it after that thread has ended.
    return thread not in before and not isinstance(thread, threading._DummyThread)


def _left_in_qt() -> list[str]:
    if QCoreApplication.instance() is not None:
        # Outside an event loop only this executes deleteLater, with which pytest-qt closes its widgets.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    remaining = []
    for qobject in getAllValidWrappers():
        if isinstance(qobject, QObject) and isValid(qobject):  # closing one may delete the next
            remaining += [f"{how} {qobject!r}" for how in _dismiss(qobject)]
    return remaining


def _dismiss(qobject: QObject) -> Iterator[str]:
    """Stop or close `qobject` if it is still active, and return its description."""
    if isinstance(qobject, QThread):
        if qobject.isRunning() and qobject is not QThread.currentThread():
            yield "running"
            qobject.requestInterruption()
            qobject.quit()
            qobject.wait(10_000)
    elif isinstance(qobject, QTimer) and qobject.isActive():
        yield "active"
        qobject.stop()
    elif isinstance(qobject, QAbstractAnimation) and qobject.state() == QAbstractAnimation.State.Running:
        yield "running"
        qobject.stop()
    elif isinstance(qobject, QWidget) and qobject.isWindow() and qobject.isVisible():
        yield "open"
        qobject.close()
        qobject.deleteLater()
    elif any("timerEvent" in vars(cls) for cls in type(qobject).__mro__ if "PySide6" not in cls.__module__):
        dispatcher = QAbstractEventDispatcher.instance()
        for timer in dispatcher.registeredTimers(qobject) if dispatcher else []:
            yield "timer of"
            qobject.killTimer(timer.timerId)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the empty home folder of this test: the user's settings, data and caches are never changed."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_numbers))
    home.mkdir(parents=True, mode=0o700)
    monkeypatch.setenv("HOME", str(home))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(home / "system"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(home))
    _keep_settings_in(home)
    return home


def _keep_settings_in(home: Path) -> None:
    # Qt reads the environment only when QSettings is first used; after that its path must be set.
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(home / "config"))
        QSettings.setPath(form, QSettings.Scope.SystemScope, str(home / "system"))


@pytest.fixture(autouse=True)
def no_process_of_own_code(nothing_left_behind: None) -> Iterator[None]:  # noqa: ARG001 - torn down before it
    """End the process in which `workbench.solve` and others run own code."""
    yield
    if "workbench.own_code.isolation" in sys.modules:
        from workbench.own_code import isolation

        if isolation._lasting.cache_info().currsize:
            isolation._lasting().close()
            isolation._lasting.cache_clear()


@pytest.fixture(autouse=True)
def engine_not_loaded() -> Iterator[None]:
    """Begin every test like a program, with the compiled engine not loaded."""
    yield
    if "workbench.compiling.preparing" in sys.modules:
        from workbench.compiling import preparing

        preparing._loaded = False


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Begin every test in English."""
    yield
    if "workbench.wording" in sys.modules:
        from workbench.wording import set_language

        set_language("en")
    if "workbench.ui.base.retranslation" in sys.modules:
        from workbench.ui.base.retranslation import retranslator

        retranslator().choose("en")  # Qt's own texts


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    """Begin every test with the colours and the text size of a first start."""
    yield
    if "workbench.ui.base.theme" in sys.modules and QCoreApplication.instance() is not None:
        from workbench.ui.base.theme import SCHEMES, theme

        shared = theme()
        if (shared.scheme, shared.size, shared.projector) != (SCHEMES[0], 1.0, False):
            shared.scheme, shared.size, shared.projector = SCHEMES[0], 1.0, False
            shared.apply()
