"""File dialogs: one place that asks, which suggests names and remembers a folder for each kind of file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

import workbench
from workbench.ui.base.settings import Settings
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save, folders, valid_name

HOME = Path("ui/controls/file_dialog.py")


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path) -> Iterator[None]:
    before = folders().settings
    folders().settings = Settings(tmp_path / "settings.json")
    yield
    folders().settings = before


def test_no_other_part_creates_a_file_dialog() -> None:
    root = Path(workbench.__file__).parent
    assert "QFileDialog(" in (root / HOME).read_text(encoding="utf-8")
    for path in root.rglob("*.py"):
        if path.relative_to(root) != HOME:
            assert "QFileDialog" not in path.read_text(encoding="utf-8"), path


def test_a_dialog_starts_where_a_file_of_its_kind_was_chosen_last(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    chosen: list[str] = []
    for kind in ("film", "board"):
        (tmp_path / kind).mkdir()
        dialog = ask_to_save(parent, "", kind, "*.txt", "A* · h/2", "txt", chosen.append)
        assert Path(dialog.selectedFiles()[0]).name == "A-star · h-2.txt"
        dialog.fileSelected.emit(str(tmp_path / kind / "a.txt"))
        dialog.reject()
    assert [Path(name).parent.name for name in chosen] == ["film", "board"]
    folders().settings = Settings(tmp_path / "settings.json")  # the next session
    for kind, folder in (("film", "film"), ("board", "board"), ("trace", "board")):
        dialog = ask_to_open(parent, "", kind, "*.txt", chosen.append)
        assert dialog.directory().dirName() == folder
        dialog.reject()
    other = ask_to_open(parent, "", "trace", "*.txt", chosen.append, folder=str(tmp_path / "film"))
    assert other.directory().dirName() == "film"
    other.reject()


def test_what_is_appended_to_is_not_said_to_be_replaced(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for appends in (False, True):
        dialog = ask_to_save(parent, "", "board", "*.csv", "a", "csv", str, appends=appends)
        assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite) is appends
        dialog.reject()


@pytest.mark.parametrize(
    ("name", "valid"),
    [
        ("1 2 3/4 0 5", "1 2 3-4 0 5"),
        ('a:b\\c"<>|?*\n.', "a-b-c"),
        ("x" * 99, "x" * 80),
        ("Поиск · A*", "Поиск · A-star"),
        ("IDA*", "IDA-star"),
        (f"{'x' * 64} expanded; generated", f"{'x' * 64} expanded"),
        (f"{'x' * 60} {'y' * 19} z", f"{'x' * 60} {'y' * 19}"),
        (f"{'x' * 60} {'y' * 20} z", "x" * 60),
        (f"{'of a trap ' * 7}for greedy searches", f"{'of a trap ' * 7}for greedy"),
        ("Experiment: 100 boards × 3 configurations", "Experiment – 100 boards × 3 configurations"),
        ("Search " * 11 + "· with a heuristic", "Search " * 10 + "Search"),
        ("y" * 80 + " z", "y" * 80),
    ],
)
def test_a_suggested_name_is_valid_on_any_system(name: str, valid: str) -> None:
    assert valid_name(name) == valid
