"""Starting the program."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_without_a_display_it_says_so_in_one_line_and_does_not_break_down() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAYS}
    done = subprocess.run(
        [sys.executable, "-m", "workbench"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "No display" in done.stderr


def test_a_picture_is_taken_without_a_display_and_without_a_word(tmp_path: object) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAYS}
    done = subprocess.run(
        [sys.executable, "-m", "workbench", "screenshot", f"{tmp_path}/window.png"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


_DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
