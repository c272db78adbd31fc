"""If Qt cannot start, this is detected in advance and reported in one sentence that names what to install."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from support.paths import REPOSITORY

from workbench import __main__ as program
from workbench.search.problem.messages import Fault
from workbench.system_libraries import ALWAYS, WITH_WAYLAND, WITH_X11, missing, obstacle, platforms, reachable
from workbench.wording import text

X11, WAYLAND, BOTH = {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}, {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}


def yes(_name: str) -> bool:
    return True


@pytest.mark.parametrize("library", [*ALWAYS, *WITH_X11])
def test_each_library_that_is_missing_is_named_by_its_package(library: str) -> None:
    package = {**ALWAYS, **WITH_X11}[library]
    assert obstacle(X11, lambda name: name != library, yes) == ("qt-libraries-missing", package)
    sentence = text("qt-libraries-missing", named=package)
    assert sentence.endswith(f"sudo apt install {package}") and "\n" not in sentence


@pytest.mark.parametrize("library", WITH_WAYLAND)
def test_wayland_without_its_libraries_is_no_obstacle_where_x11_has_its_own(library: str) -> None:
    assert obstacle(WAYLAND, lambda name: name != library, yes) == ("qt-libraries-missing", WITH_WAYLAND[library])
    assert obstacle(BOTH, lambda name: name != library, yes) is None


def test_a_display_that_does_not_answer_is_named() -> None:
    assert obstacle(X11, yes, lambda _name: False) == ("qt-display-unreachable", "DISPLAY=:0")
    assert obstacle({}, yes, yes) == ("window-no-display", "")
    assert obstacle({"QT_QPA_PLATFORM": "offscreen"}, yes, reachable, lambda: False) is None


def test_a_platform_that_the_user_chose_is_tried_first() -> None:
    assert obstacle({"QT_QPA_PLATFORM": "xcb"}, yes, yes, lambda: True) is None
    assert obstacle({"QT_QPA_PLATFORM": "xcb"}, yes, yes, lambda: False) == (
        "qt-platform-unusable",
        "QT_QPA_PLATFORM=xcb",
    )


def test_the_user_may_choose_the_platform() -> None:
    assert platforms({"QT_QPA_PLATFORM": "wayland-egl;offscreen:size=9", "DISPLAY": ":0"}) == ("wayland", "offscreen")


def test_a_library_counts_as_missing_only_if_it_cannot_be_loaded() -> None:
    assert missing({"libc.so.6": "libc6", "libno-such-thing.so.1": "no-such-thing"}) == ["no-such-thing"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there always is a display")
@pytest.mark.parametrize(
    "chosen",
    [
        {"DISPLAY": ":97", "WAYLAND_DISPLAY": "nowhere"},
        {"QT_QPA_PLATFORM": "wayland"},
        {"QT_QPA_PLATFORM": "nonsense"},
    ],
    ids=" ".join,
)
def test_a_window_that_qt_cannot_open_ends_the_program_with_one_sentence(chosen: dict[str, str]) -> None:
    unset = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment |= chosen | {"LANGUAGE": "en"}
    ended = subprocess.run([sys.executable, "-m", "workbench"], env=environment, capture_output=True, text=True)
    assert ended.returncode == 2 and ended.stdout == "" and ended.stderr.count("\n") == 1
    assert ended.stderr.startswith("The window cannot be opened: ")


def test_pictures_are_refused_in_one_sentence_where_qt_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.system_libraries.missing", lambda _libraries: ["libegl1"])
    with pytest.raises(Fault, match="libegl1"):
        program._worksheet(None, None, None)


def test_set_up_installs_every_library_that_the_program_asks_for() -> None:
    script = [sys.executable, "-c", "import ctypes, runpy, sys\n"
              "def refuse(name): raise OSError\n"
              "ctypes.CDLL = refuse\n"
              "sys.argv = ['missing.py', '--all']\n"
              "runpy.run_path('.ci/missing.py')"]  # fmt: skip
    named = subprocess.run(script, cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout.split()
    expected = {**ALWAYS, **WITH_X11, **WITH_WAYLAND}.values()
    assert set(expected) <= set(named) or not sys.platform.startswith("linux")
    assert "missing.py --all" in (REPOSITORY / ".ci" / "setup").read_text(encoding="utf-8")
