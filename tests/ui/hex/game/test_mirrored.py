"""A game of a replay file after its swap: all texts refer to the board as it is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.hex_driving import click, play, spot, stones

from workbench.hex.board import BLUE, RED, HexBoard
from workbench.hex.rules import Game, Rules
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.game.texts import narration

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot


def open_game(bench: HexBench, file: Path, *lines: str) -> None:
    """Open a replay file whose only directive is its size, so that Blue moves first and the swap mirrors the board."""
    file.write_text("\n".join(("size 4", *lines)) + "\n")
    bench.files.open_file(str(file))


def status_text(bench: HexBench) -> str:
    return " ".join(narration(bench.hex))


def rows(bench: HexBench) -> list[list[str]]:
    model = bench.moves.table.model()
    return [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]


def test_moves_are_named_as_on_the_board_on_show(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    open_game(bench, tmp_path / "game.txt", "a2", "y", "a3")
    assert stones(bench) == ".RR./..../..../...."
    assert [row[1:3] for row in rows(bench)] == [["Blue", "a2"], ["Red", "swap"], ["Red", "c1"]]
    assert "Red plays c1" in status_text(bench) and "in the file this is Blue a3" in status_text(bench)
    assert bench.board.message.text() == "Blue to move. Shown mirrored."
    assert "exchanged" in rows(bench)[1][3]
    play(bench, qtbot, "d1")
    assert rows(bench)[-1][1:3] == ["Blue", "d1"] and bench.hex.game.moves[-1] == "a4"
    assert bench.board.view.picture is not None
    assert spot(bench, "d1") == spot(bench, "abcd"[bench.board.view.picture.last % 4] + "1")


def test_who_has_won_is_the_same_everywhere(bench: HexBench, tmp_path: Path) -> None:
    open_game(bench, tmp_path / "game.txt", "a2", "y", "b2", "a1", "c2", "b1", "d2")
    assert bench.hex.game.winner == BLUE  # as the file has it
    assert bench.hex.board.winner == RED  # as it is shown
    assert bench.banner.headline.text() == "Red has won."
    assert "Top and bottom" in bench.banner.detail.text() and "by the file Blue wins" in bench.banner.detail.text()
    assert "Red has joined top and bottom" in status_text(bench)
    assert bench.players.choices[RED].isVisible()
    assert [one.text() for one in bench.players._turns.values()] == ["has won", ""]
    assert bench.board.view.picture is not None and len(bench.board.view.picture.chain) == 4


def test_a_side_is_given_to_an_engine_by_the_colour_that_is_seen(bench: HexBench, qtbot: QtBot, tmp_path: Path) -> None:
    open_game(bench, tmp_path / "game.txt", "a2", "y")
    choice = bench.players.choices[BLUE]
    choice.setCurrentIndex(choice.findData("quick"))
    choice.activated.emit(choice.currentIndex())
    play(bench, qtbot, "c3")  # Red's, as it is shown
    qtbot.waitUntil(lambda: len(bench.hex.game.moves) == 4)
    shown = bench.hex.board
    assert (shown.stones.count(RED), shown.stones.count(BLUE)) == (2, 1)
    click(qtbot, bench.board.tools["undo"])
    assert len(bench.hex.game.moves) == 2


def test_before_the_swap_nothing_is_said_of_a_mirror(bench: HexBench, tmp_path: Path) -> None:
    open_game(bench, tmp_path / "game.txt", "a2", "y")
    assert "mirrored" in bench.board.message.text()
    bench.player.seek(1)
    assert "mirrored" not in bench.board.message.text() and "mirrored" not in status_text(bench)


def test_a_game_translates_cells_and_sides_to_what_is_shown_and_back() -> None:
    game = Game.new(Rules(4, "seed", BLUE)).played("a2", "swap", "c1")
    assert game.mirrored and game.shown == game.board.transposed()
    for cell in range(16):
        assert game.displayed_cell(game.displayed_cell(cell)) == cell
        assert game.shown.stones[game.displayed_cell(cell)] == game.displayed_side(game.board.stones[cell])
    assert (game.displayed_mover, game.displayed_move) == (RED, "a3")
    assert Game.set_up(HexBoard.empty(4)).displayed_move == ""
