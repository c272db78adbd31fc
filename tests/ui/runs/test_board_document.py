"""The boards being edited: every change can be undone exactly."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.board_input import BoardInput
from workbench.formats.entry import read_entry
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.runs.board_document import BoardDocument, BoardPair, Face, moves_to

Change = Callable[[BoardDocument], bool]

faces = st.sampled_from(Face)
cells = st.integers(0, 8)


@st.composite
def changes(draw: st.DrawFn) -> Change:
    """Return a random user action on the boards."""
    face, cell, other = draw(faces), draw(cells), draw(cells)
    rows, columns, seed = draw(st.integers(2, 4)), draw(st.integers(2, 4)), draw(st.integers(0, 99))

    def within(document: BoardDocument, cell: int) -> int:
        return cell % document.boards.start.cells

    return draw(
        st.sampled_from(
            [
                lambda document: document.slide(face, within(document, cell)),
                lambda document: document.move(face, "udlr"[cell % 4]),
                lambda document: document.swap(face, within(document, cell), within(document, other)),
                lambda document: document.resize(rows, columns, seed),
                lambda document: document.set_board(face, scramble(rows, columns, seed)),
            ]
        )
    )


def first_document() -> BoardDocument:
    return BoardDocument(Board.parse("1 2 3/7 0 8/5 6 4"), goal_board(LAST, 3, 3))


@given(st.lists(changes(), max_size=12))
def test_start_and_goal_always_have_one_shape(done: list[Change]) -> None:
    document = first_document()
    for change in done:
        change(document)
        assert document.boards.start.shape == document.boards.goal.shape


def test_what_changes_nothing_is_no_change() -> None:
    document = first_document()
    assert not document.move(Face.GOAL, "r")  # the goal's blank is at the edge
    assert not document.slide(Face.START, 0)  # not in the same row or column as the blank
    assert not document.swap(Face.START, 3, 3)
    assert not document.set_board(Face.START, document.boards.start)
    assert not document.resize(3, 3, seed=1)
    assert document.boards == first_document().boards


def test_a_click_slides_all_tiles_between_the_cell_and_the_blank() -> None:
    board = Board.parse("0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12")
    assert moves_to(board, 3) == "rrr"
    assert moves_to(board, 12) == "ddd"
    assert moves_to(board, 5) == ""
    assert moves_to(board, 0) == ""


@pytest.mark.parametrize("name", [LAST, FIRST])
def test_the_goal_keeps_its_name_when_the_size_changes(name: str) -> None:
    document = BoardDocument(goal_board(name, 3, 3), goal_board(name, 3, 3))
    document.resize(4, 5, seed=1)
    assert document.boards.goal == goal_board(name, 4, 5)


def test_a_board_of_a_new_size_is_worth_a_search() -> None:
    document = first_document()
    document.resize(5, 3, seed=1)
    assert document.boards.start != document.boards.goal


# Reading typed text

PRESENT = BoardPair(Board.parse("1 2 3/4 0 5"), goal_board(LAST, 2, 3))


def entered(typed: str, face: Face) -> BoardPair:
    return PRESENT.entered(face, read_entry(typed, (BoardInput,), PRESENT.edited(face)))


@pytest.mark.parametrize(
    ("typed", "board"),
    [
        ("1 2 3 4 5 0", "1 2 3/4 5 0"),
        ("123450", "1 2 3/4 5 0"),
        ("1 2 3 4 5 6 7 8 0", "1 2 3/4 5 6/7 8 0"),
        ("(1,2,3),(4,5,6),(7,8,0)", "1 2 3/4 5 6/7 8 0"),
        ("1 2\n3 _", "1 2/3 0"),
    ],
)
def test_a_text_is_read_in_the_present_shape_or_as_what_it_is(typed: str, board: str) -> None:
    assert entered(typed, Face.START).start == Board.parse(board)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("", "board-empty"),
        ("1 2 3", "board-count"),
        ("1 2 3 4 5 6", "board-tile-foreign"),
        ("1 2 3/4 5", "board-ragged"),
        ("1 2 x/4 5 0", "board-word"),
        ("one two", "board-word"),
        ("frist-board", "board-name-mistaken"),
    ],
)
def test_a_wrong_text_is_answered_with_what_is_wrong(typed: str, complaint: str) -> None:
    with pytest.raises(Fault) as caught:
        entered(typed, Face.START)
    assert caught.value.message.key == complaint


def test_a_name_brings_its_goal_to_the_start_and_none_to_the_goal() -> None:
    named = entered("korf:1", Face.START)
    assert named.goal == goal_board(FIRST, 4, 4)
    aimed = entered("sample", Face.GOAL)
    assert aimed.goal == Board.parse("1 2 3/4 0 6/7 5 8")
    assert entered(" First ", Face.GOAL).goal == goal_board(FIRST, 2, 3)
