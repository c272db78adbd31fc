"""The positions of cells and their names on a Hex board."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF

from workbench.ui.hex.board.layout import ROTATIONS, HexLayout


@pytest.mark.parametrize("turn", range(ROTATIONS))
def test_rows_and_columns_are_named_beside_their_own_cells(turn: int) -> None:
    layout = HexLayout(5, QRectF(0, 0, 500, 500), turn, 30)
    sides = {"top": range(5), "bottom": range(20, 25), "left": range(0, 25, 5), "right": range(4, 25, 5)}
    for side, cells in sides.items():
        for place, cell in enumerate(cells):
            label, middle = layout.label_spot(side, place, 10), layout.centre(cell)
            ways = [label - layout.centre(at) for at in cells]
            nearest = min(range(5), key=[math.hypot(way.x(), way.y()) for way in ways].__getitem__)
            level = min(abs(ways[place].x()), abs(ways[place].y())) < 1e-6
            assert layout.cell_at(label) is None and (level or nearest == place)
            if turn % 6 == 0:
                off = label.y() - middle.y() if side in ("left", "right") else label.x() - middle.x()
                assert off == pytest.approx(0, abs=1e-6)
