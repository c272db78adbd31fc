"""The program's side of the process of own code: started on the first request, and again after it has ended.

Any thread may call; the process executes one request after the other. A thread that waits for an answer can be
interrupted by `interrupting.interrupt`, which ends the process at once.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TimedOutError
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import psutil

from workbench.interrupting import InterruptedCall, waiting
from workbench.own_code.child import CRASH, LENGTH
from workbench.own_code.values import UnknownValueError, pack, unpack
from workbench.search.problem.blame import is_user_code
from workbench.search.problem.limits import default_bytes
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import SearchFailure

PATIENCE = 5.0
"""Seconds without an answer after which the user is asked whether to stop the code."""
WINDOW_PATIENCE = 0.5
"""Seconds that the window's thread waits for an answer."""
MAX_OUTPUT = 1 << 16
"""The number of characters at the end of the code's output that are stored."""
EXTRA_BYTES = 1 << 28
"""Bytes in addition to a search's memory limit."""
NO_ANSWER = "own-no-answer"
"""The key of the message that own code was ended because it did not answer in time."""
_JOIN_SECONDS = 0.25
_FRAME = re.compile(r'File "(.+)", line (\d+)')
_CHILD = "workbench.own_code.child"
_MEMORY_FOLDER = Path("/dev/shm")
_PREFIX = "own-code-"
"""The beginning of the names of shared folders; the id of the process that created them follows."""
_ids = itertools.count(1)


class OwnCodeEnded(SearchFailure):
    """The process ended before it answered."""


@dataclass(eq=False)
class _Question:
    future: Future[Any]
    about: str


class _Child:
    """One process, from its start to its end."""

    def __init__(self, first: str, most_bytes: int, output: Output) -> None:
        self.id = next(_ids)
        sweep()
        self.folder = tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=_memory_folder(most_bytes))
        self.asked: deque[_Question] = deque()
        self.since = time.monotonic()
        self.stopped: Message | None = None
        self.ready, self.ended = threading.Event(), False
        self._most, self._output = most_bytes, output
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", _CHILD, str(most_bytes), self.folder, first],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._printing = threading.Thread(target=self._read_output, daemon=True)
        self._printing.start()
        self._reading = threading.Thread(target=self._read_answers, daemon=True)
        self._reading.start()

    def ask(self, target: str, arguments: tuple[Any, ...], about: str) -> Future[Any]:
        """Send a request; the future receives the answer."""
        question = _Question(Future(), about)
        written = pack((target, arguments), self.id)
        with self._lock:
            if self.ended:
                raise OwnCodeEnded(self._end_message(about))
            if not self.asked:
                self.since = time.monotonic()
            self.asked.append(question)
            with contextlib.suppress(OSError):  # it has ended, which the reading thread notices
                assert self._process.stdin is not None
                self._process.stdin.write(LENGTH.pack(len(written)) + written)
                self._process.stdin.flush()
        return question.future

    def stop(self, reason: Message | None = None) -> None:
        """End the process and its child processes at once."""
        if self.stopped is None:
            self.stopped = reason or message("own-called-off")
        if self._process.poll() is None:  # after its end, another process may have the same id
            kill(self._process.pid)

    def close(self) -> None:
        """End the process and wait until it has ended."""
        self.stop()
        self._reading.join()

    def _read_answers(self) -> None:
        answers = self._process.stdout
        assert answers is not None
        while len(head := answers.read(LENGTH.size)) == LENGTH.size:
            length = LENGTH.unpack(head)[0]
            if len(answer := answers.read(length)) < length:
                break
            if not length:
                self.since = time.monotonic()
                self.ready.set()
                continue
            with self._lock:
                question = self.asked.popleft()
                self.since = time.monotonic()
            try:
                kind, value = unpack(answer, self.id)
            except Exception:  # the process may send anything
                question.future.set_exception(OwnCodeEnded(message("own-answer", name=question.about)))
                continue
            _set_result(question, kind, value)
        self._finish()

    def _finish(self) -> None:
        self._process.kill()
        self._process.wait()
        self._printing.join(_JOIN_SECONDS)  # a child process may keep the pipe open
        with self._lock:
            self.ended = True
            unanswered, self.asked = self.asked, deque()
        self.ready.set()
        for question in unanswered:
            report = self.stopped or self._end_message(question.about)
            called_off = self.stopped is not None and self.stopped.key == "own-called-off"
            question.future.set_exception(InterruptedCall() if called_off else OwnCodeEnded(report))
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end_message(self, about: str) -> Message:
        """Return why the process ended by itself, with file and line if they are known."""
        code, report = self._process.returncode, ""
        if code is not None and code < 0:
            with contextlib.suppress(OSError):
                report = (Path(self.folder) / CRASH).read_text("utf-8", "replace")
            frames = [found for found in _FRAME.findall(report) if is_user_code(found[0])]
            name = f"{os.path.basename(frames[0][0])}, line {frames[0][1]}" if frames else about
            with contextlib.suppress(ValueError):
                return message("own-crashed", name=name, signal=signal.Signals(-code).name)
        return message("own-ended-process", name=about, code=str(code))

    def _read_output(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while data := os.read(pipe.fileno(), 1 << 16):
                self._output.add(data.decode("utf-8", "replace"))
        with contextlib.suppress(OSError):
            pipe.close()

    def too_large(self) -> bool:
        """Return whether the process exceeds its memory limit, for systems that do not enforce it themselves."""
        try:
            return bool(psutil.Process(self._process.pid).memory_info().rss > self._most + EXTRA_BYTES)
        except psutil.Error:
            return False


class Output:
    """The output of the code: the last OUTPUT characters, and the total number of characters (`written`).

    `copy_to`: a stream to which all of it is copied.
    """

    def __init__(self, copy_to: IO[str] | None = None) -> None:
        self.written = 0
        self._copy_to = copy_to
        self._text = ""
        self._lock = threading.Lock()

    @property
    def text(self) -> str:
        return self._text

    def add(self, text: str) -> None:
        if self._copy_to is not None:
            with contextlib.suppress(OSError, ValueError):
                self._copy_to.write(text)
                self._copy_to.flush()
        with self._lock:
            self._text = (self._text + text)[-MAX_OUTPUT:]
            self.written += len(text)


class OwnProcess:
    """The program's process of own code, replaced by a new one after it has ended.

    Attributes: output; within, the maximum number of seconds of a call that does not specify it, None: unlimited.

    `first`: a module that is imported there before the first request. `window`: the window's thread, which never waits
    for long. `printed`: a stream to which the code's output is copied.
    """

    def __init__(
        self,
        first: str = "",
        window: threading.Thread | None = None,
        printed: IO[str] | None = None,
        most_bytes: int | None = None,
    ) -> None:
        self.output = Output(printed)
        self.within: float | None = None
        self._first, self._window, self._most = first, window, most_bytes
        self._child: _Child | None = None
        self._lock = threading.Lock()

    @property
    def id(self) -> int:
        """The number of the current process; 0 if there is none."""
        child = self._child
        return 0 if child is None or child.ended else child.id

    @property
    def is_window(self) -> bool:
        """Whether the calling thread is the window's."""
        return threading.current_thread() is self._window

    @property
    def folder(self) -> str:
        """The shared folder of the current process, which is started if there is none."""
        return self._running_child().folder

    def begin(self) -> None:
        """Start the process and wait until it is ready. Raises InterruptedCall if it was interrupted."""
        child = self._running_child()
        if not self.is_window:
            with waiting(child.stop):
                child.ready.wait()
            if child.stopped is not None and child.stopped.key == "own-called-off":
                raise InterruptedCall

    def call(
        self, target: str, *arguments: Any, about: str, patience: float = WINDOW_PATIENCE, within: float | None = None
    ) -> Any:
        """Return the result of `target`, "module:function", in the process. `about`: the name of the user's code.

        `within`: the seconds after which the process is ended, once it is ready; None: the attribute `within`. Raises
        the exception of the call (Fault, SearchFailure), InterruptedCall if it was interrupted, and OwnCodeEnded if the
        process has ended; on the window's thread also SearchFailure, if there is no answer within `patience` seconds.
        """
        child = self._running_child()
        if self.is_window and child.asked and time.monotonic() - child.since > patience:
            raise SearchFailure(message("own-no-answer-yet", name=about))
        try:
            future = child.ask(target, arguments, about)
        except UnknownValueError as error:
            raise OwnCodeEnded(message("own-value-gone", name=about, value=str(error))) from None
        if self.is_window:
            with contextlib.suppress(TimedOutError):
                return future.result(patience)
            raise SearchFailure(message("own-no-answer-yet", name=about))
        within = self.within if within is None else within
        with waiting(child.stop):
            child.ready.wait()
            if within is not None:
                with contextlib.suppress(TimedOutError):
                    return future.result(within)
                child.stop(message(NO_ANSWER, name=about, seconds=f"{within:g}"))
            return future.result()

    def tell(self, target: str, *arguments: Any) -> None:
        """Send a request without waiting for the answer, if there is a process."""
        child = self._child
        if child is not None and not child.ended:
            with contextlib.suppress(OwnCodeEnded, UnknownValueError):
                child.ask(target, arguments, "")

    @property
    def silent(self) -> tuple[float, str]:
        """(seconds since an answer is being waited for, name of the code that should give it), or (0.0, "")."""
        child = self._child
        with contextlib.suppress(IndexError):
            if child is not None and child.ready.is_set() and (about := child.asked[0].about):
                return time.monotonic() - child.since, about
        return 0.0, ""

    def hurry(self) -> None:
        """End the process unless it gives the pending answer within IMPATIENCE seconds."""
        child = self._child
        if child is not None and child.asked:
            since = child.since
            timer = threading.Timer(WINDOW_PATIENCE, lambda: child.stop() if child.since == since else None)
            timer.daemon = True
            timer.start()

    def stop(self) -> None:
        """End the process at once; threads that wait for it get InterruptedCall."""
        if (child := self._child) is not None:
            child.stop()

    def check_memory(self) -> None:
        """End the process if it exceeds its memory limit."""
        child = self._child
        if child is not None and not child.ended and child.too_large():
            about = child.asked[0].about if child.asked else ""
            child.stop(message("own-memory", name=about))

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        if (child := self._child) is not None:
            child.close()

    def _running_child(self) -> _Child:
        with self._lock:
            if self._child is None or self._child.ended:
                self._child = _Child(self._first, (self._most or default_bytes()) + EXTRA_BYTES, self.output)
            return self._child


def kill(number: int) -> None:
    """End the process with that id and its child processes at once."""
    with contextlib.suppress(psutil.Error):
        process = psutil.Process(number)
        for one in (*process.children(recursive=True), process):
            with contextlib.suppress(psutil.Error):
                one.kill()


def sweep() -> None:
    """Remove the shared folders of processes that were killed together with the program."""
    for place in (_MEMORY_FOLDER, Path(tempfile.gettempdir())):
        for folder in place.glob(f"{_PREFIX}*-*"):
            owner = folder.name.removeprefix(_PREFIX).partition("-")[0]
            if owner.isdecimal() and not psutil.pid_exists(int(owner)):
                shutil.rmtree(folder, ignore_errors=True)


def _set_result(question: _Question, kind: str, value: Any) -> None:
    future = question.future
    if kind == "value":
        future.set_result(value)
    elif kind == "fault" and isinstance(value, Message):
        future.set_exception(Fault(value.key, **value.facts))
    elif kind == "failure" and isinstance(value, Message):
        future.set_exception(SearchFailure(value))
    elif kind == "closed":
        future.set_exception(SearchFailure(message("own-closed-output", name=question.about)))
    else:
        kind_name, text, place = value
        future.set_exception(SearchFailure(raised_message(question.about, kind_name, text, place)))


def raised_message(about: str, kind: str, text: str, place: str) -> Message:
    """Return the message that own code raised an exception: at a place, "file.py, line 3", or somewhere in `about`."""
    where = place or about
    if kind == "SystemExit":
        return message("own-exit", name=where)
    return message("own-raised", name=where, kind=kind, text=text)


def _memory_folder(most: int) -> Path | None:
    """Return a folder in memory with room for `most` bytes; None for the default folder if there is none."""
    try:
        return _MEMORY_FOLDER if shutil.disk_usage(_MEMORY_FOLDER).free >= most else None
    except OSError:
        return None


_current: OwnProcess | None = None


def current() -> OwnProcess | None:
    """Return the process in which own code should run; None for the caller's process."""
    return _current


@contextlib.contextmanager
def isolated(process: OwnProcess) -> Iterator[None]:
    """Run own code in `process` within this context, and close it at the end."""
    isolate(process)
    try:
        yield
    finally:
        isolate(None)
        process.close()


def isolate(process: OwnProcess | None) -> None:
    """Run own code in `process` from now on; None: in the caller's process."""
    global _current
    _current = process
