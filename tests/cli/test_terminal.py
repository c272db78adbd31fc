"""The program at a terminal: progress, Ctrl+C, broken pipes, full disks."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Workbench = Callable[..., Any]

COMMAND = [sys.executable, "-m", "workbench"]
LONG = ["solve", "korf:88", "--max-seconds", "60"]

posix = pytest.mark.skipif(os.name != "posix", reason="terminals and signals of POSIX")


@posix
@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ([*LONG, "--algorithm", "idastar"], ", bound "),
        (LONG, "on OPEN, f = "),
        ([*LONG, "--algorithm", "dfs"], "per second"),
    ],
)
def test_a_long_search_shows_its_progress_and_ctrl_c_ends_it_cleanly(search: list[str], expected: str) -> None:
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, *search, "--json"], stdout=subprocess.PIPE, stderr=theirs) as running:
        os.close(theirs)
        seen = b""
        while expected.encode() not in seen:
            seen += os.read(ours, 1024)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate()
        rest = _drained(ours)
    fields = json.loads(out)
    assert running.returncode == 130
    assert (fields["status"], fields["moves"]) == ("cancelled", None)
    assert fields["expanded"] > 0
    assert b" expanded, " in seen
    assert (seen + rest).endswith(b"\r\x1b[K")  # the line has been erased
    assert b"Traceback" not in seen + rest


def _drained(terminal: int) -> bytes:
    """Return the remaining output of a terminal whose other end is closed."""
    rest = b""
    try:
        while piece := os.read(terminal, 1024):
            rest += piece
    except OSError:  # on Linux, the end of the output
        pass
    os.close(terminal)
    return rest


@posix
def test_ctrl_c_tells_people_what_was_done_so_far() -> None:
    with subprocess.Popen(
        [*COMMAND, *LONG, "--algorithm", "idastar", "--show"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert first == b"Bound 43\n"
    assert (running.returncode, err) == (130, b"")
    assert b"Stopped before a solution was found.\n" in out
    assert b"Expanded " in out


def test_no_progress_is_shown_where_nobody_watches(program: Workbench) -> None:
    assert program("solve", "hardest8", "--heuristic", "misplaced").err == ""


@posix
def test_a_broken_pipe_is_silent() -> None:
    many = [*COMMAND, "scramble", "10x10", "--seed", "1", "--count", "100000"]
    with subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_output_that_cannot_be_written_is_one_line() -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([*COMMAND, "solve", "sample"], stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == 2
    assert ended.stderr == b"The output cannot be written: No space left on device.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
@pytest.mark.parametrize("words", [["solve", "no board"], ["solve", "sample", "--seconds", "x"], ["worksheet"]])
def test_a_message_that_cannot_be_written_does_not_change_the_exit_status(words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([*COMMAND, *words], stdout=subprocess.PIPE, stderr=full)
    assert (ended.returncode, ended.stdout) == (2, b"")


def test_the_installed_command_is_the_same_program(tmp_path: Path) -> None:
    script = Path(sys.executable).with_name("search-workbench")
    ended = subprocess.run([script, "solve", "sample", "--json"], cwd=tmp_path, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout)["moves"] == "dr"
