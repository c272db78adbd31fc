"""Pictures of a position for the terminal and for notebooks."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from workbench.hex.board import HexBoard
from workbench.hex.picture import svg_picture, text_picture


def test_the_board_for_the_terminal() -> None:
    board = HexBoard.parse("R../.B./..R")

    assert text_picture(board, 4).split("\n") == [
        "    a b c",
        " 1  R . .  1",
        "  2  .(B).  2",
        "   3  . . R  3",
        "       a b c",
    ]
    assert text_picture(board, 8).split("\n")[3] == "   3  . .(R) 3"
    assert text_picture(board, 0).split("\n")[1] == " 1 (R). .  1"


@given(st.integers(3, 19), st.lists(st.integers(0, 360), max_size=30, unique=True))
def test_the_svg_is_well_formed_and_shows_every_stone_inside(size: int, cells: list[int]) -> None:
    board = HexBoard.empty(size).played(cell for cell in cells if cell < size * size)
    picture = ElementTree.fromstring(svg_picture(board, board.winning_chain))
    space = "{http://www.w3.org/2000/svg}"
    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    stones = [c for c in picture.findall(f"{space}circle") if c.attrib["fill"] in ("#d55e00", "#0072b2")]

    assert len(picture.findall(f"{space}polygon")) == size * size
    assert len(stones) == len(board.history)
    assert len(picture.findall(f"{space}text")) == 2 * size
    for stone in stones:
        assert 0 < float(stone.attrib["cx"]) < width and 0 < float(stone.attrib["cy"]) < height


def test_a_notebook_shows_the_picture() -> None:
    assert HexBoard.empty(5)._repr_svg_() == svg_picture(HexBoard.empty(5))
