"""Closed streams, a removed working folder and an invalid time zone: a message, or no effect at all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = f'"{sys.executable}" -m workbench'


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {
        **os.environ,
        "LANGUAGE": "en",
        "PYTHONPATH": os.pathsep.join(filter(os.path.isabs, sys.path)),
        **environment,
    }
    return subprocess.run(["sh", "-c", line], cwd=folder, env=known, capture_output=True, text=True)


@pytest.mark.skipif(os.name != "posix", reason="a shell is wanted")
@pytest.mark.parametrize(
    ("command", "status", "expected"),
    [
        ("solve - <&-", 2, "The text is empty, so there is no board in it."),
        ("check nonsense >&-", 2, "Unknown board “nonsense”."),
        ("check sample 2>&- <&-", 0, ""),
        ("check sample >&-", 2, "The output cannot be written: Bad file descriptor."),
        ("solve sample --json >&-", 2, "The output cannot be written: Bad file descriptor."),
        ("--help >&- 2>&-", 2, ""),
    ],
)
def test_a_closed_stream_gives_and_takes_nothing(tmp_path: Path, command: str, status: int, expected: str) -> None:
    ended = shell(f"{PROGRAM} {command}", tmp_path)
    assert ended.returncode == status and expected in ended.stderr and ended.stderr.count("\n") == bool(expected)


@pytest.mark.skipif(os.name != "posix", reason="a shell is wanted")
def test_nothing_is_said_where_nobody_listens(tmp_path: Path) -> None:
    ended = shell(f"{PROGRAM} check nonsense 2>&-", tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "")


@pytest.mark.skipif(os.name != "posix", reason="a folder in use stays where it is")
def test_a_working_folder_that_was_removed_is_told(tmp_path: Path) -> None:
    ended = shell(
        f'mkdir gone && cd gone && rmdir ../gone && "{sys.executable}" -P -m workbench check sample', tmp_path
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "The working folder no longer exists: change to another one first.\n"


def test_a_time_zone_that_is_none_is_no_matter(tmp_path: Path) -> None:
    ended = shell(f"{PROGRAM} check sample --json", tmp_path, TZ=":/etc/passwd")
    assert (ended.returncode, ended.stderr) == (0, "")
