"""Runs the user's own function in a separate process, so that it can always be stopped."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from workbench.own_code.restrictions import kill
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board

SECONDS = 10.0
"""The time limit for all boards together, once the process has started."""
_START_TIMEOUT = 60.0
"""The time limit for starting the process, in seconds; enough even for a very busy machine."""
_POLL_SECONDS, _END = 0.05, 2.0
_CHILD = "workbench.lessons.own_function_process"

BoardResult = dict[str, Any]
"""The result for a board: its `value`; or `raised`, a type and a message; or `odd`, a value that is not a number."""


def run_own_function(
    name: str, pairs: Sequence[tuple[Board, Board]], seconds: float = SECONDS
) -> Generator[None, None, list[BoardResult]]:
    """Return the results of `file.py:function` for boards with their goals, up to the first that is not a number.

    Yields while it runs; closing the generator ends the process and its children. Raises Fault if the file does not
    exist or cannot be run, and for a function that takes too long, or ends the process.
    """
    request = {"pairs": [[str(board), str(goal)] for board, goal in pairs]}
    return (yield from _run({"name": name, "seconds": seconds, **request}, [str(board) for board, _ in pairs]))


def run_on_cases(name: str, cases: Sequence[str], seconds: float = SECONDS) -> Generator[None, None, list[BoardResult]]:
    """Return the results of `file.py:function` for arguments that are written as in Python, in the same way."""
    return (yield from _run({"name": name, "seconds": seconds, "cases": [*cases]}, cases))


def _run(request: Mapping[str, Any], calls: Sequence[str]) -> Generator[None, None, list[BoardResult]]:
    """Return the results of the calls of a request; a message names one by its text in `calls`."""
    seconds = request["seconds"]
    process = subprocess.Popen(
        [sys.executable, "-m", _CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        timed_out, output = yield from _wait_for(process, json.dumps(request).encode(), seconds)
    finally:
        _end(process)
    lines = output.splitlines(keepends=True)[1:]
    results: list[BoardResult] = [json.loads(line) for line in lines if line.endswith(b"\n")]
    if results and "fault" in results[-1]:
        raise Fault(results[-1]["fault"], **results[-1]["facts"])
    if len(results) < len(calls) and (not results or "value" in results[-1]):
        board = calls[len(results)]
        raise Fault("own-late", board=board, seconds=f"{seconds:g}") if timed_out else Fault("own-ended", board=board)
    return results


def _wait_for(
    process: subprocess.Popen[bytes], request: bytes, seconds: float
) -> Generator[None, None, tuple[bool, bytes]]:
    """Wait for a process to end; return whether it ran out of time, and what it has written."""
    started, time_limit, pending_input, output = time.monotonic(), _START_TIMEOUT, request, b""
    while time.monotonic() - started <= time_limit:
        try:
            return False, process.communicate(pending_input or None, timeout=_POLL_SECONDS)[0]
        except subprocess.TimeoutExpired as waited:
            if waited.output and not output:
                started, time_limit = time.monotonic(), seconds
            output = waited.output or b""
        pending_input = b""
        yield
    return True, output


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children."""
    if process.poll() is None:  # after its end, another process may have the same id
        kill(process.pid)
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
