"""Fixtures with the real window, and with the parts that all benches share, without a window."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.films import small_film

from workbench.api import Configuration
from workbench.compiling import preparing
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.settings import Settings
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.own_code import OwnCodeGuard

PATIENCE = 60_000
"""Milliseconds that a test waits by default: everything takes longer on a busy machine."""

for wait in (QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = PATIENCE


MANY_OBJECTS = 20_000
"""Number of objects that survive a collection only if modules were imported: they outlive every test."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Collect what a window has left as soon as its test ends.

    Once, Qt crashed when Python collected the remains of several windows in the middle of a later test. Modules
    are left out of the next collections, which would take long.
    """
    result = yield
    gc.collect()
    if len(gc.get_objects()) > MANY_OBJECTS:
        gc.freeze()
    return result


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
def film(window: MainWindow, qtbot: QtBot) -> Iterator[RunEntry]:
    """A finished IDA* search of which only the beginning is in memory, shown at its end."""
    session = window.explore.session
    preparing.enable()
    with small_film(kept=300, spacing=200, cached=1 << 20):
        session.configure(Configuration.of("idastar", "manhattan", None, "compiled"))
        session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
        window.explore.player.to_end()
        qtbot.waitUntil(lambda: session.current is not None and session.current.finished and not session.busy)
        assert session.current is not None
        recording = session.current.run.recording
        assert recording.kept_steps < recording.published.steps == session.current.run.expanded
        yield session.current


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
