"""Compiling begun by a command continues after its end, in one process in the background."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from workbench.cache import FileLock
from workbench.compiling import kernel_files, preparing

PATIENCE = 60.0
"""Seconds after which a process that does not end, or does not do its work, is a failure."""
SOLVE = "-m", "workbench", "solve", "korf:1", "--max-expansions", "3000"
COMPILE = "-m", "workbench.compiling.preparing"


@pytest.fixture
def fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let no kernels be compiled; they are then run as plain Python, which takes a second instead of a minute."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kernels"))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    return tmp_path / "kernels"


def wait_for_end(lock: FileLock) -> None:
    """Wait until no process holds a lock."""
    ending = time.monotonic() + PATIENCE
    while not lock.acquire():
        assert time.monotonic() < ending
        time.sleep(0.05)
    lock.release()


def test_a_search_that_ends_before_its_kernels_are_ready_lets_them_be_compiled(fresh_folder: Path) -> None:
    ended = subprocess.run([sys.executable, *SOLVE], capture_output=True, timeout=PATIENCE)
    assert ended.returncode == 3, "the limit of expansions"
    ending = time.monotonic() + PATIENCE
    while not preparing.compiled():
        assert time.monotonic() < ending
        time.sleep(0.05)
    wait_for_end(FileLock(fresh_folder / "background"))
    assert sorted(path.name.split("-")[1] for path in fresh_folder.iterdir()) == ["hex", "maps", "tiles"], (
        "no temporary files"
    )


@pytest.mark.parametrize("arguments", [[], ["--outlives"]], ids=["it was not to continue", "another one continues"])
def test_compiling_ends_with_its_program_if(arguments: list[str], fresh_folder: Path) -> None:
    fresh_folder.mkdir()
    other = FileLock(fresh_folder / "background")
    assert other.acquire()
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([sys.executable, *COMPILE, *arguments], stdout=writing, stderr=subprocess.DEVNULL)
    os.close(writing)
    assert process.wait(PATIENCE) == 1
    other.release()
    assert not preparing.compiled()
    assert list(fresh_folder.iterdir()) == []


def test_a_folder_that_cannot_be_written_ends_compiling_in_the_background(fresh_folder: Path) -> None:
    fresh_folder.write_text("not a folder")
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([sys.executable, *COMPILE, "--outlives"], stdout=writing, stderr=subprocess.DEVNULL)
    os.close(writing)
    assert process.wait(PATIENCE) == 1
    assert not list(kernel_files.states())
