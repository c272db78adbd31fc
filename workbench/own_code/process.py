"""A process of own code as the program sees it: begun when something is asked of it, and again after it has ended.

Any thread may call; the process does one thing after the other. A thread that waits for an answer can be called off by
`interrupting.interrupt`, which ends the process at once.
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
from workbench.search.problem.blame import is_users
from workbench.search.problem.limits import default_bytes
from workbench.search.problem.messages import Fault, Message, message
from workbench.search.problem.problem import SearchFailure

PATIENCE = 5.0
"""Seconds without an answer after which the user is asked whether to stop it."""
IMPATIENCE = 0.5
"""Seconds that the thread that serves the window waits for an answer."""
OUTPUT = 1 << 16
"""Characters of what the code has printed that are kept: the last ones."""
ADDED = 1 << 28
"""Bytes besides those of a search's memory limit."""
NO_ANSWER = "own-no-answer"
"""The message that own code was ended because it did not answer in time."""
_LOOK = 0.25
_FRAME = re.compile(r'File "(.+)", line (\d+)')
_CHILD = "workbench.own_code.child"
_MEMORY_FOLDER = Path("/dev/shm")
_PREFIX = "own-code-"
"""What the names of shared folders begin with; the number of the process that began them follows."""
_ids = itertools.count(1)


class OwnCodeEnded(SearchFailure):
    """The process has ended while it was to answer."""


@dataclass(eq=False)
class _Question:
    future: Future[Any]
    about: str


class _Child:
    """One process, from its beginning to its end."""

    def __init__(self, first: str, most_bytes: int, output: Output) -> None:
        self.id = next(_ids)
        sweep()
        self.folder = tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=_roomy_folder(most_bytes))
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
        """Have something done; the future brings the answer."""
        question = _Question(Future(), about)
        written = pack((target, arguments), self.id)
        with self._lock:
            if self.ended:
                raise OwnCodeEnded(self._end_of(about))
            if not self.asked:
                self.since = time.monotonic()
            self.asked.append(question)
            with contextlib.suppress(OSError):  # it has ended: whoever reads the answers knows
                assert self._process.stdin is not None
                self._process.stdin.write(LENGTH.pack(len(written)) + written)
                self._process.stdin.flush()
        return question.future

    def stop(self, reason: Message | None = None) -> None:
        """End the process at once, and whatever it has begun."""
        if self.stopped is None:
            self.stopped = reason or message("own-called-off")
        if self._process.poll() is None:  # else its number may be that of another process by now
            kill(self._process.pid)

    def close(self) -> None:
        """End the process and wait for that."""
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
            except Exception:  # what comes from there may be anything
                question.future.set_exception(OwnCodeEnded(message("own-answer", name=question.about)))
                continue
            _settle(question, kind, value)
        self._finish()

    def _finish(self) -> None:
        self._process.kill()
        self._process.wait()
        self._printing.join(_LOOK)  # what it has begun may hold the pipe
        with self._lock:
            self.ended = True
            left, self.asked = self.asked, deque()
        self.ready.set()
        for question in left:
            told = self.stopped or self._end_of(question.about)
            called_off = self.stopped is not None and self.stopped.key == "own-called-off"
            question.future.set_exception(InterruptedCall() if called_off else OwnCodeEnded(told))
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end_of(self, about: str) -> Message:
        """Return how the process came to its end by itself: file and line where they are known."""
        code, told = self._process.returncode, ""
        if code is not None and code < 0:
            with contextlib.suppress(OSError):
                told = (Path(self.folder) / CRASH).read_text("utf-8", "replace")
            frames = [found for found in _FRAME.findall(told) if is_users(found[0])]
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
        """Tell whether it has taken more memory than it may, where the system does not see to that itself."""
        try:
            return bool(psutil.Process(self._process.pid).memory_info().rss > self._most + ADDED)
        except psutil.Error:
            return False


class Output:
    """What the code has printed: the last OUTPUT characters, and how many there were in all (`written`).

    `passed_on`: where all of it is written besides.
    """

    def __init__(self, passed_on: IO[str] | None = None) -> None:
        self.written = 0
        self._passed_on = passed_on
        self._text = ""
        self._lock = threading.Lock()

    @property
    def text(self) -> str:
        """What is kept."""
        return self._text

    def add(self, text: str) -> None:
        """Take in more."""
        if self._passed_on is not None:
            with contextlib.suppress(OSError, ValueError):
                self._passed_on.write(text)
                self._passed_on.flush()
        with self._lock:
            self._text = (self._text + text)[-OUTPUT:]
            self.written += len(text)


class OwnProcess:
    """The process of own code of a program.

    Attributes: output; within, the seconds that a call may take if it does not say so itself, None: any time.

    `first`: a module that is imported there before anything is asked. `window`: the thread that serves the window and
    never waits for long. `printed`: where all that the code prints is written besides.
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
        """Which process it is now; 0 where there is none."""
        child = self._child
        return 0 if child is None or child.ended else child.id

    @property
    def is_window(self) -> bool:
        """Whether the calling thread is the one that serves the window."""
        return threading.current_thread() is self._window

    @property
    def folder(self) -> str:
        """Where the process of now keeps what it shares. It is begun if there is none."""
        return self._begun().folder

    def begin(self) -> None:
        """Have the process ready for what is asked of it. Raises InterruptedCall where that was called off."""
        child = self._begun()
        if not self.is_window:
            with waiting(child.stop):
                child.ready.wait()
            if child.stopped is not None and child.stopped.key == "own-called-off":
                raise InterruptedCall

    def call(
        self, target: str, *arguments: Any, about: str, patience: float = IMPATIENCE, within: float | None = None
    ) -> Any:
        """Return what `target`, "module:function", returns there. `about`: the name of the user's code.

        `within`: the seconds after which the process is ended, once it is ready; None: those of all calls.
        Raises what it says (Fault, SearchFailure), InterruptedCall where it was called off, and OwnCodeEnded where the
        process has ended; on the window's thread SearchFailure too, where no answer comes within `patience` seconds.
        """
        child = self._begun()
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
        """Have something done where there is a process, without waiting for it."""
        child = self._child
        if child is not None and not child.ended:
            with contextlib.suppress(OwnCodeEnded, UnknownValueError):
                child.ask(target, arguments, "")

    @property
    def silent(self) -> tuple[float, str]:
        """For how many seconds an answer has been waited for, and the name of the code that is to give it."""
        child = self._child
        with contextlib.suppress(IndexError):
            if child is not None and child.ready.is_set() and (about := child.asked[0].about):
                return time.monotonic() - child.since, about
        return 0.0, ""

    def hurry(self) -> None:
        """End the process unless it gives the answer that is waited for at once."""
        child = self._child
        if child is not None and child.asked:
            since = child.since
            timer = threading.Timer(IMPATIENCE, lambda: child.stop() if child.since == since else None)
            timer.daemon = True
            timer.start()

    def stop(self) -> None:
        """End the process at once; whoever waits for it is told that the code was called off."""
        if (child := self._child) is not None:
            child.stop()

    def check_memory(self) -> None:
        """End the process if it has taken too much memory."""
        child = self._child
        if child is not None and not child.ended and child.too_large():
            about = child.asked[0].about if child.asked else ""
            child.stop(message("own-memory", name=about))

    def close(self) -> None:
        """End the process, and wait for that."""
        if (child := self._child) is not None:
            child.close()

    def _begun(self) -> _Child:
        with self._lock:
            if self._child is None or self._child.ended:
                self._child = _Child(self._first, (self._most or default_bytes()) + ADDED, self.output)
            return self._child


def kill(number: int) -> None:
    """End the process of that number at once, and whatever it has begun."""
    with contextlib.suppress(psutil.Error):
        process = psutil.Process(number)
        for one in (*process.children(recursive=True), process):
            with contextlib.suppress(psutil.Error):
                one.kill()


def sweep() -> None:
    """Remove what processes have left that were killed together with those that had begun them."""
    for place in (_MEMORY_FOLDER, Path(tempfile.gettempdir())):
        for folder in place.glob(f"{_PREFIX}*-*"):
            owner = folder.name.removeprefix(_PREFIX).partition("-")[0]
            if owner.isdecimal() and not psutil.pid_exists(int(owner)):
                shutil.rmtree(folder, ignore_errors=True)


def _settle(question: _Question, kind: str, value: Any) -> None:
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
        what, text, place = value
        future.set_exception(SearchFailure(raised(question.about, what, text, place)))


def raised(about: str, kind: str, text: str, place: str) -> Message:
    """Return the message that own code raised an exception: at a place, "file.py, line 3", or somewhere in `about`."""
    where = place or about
    if kind == "SystemExit":
        return message("own-exit", name=where)
    return message("own-raised", name=where, kind=kind, text=text)


def _roomy_folder(most: int) -> Path | None:
    """Return a folder in memory with room for so many bytes; None: there is none, take the usual one."""
    try:
        return _MEMORY_FOLDER if shutil.disk_usage(_MEMORY_FOLDER).free >= most else None
    except OSError:
        return None


_current: OwnProcess | None = None


def current() -> OwnProcess | None:
    """Return the process in which own code is to run; None where it runs in the caller's."""
    return _current


@contextlib.contextmanager
def isolated(process: OwnProcess) -> Iterator[None]:
    """Have own code run in a process of its own from now on, until the end."""
    isolate(process)
    try:
        yield
    finally:
        isolate(None)
        process.close()


def isolate(process: OwnProcess | None) -> None:
    """Have own code run in `process`; None: in the caller's."""
    global _current
    _current = process
