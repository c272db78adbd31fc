"""A picture of the real window in the middle of a search, drawn without a display."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler

from workbench.formats.entry import read_entry
from workbench.formats.problem_input import ProblemInput
from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.ui.base.drawing import encoded
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import SCHEMES
from workbench.wording import LANGUAGES

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow

SIZE = (1280, 800)
CALM = 3
"""Looks in a row at which everything has settled: the first one may come before all is laid out."""

PATIENCE = 180.0
"""Seconds that the window may take to settle, on a slow machine too."""
SAMPLE_STEP = 3
"""The step that is shown of another problem than the sample board, where no other is asked for."""


def screenshot(
    path: Path,
    bench: str = "explore",
    language: str | None = None,
    theme: str | None = None,
    size: tuple[int, int] = SIZE,
    step: int | None = None,
    projector: bool = False,
    problem: str | None = None,
    lesson: str | None = None,
    lesson_step: int | None = None,
    arrange: Callable[[MainWindow], object] | None = None,
) -> None:
    """Write a PNG of the window with `bench` at `step` (None: one worth seeing) of what it plays to `path`.

    The user's settings have no part in it. `problem`: what is searched in place of a board, as `solve` takes it.
    `lesson`: a lesson's name or file, which is taken at `lesson_step`, from 1; what the benches show is then its scene.
    `arrange`: shows something else in the window, in place of the sample of its bench.
    Raises Fault for a bench, a language or a theme that there is not, where the file cannot be written, and where the
    window does not settle.
    """
    from workbench.ui.base.application import application
    from workbench.ui.shell.app import open_window

    settings = Settings(None)
    settings.projector = projector
    settings.scheme = _known("unknown-theme", theme, SCHEMES, "light")
    if language is not None:
        settings.language = _known("unknown-language", language, tuple(LANGUAGES), language)
    application()
    former = qInstallMessageHandler(_report)
    window = open_window(settings)
    try:
        window.show_bench(bench)
        window.resize(*size)
        window.show()
        window.bench.load()
        if problem is not None:
            window.explore.session.set_problem(read_entry(problem, (ProblemInput,)))
            step = SAMPLE_STEP if step is None else step
        if lesson is not None:
            window.lessons.take(lesson, lesson_step or 1)
        elif arrange is not None:
            arrange(window)
        else:
            window.bench.show_sample(step)
        wait(window.bench.settled)
        write_whole(path, encoded(window.grab().toImage()))
    finally:
        window.close()
        window.deleteLater()
        qInstallMessageHandler(former)


def _report(_kind: QtMsgType, _context: QMessageLogContext, told: str) -> None:
    """Pass on what Qt reports, but for what a window that nobody sees cannot do."""
    if not told.startswith("This plugin does not support"):
        print(told, file=sys.stderr)


def _known(key: str, name: str | None, known: tuple[str, ...], default: str) -> str:
    if name is None:
        return default
    if name not in known:
        raise Fault(key, name=name, known=", ".join(known))
    return name


def wait(settled: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Let the window work until it has settled, and what that changed is laid out.

    Raises Fault where that takes more than so many seconds.
    """
    loop, timer, end, calm = QEventLoop(), QTimer(interval=20), monotonic() + seconds, 0

    def look() -> None:
        nonlocal calm
        calm = calm + 1 if settled() else 0
        if calm >= CALM or monotonic() > end:
            loop.quit()

    timer.timeout.connect(look)
    timer.start()
    loop.exec()
    timer.stop()
    if calm < CALM:
        raise Fault("picture-late", seconds=round(seconds))
