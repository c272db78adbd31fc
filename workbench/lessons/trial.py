"""A function of somebody's own, tried in a process of its own: whatever it does, it can be stopped."""

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
"""What all boards together may take, once the process has begun."""
_BEGINNING = 60.0
"""Seconds after which it has begun, even on a very busy machine."""
_LOOK, _END = 0.05, 2.0
_CHILD = "workbench.lessons.trial_process"

Told = dict[str, Any]
"""What came of a board: its `value`; or `raised`, a kind and a text; or `odd`, what is no number."""


def tried(
    name: str, pairs: Sequence[tuple[Board, Board]], seconds: float = SECONDS
) -> Generator[None, None, list[Told]]:
    """Return what `file.py:function` says of boards with their goals, up to the first of which it says no number.

    Yields while that goes on; closing the generator ends the process and all that it has begun. Raises Fault where the
    file is not there or does not run, and for a function that takes longer, or ends the process.
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
    """Wait for a process to end; return whether its time was over before that, and what it has written."""
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
    """End a process and what it has begun, where they go on."""
    with suppress(psutil.Error):
        for one in psutil.Process(process.pid).children(recursive=True):
            one.kill()
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
