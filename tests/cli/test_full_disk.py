"""On a full disk a command reports this in one sentence, with an exit status of its own, and the old file remains."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.failing_disk import FULL, FailingDisk

from workbench import __main__
from workbench.cli import main
from workbench.experiments.experiment import journal_path
from workbench.formats.locking import Lock

BOARD = "1 2 3/4 0 6/7 5 8"
GAME = "a1\nb2\n"
SAVES = {
    "sheet.pdf": ["worksheet", BOARD, "sheet.pdf", "--steps", "1"],
    "window.png": ["screenshot", "window.png"],
    "film.gif": ["animate", BOARD, "film.gif", "--size", "300x300"],
    "film.mp4": ["animate", BOARD, "film.mp4", "--size", "300x300"],
    "run.jsonl": ["solve", BOARD, "--trace", "run.jsonl"],
    "run.csv": ["trace", "given.jsonl", "run.csv"],
    "boards.txt": ["hex", "replay", "game.txt", "boards.txt"],
    "results.csv": ["compare", "--boards", BOARD, "--engine", "textbook", "--jobs", "1", "--output", "results.csv"],
    "charts.svg": ["compare", "--boards", BOARD, "--engine", "textbook", "--jobs", "1", "--plot", "charts.svg"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The working folder, with old files and the input."""
    monkeypatch.chdir(tmp_path)
    assert run_command("solve", BOARD, "--trace", "given.jsonl") == 0
    (tmp_path / "game.txt").write_text(GAME)
    for name in SAVES:
        (tmp_path / name).write_text("old")
    capsys.readouterr()
    return tmp_path


def run_command(*words: str) -> int:
    return main(words, __main__._screenshot, __main__._draw, __main__._film, __main__._worksheet)


@pytest.mark.parametrize("name", SAVES)
def test_a_command_that_cannot_write_says_so_and_leaves_the_old_file(
    name: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    qapp: Any,  # noqa: ARG001
) -> None:
    with FailingDisk("write", 1).at_work():
        status = run_command(*SAVES[name])
    out, err = capsys.readouterr()
    assert (status, out if name != "run.jsonl" else "") == (2, "")
    assert err.splitlines()[-1] == f"“{name}” cannot be written: {FULL}."
    assert "Traceback" not in err
    assert (folder / name).read_text() == "old"
    assert not [*folder.glob(".*")]


# A separate process, in which no file may become larger than a kilobyte.
SMALL_FILES = """
import resource, sys
from workbench import __main__
from workbench.cli import main
from workbench.ui.base.application import application
application()
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
for line in sys.stdin.read().splitlines():
    status = main(line.split("|"), __main__._screenshot, __main__._draw, __main__._film, __main__._worksheet)
    print("status", status, flush=True)
"""


def test_where_the_system_lets_no_file_grow_the_old_one_stays(folder: Path) -> None:
    names = ("sheet.pdf", "window.png", "film.gif", "run.jsonl")
    lines = "\n".join("|".join(SAVES[name]) for name in names)
    # -B: Python does not notice when a compiled module is cut by the limit, and would read the rest of it ever after.
    ended = subprocess.run([sys.executable, "-B", "-c", SMALL_FILES], input=lines, capture_output=True, text=True)
    assert [line for line in ended.stdout.splitlines() if line.startswith("status")] == ["status 2"] * len(names)
    assert ended.stderr.splitlines() == [f"“{name}” cannot be written: File too large." for name in names]
    assert {(folder / name).read_text() for name in SAVES} == {"old"}
    assert not [*folder.glob(".*")]


def test_an_experiment_that_is_being_carried_out_is_not_resumed_a_second_time(
    folder: Path, workbench: Callable[..., Any]
) -> None:
    journal = journal_path(folder / "results.csv")
    lock = Lock(journal)
    lock.acquire()
    for resumed in ([], ["--resume"]):
        result = workbench(*SAVES["results.csv"], *resumed)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(f"“{journal.name}” is in use by process ") and len(result.err.splitlines()) == 1
    lock.release()
