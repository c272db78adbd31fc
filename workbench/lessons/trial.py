"""Runs the user's own function in a separate process, so that it can always be stopped."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import suppress
from typing import Any

import psutil

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board

SECONDS = 10.0
"""The time limit for all boards together, once the process has started."""
_BEGINNING = 60.0
"""The time limit for starting the process, in seconds; enough even for a very busy machine."""
_LOOK, _END = 0.05, 2.0
_CHILD = "workbench.lessons.trial_process"

Told = dict[str, Any]
"""The result for a board: its `value`; or `raised`, a type and a message; or `odd`, a value that is not a number."""


def tried(
    name: str, pairs: Sequence[tuple[Board, Board]], seconds: float = SECONDS
) -> Generator[None, None, list[Told]]:
    """Return the results of `file.py:function` for boards with their goals, up to the first that is not a number.

    Yields while it runs; closing the generator ends the process and its children. Raises Fault if the file does not
    exist or cannot be run, and for a function that takes too long, or ends the process.
    """
    asked = {"name": name, "seconds": seconds, "pairs": [[str(board), str(goal)] for board, goal in pairs]}
    process = subprocess.Popen(
        [sys.executable, "-m", _CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        late, answered = yield from _waiting(process, json.dumps(asked).encode(), seconds)
    finally:
        _end(process)
    lines = answered.splitlines(keepends=True)[1:]
    told: list[Told] = [json.loads(line) for line in lines if line.endswith(b"\n")]
    if told and "fault" in told[-1]:
        raise Fault(told[-1]["fault"], **told[-1]["facts"])
    if len(told) < len(pairs) and (not told or "value" in told[-1]):
        board = str(pairs[len(told)][0])
        raise Fault("own-late", board=board, seconds=f"{seconds:g}") if late else Fault("own-ended", board=board)
    return told


def _waiting(
    process: subprocess.Popen[bytes], asked: bytes, seconds: float
) -> Generator[None, None, tuple[bool, bytes]]:
    """Wait for a process to end; return whether it ran out of time, and what it has written."""
    began, most, given, answered = time.monotonic(), _BEGINNING, asked, b""
    while time.monotonic() - began <= most:
        try:
            return False, process.communicate(given or None, timeout=_LOOK)[0]
        except subprocess.TimeoutExpired as waited:
            if waited.output and not answered:
                began, most = time.monotonic(), seconds
            answered = waited.output or b""
        given = b""
        yield
    return True, answered


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children."""
    with suppress(psutil.Error):
        for one in psutil.Process(process.pid).children(recursive=True):
            one.kill()
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
