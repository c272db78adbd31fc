from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board, format_rows
from workbench.tiles.puzzle.board_text import read_shape
from workbench.wording import say, set_language

SAMPLE = Board(3, 3, (1, 2, 3, 4, 0, 6, 7, 5, 8))
HARDEST = Board(3, 3, (8, 6, 7, 2, 5, 4, 3, 0, 1))
SMALL = Board(2, 3, (1, 2, 3, 4, 0, 5))


@st.composite
def boards(draw: st.DrawFn, most: int = 7) -> Board:
    rows, columns = draw(st.integers(2, most)), draw(st.integers(2, most))
    return Board(rows, columns, tuple(draw(st.permutations(range(rows * columns)))))


@given(boards())
def test_a_board_is_read_back_from_its_text(board: Board) -> None:
    assert Board.parse(str(board)) == board
    assert Board.parse(format_rows(board)) == board
    assert Board.parse(str(list(board.rows_of_tiles()))) == board
    assert Board.parse(str(board.tiles), board.shape) == board


def test_the_largest_board_is_read_back_too() -> None:
    tiles = list(range(10_000))
    random.Random(1).shuffle(tiles)
    board = Board(100, 100, tuple(tiles))
    assert Board.parse(str(board)) == board
    assert board.state == board.tiles


@pytest.mark.parametrize(
    "text",
    [
        "1 2 3 4 0 6 7 5 8",
        "  1 2 3 4 0 6 7 5 8 \n",
        "1,2,3,4,0,6,7,5,8",
        "1, 2, 3; 4, 0, 6; 7, 5, 8",
        "1;2;3;4;0;6;7;5;8",
        "1 2 3/4 0 6/7 5 8",
        "1 2 3 / 4 0 6 / 7 5 8 /",
        "1 2 3\n4 0 6\n7 5 8\n",
        "1 2 3\r\n4 0 6\r\n\r\n7 5 8\r\n",
        "1\t2\t3\n4\t\t6".replace("\t\t", "\t_\t") + "\n7\t5\t8",
        "1 2 3/4 _ 6/7 5 8",
        "1 2 3 4 . 6 7 5 8",
        "01 02 03 04 00 06 07 05 08",
        "(1, 2, 3, 4, 0, 6, 7, 5, 8)",
        "[1,2,3,4,\n 0,6,7,5,8]",
        "((1,2,3),(4,0,6),(7,5,8))",
        "(1,2,3),(4,0,6),(7,5,8)",
        "[[1, 2, 3], [4, 0, 6], [7, 5, 8]]",
        "[[1 2 3]\n [4 0 6]\n [7 5 8]]",
        "[(1, 2, 3,), (4, 0, 6,), (7, 5, 8,),]",
        "(1 2 3/4 0 6/7 5 8)",
        "123, 406, 758",
        "123 406 758",
        "123/406/758",
        "[123, 406, 758]",
        "123/4_6/758",
        "123406758",
    ],
)
def test_all_these_texts_are_the_sample_board(text: str) -> None:
    assert Board.parse(text) == SAMPLE


def test_digit_groups_are_rows() -> None:
    assert Board.parse("867, 254, 301") == HARDEST
    assert Board.parse("12, 30") == Board(2, 2, (1, 2, 3, 0))
    assert Board.parse("1230") == Board(2, 2, (1, 2, 3, 0))
    assert Board.parse("123 405") == SMALL
    assert Board.parse("12/34/50") == Board(3, 2, (1, 2, 3, 4, 5, 0))
    assert Board.parse("123405", (2, 3)) == SMALL


def test_a_known_shape_lets_one_row_of_numbers_be_no_square() -> None:
    assert Board.parse("1 2 3 4 0 5", (2, 3)) == SMALL
    assert Board.parse("(1, 2, 3, 4, 0, 5)", (3, 2)) == Board(3, 2, (1, 2, 3, 4, 0, 5))
    assert Board.parse("1 2 3 4 0 5 6 7 8 9 10 11 12 13 14 15", (2, 8)).shape == (2, 8)


REFUSED = {
    "": "The text is empty, so there is no board in it.",
    " \n / ": "The text is empty, so there is no board in it.",
    "()": "The text is empty, so there is no board in it.",
    "1 2 3 4 x 6 7 5 8": "“x” at position 5 is not a tile: use numbers, and 0, _ or . for the blank.",
    "1 2 3/4 0 six/7 5 8": "“six” in row 2, position 3, is not a tile: use numbers, and 0, _ or . for the blank.",
    "1 2 3/4 0 6.5/7 5 8": "“6.5” in row 2, position 3, is not a tile: use numbers, and 0, _ or . for the blank.",
    "1 2 3/4 0 ٣/7 5 8": "“٣” in row 2, position 3, is not a tile: use numbers, and 0, _ or . for the blank.",
    "__import__('os')": "“__import__” is outside the brackets of the rows.",
    "\x00\x01\x7fELF": "“???ELF” at position 1 is not a tile: use numbers, and 0, _ or . for the blank.",
    "1 2 3 4 0 6 7 5 -8": "-8 at position 9 is negative; tiles are numbered from 1, and the blank is 0.",
    "1 2/3 99999999": "99999999 in row 2, position 2, is too large for a tile.",
    "1 2 3 4 0 6 7 5 " + "9" * 9000: "9" * 23 + "… at position 9 is too large for a tile.",
    "1 2 3 4 0 6 7 5 9": "9 in row 3, column 3 does not belong on a 3×3 board: "
    "its tiles are 1 to 8, and the blank is 0.",
    "1 2 3/4 1234 5": "1234 in row 2, column 2 does not belong on a 2×3 board: "
    "its tiles are 1 to 5, and the blank is 0.",
    "1 2 3 4 0 6 7 3 8": "Tile 3 appears twice on the board, and tile 5 is missing.",
    "1 2 3 4 0 _ 7 5 8": "The blank appears twice on the board, and tile 6 is missing.",
    "1 2 3 4 1 6 7 5 8": "Tile 1 appears twice on the board, and the blank is missing.",
    "1 2 3 4 0 5": "6 numbers do not make a square board: separate the rows with /.",
    "1 2 3 4 5 6 7 8": "8 numbers do not make a square board: separate the rows with /.",
    "1 2/3 0/4": "Row 3 has 1 number, but row 1 has 2.",
    "1 2 3/4 0 6/7 5": "Row 3 has 2 numbers, but row 1 has 3.",
    "0": "A board has 2 to 100 rows and columns; 1×1 is not possible.",
    "0/1": "A board has 2 to 100 rows and columns; 2×1 is not possible.",
    "1\n2\n3\n0": "A board has 2 to 100 rows and columns; 4×1 is not possible.",
    " ".join(map(str, range(134 * 134))): "A board has 2 to 100 rows and columns; 134×134 is not possible.",
    "1" * 100_001: "The text is too long for a board: 100,001 characters, at most 100,000.",
    "((1,2),(3,0)": "The closing bracket ) is missing at the end of the board.",
    "(1,2),(3,0))": "The bracket ) has no matching opening bracket.",
    "((1,2),(3,0]]": "The bracket ] has no matching opening bracket.",
    "[1, 2], 3, 0": "“3, 0” is outside the brackets of the rows.",
    "[1, 2, [3, 0]]": "“1, 2” is outside the brackets of the rows.",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: repr(text[:20]))
def test_what_is_no_board_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Fault) as refused:
        Board.parse(text)
    assert say(refused.value) == REFUSED[text]
    set_language("ru")
    assert any("а" <= letter <= "я" for letter in say(refused.value))


def test_a_board_of_another_shape_is_refused() -> None:
    with pytest.raises(Fault) as rows:
        Board.parse("1 2 3/4 0 5", (3, 2))
    assert say(rows.value) == "The board is 2×3, but it should be 3×2."
    with pytest.raises(Fault) as numbers:
        Board.parse("1 2 3 4 0 5", (3, 3))
    assert say(numbers.value) == "A 3×3 board has 9 numbers, including 0 for the blank, but this one has 6."


@given(st.text(alphabet="0123456789 /.,;_-()[]\nxé\0", max_size=40) | st.text(max_size=40))
def test_whatever_the_text_it_is_a_board_or_a_fault(text: str) -> None:
    try:
        board = Board.parse(text)
    except Fault as fault:
        result = say(fault)
    else:
        result = ""
        assert Board.parse(str(board)) == board
    assert "\n" not in result


def test_a_board_that_is_incomplete_cannot_be_made() -> None:
    for rows, columns, tiles in [(3, 3, (1, 2, 0)), (2, 2, (1, 2, 3, 3)), (2, 2, (1, 2, -3, 0)), (1, 4, (1, 2, 3, 0))]:
        with pytest.raises(Fault):
            Board(rows, columns, tiles)


def test_a_board_is_a_value() -> None:
    assert {SAMPLE, Board.parse(str(SAMPLE))} == {SAMPLE}
    with pytest.raises(dataclasses.FrozenInstanceError):
        SAMPLE.tiles = HARDEST.tiles


def test_a_board_knows_its_shape_blank_and_rows() -> None:
    assert (SMALL.shape, SMALL.cells, SMALL.blank) == ((2, 3), 6, 4)
    assert list(SMALL.rows_of_tiles()) == [(1, 2, 3), (4, 0, 5)]
    assert SMALL.state == bytes([1, 2, 3, 4, 0, 5])


def test_the_terminal_sees_aligned_rows() -> None:
    board = Board.parse("5 1 2 3/9 6 7 4/13 10 0 8/14 11 15 12")
    assert format_rows(board) == " 5  1  2  3\n 9  6  7  4\n13 10  0  8\n14 11 15 12"


def test_moves_are_the_directions_in_which_the_blank_can_go() -> None:
    assert SAMPLE.legal_moves() == "udlr"
    assert HARDEST.legal_moves() == "ulr"
    assert SMALL.legal_moves() == "ulr"
    assert Board.parse("1 2/3 0").legal_moves() == "ul"
    assert Board.parse("0 1/2 3").legal_moves() == "dr"


def test_the_solution_of_the_sample_leads_to_the_goal() -> None:
    down = Board.parse("1 2 3/4 5 6/7 0 8")
    goal = Board.parse("1 2 3/4 5 6/7 8 0")
    assert SAMPLE.moved("d") == down
    assert SAMPLE.replayed("dr") == goal
    assert SAMPLE.path("dr") == (SAMPLE, down, goal)
    assert SAMPLE.path("") == (SAMPLE,)


@given(boards(4), st.data())
def test_the_way_back_undoes_the_way_there(board: Board, data: st.DataObject) -> None:
    way = ""
    for _ in range(data.draw(st.integers(0, 12))):
        way += data.draw(st.sampled_from(board.replayed(way).legal_moves()))
    back = way[::-1].translate(str.maketrans("udlr", "durl"))
    assert board.replayed(way + back) == board
    assert board.path(way)[-1] == board.replayed(way)


@pytest.mark.parametrize("replay", ["replayed", "path"])
def test_a_move_that_cannot_be_made_is_named_by_its_number(replay: str) -> None:
    with pytest.raises(Fault) as illegal:
        getattr(SAMPLE, replay)("ddl")
    assert say(illegal.value) == "Move 2, down, would move the blank off the board."
    with pytest.raises(Fault) as unknown:
        getattr(SAMPLE, replay)("drx")
    assert say(unknown.value) == "Move 3 is “x”; moves are u, d, l and r, the directions of the blank."


@pytest.mark.parametrize("move", ["", "x", "dr", "U", "\n"])
def test_one_move_is_one_letter(move: str) -> None:
    with pytest.raises(Fault):
        SAMPLE.moved(move)


def test_any_two_cells_can_be_exchanged() -> None:
    assert SAMPLE.swapped(0, 8) == Board.parse("8 2 3/4 0 6/7 5 1")
    assert SAMPLE.swapped(4, 0) == Board.parse("0 2 3/4 1 6/7 5 8")


@pytest.mark.parametrize(("text", "shape"), [("4x4", (4, 4)), (" 3 X 5 ", (3, 5)), ("2×10", (2, 10)), ("4х3", (4, 3))])
def test_a_size_is_read(text: str, shape: tuple[int, int]) -> None:
    assert read_shape(text) == shape


@pytest.mark.parametrize("text", ["", "4", "4x", "axb", "-3x3", "1x1", "300x300", "4x4x4", "9" * 20 + "x4"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(Fault):
        read_shape(text)
