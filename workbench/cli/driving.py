"""Running a search from the terminal: a progress line if it takes long, and Ctrl+C."""

from __future__ import annotations

import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager

from workbench.own_code.isolation import existing
from workbench.search.problem.status import Status
from workbench.search.running.slices import Advanceable, slices
from workbench.wording.terminal import erase_line

_SLICE_SECONDS = 0.02
_FIRST_PROGRESS, _NEXT_PROGRESS = 1.0, 0.2
_NEXT_LINE = 5.0
"""Seconds between two lines if they were requested and standard error is not a terminal."""
_HINT = 5.0
"""Seconds after which a hint is given."""


def drive(
    run: Advanceable,
    progress: Callable[[float], str],
    watch: Callable[[], str | None] = lambda: None,
    until: Callable[[], bool] = lambda: False,
    asked: bool = False,
    at_end: bool = True,
    hint: str | None = None,
) -> None:
    """Advance `run` until it ends or reaches a limit, Ctrl+C cancels it, or `until` returns True.

    `progress` returns the line to show on standard error for a long search; its argument is the elapsed time in
    seconds. If standard error is not a terminal, the line is written every few seconds if `asked`, and once `at_end`.
    `watch` may return a text to print after each slice. `hint`: a sentence for standard error if the search takes long.
    """
    line, rest = _ProgressLine(progress, asked, asked and at_end), slices(run, _SLICE_SECONDS)
    with interruption() as interrupted:
        while run.status is Status.RUNNING and not (interrupted.is_set() or until()):
            next(rest, None)
            if message := watch():
                line.erase()
                print(message, flush=True)
            if hint is not None and line.elapsed >= _HINT:
                line.erase()
                print(hint, file=sys.stderr, flush=True)
                hint = None
            line.show()
    line.end()
    if interrupted.is_set():
        run.cancel()


class Work:
    """Work in pieces, an iterator of the fraction that is done, with the interface of a run.

    Attributes: status; progress, the fraction that is done.
    """

    def __init__(self, pieces: Generator[float]) -> None:
        self.status, self.progress = Status.RUNNING, 0.0
        self._pieces = pieces

    def advance(self, pieces: int, /) -> Status:
        """Do at most `pieces` pieces."""
        for _ in range(pieces):
            done = next(self._pieces, None)
            if done is None:
                self.status = Status.SOLVED
                break
            self.progress = done
        return self.status

    def cancel(self) -> None:
        """Stop the work, unless all of it is done."""
        if self.status is Status.RUNNING:
            self._pieces.close()
            self.status = Status.CANCELLED


_active_events: list[threading.Event] = []


@contextmanager
def interruption() -> Iterator[threading.Event]:
    """Catch the first Ctrl+C, so that the run stops between two expansions; a second one stops at once.

    Nested calls share one event.
    """
    if _active_events:
        yield _active_events[0]
        return
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted  # signals are handled by the main thread
        return

    def note(*_: object) -> None:
        interrupted.set()
        if (process := existing()) is not None:
            process.hurry()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    _active_events.append(interrupted)
    try:
        yield interrupted
    finally:
        _active_events.clear()
        signal.signal(signal.SIGINT, before)


class _ProgressLine:
    """A progress line on standard error, shown only on a terminal and only if the search takes long.

    On a terminal it is overwritten. Otherwise, if `asked`, each update is a new line, and there is one `at_end`.
    """

    def __init__(self, message: Callable[[float], str], asked: bool, at_end: bool) -> None:
        self._text, self._periodic, self._at_end = message, asked, at_end
        self._is_terminal = sys.stderr.isatty()
        self._started = time.monotonic()
        self._next = self._started + _FIRST_PROGRESS
        self._visible = False

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._started

    def show(self) -> None:
        """Update the line if it is due."""
        now = time.monotonic()
        if self._is_terminal and now >= self._next:
            self._next, self._visible = now + _NEXT_PROGRESS, True
            width = shutil.get_terminal_size().columns - 1
            erase_line()
            sys.stderr.write(self._text(now - self._started)[:width])
            sys.stderr.flush()
        elif self._periodic and now >= self._next:
            self._next = now + _NEXT_LINE
            self._write_line(now)

    def end(self) -> None:
        """Erase the line, or write the last one."""
        self.erase()
        if self._at_end and not self._is_terminal:
            self._write_line(time.monotonic())

    def _write_line(self, now: float) -> None:
        print(self._text(now - self._started), file=sys.stderr, flush=True)

    def erase(self) -> None:
        if self._visible:
            self._visible = False
            erase_line()
            sys.stderr.flush()
