"""Games of Hex in files, opened and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, complaint, moves, play

from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


def drop(bench: HexBench, file: Path) -> None:
    """Drop a file on the bench."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    event = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(9, 9), *event)
    QApplication.sendEvent(bench.window(), entering)
    assert entering.isAccepted() and not bench.acceptDrops()
    QApplication.sendEvent(bench.window(), QDropEvent(QPointF(9, 9), *event))


def test_a_game_is_saved_with_variations_and_opened_again(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    begin(bench, qtbot, Rules(5, "pieces"))
    play(bench, qtbot, "a1", "c3", "d2")
    qtbot.keyClicks(bench.moves.comment, "why not?")
    bench.player.seek(1)
    play(bench, qtbot, "d4")
    file = tmp_path / "game.sgf"
    bench.files.save_file(str(file))
    begin(bench, qtbot, Rules(3))
    bench.files.open_file(str(file))
    tree = bench.hex.document.tree
    assert moves(bench) == ["a1", "c3", "d2"] and len(tree.nodes) == 5
    assert bench.moves.comment.toPlainText() == "why not?"
    assert bench.hex.game.rules.swap == "pieces"


def test_a_replay_file_is_written_and_read(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1", "b2")
    file = tmp_path / "game.txt"
    bench.files.save_file(str(file))
    assert file.read_text().splitlines()[-2:] == ["a1", "b2"]
    file.write_text(file.read_text() + "a1\nc3\n")
    bench.files.open_file(str(file))
    assert moves(bench) == ["a1", "b2", "c3"]
    result = complaint(bench).splitlines()
    assert result[0] == "1 line of game.txt is not a legal move and was skipped."
    assert result[1:] == ["Line 6, “a1”: There is already a stone on a1."]


def test_a_broken_file_is_told_of_with_its_line_and_changes_nothing(
    bench: HexBench, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    file = tmp_path / "broken.sgf"
    file.write_text("(;FF[4]GM[11]SZ[4]\n;B[a1]\n;W[z9])")
    bench.files.open_file(str(file))
    assert "broken.sgf" in complaint(bench)
    assert moves(bench) == ["a1"]


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.sgf", b"", "is empty"),
        ("moves.txt", b"a1\n\xff", "line 2: This is not a text file (UTF-8)"),
        ("large.txt", b"a1\n" * 400_000, "is too large"),
        ("", None, "is a folder"),
        ("gone.sgf", None, "File not found"),
    ],
)
def test_what_is_no_game_is_told_of_wherever_it_comes_from(
    name: str, content: bytes | None, said: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bench, file = window.hex, tmp_path / name
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    if content is not None:
        file.write_bytes(content)
    window.commands.actions["open"].trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.close()
    qtbot.waitUntil(lambda: window.findChild(QFileDialog) is None)
    assert said in complaint(bench)
    qtbot.waitUntil(lambda: bench.window().findChild(QMessageBox) is None)
    drop(bench, file)
    assert said in complaint(bench)
    assert moves(bench) == ["a1"]


def test_a_game_is_dropped_on_the_bench(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench, file = window.hex, tmp_path / "game.sgf"
    begin(bench, qtbot, Rules(4))
    file.write_bytes("(;GM[11]SZ[5]CA[KOI8-R]C[Партия];B[a1];W[b2])".encode("koi8-r"))
    drop(bench, file)
    assert moves(bench) == ["a1", "b2"]
    assert bench.hex.document.tree.root.comment == "Партия"


def test_open_and_save_are_those_of_the_bench_in_front(window: MainWindow, qtbot: QtBot) -> None:
    assert window.hex.isVisible()
    for name in ("open", "save"):
        window.commands.actions[name].trigger()
        dialog = window.findChild(QFileDialog)
        assert dialog is not None and "*.sgf" in dialog.nameFilters()[0]
        dialog.close()
        qtbot.waitUntil(lambda: window.findChild(QFileDialog) is None)
