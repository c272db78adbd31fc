"""Installing the program in a Linux desktop."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.cli.desktop import ENTRY, ICON, KINDS, launcher
from workbench.formats.session_file import ENDING
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a Linux desktop")
_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def entry(path: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(delimiters=("=",), strict=True)
    parser.optionxform = str
    parser.read_string(path.read_text(encoding="utf-8"))
    return parser["Desktop Entry"]


def test_the_entry_the_icon_and_the_kinds_of_files_are_installed(workbench: Callable, folder: Path) -> None:
    output = workbench("desktop", "install")
    assert output.status == 0
    for place in (ENTRY, KINDS, ICON):
        assert str(folder / place) in output.out
    values = entry(folder / ENTRY)
    assert values["Type"] == "Application"
    assert values["Icon"] == ICON.stem
    *command, files = shlex.split(values["Exec"])
    assert files == "%F"
    assert shutil.which(command[0])
    for language in set(LANGUAGES) - {"en"}:
        assert values[f"Comment[{language}]"]
    root = ET.fromstring((folder / KINDS).read_text(encoding="utf-8"))
    kinds = {kind.get("type"): kind for kind in root}
    assert {*values["MimeType"].rstrip(";").split(";")} == {*kinds}
    globs = [one.get("pattern") for one in root.iter(f"{_SPACE}glob")]
    assert f"*{ENDING}" in globs
    assert ET.fromstring((folder / ICON).read_text()).tag.endswith("svg")
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", folder / ENTRY], check=True)


def test_what_was_installed_is_removed(workbench: Callable, folder: Path) -> None:
    workbench("desktop", "install")
    output = workbench("desktop", "remove")
    assert output.status == 0
    assert not any((folder / place).exists() for place in (ENTRY, KINDS, ICON))
    assert workbench("desktop", "remove").status == 0


def test_where_not_all_can_be_written_nothing_is(workbench: Callable, folder: Path) -> None:
    folder.mkdir()
    (folder / "applications").write_text("a file in the way")
    output = workbench("desktop", "install")
    assert output.status == 2
    assert len(output.err.splitlines()) == 1
    assert not (folder / ICON).exists()
    assert not (folder / KINDS).exists()


def test_elsewhere_it_declines_in_one_sentence(
    workbench: Callable, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    output = workbench("desktop", "install")
    assert output.status == 2
    assert len(output.err.splitlines()) == 1
    assert not folder.exists()


def test_a_folder_with_odd_signs_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", '/odd folder/100%/a"b/python')
    assert launcher() == '"/odd folder/100%%/a\\\\"b/python" -m workbench'


def test_a_folder_of_data_that_is_a_file_is_named(workbench: Callable, folder: Path) -> None:
    folder.write_text("a plain file")
    output = workbench("desktop", "install")
    assert (output.status, output.out) == (2, "") and output.err.startswith(f"“{folder}")
    assert folder.read_text() == "a plain file"
