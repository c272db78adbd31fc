"""Nothing done on the Hex bench is lost: opening another game can be undone, files keep their content."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.hex_driving import begin, click, complaint, moves, play, stones

from workbench.formats.hex import sgf
from workbench.hex.board import BLUE, EMPTY, RED
from workbench.hex.rules import Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.samples import SAMPLES
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


def choose(bench: HexBench, side: int, kind: str) -> None:
    choice = bench.players.choices[side]
    choice.setCurrentIndex(choice.findData(kind))
    choice.activated.emit(choice.currentIndex())


@pytest.mark.parametrize("how", ["new", "sample", "file", "set up"])
def test_the_game_before_is_brought_back_by_undo(how: str, bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    begin(bench, qtbot, Rules(5, "pieces"))
    play(bench, qtbot, "a2", "c3", "d4")
    if how == "new":
        begin(bench, qtbot, Rules(4))
    elif how == "sample":
        bench.show_sample_game(SAMPLES[1])
    elif how == "file":
        (tmp_path / "game.sgf").write_text("(;GM[11]SZ[6];B[b2])")
        bench.files.open_file(str(tmp_path / "game.sgf"))
    else:
        click(qtbot, bench.board.tools["edit"])
        play(bench, qtbot, "e5")
        click(qtbot, bench.board.setting.done)
    after = stones(bench)
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == ["a2", "c3", "d4"] and bench.hex.game.rules.swap == "pieces"
    click(qtbot, bench.board.tools["redo"])
    assert stones(bench) == after


def test_against_an_engine_undo_does_not_run_on_into_the_game_before(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a2", "b3")
    begin(bench, qtbot, Rules(5))
    choose(bench, RED, "quick")
    qtbot.waitUntil(lambda: len(moves(bench)) == 1)
    click(qtbot, bench.board.tools["undo"])
    assert bench.hex.board.size == 5
    click(qtbot, bench.board.tools["undo"])
    assert bench.hex.board.size == 4 and moves(bench) == ["a2", "b3"]


def test_an_engine_that_moves_first_does_not_move_again_while_one_undoes_and_redoes(
    bench: HexBench, qtbot: QtBot
) -> None:
    undo, redo = bench.board.tools["undo"], bench.board.tools["redo"]
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a2", "b3")
    begin(bench, qtbot, Rules(5))
    choose(bench, RED, "quick")
    qtbot.waitUntil(lambda: len(moves(bench)) == 1)
    opening = moves(bench)
    for button, size, expected in (
        (undo, 5, []),
        (undo, 4, ["a2", "b3"]),  # Red, an engine by now, is to move
        (redo, 5, []),
        (redo, 5, opening),
        (undo, 5, []),
    ):
        click(qtbot, button)
        qtbot.waitUntil(lambda: not bench.engine.busy)
        assert (bench.hex.board.size, moves(bench)) == (size, expected)
        assert ("Engine move" in bench.board.message.text()) == (expected != opening)
    click(qtbot, bench.players.move_button)
    qtbot.waitUntil(lambda: len(moves(bench)) == 1)
    play(bench, qtbot, "a5")
    qtbot.waitUntil(lambda: len(moves(bench)) == 3)  # it plays on by itself


def test_against_an_engine_undo_of_a_variation_takes_no_move_of_the_game_back(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    choose(bench, BLUE, "quick")
    for cell in ("a5", "e1"):
        play(bench, qtbot, cell)
        qtbot.waitUntil(lambda: len(moves(bench)) % 2 == 0 and not bench.engine.busy)
    game = moves(bench)
    bench.hex.go_to(bench.hex.document.tree.main[1])
    play(bench, qtbot, "e5")  # another answer of Blue
    assert bench.hex.game.moves == ("a5", "e5")
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == game and bench.hex.game.moves == ("a5",)
    click(qtbot, bench.board.tools["redo"])
    assert moves(bench) == game and bench.hex.game.moves == ("a5", "e5")


@pytest.mark.compiled
def test_while_an_engine_thinks_a_click_makes_no_move_for_it(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(11))
    bench.engine.seconds = 30.0
    choose(bench, BLUE, "mcts")
    play(bench, qtbot, "f6", "a1")
    assert moves(bench) == ["f6"]
    assert "engine’s turn" in bench.board.message.text() and bench.hex.hand == EMPTY
    qtbot.waitUntil(lambda: bench.engine.playing, timeout=30_000)
    play(bench, qtbot, "a1")
    assert moves(bench) == ["f6"]
    bench.stop()
    play(bench, qtbot, "a1")  # it is on hold
    assert moves(bench) == ["f6", "a1"]


def test_a_comment_stays_with_the_move_at_which_it_was_begun(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3")
    comment = bench.moves.comment
    comment.setFocus()
    qtbot.keyClicks(comment, "the mid")
    bench.hex.play("b4")  # as an engine does
    assert len(moves(bench)) == 2
    qtbot.keyClicks(comment, "dle")
    tree = bench.hex.document.tree
    assert [tree.nodes[at].comment for at in tree.main] == ["", "the middle", ""]
    assert "move 1" in bench.moves._comment_title.text()
    bench.board.view.setFocus()
    assert comment.toPlainText() == "" and bench.moves._comment_title.text() == "Comment"
    bench.player.seek(1)
    assert comment.toPlainText() == "the middle"
    comment.setFocus()
    bench.player.seek(2)  # when the user navigates, the comment follows
    assert comment.toPlainText() == ""


def test_what_is_being_set_up_is_what_is_saved(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a2")
    click(qtbot, bench.board.tools["edit"])
    play(bench, qtbot, "d4", "c1")
    file = tmp_path / "position.sgf"
    bench.files.save_file(str(file))
    assert str(sgf.read(file.read_bytes()).root.game.board) == "..R./R.../..../...R"
    assert bench.hex.setting is not None
    bench.files.save_file(str(tmp_path / "position.txt"))
    assert "use SGF" in complaint(bench)


def test_a_replay_file_says_what_it_does_not_hold(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a2", "b3")
    bench.files.save_file(str(tmp_path / "plain.txt"))
    assert window.findChild(QMessageBox) is None
    qtbot.keyClick(bench.board.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(bench.moves.comment, "so far")
    bench.files.save_file(str(tmp_path / "more.txt"))
    assert "without variations, comments, names or times" in complaint(bench)
    assert (tmp_path / "more.txt").read_text().splitlines()[-1] == "a2"


def test_a_large_file_is_read_while_the_window_goes_on(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    begin(bench, qtbot, Rules(4))
    file = tmp_path / "large.sgf"
    file.write_text("(;GM[11]SZ[5];B[a1];W[b2]C[" + "word " * 10_000 + "])")
    bench.files.open_file(str(file))
    assert moves(bench) == [] and bench.files.busy
    qtbot.waitUntil(lambda: not bench.files.busy)
    assert moves(bench) == ["a1", "b2"]
    file.write_text(file.read_text() + "(;GM[11])")
    bench.files.open_file(str(file))
    qtbot.waitUntil(lambda: bench.window().findChild(QMessageBox) is not None)
    assert complaint(bench) == "Nothing is read from line 1 on: the first game ends there."
