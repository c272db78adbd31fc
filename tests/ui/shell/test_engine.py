"""The compiled engine in the window: prepared in the background, and shown like the other one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.compiling import kernel_files, preparing
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.ui.runs.engine_change import EngineChange
from workbench.ui.runs.session import Session
from workbench.ui.shell.engine_preparation import EnginePreparation
from workbench.ui.shell.main_window import MainWindow

OPENED = """
import sys
from PySide6.QtWidgets import QApplication
from workbench.ui.base.application import application
from workbench.ui.base.settings import Settings
from workbench.ui.shell.app import open_window

made = application()
window = open_window(Settings(None))
print("workbench.ui.hex.bench" in sys.modules)
window._engine._jobs.ended.connect(made.quit)
window.prepare_engine()
made.exec()
print("workbench.ui.hex.bench" in sys.modules)
window.close()
"""


def run_of(window: MainWindow) -> api.ConfiguredRun:
    kept = window.explore.session.current
    assert kept is not None
    return kept.run


def test_searches_are_compiled_once_the_engine_is_ready(qtbot: QtBot, window: MainWindow):
    assert run_of(window).engine == "textbook"
    result: list[str] = []
    window._engine.message_reported.connect(result.append)
    window.prepare_engine()
    qtbot.waitUntil(lambda: preparing.ready() and result[-1:] == [""], timeout=120_000)
    window.explore.session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
    run = run_of(window)
    assert run.engine == "compiled"
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: run.status is Status.SOLVED)
    assert run.recording.expanded == api.solve("hardest8", engine="textbook").expanded


def test_benches_are_imported_before_they_are_opened() -> None:
    done = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout.split() == ["False", "True"], done.stderr


@pytest.mark.compiled
def test_a_running_search_moves_over_as_soon_as_its_kernels_are_compiled(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
):
    released, wanted = Event(), []

    def held_back(first: Callable[[], preparing.Kernels]) -> Iterator[preparing.Progress]:
        while not released.is_set():
            wanted.append(first())
            yield preparing.Progress(3, None)
        yield preparing.Progress(30, first())

    monkeypatch.setattr(preparing, "prepare", held_back)
    window.explore.session.set_start(Board.parse("13 14 15 7/11 12 9 5/6 0 2 1/4 8 10 3"))
    window.prepare_engine()
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: run_of(window).expanded > 5000)
    labels = window.statusBar().findChildren(QLabel)
    qtbot.waitUntil(lambda: "Preparing the compiled engine, only once: 3%" in [label.text() for label in labels])
    assert (wanted[-1], run_of(window).engine) == (("astar", "manhattan", "1", "16"), "textbook")
    released.set()
    qtbot.waitUntil(lambda: run_of(window).engine == "compiled")
    assert window.statusBar().currentMessage().startswith("The search continues on the compiled engine from step ")
    assert not preparing.ready(), "the kernels of other searches are not"
    assert window.explore.player.following


def test_the_window_can_be_closed_while_the_engine_is_prepared(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(preparing, "compiled", lambda *_: False)
    window.prepare_engine()
    window.close()
    assert not preparing.ready()


def test_it_is_said_that_damaged_files_of_the_engine_were_removed(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    damaged = tmp_path / "kernels" / "one.nbi"
    damaged.parent.mkdir()
    damaged.write_bytes(b"")
    monkeypatch.setattr(preparing, "prepare", lambda _first: iter([kernel_files.read(damaged)]))
    with qtbot.waitSignal(window._engine.damage_reported):
        window.prepare_engine()
    assert window.statusBar().currentMessage().startswith("One file of the compiled engine was damaged and removed")


def test_what_is_ready_is_not_prepared_again(qtbot: QtBot, session: Session):
    preparing.load()
    engine_change = EngineChange(session)
    preparation = EnginePreparation(engine_change, session.memory)
    with qtbot.assertNotEmitted(preparation.message_reported):
        preparation.begin()
    engine_change.close()
