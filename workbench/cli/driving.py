"""Running a search to its end from the terminal: a progress line where it takes long, and Ctrl+C."""

from __future__ import annotations

import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from workbench.own_code.process import current
from workbench.search.problem.status import Status
from workbench.wording.terminal import erase_line

_SLICE_SECONDS = 0.02
_FIRST_PROGRESS, _NEXT_PROGRESS = 1.0, 0.2
_NEXT_LINE = 5.0
"""Seconds from one line to the next where they are asked for and no person watches."""


class Advancing(Protocol):
    """What a run of any kind offers."""

    status: Status

    def advance(self, expansions: int, /) -> Status:
        """Go on for so many expansions."""

    def cancel(self) -> None:
        """End it."""


def drive(
    run: Advancing,
    progress: Callable[[float], str],
    watch: Callable[[], str | None] = lambda: None,
    until: Callable[[], bool] = lambda: False,
    asked: bool = False,
) -> None:
    """Advance `run` until it is over, reaches a limit, Ctrl+C cancels it, or `until` says that it is time to leave off.

    `progress` makes the line that is shown on standard error while it takes long, from the seconds gone by.
    Where no terminal shows it, it is written line by line if it was `asked` for, and a last time at the end.
    `watch` may return something to print after each slice.
    """
    line, slice_ = _ProgressLine(progress, asked), 16
    with interruption() as interrupted:
        while run.status is Status.RUNNING and not (interrupted.is_set() or until()):
            started = time.perf_counter()
            run.advance(slice_)
            if time.perf_counter() - started < _SLICE_SECONDS:
                slice_ *= 2
            elif slice_ > 1:
                slice_ //= 2
            if told := watch():
                line.erase()
                print(told, flush=True)
            line.show()
    line.end()
    if interrupted.is_set():
        run.cancel()


_noted: list[threading.Event] = []


@contextmanager
def interruption() -> Iterator[threading.Event]:
    """Let the first Ctrl+C be noted, so that the run stops between two expansions; a second one stops at once.

    One inside another is the same.
    """
    if _noted:
        yield _noted[0]
        return
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted  # signals are the main thread's
        return

    def note(*_: object) -> None:
        interrupted.set()
        if (process := current()) is not None:
            process.hurry()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    _noted.append(interrupted)
    try:
        yield interrupted
    finally:
        _noted.clear()
        signal.signal(signal.SIGINT, before)


class _ProgressLine:
    """A line on standard error that is overwritten, there only where a person watches and the search takes long.

    `asked`: where no person watches, it is a new line each time, and there is one at the end.
    """

    def __init__(self, told: Callable[[float], str], asked: bool) -> None:
        self._told, self._asked = told, asked
        self._watched = sys.stderr.isatty()
        self._started = time.monotonic()
        self._next = self._started + _FIRST_PROGRESS
        self._shown = False

    def show(self) -> None:
        """Show the line anew where it is time."""
        now = time.monotonic()
        if self._watched and now >= self._next:
            self._next, self._shown = now + _NEXT_PROGRESS, True
            width = shutil.get_terminal_size().columns - 1
            erase_line()
            sys.stderr.write(self._told(now - self._started)[:width])
            sys.stderr.flush()
        elif self._asked and now >= self._next:
            self._next = now + _NEXT_LINE
            self._write_line(now)

    def end(self) -> None:
        """Leave the line empty, or write the last one."""
        self.erase()
        if self._asked and not self._watched:
            self._write_line(time.monotonic())

    def _write_line(self, now: float) -> None:
        print(self._told(now - self._started), file=sys.stderr, flush=True)

    def erase(self) -> None:
        """Leave the line empty."""
        if self._shown:
            self._shown = False
            erase_line()
            sys.stderr.flush()
