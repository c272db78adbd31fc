"""Random boards described by a line: `random:3x3 count=20 seed=42`, perhaps with `walk=30` or `moves=22`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import Shape, read_shape, to_quotable
from workbench.tiles.puzzle.scramble import MAX_BOARDS, MAX_MOVES, SEED_COUNT

_PREFIX = "random:"
_LIMITS = {"count": (1, MAX_BOARDS), "seed": (0, SEED_COUNT - 1), "walk": (0, MAX_MOVES), "moves": (0, MAX_MOVES)}


@dataclass(frozen=True)
class RandomBoards:
    """A description of random boards of one shape; `str` writes the line.

    Attributes: seed, None: any one; walk: the number of random moves from the goal; moves: the exact distance from the
    goal. If neither is given, all boards are equally likely.
    """

    shape: Shape
    count: int = 1
    seed: int | None = None
    walk: int | None = None
    moves: int | None = None

    def __str__(self) -> str:
        rows, columns = self.shape
        values = {name: getattr(self, name) for name in _LIMITS}
        parts = (f" {name}={value}" for name, value in values.items() if value is not None)
        return f"{_PREFIX}{rows}x{columns}{''.join(parts)}"


def is_random(text: str) -> bool:
    """Return whether a text is meant as a description of random boards."""
    return text.startswith(_PREFIX)


def read_random(text: str) -> RandomBoards:
    """Return the boards that a line describes. Raises Fault, naming the invalid word."""
    words = text.removeprefix(_PREFIX).split()
    if not words:
        raise Fault("experiment-random-size", source=to_quotable(text, 80))
    shape = read_shape("".join(words[:1]))
    options = dict(_numbers(words[1:]))
    if "walk" in options and "moves" in options:
        raise Fault("experiment-random-both", source=to_quotable(text, 80))
    return RandomBoards(shape, **options)


def _numbers(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Yield (name, number) for words such as `count=20`. Raises Fault."""
    for word in words:
        match = re.fullmatch(r"([a-z]+)=([0-9]{1,20})", word)
        if not match or match[1] not in _LIMITS:
            raise Fault("experiment-random", text=to_quotable(word), known=", ".join(f"{name}=N" for name in _LIMITS))
        least, most = _LIMITS[match[1]]
        if not least <= int(match[2]) <= most:
            raise Fault("option-whole", option=match[1], value=match[2], least=least, most=str(most))
        yield match[1], int(match[2])
