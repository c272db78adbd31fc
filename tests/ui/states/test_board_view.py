"""A board on the screen: drawing, accessible description, and signals of the user's actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.moves import OPPOSITE
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import inversion_pairs
from workbench.ui.states.board_layout import BoardLayout
from workbench.ui.states.board_picture import UNKNOWN, BoardPicture, Target
from workbench.ui.states.board_view import BoardKeys, BoardView
from workbench.ui.states.thumbnail import thumbnail

BOARD = Board.parse("1 2 3/7 0 8/5 6 4")
GOAL = goal_board(LAST, 3, 3)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    view.show_board(BOARD, GOAL)
    return view


def at(view: BoardView, cell: int) -> QPoint:
    layout = view.current_layout()
    assert layout is not None
    return layout.centre(cell).toPoint()


def looks(view: BoardView) -> QImage:
    return view.grab().toImage()


# Drawing


@given(
    rows=st.integers(2, 12), columns=st.integers(2, 12), side=st.integers(60, 700), ratio=st.sampled_from([1, 1.5, 2])
)
def test_the_middle_of_every_cell_belongs_to_it_and_all_lie_in_the_room(
    rows: int, columns: int, side: int, ratio: float
) -> None:
    room = QRectF(3, 5, side, side)
    layout = BoardLayout(rows, columns, room, ratio)
    pixel, hair = 1 / ratio, 1e-6
    assert room.adjusted(-pixel, -pixel, pixel, pixel).contains(layout.tray)
    inside = layout.tray.adjusted(-hair, -hair, hair, hair)
    for cell in range(rows * columns):
        assert layout.cell_at(layout.centre(cell)) == cell
        assert inside.contains(layout.tile_rect(cell))
        assert abs(layout.tile_rect(cell).x() * ratio - round(layout.tile_rect(cell).x() * ratio)) < hair
    assert layout.cell_at(layout.tray.topLeft() - layout.centre(0)) is None


def test_a_tile_at_home_looks_other_than_one_that_is_not(view: BoardView) -> None:
    before = looks(view)
    view.show_board(BOARD, None)
    assert looks(view) != before


MARKS = {
    "frozen": {"frozen": frozenset({0})},
    "target": {"targets": (Target(8, 4, (5, 4)),)},
    "moved": {"moved": 8},
    "inversions": {"inversions": inversion_pairs(BOARD, GOAL)},
    "unknown": {"tiles": (1, UNKNOWN, 3, 7, 0, 8, 5, 6, 4)},
}


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_can_be_seen_without_colours(view: BoardView, mark: str) -> None:
    grey = QImage.Format.Format_Grayscale8
    before = looks(view).convertToFormat(grey)
    view.show_picture(BoardPicture.of(BOARD, GOAL).with_marks(**MARKS[mark]))
    assert looks(view).convertToFormat(grey) != before


def test_a_board_is_dark_in_a_dark_palette(view: BoardView) -> None:
    corner = at(view, 3) - QPoint(25, 25)
    light = looks(view).pixelColor(corner).lightness()
    view.setPalette(QPalette(QColor("#202020")))
    assert looks(view).pixelColor(corner).lightness() < 128 < light


@pytest.mark.parametrize("size", [(2, 2), (5, 3), (10, 10), (40, 40), (100, 100)])
def test_boards_of_any_size_are_drawn(view: BoardView, size: tuple[int, int]) -> None:
    view.show_board(scramble(*size, seed=1))
    layout = view.current_layout()
    assert layout is not None
    assert view.rect().toRectF().contains(layout.tray)
    blank = scramble(*size, seed=1).blank
    assert looks(view).pixelColor(at(view, blank)) != looks(view).pixelColor(at(view, 0 if blank else 1))


def test_where_there_is_no_board_it_says_what_will_appear(view: BoardView) -> None:
    view.set_placeholder("A board will appear here.")
    view.show_board(None)
    assert view.accessibleDescription() == "A board will appear here."
    assert looks(view).pixelColor(0, 0) == looks(view).pixelColor(299, 299)


def test_a_board_is_told_in_words(view: BoardView) -> None:
    assert view.accessibleDescription() == "A 3×3 board. Row by row: 1 2 3; 7 blank 8; 5 6 4."


# Slides


def test_one_move_slides_and_ends_in_the_next_board(view: BoardView, qtbot: QtBot) -> None:
    view.show_board(BOARD.moved("r"), GOAL)
    assert not view.is_still
    qtbot.waitUntil(lambda: view.is_still)
    assert view.picture == BoardPicture.of(BOARD.moved("r"), GOAL)


def test_what_was_not_seen_does_not_slide(view: BoardView) -> None:
    view.hide()
    view.show()
    view.show_board(BOARD.moved("r"), GOAL)
    assert view.is_still


@pytest.mark.parametrize("to", [GOAL, BOARD.replayed("ru"), goal_board(LAST, 4, 4)])
def test_what_eyes_cannot_follow_is_shown_at_once(view: BoardView, to: Board) -> None:
    view.show_board(to)
    assert view.is_still


def test_a_slide_that_takes_no_time_does_not_slide(view: BoardView) -> None:
    view.set_slide_ms(0)
    view.show_board(BOARD.moved("r"), GOAL)
    assert view.is_still


def test_a_hidden_board_is_at_rest(view: BoardView) -> None:
    view.show_board(BOARD.moved("r"), GOAL)
    view.hide()
    assert view.is_still


# Pointer and keyboard


def test_a_click_and_a_drag_tell_their_cells(view: BoardView, qtbot: QtBot) -> None:
    view.set_keys(BoardKeys.CURSOR)
    with qtbot.waitSignal(view.cell_clicked) as clicked:
        qtbot.mouseClick(view, LEFT, pos=at(view, 7))
    assert clicked.args == [7]
    qtbot.mousePress(view, LEFT, pos=at(view, 2))
    qtbot.mouseMove(view, at(view, 4))
    with qtbot.waitSignal(view.cell_dragged) as dragged:
        qtbot.mouseRelease(view, LEFT, pos=at(view, 6))
    assert dragged.args == [2, 6]


def test_a_click_beside_the_board_is_none(view: BoardView, qtbot: QtBot) -> None:
    view.set_keys(BoardKeys.CURSOR)
    with qtbot.assertNotEmitted(view.cell_clicked), qtbot.assertNotEmitted(view.cell_dragged):
        qtbot.mouseClick(view, LEFT, pos=QPoint(1, 1))
        qtbot.mousePress(view, LEFT, pos=at(view, 0))
        qtbot.mouseRelease(view, LEFT, pos=QPoint(1, 1))


def test_a_board_that_is_only_looked_at_takes_neither_clicks_nor_the_keyboard(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.cell_clicked), qtbot.assertNotEmitted(view.move_requested):
        qtbot.mouseClick(view, LEFT, pos=at(view, 5))
        qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("keys", [BoardKeys.BLANK, BoardKeys.TILE])
@pytest.mark.parametrize(("key", "move"), [("Up", "u"), ("Down", "d"), ("Left", "l"), ("Right", "r")])
def test_arrow_keys_ask_the_blank_or_a_tile_to_move(
    view: BoardView, qtbot: QtBot, keys: BoardKeys, key: str, move: str
) -> None:
    view.set_keys(keys)
    with qtbot.waitSignal(view.move_requested) as asked:
        qtbot.keyClick(view, getattr(Qt.Key, f"Key_{key}"))
    assert asked.args == [move if keys is BoardKeys.BLANK else OPPOSITE[move]]


def test_the_cursor_stays_on_the_board_and_tells_its_cell(view: BoardView, qtbot: QtBot) -> None:
    view.set_keys(BoardKeys.CURSOR)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(view, key)
    assert view.cursor_cell == 1
    assert view.accessibleDescription() == "Row 1, column 2: 2, in its goal cell."
    with qtbot.waitSignal(view.cell_clicked) as clicked:
        qtbot.keyClick(view, Qt.Key.Key_Space)
    assert clicked.args == [1]


def test_keys_with_modifiers_are_left_to_the_window(view: BoardView, qtbot: QtBot) -> None:
    view.set_keys(BoardKeys.BLANK)
    with qtbot.assertNotEmitted(view.move_requested):
        qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)


def test_the_keyboard_can_be_seen_on_the_board(view: BoardView, qtbot: QtBot) -> None:
    view.set_keys(BoardKeys.CURSOR)
    before = looks(view)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    focused = looks(view)
    assert focused != before
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert looks(view) != focused


# Thumbnails


@pytest.mark.parametrize("name", ["1 2 3/7 0 8/5 6 4", "7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12"])
def test_numbers_can_be_read_on_a_thumbnail(qapp: QApplication, name: str) -> None:
    board = Board.parse(name)
    first, second = (0, 1) if board.tiles[0] and board.tiles[1] else (2, 3)
    one = thumbnail(board, 36, 1.0, qapp.palette())
    other = thumbnail(board.swapped(first, second), 36, 1.0, qapp.palette())
    assert one.size() == other.size()
    assert one.toImage() != other.toImage()


def test_a_thumbnail_is_painted_once(qapp: QApplication) -> None:
    palette = qapp.palette()
    one = thumbnail(BOARD, 40, 2.0, palette, GOAL)
    assert thumbnail(BOARD, 40, 2.0, palette, GOAL).cacheKey() == one.cacheKey()
    assert one.width() == 80
    assert thumbnail(BOARD, 40, 2.0, palette).cacheKey() != one.cacheKey()
    assert thumbnail(BOARD, 40, 2.0, QPalette(QColor("#202020")), GOAL).toImage() != one.toImage()
