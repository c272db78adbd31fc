"""A damaged settings file is renamed, and the defaults are used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.mutating import damaged, other_values
from support.paths import FAULTS

from workbench.formats.locking import locked
from workbench.formats.settings_file import SettingsFile
from workbench.search.problem.messages import Fault
from workbench.ui.base.settings import Setting, Settings

VALUES = {"language": "ru", "speed": 2.0, "text-size": 1.5, "tree-children": 3, "hex-time": [5, 3], "lessons": {},
          "hex-programs": ["a"], "recent-files": [["board", "/a"]], "recent-boards": ["1 2/3 0"],
          "layout/window": "AAAA"}  # fmt: skip
WHOLE = {"format": "search-workbench-settings", "version": 1, "values": VALUES}


@pytest.mark.parametrize("content", [(FAULTS / "settings-window.ini").read_bytes(), b"", b"[" * 5000, b"\xff\0", b"[]"])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.damaged is not None and settings.damaged.read_bytes() == content
    assert settings.speed == 1.0
    assert SettingsFile(path).damaged is None


def test_whatever_stands_there_has_a_usual_value(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    names = [name for name, kind in vars(Settings).items() if isinstance(kind, (property, Setting))]
    document = json.dumps(WHOLE)
    contents = [*damaged(document.encode(), 60), *(json.dumps(one).encode() for one in other_values(WHOLE, 200))]
    for content in contents:
        path.write_bytes(content)
        settings = Settings(path)
        for name in names:
            getattr(settings, name)
        settings.layout("window")


def test_a_change_that_could_not_be_saved_is_saved_with_the_next_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = SettingsFile(path)
    with locked(path), pytest.raises(Fault):
        settings.change(lambda values: values.update(speed=2.0))
    assert settings.values["speed"] == 2.0
    settings.change(lambda values: values.update(projector=True))
    assert settings.values == SettingsFile(path).values == {"speed": 2.0, "projector": True}


def test_names_of_files_need_not_be_utf_8(tmp_path: Path) -> None:
    path, name = tmp_path / "settings.json", b"/pr\xe1ce.txt".decode("utf-8", "surrogateescape")
    Settings(path).add_recent_file("board", name)
    assert Settings(path).recent_files == [("board", name)]
