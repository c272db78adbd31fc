"""Files that the arguments name, to be opened in the window: what cannot be is said, and not taken for a command."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.mark.parametrize("name", ["nope.workbench", "nope.sgf", "./nope", "folder/nope.TOML", "C:\\\\nope.jsonl"])
def test_a_file_that_is_not_there_is_no_unknown_command(name: str, workbench: Callable[..., Any]) -> None:
    said = workbench(name)
    assert said.status == 2
    assert said.err == f"There is no file “{name}”.\n"


def test_of_several_files_the_one_that_cannot_be_opened_is_named(workbench: Callable[..., Any], tmp_path: Path) -> None:
    there, pipe = tmp_path / "one.workbench", tmp_path / "two.workbench"
    there.write_text("{}")
    os.mkfifo(pipe)
    assert "two.workbench” is a pipe or a device" in workbench(str(there), str(pipe)).err
    assert "is a folder" in workbench(str(tmp_path)).err


@pytest.mark.parametrize("name", ["slove", "1 2 3/4 5 6/7 8 0", "hexx"])
def test_all_else_is_still_an_unknown_command(name: str, workbench: Callable[..., Any]) -> None:
    assert "There is no command" in workbench(name).err


def test_steps_are_for_the_film_of_a_search(workbench: Callable[..., Any], tmp_path: Path) -> None:
    board, out = "1 2 3 4 0 6 7 5 8", str(tmp_path / "one.gif")
    said = workbench("animate", board, out, "--steps", "5")
    assert (said.status, said.err) == (
        2,
        "--steps is for the film of a search: --subject search.\n",
    )
