"""The Hex bench: two people play, undo, try other moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of
from support.hex_driving import begin, click, moves, play, spot, stones

from workbench.hex.board import BLUE, RED
from workbench.hex.rules import Rules
from workbench.ui.base.retranslation import retranslator
from workbench.ui.hex.bench import HexBench
from workbench.ui.hex.board.layout import ROTATIONS
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
KEY = Qt.Key


def test_the_bench_opens_with_a_game_to_look_at(bench: HexBench) -> None:
    assert bench.hex.board.size == 11 and len(moves(bench)) >= 10
    assert bench.player.t == bench.player.length == len(moves(bench))


def test_a_click_plays_for_the_side_to_move(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1", "b2")
    assert stones(bench) == "R.../.B../..../...."
    assert bench.board.view.picture is not None and bench.board.view.picture.last == 5


def test_who_begins_is_chosen(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3, "off", BLUE))
    play(bench, qtbot, "b2")
    assert stones(bench) == ".../.B./..."


@pytest.mark.parametrize("size", [3, 11, 19])
def test_every_cell_is_where_it_is_drawn_however_the_board_is_turned(bench: HexBench, qtbot: QtBot, size: int) -> None:
    begin(bench, qtbot, Rules(size))
    for turn in range(ROTATIONS):
        bench.board.view.set_turn(turn)
        layout = bench.board.view.current_layout()
        assert layout is not None
        assert [layout.cell_at(layout.centre(cell)) for cell in range(size * size)] == list(range(size * size))
        assert all(bench.board.view.rect().contains(corner.toPoint()) for corner in layout.corners())


def test_the_board_is_turned_and_stood_on_a_side_by_buttons(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    click(qtbot, bench.board.rotate_button)
    assert bench.board.view.rotation == 2
    click(qtbot, bench.board.upright_button)
    layout = bench.board.view.current_layout()
    assert layout is not None and layout.flat
    play(bench, qtbot, "e1")
    assert stones(bench).startswith("....R/")


def test_a_taken_cell_is_refused_in_a_sentence(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1", "a1")
    assert moves(bench) == ["a1"]
    assert bench.board.message.text() == "There is already a stone on a1."


def test_the_keyboard_plays_too(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    view = bench.board.view
    view.setFocus()
    assert view.cursor_cell == 12
    for key in (KEY.Key_Up, KEY.Key_Right, KEY.Key_Return):
        qtbot.keyClick(view, key)
    assert moves(bench) == ["d2"]
    for key in (KEY.Key_Left, KEY.Key_Down, KEY.Key_Enter):
        qtbot.keyClick(view, key)
    assert moves(bench) == ["d2", "c3"]


def test_the_stone_that_a_click_would_place_follows_the_pointer(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    heard: list[int] = []
    bench.board.view.cell_hovered.connect(heard.append)
    QTest.mouseMove(bench.board.view, spot(bench, "c2"))
    qtbot.waitUntil(lambda: heard == [7])
    QTest.mouseMove(bench.board.view, QPoint(1, 1))
    qtbot.waitUntil(lambda: heard[-1] in (-1, bench.board.view.cursor_cell))


def test_a_won_game_shows_its_chain_and_takes_no_more_moves(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(3))
    play(bench, qtbot, "b1", "a1", "b2", "a2", "b3")
    picture = bench.board.view.picture
    assert picture is not None and picture.chain == (1, 4, 7)
    assert bench.banner.isVisible() and bench.banner.headline.text() == "Red has won."
    play(bench, qtbot, "c3")
    assert len(moves(bench)) == 5 and bench.board.message.text() == "The game is over."


def test_going_back_and_trying_leaves_the_game_alone_until_asked(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3", "d2")
    bench.player.step(-1)
    bench.player.step(-1)
    play(bench, qtbot, "d3", "e1")
    assert moves(bench) == ["c3", "b3", "d2"]
    assert bench.hex.document.exploring and bench.moves.main.isEnabled()
    click(qtbot, bench.moves.back)
    assert stones(bench) == "...../...R./.BR../...../....."
    bench.player.seek(1)
    play(bench, qtbot, "d3")
    click(qtbot, bench.moves.main)
    assert moves(bench) == ["c3", "d3", "e1"]


def test_escape_goes_back_to_the_game(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3")
    bench.player.step(-1)
    play(bench, qtbot, "a1")
    qtbot.keyClick(bench, KEY.Key_Escape)
    assert bench.player.t == 2 and not bench.hex.document.exploring


def test_undo_and_redo_take_moves_back_and_make_them_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3")
    click(qtbot, bench.board.tools["undo"])
    assert moves(bench) == ["c3"]
    bench.board.view.setFocus()
    qtbot.keyClick(bench.board.view, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert moves(bench) == []
    click(qtbot, bench.board.tools["redo"])
    click(qtbot, bench.board.tools["redo"])
    assert moves(bench) == ["c3", "b3"]


def test_a_click_on_the_first_stone_swaps_it(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5, "pieces"))
    play(bench, qtbot, "b1", "b1")
    assert stones(bench) == "...../B..../...../...../....."
    assert moves(bench) == ["b1", "swap"]
    play(bench, qtbot, "c3")
    assert bench.hex.board.stones[12] == RED


def test_the_button_swaps_too_and_colours_may_be_what_is_swapped(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5, "sides"))
    play(bench, qtbot, "b1")
    click(qtbot, bench.board.swap)
    assert stones(bench).startswith(".R") and bench.hex.to_move == BLUE
    assert bench.hex.game.holder(RED) == 2


def test_a_comment_is_kept_with_its_move_and_undone_as_one_change(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3")
    qtbot.keyClicks(bench.moves.comment, "centre")
    play(bench, qtbot, "b3")
    assert bench.moves.comment.toPlainText() == ""
    bench.player.seek(1)
    assert bench.moves.comment.toPlainText() == "centre"
    assert bench.player.marks == (1,)
    click(qtbot, bench.board.tools["undo"])
    click(qtbot, bench.board.tools["undo"])
    assert bench.moves.comment.toPlainText() == "" and moves(bench) == ["c3"]


def test_the_strip_of_variations_is_gone_about_in_by_clicks_and_keys(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3")
    bench.player.step(-1)
    play(bench, qtbot, "a1")
    drawing, tree = bench.moves.strip.drawing, bench.hex.document.tree
    click(qtbot, drawing, drawing.centre(tree.main[2]).toPoint())
    assert bench.hex.document.at == tree.main[2]
    drawing.setFocus()
    qtbot.keyClick(drawing, KEY.Key_Down)
    assert bench.hex.document.exploring
    qtbot.keyClick(drawing, KEY.Key_Left)
    assert bench.hex.document.at == tree.main[1]


def test_a_row_of_the_table_is_gone_to(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(5))
    play(bench, qtbot, "c3", "b3", "d2")
    table = bench.moves.table
    click(qtbot, table.viewport(), table.visualRect(table.model().index(0, 2)).center())
    assert bench.player.t == 1
    assert table.model().data(table.model().index(1, 2)) == "b3"


def test_the_current_move_is_seen_whole_in_a_long_list(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(7))
    table = bench.moves.table
    for column in "abcdef":
        for row in range(1, 7):
            play(bench, qtbot, f"{column}{row}")
            current = table.visualRect(table.currentIndex())
            assert table.viewport().rect().contains(current) or current.height() > table.viewport().height()
    assert table.verticalScrollBar().maximum() > 0


def test_a_position_is_set_up_and_played_from(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    setting = bench.board.setting
    click(qtbot, bench.board.tools["edit"])
    assert setting.isVisible()
    play(bench, qtbot, "b2", "b3")
    setting.brush.choose("blue")
    play(bench, qtbot, "c3")
    setting.brush.choose("empty")
    play(bench, qtbot, "a1", "b3")
    setting.side.choose("blue")
    click(qtbot, setting.done)
    assert stones(bench) == "..../.R../..B./...."
    play(bench, qtbot, "d4")
    assert stones(bench).endswith("...B") and moves(bench) == ["d4"]


def test_setting_up_can_be_left_without_a_trace(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    click(qtbot, bench.board.tools["edit"])
    play(bench, qtbot, "b2")
    qtbot.keyClick(bench, KEY.Key_Escape)
    assert stones(bench).startswith("R...") and moves(bench) == ["a1"] and not bench.board.setting.isVisible()


def test_stones_that_were_set_up_and_discarded_are_brought_back_by_redo(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1")
    edit, redo = bench.board.tools["edit"], bench.board.tools["redo"]
    click(qtbot, edit)
    play(bench, qtbot, "b2", "c3")
    placed = stones(bench)
    qtbot.keyClick(bench, KEY.Key_Escape)
    click(qtbot, edit)
    assert stones(bench).startswith("R...") and stones(bench) != placed
    click(qtbot, redo)
    click(qtbot, redo)
    assert stones(bench) == placed and not redo.isEnabled()
    click(qtbot, edit)
    play(bench, qtbot, "d4")
    click(qtbot, edit)
    assert not redo.isEnabled()  # at another position


def test_the_player_steps_and_plays_through_the_game(bench: HexBench, qtbot: QtBot) -> None:
    begin(bench, qtbot, Rules(4))
    play(bench, qtbot, "a1", "b2", "c3")
    click(qtbot, host_of(bench).player_bar.buttons["to-start"])
    assert stones(bench) == "..../..../..../...."
    qtbot.keyClick(bench, KEY.Key_PageDown)
    assert stones(bench).startswith("R...")
    bench.player.set_speed(50.0)
    click(qtbot, host_of(bench).player_bar.buttons["play"])
    qtbot.waitUntil(lambda: bench.player.t == 3 and not bench.player.playing)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Move 3: Red plays c3."))


def test_the_current_move_is_whole_in_the_list(bench: HexBench, qtbot: QtBot) -> None:
    table = bench.moves.table

    def whole() -> bool:
        place, room = table.visualRect(table.currentIndex()), table.viewport().rect()
        return not place.isEmpty() and place.top() >= 0 and place.bottom() <= room.bottom()

    begin(bench, qtbot, Rules(7))
    for column in "abcdefg":
        play(bench, qtbot, f"{column}1", f"{column}3")
        qtbot.waitUntil(whole)
    table.resize(table.width(), table.height() - 60)
    qtbot.waitUntil(whole)
    retranslator().choose("ru")
    qtbot.waitUntil(whole)


def test_an_example_is_opened_from_its_menu(bench: HexBench, qtbot: QtBot) -> None:
    click(qtbot, bench.board.tools["list"])
    qtbot.waitUntil(bench.samples.isVisible)
    titles = [action.text() for action in bench.samples.actions()]
    bench.samples.actions()[titles.index("Red connects in one")].trigger()
    bench.samples.hide()
    play(bench, qtbot, "c3")
    assert bench.hex.game.winner == RED


def test_speaking_another_language_leaves_no_word_behind(bench: HexBench) -> None:
    retranslator().choose("ru")
    assert bench.board.message.text().startswith("Ход") and bench.tabs.tabText(0) == "Ходы"
    assert bench.players.choices[RED].itemText(0) == "Человек"
