"""How a problem draws its states: `paint(state)` returns text, or shapes on a canvas of 100 × 100.

Text is displayed as it is, line by line, in a fixed-width font. Shapes are plain tuples, drawn in order; x grows to the
right and y downwards. The colour, one of COLOURS, is optional:

    ("line", x, y, to_x, to_y, colour)
    ("box", x, y, width, height, colour)
    ("circle", x, y, radius, colour)
    ("text", x, y, text, height, colour)    the middle of the text is at (x, y)

Colours are names of roles, so that they suit both light and dark themes.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Painted, SearchFailure

CANVAS = 100.0
COLOURS = ("ink", "paper", "muted", "blue", "orange", "green", "red", "purple", "sky", "yellow")
"""`ink` is the text colour, `paper` the background; the first colour is the default."""

MAX_SHAPES = 2000
_MAX_TEXT = 4000
_NUMBERS = {"line": 4, "box": 4, "circle": 3, "text": 2}


@dataclass(frozen=True)
class Shape:
    """A shape of a drawing: its kind, its numbers in the given order, its colour, its text."""

    kind: str
    numbers: tuple[float, ...]
    colour: str
    text: str = ""


Drawing = str | tuple[Shape, ...]


def drawing(problem: object, state: Hashable) -> Drawing | None:
    """Return how a problem draws `state`, or None if the problem draws nothing.

    Raises Fault if its `paint` raises an exception or returns something invalid.
    """
    if not isinstance(problem, Painted):
        return None
    try:
        painted = problem.paint(state)
        shapes = painted if isinstance(painted, str) else [*islice(iter(painted), MAX_SHAPES + 1)]
    except SearchFailure as failure:
        raise Fault(failure.message.key, **failure.message.facts) from failure
    except Exception as error:  # user code may raise anything
        raise Fault("paint-failed", kind=type(error).__name__, text=str(error)) from error
    if isinstance(shapes, str):
        return shapes[:_MAX_TEXT]
    if len(shapes) > MAX_SHAPES:
        raise Fault("paint-many", most=MAX_SHAPES)
    return tuple(map(_shape, shapes))


def _shape(painted_shape: object) -> Shape:
    parts: list[Any] = (
        [*painted_shape]
        if isinstance(painted_shape, Iterable) and not isinstance(painted_shape, str)
        else [painted_shape]
    )
    kind = parts[0] if parts else None
    if not isinstance(kind, str) or kind not in _NUMBERS:
        raise Fault("paint-kind", shape=repr(painted_shape), known=", ".join(_NUMBERS))
    count = _NUMBERS[kind]
    numbers, rest = parts[1 : 1 + count], parts[1 + count :]
    label = ""
    if kind == "text":
        label, numbers, rest = str(rest[0] if rest else ""), numbers + rest[1:2], rest[2:]
        count += 1
    usable = len(numbers) == count and all(isinstance(one, int | float) and math.isfinite(one) for one in numbers)
    colour = rest[0] if rest else COLOURS[0]
    if not usable or len(rest) > 1:
        raise Fault("paint-numbers", shape=repr(painted_shape), kind=kind, count=count)
    if colour not in COLOURS:
        raise Fault("paint-colour", shape=repr(painted_shape), known=", ".join(COLOURS))
    return Shape(kind, tuple(float(one) for one in numbers), str(colour), label[:_MAX_TEXT])
