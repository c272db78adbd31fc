"""Code of the user's own on the command line: whatever it does, the search ends in a sentence, and Ctrl+C ends it."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.own_code import CODE

from workbench.own_code.process import current

SAMPLE = "1 2 3/7 0 8/5 6 4"
Workbench = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def test_whatever_the_code_does_is_a_failed_search(workbench: Workbench, file: Path) -> None:
    for function, told in (
        ("leaves", "The heuristic broke down on 1 2 3/7 0 8/5 6 4 with SystemExit: mine.py, line 9"),
        ("closes", "I/O operation on closed file"),
        ("hoards", "MemoryError"),
    ):
        extra = "\ndef twice(state):\n    closes(state)\n    print(1)\n"
        file.write_text(CODE + extra, encoding="utf-8")
        name = "twice" if function == "closes" else function
        said = workbench("solve", SAMPLE, "--heuristic", f"{file}:{name}", "--max-memory", "20M")
        assert (said.status, said.err) == (5, "")
        assert told in said.out


def test_ctrl_c_ends_code_that_does_not_come_back(workbench: Workbench, file: Path) -> None:
    """Press Ctrl+C as soon as the function is in its loop."""

    def interrupt() -> None:
        while (process := current()) is None or not process.silent[1]:
            time.sleep(0.001)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    said = workbench("solve", SAMPLE, "--heuristic", f"{file}:loops")
    thread.join()
    assert said.status == 130
    assert "did not return and was stopped" in said.out
