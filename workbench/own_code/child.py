"""The process of own code itself: it executes requests one after the other, and answers.

Everything that the code prints, to either stream, goes to the standard error of the process, for the user. The
process's memory is limited, and it ends with the process that started it.
"""

from __future__ import annotations

import faulthandler
import importlib
import io
import os
import shutil
import signal
import struct
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from typing import IO, Any

from workbench.own_code.restraint import adopt_orphans, end_with_parent, limit_memory
from workbench.own_code.values import Values
from workbench.search.problem.blame import out_of_memory, user_code_place
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import SearchFailure

LENGTH = struct.Struct("<Q")
CRASH = "crash"
"""The file in the shared folder that contains the code's position after a crash."""
_MAX_TEXT = 200
_LEFT_SECONDS = 0.2
"""Seconds in which threads and processes may end after a call."""


def main() -> None:
    """Answer until there are no more requests: `target`, a module and a function of it, with its arguments."""
    remove_folder = partial(shutil.rmtree, sys.argv[2], ignore_errors=True)
    end_with_parent(remove_folder)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    devnull = os.open(os.devnull, os.O_RDONLY)
    os.dup2(devnull, 0)
    sys.stdin = _NoInput()
    printed = os.dup(2)
    _open_output(printed)
    crash = os.open(os.path.join(sys.argv[2], CRASH), os.O_CREAT | os.O_WRONLY)
    faulthandler.enable(crash)
    if hasattr(faulthandler, "register"):
        faulthandler.register(signal.SIGUSR1, crash)  # the program asks where the code is, in whichever thread
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is handled by the program that started this process
    values = Values()
    if sys.argv[3]:
        importlib.import_module(sys.argv[3])
    folder, alone = sys.argv[4], bool(sys.argv[5])
    if folder:
        os.chdir(folder)
        sys.path.insert(0, folder)
    if alone:
        adopt_orphans()
    limit_memory(int(sys.argv[1]))
    process = os.getpid()
    answers.write(LENGTH.pack(0))
    answers.flush()
    while (question := _read(questions)) is not None:
        threads = set(threading.enumerate())
        answer = _answer(values, question, alone)
        if os.getpid() != process:  # a copy of this process that the code has started
            os._exit(0)
        if alone and (left := _left_running(threads)):
            answer = values.write((left, None))
        with suppress(Exception):
            sys.stdout.flush()
        if _is_output_closed():
            _open_output(printed)
            answer = values.write(("closed", None))
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()
    remove_folder()
    os._exit(0)  # without waiting for threads that the code may have started


class _NoInput(io.TextIOBase):
    """Standard input if nothing can be typed: each way to read it raises EOFError, as `input` does."""

    def read(self, _size: int | None = -1, /) -> str:
        raise EOFError

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # `IOBase` reads bytes
        raise EOFError


def _open_output(printed: int) -> None:
    """Redirect what the code prints, to either stream, to `printed`."""
    for number in (1, 2):
        os.dup2(printed, number)
    sys.stdout = open(1, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)  # noqa: SIM115


def _is_output_closed() -> bool:
    """Return whether the code has closed one of its output streams."""
    try:
        os.fstat(1), os.fstat(2)
    except OSError:
        return True
    return any(getattr(stream, "closed", False) for stream in (sys.stdout, sys.stderr))


def _read(file: IO[bytes]) -> bytes | None:
    head = file.read(LENGTH.size)
    return file.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def _left_running(before: set[threading.Thread]) -> str:
    """Return "threads" or "processes" if the code has left any running, else ""."""
    until = time.monotonic() + _LEFT_SECONDS
    while (left := _running(before)) and time.monotonic() < until:
        time.sleep(_LEFT_SECONDS / 20)
    return left


def _running(before: set[threading.Thread]) -> str:
    if set(threading.enumerate()) - before:
        return "threads"
    with suppress(AttributeError, ChildProcessError):  # AttributeError: Windows has no such call
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return "processes"
    return ""


def _answer(values: Values, question: bytes, alone: bool) -> bytes:
    """Return ("value", result), ("fault" or "failure", message), or ("raised", (type, text, place)), packed."""
    try:
        target, arguments = values.read(question)
        module, _, name = target.partition(":")
        answer: tuple[str, Any] = "value", getattr(importlib.import_module(module), name)(*arguments)
        return values.write(answer)
    except Fault as fault:
        answer = "fault", fault.message
    except SearchFailure as failure:
        answer = "failure", failure.message
    except MemoryError as error:
        answer = "failure", out_of_memory(error)
        if alone:
            answer = "raised", ("OwnMemoryError", "", user_code_place(error))
    except BaseException as error:  # own code may raise anything, even SystemExit
        answer = "raised", (type(error).__name__, to_quotable(str(error), _MAX_TEXT), user_code_place(error))
    try:
        return values.write(answer)
    except BaseException as error:
        return values.write(("raised", (type(error).__name__, "", "")))


if __name__ == "__main__":
    main()
