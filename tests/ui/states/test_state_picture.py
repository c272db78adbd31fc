"""Every state has a text and a picture: its board, its problem's drawing, or its name."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.states.state_picture import draw_state, is_pictured, state_text, state_thumbnail

TILES = TileProblem(Board.parse("1 2 3/7 0 8/5 6 4"), goal_board("last", 3, 3))


class Towns:
    def name(self, state: int) -> str:
        return "Rimnicu Vilcea" * state


class Jugs:
    def paint(self, state: tuple[int, int]) -> Any:
        return [("box", 10, 50, 10 * state[0], 40, "blue")] if state[0] else f"empty {state[0] // state[1]}"


def drawn(problem: object, state: Any) -> QImage:
    image = QImage(120, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_state(painter, QRectF(10, 0, 100, 40), problem, state, QGuiApplication.palette())
    painter.end()
    return image


def inked(image: QImage) -> set[int]:
    """Return the columns of an image that are not empty."""
    return {x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha()}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("problem", "state", "expected", "pictured"),
    [
        (TILES, TILES.initial(), "1 2 3/7 0 8/5 6 4", True),
        (Towns(), 1, "Rimnicu Vilcea", False),
        (Towns(), 9, "Rimnicu Vilcea" * 9, False),
        (object(), (3, 3, True), "(3, 3, True)", False),
        (Jugs(), (3, 5), "(3, 5)", True),
        (Jugs(), (0, 5), "(0, 5)", True),
        (Jugs(), (0, 0), "(0, 0)", True),  # its drawing fails with an error message
    ],
)
def test_a_state_has_a_text_and_is_drawn_where_it_is_to_be(
    problem: object, state: Any, expected: str, pictured: bool
) -> None:
    assert state_text(problem, state) == expected
    assert is_pictured(problem) is pictured
    columns = inked(drawn(problem, state))
    assert columns
    assert columns <= {*range(9, 111)}
    thumbnail = state_thumbnail(problem, state, 32, 2.0, QGuiApplication.palette())
    assert (thumbnail is not None) is pictured
    if thumbnail is not None:
        assert (thumbnail.width(), thumbnail.devicePixelRatio()) == (64, 2.0)
        assert inked(thumbnail.toImage())
