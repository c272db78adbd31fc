"""Executors run the cases of an experiment: in this process, in a pool of processes, or on a cluster (`cluster.py`)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Protocol

from workbench.experiments import running
from workbench.own_code.child_process import sweep
from workbench.own_code.isolation import isolate
from workbench.own_code.process import OwnProcess, print_to_stderr
from workbench.own_code.restrictions import kill
from workbench.search.problem.messages import Fault

CaseResult = tuple[int, str | None]
"""The number of a case, and its outcome as JSON; None if its process died twice."""

_PAUSE_POLL_SECONDS = 0.05
_ATOMIC_BYTES = 2048
"""The number of bytes that one write puts into a pipe as a whole, so that several processes can share it."""
MAX_DEATHS = 6
"""After this many consecutive deaths of processes, with no case finished in between, the experiment fails."""


class Executor(Protocol):
    """Runs cases."""

    @property
    def room(self) -> int:
        """The number of cases that can be submitted now."""

    def submit(self, number: int, spec: str) -> None:
        """Queue a case; `spec` is from `Plan.spec`."""

    def collect(self, timeout: float) -> list[CaseResult]:
        """Return the finished cases, after waiting at most `timeout` seconds for the first. Raises Fault."""

    def pause(self, paused: bool) -> None:
        """Pause within the cases in progress, or resume them."""

    def close(self) -> None:
        """Abandon the cases in progress, and free all resources."""


class Inline:
    """Runs one case after the other in this process."""

    def __init__(self) -> None:
        self._queue: deque[tuple[int, str]] = deque()
        self._current: tuple[int, Iterator[str | None]] | None = None
        self._paused = False

    @property
    def room(self) -> int:
        return 1 - len(self._queue)

    def submit(self, number: int, spec: str) -> None:
        self._queue.append((number, spec))

    def collect(self, timeout: float) -> list[CaseResult]:
        """Return the case that finishes within `timeout` seconds, if any."""
        end = time.monotonic() + timeout
        if self._paused:
            time.sleep(timeout)
            return []
        while self._current is not None or self._queue:
            if self._current is None:
                number, spec = self._queue.popleft()
                self._current = number, running.run_case_in_slices(spec)
            number, steps = self._current
            for outcome in steps:
                if outcome is not None:
                    self._current = None
                    return [(number, outcome)]
                if time.monotonic() >= end:
                    return []
        return []

    def pause(self, paused: bool) -> None:
        self._paused = paused

    def close(self) -> None:
        """Discard the unfinished cases."""
        self._queue.clear()
        self._current = None


class Local:
    """Runs cases in `jobs` processes of this machine, each with one thread.

    If a process dies, for example because memory runs out, its case is unknown: all cases in progress are run again,
    one at a time, and a case whose process dies again is given up. `printed` is called with what the user's own code
    prints; None: it goes to standard error.
    """

    def __init__(self, jobs: int, printed: Callable[[str], object] | None = None) -> None:
        self._jobs, self._printed = jobs, printed
        self._context = multiprocessing.get_context("spawn")
        self._output, self._output_end = self._context.Pipe(duplex=False)
        self._paused = self._context.Event()
        self._specs: dict[int, str] = {}
        self._futures: dict[Future[str], int] = {}
        self._suspects: deque[int] = deque()
        self._deaths = 0
        self._pool = self._new_pool()

    @property
    def room(self) -> int:
        """The number of cases that can be submitted now: each process has one waiting, so that it is never idle."""
        return 0 if self._suspects else 2 * self._jobs - len(self._futures)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes of the pool."""
        return [*(self._pool._processes or ())]

    def submit(self, number: int, spec: str) -> None:
        self._specs[number] = spec
        self._start(number)

    def collect(self, timeout: float) -> list[CaseResult]:
        """Return the finished cases, after waiting at most `timeout` seconds for the first. Raises Fault."""
        if self._suspects and not self._futures:
            self._start(self._suspects[0])
        if not self._futures:
            time.sleep(timeout)
        done, _ = wait(self._futures, timeout, FIRST_COMPLETED)
        self._show_output()
        return self._replace_pool() if any(map(_broken, done)) else self._results_of(done)

    def pause(self, paused: bool) -> None:
        (self._paused.set if paused else self._paused.clear)()

    def close(self) -> None:
        """Abandon the cases in progress, and end all processes."""
        for number in self.processes:
            kill(number)
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._show_output()
        self._output.close()
        self._output_end.close()
        sweep()

    def _new_pool(self) -> ProcessPoolExecutor:
        output = None if self._printed is None else self._output_end
        return ProcessPoolExecutor(self._jobs, self._context, _initialize_process, (self._paused, self._jobs, output))

    def _show_output(self) -> None:
        while self._printed is not None and self._output.poll():
            self._printed(self._output.recv_bytes().decode("utf-8", "replace"))

    def _start(self, number: int) -> None:
        try:
            future = self._pool.submit(_in_pool, self._specs[number])
        except BrokenProcessPool as error:
            future = Future()
            future.set_exception(error)
        self._futures[future] = number

    def _results_of(self, done: Iterable[Future[str]]) -> list[CaseResult]:
        """Return the outcomes of finished cases, ordered by number."""
        results = sorted((self._futures.pop(future), future.result()) for future in done)
        for number, _ in results:
            self._discard(number)
            self._deaths = 0
        return [*results]

    def _discard(self, number: int) -> None:
        del self._specs[number]
        if self._suspects and self._suspects[0] == number:
            self._suspects.popleft()

    def _replace_pool(self) -> list[CaseResult]:
        """Create a new pool. Run the cases in progress again, one at a time; give up one that was already alone."""
        self._deaths += 1
        if self._deaths > MAX_DEATHS:
            raise Fault("experiment-processes-die", count=self._deaths)
        self._pool.shutdown(wait=True)
        results = self._results_of([future for future in self._futures if not _broken(future)])
        broken = sorted(self._futures.values())
        self._futures.clear()
        self._pool = self._new_pool()
        if self._suspects and broken == [self._suspects[0]]:
            self._discard(broken[0])
            return [*results, (broken[0], None)]
        self._suspects.extend(broken)
        return results


def _broken(future: Future[str]) -> bool:
    """Return whether a finished future's case was in progress when a process died."""
    return isinstance(future.exception(), BrokenProcessPool)


# In the processes of a pool

_pause: Event


def _initialize_process(paused: Event, processes: int, output: Connection | None) -> None:
    """Prepare a process of a pool for its first case. `output`: where own code prints, None: to standard error."""
    global _pause
    _pause = paused
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl+C
    threading.Thread(target=_end_with_parent, daemon=True).start()
    running.set_process_count(processes)
    isolate(OwnProcess("workbench.api.own_host", printed=print_to_stderr if output is None else partial(_send, output)))


def _send(output: Connection, text: str) -> None:
    written = text.encode("utf-8", "replace")
    for start in range(0, len(written), _ATOMIC_BYTES):
        output.send_bytes(written[start : start + _ATOMIC_BYTES])


def _end_with_parent() -> None:
    """End this process when its parent has died; otherwise it would wait forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _in_pool(spec: str) -> str:
    for outcome in running.run_case_in_slices(spec):
        if outcome is not None:
            return outcome
        while _pause.is_set():
            time.sleep(_PAUSE_POLL_SECONDS)
    raise AssertionError("a case comes to an end")
