"""A process of own code from its start to its end, its output and its shared folder."""

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
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.disk import process_prefix, sweep_folders
from workbench.interruption import InterruptedCall
from workbench.own_code.child import CRASH, LENGTH
from workbench.own_code.restrictions import Restrictions, Watch, kill
from workbench.own_code.values import pack, unpack
from workbench.search.problem.blame import is_user_code, place_text
from workbench.search.problem.messages import Fact, Fault, Message, message
from workbench.search.problem.problem import SearchFailure

MAX_OUTPUT = 1 << 16
"""The number of characters at the end of the code's output that are stored."""
EXTRA_BYTES = 1 << 28
"""Bytes in addition to a search's memory limit."""
_JOIN_SECONDS = 0.25
_PLACE_SECONDS = 0.2
"""Seconds within which a process reports which line it is executing."""
_LEFT = {"threads": "own-left-threads", "processes": "own-left-processes"}
"""What a call may leave running, and the key of the message."""
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


class ChildProcess:
    """One process, from its start to its end."""

    def __init__(self, first: str, most_bytes: int, output: Output, restrictions: Restrictions) -> None:
        self.id = next(_ids)
        sweep()
        self.folder = tempfile.mkdtemp(prefix=process_prefix(_PREFIX), dir=_memory_folder(most_bytes))
        self.pending: deque[_Question] = deque()
        self.since = time.monotonic()
        self.stopped: Message | None = None
        self.ready, self.ended = threading.Event(), False
        self._most, self._output, self._restrictions = most_bytes, output, restrictions
        self._printed_before = 0
        self._lock = threading.Lock()
        alone = "alone" if restrictions.alone else ""
        self._process = subprocess.Popen(
            [sys.executable, "-m", _CHILD, str(most_bytes), self.folder, first, restrictions.folder, alone],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,  # so that all processes that the code starts can be found
        )
        self._printing = threading.Thread(target=self._read_output, daemon=True)
        self._printing.start()
        self._reading = threading.Thread(target=self._read_answers, daemon=True)
        self._reading.start()
        self._watch = None
        if restrictions.processes is not None:
            self._watch = Watch(
                self._process, restrictions.processes, lambda: bool(self.pending), self.too_large, self._stop_exceeding
            )

    def ask(self, target: str, arguments: tuple[Any, ...], about: str) -> Future[Any]:
        """Send a request; the future receives the answer."""
        question = _Question(Future(), about)
        written = pack((target, arguments), self.id)
        with self._lock:
            if self.ended:
                raise OwnCodeEnded(self._end_message(about))
            if not self.pending:
                self.since, self._printed_before = time.monotonic(), self._output.written
            self.pending.append(question)
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

    def _stop_exceeding(self, what: str) -> None:
        """End the process because it exceeds its memory limit or the maximum number of processes."""
        if what == "ended":
            kill(self._process.pid)  # processes that it started may keep its pipes open
        elif what == "processes":
            self.stop_because("own-processes", most=self._restrictions.processes or 0)
        else:
            self.stop_because("own-memory")

    def stop_because(self, key: str, **facts: Fact) -> None:
        """End the process, with a message that names the line that it was executing, or else its code."""
        about = next((one.about for one in self.pending.copy()), "")
        if self.stopped is None:
            self.stop(message(key, name=self._current_place() or about, **facts))

    def _current_place(self) -> str:
        """Return the place in the user's code that is being executed, "" if it cannot be found."""
        if not hasattr(signal, "SIGUSR1") or self._process.poll() is not None:
            return ""
        with contextlib.suppress(OSError):
            os.kill(self._process.pid, signal.SIGUSR1)
        until = time.monotonic() + _PLACE_SECONDS
        while time.monotonic() < until and not self._crash_place():
            time.sleep(_PLACE_SECONDS / 20)
        return self._crash_place()

    def _crash_place(self) -> str:
        """Return the innermost place in the user's code that the process has reported, "" if there is none."""
        report = ""
        with contextlib.suppress(OSError):
            report = (Path(self.folder) / CRASH).read_text("utf-8", "replace")
        frames = [found for found in _FRAME.findall(report) if is_user_code(found[0])]
        return place_text(frames[0][0], int(frames[0][1])) if frames else ""

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
            try:
                kind, value = unpack(answer, self.id)
            except Exception:  # the process may send anything
                kind, value = "unknown", None
            if kind in _LEFT:
                self.stopped = message(_LEFT[kind], name=next((one.about for one in self.pending.copy()), ""))
                break
            with self._lock:
                question = self.pending.popleft()
                self.since = time.monotonic()
            _set_result(question, kind, value)
        self._finish()

    def _finish(self) -> None:
        if self._watch is not None:
            self._watch.end()
            kill(self._process.pid)
        self._process.kill()
        self._process.wait()
        self._printing.join(_JOIN_SECONDS)  # a child process may keep the pipe open
        with self._lock:
            self.ended = True
            unanswered, self.pending = self.pending, deque()
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
        code = self._process.returncode
        if code is not None and code < 0:
            with contextlib.suppress(ValueError):
                name = self._crash_place() or about
                return message("own-crashed", name=name, signal=signal.Signals(-code).name)
        return message("own-ended-process", name=about, code=str(code))

    def _read_output(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while data := os.read(pipe.fileno(), 1 << 16):
                self._output.add(data.decode("utf-8", "replace"))
                most = self._restrictions.characters
                if most is not None and self._output.written - self._printed_before > most and self.stopped is None:
                    self.stop_because("own-output", most=most)
        with contextlib.suppress(OSError):
            pipe.close()

    def too_large(self) -> bool:
        """Return whether the process exceeds its memory limit, for systems that do not enforce it themselves."""
        import psutil  # slow to import, and most commands run no own code

        try:
            return bool(psutil.Process(self._process.pid).memory_info().rss > self._most + EXTRA_BYTES)
        except psutil.Error:
            return False


class Output:
    """The output of the code: the last MAX_OUTPUT characters, and the total number of characters (`written`).

    `printed` is called with each part of it.
    """

    def __init__(self, printed: Callable[[str], object] | None = None) -> None:
        self.written = 0
        self._printed = printed
        self._text = ""
        self._lock = threading.Lock()

    @property
    def text(self) -> str:
        return self._text

    def add(self, text: str) -> None:
        if self._printed is not None:
            with contextlib.suppress(OSError, ValueError):
                self._printed(text)
        with self._lock:
            self._text = (self._text + text)[-MAX_OUTPUT:]
            self.written += len(text)


def sweep() -> None:
    """Remove the shared folders of processes that were killed together with the program."""
    for place in (_MEMORY_FOLDER, Path(tempfile.gettempdir())):
        sweep_folders(place, _PREFIX)


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
    elif kind == "raised" and isinstance(value, tuple) and len(value) == 3:
        kind_name, text, place = value
        future.set_exception(SearchFailure(raised_message(question.about, kind_name, text, place)))
    else:
        future.set_exception(OwnCodeEnded(message("own-answer", name=question.about)))


def raised_message(about: str, kind: str, text: str, place: str) -> Message:
    """Return the message that own code raised an exception: at a place, "file.py, line 3", or somewhere in `about`."""
    where = place or about
    match kind:
        case "SystemExit":
            return message("own-exit", name=where)
        case "EOFError":
            return message("own-input", name=where)
        case "OwnMemoryError":
            return message("own-memory", name=where)
    if not text:
        return message("own-raised-plain", name=where, kind=kind)
    return message("own-raised", name=where, kind=kind, text=text)


def _memory_folder(most: int) -> Path | None:
    """Return a folder in memory with room for `most` bytes; None for the default folder if there is none."""
    try:
        return _MEMORY_FOLDER if shutil.disk_usage(_MEMORY_FOLDER).free >= most else None
    except OSError:
        return None
