"""Files that are not regular files are rejected at once by every reader."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.formats import board_input, my_boards, play_file, problem_input, session_file
from workbench.formats.hex import hex_input
from workbench.formats.traces import traces
from workbench.lessons.files import read_lesson
from workbench.search.problem.messages import Fault
from workbench.wording import say

READERS: dict[str, Callable[[Path], object]] = {
    "one.workbench": session_file.read_session,
    "one.toml": read_lesson,
    "one.trace.json": traces.read_trace,
    "one.trace.yaml": traces.read_trace,
    "one.jsonl": traces.read_trace,
    "one.txt": board_input.read_file,
    "map.txt": lambda path: problem_input.read_problem(str(path)),
    "boards.json": my_boards.read,
    "one.sgf": lambda path: hex_input.read_game(str(path)),
    "game.json": lambda path: play_file.PlayStore(path.parent).game(),
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path)])
def test_pipes_devices_and_folders_are_told_from_files(
    name: str, make: Callable[[Path], object], tmp_path: Path
) -> None:
    path = tmp_path / name
    make(path)
    with pytest.raises(Fault) as caught:
        READERS[name](path)
    sentence = say(caught.value)
    assert ("is a folder" if path.is_dir() else "is a pipe or a device") in sentence
    assert name in sentence and "\n" not in sentence


def test_a_map_is_not_looked_for_in_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert not problem_input.holds_map(tmp_path / "pipe")
