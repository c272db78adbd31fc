"""Where the window opens: within the screen, and where it was before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown
from support.standing import settle

from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.window_place import FRAME

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


_START_SAFELY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from workbench.ui.base.application import application
from workbench.ui.shell.app import run
from workbench.ui.shell.main_window import MainWindow

def report(before=None):
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]
    if not windows:  # only the splash screen is shown
        return QTimer.singleShot(200, report)
    window = windows[0]
    place, room = window.geometry(), window.screen().availableGeometry()
    if place != before:  # it is being maximised
        return QTimer.singleShot(200, lambda: report(place))
    print(*place.getRect(), room.contains(place), window.isMaximized(), window.stack.name)
    window.close()

made = application()
QTimer.singleShot(200, report)
run(safe=True)
"""


def run_on_screen(folder: Path, width: int, height: int, script: str, *arguments: str) -> list[str]:
    """Return what a script prints on a screen of this size; the files of the user are in `folder`."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    configuration = folder / "screen.json"
    configuration.write_text(json.dumps({"windowFrameMargins": False, "screens": [{**screen, "logicalBaseDpi": 96}]}))
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={configuration}"}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | platform | {"XDG_CONFIG_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def opened(tmp_path: Path, width: int, height: int, before_closing: str = "") -> list[str]:
    """Return what is printed when the window is opened on a screen of this size, with the settings in `tmp_path`."""
    settings = tmp_path / "search-workbench" / "settings.json"
    return run_on_screen(tmp_path, width, height, _OPEN, str(settings), before_closing)


def test_a_window_that_was_small_for_a_moment_looks_as_before(window: MainWindow) -> None:
    for name in window.benches:
        window.resize(1280, 800)
        window.show_bench(name)
        settle()
        before = window.bench.sizes
        window.resize(900, 600)
        settle()
        assert window.bench.sizes != before
        window.resize(1280, 800)
        settle()
        assert window.bench.sizes == before, name


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1280, 800)])
def test_on_a_small_screen_the_window_opens_maximised(tmp_path: Path, size: tuple[int, int]) -> None:
    assert opened(tmp_path, *size) == ["0", "0", *map(str, size), "True", "True", "explore"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_no_longer_maximised_on_a_small_screen_it_has_room_for_a_title_bar(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    normal = "window.showNormal(); QTest.qWait(100); print(*window.geometry().getRect())"
    left, top, width, height = map(int, opened(tmp_path, *size, normal)[7:])
    assert left >= FRAME.left() and top >= FRAME.top()
    assert left + width <= size[0] - FRAME.right() and top + height <= size[1] - FRAME.bottom()


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


@pytest.mark.parametrize("state", ["WindowNoState", "WindowMaximized", "WindowFullScreen"])
def test_after_projector_mode_the_window_and_its_panes_have_their_former_sizes(tmp_path: Path, state: str) -> None:
    there_and_back = (
        "from PySide6.QtCore import Qt; window.setGeometry(300, 120, 1100, 750);"
        f"window.setWindowState(Qt.WindowState.{state}); QTest.qWait(100);"
        "known = lambda: (window.windowState(), window.geometry(), window.bench.sizes); before = known();"
        "project = window.commands.actions['projector'].trigger; project(); QTest.qWait(100);"
        "print(*window.geometry().getRect(), window.isFullScreen()); project(); QTest.qWait(300);"
        "print(known() == before)"
    )
    assert opened(tmp_path, 1920, 1080, there_and_back)[7:] == ["0", "0", "1920", "1080", "True", "True"]


def test_a_window_closed_in_projector_mode_opens_in_it_and_has_its_former_place_after_it(tmp_path: Path) -> None:
    enter = "window.setGeometry(300, 120, 1100, 750); QTest.qWait(100); window.commands.actions['projector'].trigger()"
    opened(tmp_path, 1920, 1080, enter)
    leave = (
        "print(window.isFullScreen()); window.modes.leave(); QTest.qWait(100);"
        "print(window.windowState().value, *window.geometry().getRect())"
    )
    *place, _, _, _, full, state, left, top, width, height = opened(tmp_path, 1920, 1080, leave)
    assert (place, full) == (["0", "0", "1920", "1080"], "True")
    assert (state, left, top, width, height) == ("0", "300", "120", "1100", "750")


def test_a_window_remembered_on_a_larger_screen_opens_within_a_smaller_one(tmp_path: Path) -> None:
    opened(tmp_path, 2560, 1440, "window.setGeometry(1200, 600, 1300, 800)")
    *_, within, _, _ = opened(tmp_path, 1024, 768)
    assert within == "True"


def test_a_safe_start_opens_within_the_screen_and_neither_uses_nor_changes_what_is_remembered(tmp_path: Path) -> None:
    opened(tmp_path, 1920, 1080, "window.setGeometry(300, 120, 1100, 750); window.show_bench('hex')")
    remembered = (tmp_path / "search-workbench" / "settings.json").read_bytes()
    place = run_on_screen(tmp_path, 1920, 1080, _START_SAFELY)
    assert place == ["320", "140", "1280", "800", "True", "False", "explore"]
    small = run_on_screen(tmp_path, 1024, 768, _START_SAFELY)
    assert small == ["0", "0", "1024", "768", "True", "True", "explore"]
    assert (tmp_path / "search-workbench" / "settings.json").read_bytes() == remembered


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1440, 900)])
def test_a_window_that_was_small_for_a_moment_looks_as_before_in_every_layout(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    for name in window.benches:
        window.show_bench(name)
        window.bench.load()
        for layout in range(1, 5):
            window.resize(*size)
            settle()
            window.commands.actions[f"layout-{layout}"].trigger()
            settle()
            wait_until_shown(window, qtbot)
            before = window.bench.sizes
            window.resize(900, 600)
            settle()
            assert window.bench.sizes != before
            window.resize(*size)
            settle()
            wait_until_shown(window, qtbot)
            after, line = window.bench.sizes, 2 * window.fontMetrics().height()  # a label may need a line less
            assert {**after} == {key: pytest.approx(list(sizes), abs=line) for key, sizes in before.items()}, (
                name,
                layout,
            )
