"""What a problem draws for its states is accepted as it is, or rejected in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.search.problem.drawing import MAX_SHAPES, Shape, drawing
from workbench.search.problem.messages import Fault
from workbench.wording import say


class Drawn:
    """A problem that draws every state as the state itself."""

    def paint(self, state: Any) -> Any:
        return state


def test_shapes_are_taken_as_they_are_given() -> None:
    painted = (
        ("line", 0, 1, 2.5, 3),
        ("box", 10, 10, 80, 20, "sky"),
        ("circle", 50, 50, 5, "red"),
        ("text", 50, 50, "hello", 12, "blue"),
    )
    assert drawing(Drawn(), painted) == (
        Shape("line", (0, 1, 2.5, 3), "ink"),
        Shape("box", (10, 10, 80, 20), "sky"),
        Shape("circle", (50, 50, 5), "red"),
        Shape("text", (50, 50, 12), "blue", "hello"),
    )


def test_a_text_is_a_drawing_and_who_draws_nothing_has_none() -> None:
    assert drawing(Drawn(), "MMM|\n~~~") == "MMM|\n~~~"
    assert drawing(object(), "state") is None


@pytest.mark.parametrize(
    ("painted", "expected"),
    [
        ((("hexagon", 1, 2),), "a shape starts with one of: line, box, circle, text."),
        ((3,), "a shape starts with one of: line, box, circle, text."),
        (((),), "a shape starts with one of: line, box, circle, text."),
        ((("line", 1, 2, 3),), "a line needs 4 numbers, optionally followed by a colour."),
        ((("circle", 1, 2, float("nan")),), "a circle needs 3 numbers, optionally followed by a colour."),
        ((("circle", 1, 2, 3, "red", 4),), "a circle needs 3 numbers, optionally followed by a colour."),
        ((("text", 1, 2, "x"),), "a text needs 3 numbers, optionally followed by a colour."),
        ((("box", 1, 2, 3, 4, "pink"),), "its colour is not one of: ink, paper,"),
        ((("circle", 1, 1, 1),) * (MAX_SHAPES + 1), "has more than 2,000 shapes."),
        (7, "failed with TypeError: 'int' object is not iterable"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(painted: Any, expected: str) -> None:
    with pytest.raises(Fault) as refused:
        drawing(Drawn(), painted)
    assert expected in say(refused.value)
