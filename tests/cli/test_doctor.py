"""The doctor finds damaged files, repairs those that can be rebuilt, and deletes nothing of the user's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench import cache, system_libraries
from workbench.api.cache_files import CacheFile
from workbench.formats.my_boards import MyBoards
from workbench.formats.settings_file import SettingsFile, user_path
from workbench.lessons.files import own_folder
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import LAST, goal_board

Workbench = Callable[..., Any]


@pytest.fixture(autouse=True)
def few_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the compiled kernels of the machine, as verifying them takes long."""
    monkeypatch.setattr("workbench.compiling.kernel_files.states", lambda: iter(()))


def states(said: Any) -> dict[str, str]:
    return {finding["kind"] + finding["name"]: finding["state"] for finding in json.loads(said.out)["findings"]}


def test_where_all_is_sound_it_says_so(workbench: Workbench) -> None:
    SettingsFile(user_path()).change(lambda values: values.update(language="cs"))
    result = workbench("doctor")
    assert (result.status, result.err) == (0, "")
    assert "Intact: 5, repaired: 0, unresolved: 0." in result.out
    assert SettingsFile(user_path()).values == {"language": "cs"}


def test_a_damaged_database_is_removed_and_can_be_built_again(workbench: Workbench) -> None:
    assert workbench("pdb", "build", "pdb-44").status == 0
    parted = partition("pdb-44", goal_board(LAST, 3, 3))
    path = database.path(parted)
    content = bytearray(path.read_bytes())
    content[cache.HEADER_BYTES + 40] ^= 1
    path.write_bytes(content)
    result = workbench("doctor", "--json")
    assert result.status == 0
    assert states(result)[f"pattern database{path}"] == "mended"
    assert not path.exists()
    assert workbench("pdb", "build", "pdb-44").status == 0
    assert database.state(parted) == "sound"


def test_what_cannot_be_removed_is_still_wrong(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    file = CacheFile(Path("/nowhere/one"), "kernel", "damaged")
    monkeypatch.setattr("workbench.api.cache_files.cache_files", lambda: iter([file]))
    monkeypatch.setattr("workbench.api.cache_files.remove_damaged", lambda _files: [])
    result = workbench("doctor")
    assert result.status == 5
    assert "/nowhere/one” is damaged and cannot be removed" in result.out


@pytest.mark.parametrize("name", ["boards.json", "games.json", "game.json", "recovery/1-1.workbench"])
def test_damaged_files_of_the_user_are_put_aside_whole(workbench: Workbench, name: str) -> None:
    path = MyBoards().path.parent / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"format": "som')
    result = workbench("doctor")
    assert result.status == 0
    assert "repaired: 1, unresolved: 0" in result.out
    assert not path.exists()
    assert path.with_name(f"{path.name}.damaged").read_text() == '{"format": "som'


def test_damaged_settings_are_put_aside(workbench: Workbench) -> None:
    user_path().parent.mkdir(parents=True, exist_ok=True)
    user_path().write_text("[")
    assert states(workbench("doctor", "--json"))[f"settings{user_path()}"] == "mended"
    assert user_path().with_name("settings.json.damaged").read_text() == "["


def test_a_lesson_with_a_mistake_stays_where_its_author_looks_for_it(workbench: Workbench) -> None:
    path = own_folder() / "mine.toml"
    path.parent.mkdir(parents=True)
    path.write_text("title =")
    result = workbench("doctor")
    assert result.status == 5
    assert "mine.toml" in result.out
    assert path.exists()


def test_missing_libraries_are_named_by_their_packages(workbench: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "missing", lambda _libraries: ["libxcb-cursor0"])
    result = workbench("doctor")
    assert result.status == 5
    assert "libxcb-cursor0" in result.out
