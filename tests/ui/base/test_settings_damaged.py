"""Settings that are damaged, or of another kind than the program writes, are put aside and said to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.mutating import damaged
from support.paths import FAULTS

from workbench.formats.settings_file import MOST_BYTES, user_path
from workbench.ui.base.settings import Settings
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
    "content", [HOSTILE, b"", b"{", b"[" * 100_000, b" " * (MOST_BYTES + 1), written([]), b"a\0b"], ids=range(7)
)
def test_a_damaged_file_is_put_aside(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    settings = Settings.of_user()
    assert settings.damaged is not None and settings.damaged.read_bytes() == content
    assert settings.speed == 1.0 and not file.exists()
    settings.speed = 3.0
    assert Settings.of_user().speed == 3.0


def test_sound_settings_stay(file: Path) -> None:
    file.write_bytes(written(VALUES))
    settings = Settings.of_user()
    assert settings.damaged is None and settings.speed == 2.0
    assert file.read_bytes() == written(VALUES)


def test_whatever_stands_there_has_a_usual_value(file: Path) -> None:
    names = [name for name, kind in vars(Settings).items() if isinstance(kind, property)]
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
