"""Damaged or invalid settings files are moved aside, and this is reported."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from support.mutating import damaged
from support.paths import FAULTS, GOLDEN

from workbench.formats.earlier_settings import earlier_path
from workbench.formats.locking import locked
from workbench.formats.settings_file import MAX_BYTES, user_path
from workbench.ui.base.settings import Setting, Settings
from workbench.wording import say

HOSTILE = (FAULTS / "settings-window.ini").read_bytes()
VALUES = {
    "language": "ru",
    "speed": 2.0,
    "text-size": 1.5,
    "tree-children": 3,
    "hex-time": "5 3",
    "hex-programs": ["a"],
    "recent-files": [["board", "/a"]],
    "layout/window": "AAAA",
}


@pytest.fixture
def file() -> Path:
    path = user_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def written(values: object) -> bytes:
    return json.dumps({"format": "search-workbench-settings", "version": 1, "values": values}).encode()


@pytest.mark.parametrize(
    "content", [HOSTILE, b"", b"{", b"[" * 100_000, b" " * (MAX_BYTES + 1), written([]), b"a\0b"], ids=range(7)
)
def test_a_damaged_file_is_put_aside(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    settings = Settings.of_user()
    assert settings.damaged is not None and settings.damaged.read_bytes() == content
    assert settings.speed == 1.0 and Settings.of_user().damaged is None
    settings.speed = 3.0
    assert Settings.of_user().speed == 3.0


def test_a_file_that_is_damaged_meanwhile_is_put_aside_and_no_value_is_lost(file: Path) -> None:
    settings = Settings.of_user()
    said: list[str] = []
    settings.failed = lambda fault: said.append(say(fault))
    settings.speed = 3.0
    file.write_bytes(b"{")
    settings.scheme = "dark"
    aside = file.with_name("settings.json.damaged")
    assert said == [
        f"The settings file was damaged: it is now “{aside}”, and the settings of this window are saved in its place."
    ]
    assert aside.read_bytes() == b"{"
    again = Settings.of_user()
    assert (again.speed, again.scheme, again.damaged) == (3.0, "dark", None)


def test_a_damaged_file_is_put_aside_under_its_lock(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.formats.locking.PATIENCE", 0.0)
    file.write_bytes(b"{")
    with locked(file):
        assert Settings.of_user().damaged is None
        assert file.read_bytes() == b"{"  # another process may be moving it
    assert Settings.of_user().damaged is not None


def test_what_cannot_be_put_aside_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"{")
    monkeypatch.setattr("workbench.formats.settings_file.rename_damaged", lambda path: path)
    settings = Settings.of_user()
    said: list[str] = []
    settings.failed = lambda fault: said.append(say(fault))
    settings.speed = 3.0
    assert said == [f"The settings cannot be saved: “{file}” is damaged and cannot be renamed."]
    assert settings.speed == 3.0 and file.read_bytes() == b"{"


def test_settings_of_a_later_version_are_read_as_far_as_they_are_known_and_kept_whole(file: Path) -> None:
    values = VALUES | {"theme": {"day": "light"}, "sound": True}
    whole = {"format": "search-workbench-settings", "version": 7, "values": values, "places": [1]}
    file.write_text(json.dumps(whole))
    settings = Settings.of_user()
    assert (settings.damaged, settings.language, settings.scheme) == (None, "ru", "system")
    settings.language = "cs"
    assert json.loads(file.read_bytes()) == whole | {"values": values | {"language": "cs"}}


@pytest.fixture
def earlier() -> Path:
    path = earlier_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((GOLDEN / "window.ini").read_bytes())
    return path


def test_settings_of_earlier_versions_are_taken_over_once(earlier: Path) -> None:
    settings = Settings.of_user()
    assert (settings.language, settings.scheme, settings.projector, settings.calm) == ("cs", "dark", True, False)
    assert (settings.text_size, settings.speed, settings.tree_children) == (1.25, math.inf, 7)
    assert settings.recent_boards == ["1 2 3/4 0 5", "1 2/3 0"]
    assert settings.recent_files == [("board", "/home/Jan Nový/č.txt"), ("session", "C:\\x\\y.workbench")]
    assert (settings.hex_time, settings.hex_programs) == ((5, 3), ['a "b" c', "d, e"])
    assert settings.breakpoints == ["f > 12", "board = 1 2 3/4 0 5"]
    assert settings.lessons == {"a-star": {"place": 3, "done": [0, 1], "seen": [2]}}
    assert (settings.play_picture, settings.folder) == ("@home;x", "C:\\Users\\тест")
    assert bytes(settings.layout("window").data()) == bytes(range(256))
    assert bytes(settings.layout("explore panes").data()) == b"\x00\xffabc"

    settings.language = "vi"
    earlier.write_text("[General]\nlanguage=ru\nspeed=3\n")
    again = Settings.of_user()
    assert (again.language, again.speed, again.projector) == ("vi", math.inf, True)
    assert again.lessons == settings.lessons and len(again.recent_files) == 2


def test_whatever_stands_in_settings_of_earlier_versions_does_no_harm(file: Path, earlier: Path) -> None:
    contents = [
        HOSTILE,
        b"[General]\nlessons=" + b"[" * 100_000,
        b"=\n[\n%U12=3\n\xff\0=\\x",
        b"[layout]\nwindow=@ByteArray(\xc4\x8d)",
    ]
    for content in (*contents, *damaged(earlier.read_bytes(), 60)):
        earlier.write_bytes(content)
        settings = Settings.of_user()
        settings.layout("window")
        assert settings.damaged is None and settings.recent_files is not None and settings.lessons is not None
        settings.speed = 3.0
        file.unlink()


def test_sound_settings_stay(file: Path) -> None:
    file.write_bytes(written(VALUES))
    settings = Settings.of_user()
    assert settings.damaged is None and settings.speed == 2.0
    assert file.read_bytes() == written(VALUES)


def test_whatever_stands_there_has_a_usual_value(file: Path) -> None:
    names = [name for name, kind in vars(Settings).items() if isinstance(kind, (property, Setting))]
    for content in damaged(written(VALUES), 60):
        file.write_bytes(content)
        settings = Settings.of_user()
        for name in names:
            getattr(settings, name)
        settings.layout("window")


def test_a_file_that_may_not_be_read_is_not_written_over(file: Path) -> None:
    file.mkdir()
    settings = Settings.of_user()
    said: list[str] = []
    settings.failed = lambda fault: said.append(say(fault))
    settings.speed = 3.0
    assert said == [f"“{file}” is a folder, not a file."]
    assert settings.speed == 3.0 and [*file.parent.iterdir()] == [file]
