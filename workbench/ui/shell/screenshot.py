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
from workbench.ui.base.drawing import encode_png
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import SCHEMES
from workbench.wording import LANGUAGES

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow

SIZE = (1280, 800)
SETTLED_CHECKS = 3
"""Consecutive checks that must find everything settled: the first one may come before the layout is complete."""

SETTLE_SECONDS = 180.0
"""Seconds that the window may take to settle, even on a slow machine."""
SAMPLE_STEP = 3
"""The default step for a problem other than the sample board."""


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
    """Write a PNG of the window with `bench` at `step` (None: a typical one) of what it plays to `path`.

    The user's settings are not used. `problem`: searched instead of a board, in the form that `solve` accepts.
    `lesson`: a lesson's name or file, opened at `lesson_step`, from 1, whose scene the benches show. `arrange`: shows
    something else in the window instead of the bench's sample.
    Raises Fault for an unknown bench, language or theme, if the file cannot be written, and if the window does not
    settle.
    """
    from workbench.ui.base.application import application
    from workbench.ui.shell.app import open_window

    settings = Settings(None)
    settings.projector = projector
    settings.scheme = _checked_choice("unknown-theme", theme, SCHEMES, "light")
    if language is not None:
        settings.language = _checked_choice("unknown-language", language, tuple(LANGUAGES), language)
    application()
    previous_handler = qInstallMessageHandler(_report)
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
            window.lessons.start(lesson, lesson_step or 1)
        elif arrange is not None:
            arrange(window)
        else:
            window.bench.show_sample(step)
        wait_until_settled(window.bench.settled)
        write_whole(path, encode_png(window.grab().toImage()))
    finally:
        window.close()
        window.deleteLater()
        qInstallMessageHandler(previous_handler)


def _report(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Print Qt's messages, except those about features that an off-screen window does not support."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _checked_choice(key: str, name: str | None, known: tuple[str, ...], default: str) -> str:
    if name is None:
        return default
    if name not in known:
        raise Fault(key, name=name, known=", ".join(known))
    return name


def wait_until_settled(settled: Callable[[], bool], seconds: float = SETTLE_SECONDS) -> None:
    """Run the event loop until the window has settled and is laid out.

    Raises Fault if that takes more than `seconds`.
    """
    loop, timer, end, settled_checks = QEventLoop(), QTimer(interval=20), monotonic() + seconds, 0

    def check() -> None:
        nonlocal settled_checks
        settled_checks = settled_checks + 1 if settled() else 0
        if settled_checks >= SETTLED_CHECKS or monotonic() > end:
            loop.quit()

    timer.timeout.connect(check)
    timer.start()
    loop.exec()
    timer.stop()
    if settled_checks < SETTLED_CHECKS:
        raise Fault("picture-late", seconds=round(seconds))
