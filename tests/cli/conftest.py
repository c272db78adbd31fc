"""The command line as a user sees it: arguments in; exit status, output and errors out."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import main

logging.getLogger("workbench.cli").setLevel(logging.DEBUG)  # pytest shows why a command failed when a test does


@dataclass(frozen=True)
class CommandResult:
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def fields(self) -> dict[str, Any]:
        """The one JSON object that it printed."""
        return dict(json.loads(self.out))


def _no_film(path: Path, *_: object, **__: object) -> int:
    pytest.fail(f"a film was asked for: {path}")


def _no_picture(path: Path, *_: object, **__: object) -> None:
    pytest.fail(f"a picture was asked for: {path}")


def _no_paper(path: Path, *_: object, **__: object) -> int:
    pytest.fail(f"a worksheet was asked for: {path}")


def _not_drawn(*_: object, **__: object) -> None:
    """Write nothing where searches beside each other would be drawn, which needs Qt."""


@pytest.fixture
def workbench(capsys: pytest.CaptureFixture[str]) -> Callable[..., CommandResult]:
    """Return a function that runs a command in this process."""

    def run_command(*arguments: str) -> CommandResult:
        status = main(arguments, _no_picture, _no_picture, _no_film, _no_paper, picture=_not_drawn)
        return CommandResult(status, *capsys.readouterr())

    return run_command


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., CommandResult]:
    """Return a function that runs the program in a separate process, in an empty folder."""

    def run(*arguments: str, given: str = "") -> CommandResult:
        command = [sys.executable, "-m", "workbench", *arguments]
        ended = subprocess.run(command, cwd=tmp_path, input=given, capture_output=True, text=True, encoding="utf-8")
        return CommandResult(ended.returncode, ended.stdout, ended.stderr)

    return run
