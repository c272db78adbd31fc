"""A notebook displays a board as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from workbench.tiles.puzzle.scramble import scramble

SVG = "{http://www.w3.org/2000/svg}"


@given(rows=st.integers(2, 12), columns=st.integers(2, 12), seed=st.integers(0, 2**64 - 1))
def test_the_picture_shows_every_tile_where_it_stands(rows: int, columns: int, seed: int) -> None:
    board = scramble(rows, columns, seed)
    root = ElementTree.fromstring(board._repr_svg_())
    assert root.get("aria-label") == str(board)
    shown = sorted(
        (float(one.get("y", 0)), float(one.get("x", 0)), int(one.text or 0)) for one in root.iter(f"{SVG}text")
    )
    assert [tile for _, _, tile in shown] == [tile for tile in board.tiles if tile]
    assert len({y for y, _, _ in shown}) == (rows if columns > 1 else rows - 1)
    assert all(0 < x < float(root.get("width", 0)) and 0 < y < float(root.get("height", 0)) for y, x, _ in shown)
