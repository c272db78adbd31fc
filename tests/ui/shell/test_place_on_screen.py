"""Where the window opens: within the screen, and where it was before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_OPEN = """
import sys
from PySide6.QtTest import QTest
from workbench.ui.base.application import application
from workbench.ui.base.settings import Settings
from workbench.ui.shell.app import open_window
from pathlib import Path

made = application()
window = open_window(Settings(Path(sys.argv[1])))
window.restore_place()
window.show()
QTest.qWait(100)
place, room = window.geometry(), window.screen().availableGeometry()
print(*place.getRect(), room.contains(place), window.isMaximized(), window.stack.name)
exec(sys.argv[2])
QTest.qWait(100)
window.close()
"""


def opened(tmp_path: Path, width: int, height: int, before_closing: str = "") -> list[str]:
    """Return what is printed when the window is opened on a screen of this size, with the settings in `tmp_path`."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    configuration = tmp_path / "screen.json"
    configuration.write_text(json.dumps({"windowFrameMargins": False, "screens": [{**screen, "logicalBaseDpi": 96}]}))
    done = subprocess.run(
        [sys.executable, "-c", _OPEN, str(tmp_path / "settings.json"), before_closing],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={configuration}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1280, 800)])
def test_on_a_small_screen_the_window_opens_maximised(tmp_path: Path, size: tuple[int, int]) -> None:
    assert opened(tmp_path, *size) == ["0", "0", *map(str, size), "True", "True", "explore"]


def test_on_a_large_screen_it_has_its_usual_size_within_the_screen(tmp_path: Path) -> None:
    _, _, *size, within, maximised, _ = opened(tmp_path, 1920, 1080)
    assert (size, within, maximised) == (["1280", "800"], "True", "False")


def test_size_place_and_bench_are_remembered(tmp_path: Path) -> None:
    opened(tmp_path, 1920, 1080, "window.setGeometry(300, 120, 1100, 750); window.show_bench('hex')")
    assert opened(tmp_path, 1920, 1080) == ["300", "120", "1100", "750", "True", "False", "hex"]
    opened(tmp_path, 1920, 1080, "window.showMaximized(); window.show_bench('compare')")
    assert opened(tmp_path, 1920, 1080) == ["0", "0", "1920", "1080", "True", "True", "compare"]
    *_, within, _, bench = opened(tmp_path, 1024, 768)
    assert (within, bench) == ("True", "compare")


def test_a_window_remembered_on_a_larger_screen_opens_within_a_smaller_one(tmp_path: Path) -> None:
    opened(tmp_path, 2560, 1440, "window.setGeometry(1200, 600, 1300, 800)")
    *_, within, _, _ = opened(tmp_path, 1024, 768)
    assert within == "True"
