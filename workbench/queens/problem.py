"""The n-queens problem: place n queens so that none attacks another (complete-state formulation, AIMA 4.1)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

from workbench.search.problem.drawing import CANVAS
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.problem import Number, zero

Queens = tuple[int, ...]
"""The row of the queen in each column, from 1 at the bottom."""

LEAST, MOST = 4, 26
FIRST: Queens = (4, 3, 2, 5, 4, 3, 2, 3)
"""A start with 17 attacks, the one that AIMA shows."""

_SEED = re.compile(r"seed:(\d{1,9})(?:@(\d{1,2}))?")
_QUEEN = "♛"


class QueensProblem:
    """Move queens within their columns, one at a time, until none attacks another.

    A move is named after the square where the queen goes: `c5`. Every move costs 1.
    """

    every_cost = least_cost = 1

    def __init__(self, start: Queens = FIRST) -> None:
        self.start = start
        self.title = "n queens"
        self._columns = "abcdefghijklmnopqrstuvwxyz"[: len(start)]

    def initial(self) -> Queens:
        return self.start

    def is_goal(self, state: Queens) -> bool:
        return attacks(state) == 0

    def successors(self, state: Queens) -> Iterator[tuple[str, Queens, int]]:
        """Yield every move of a queen to another row: column by column, from the bottom row up."""
        for column, letter in enumerate(self._columns):
            for row in range(1, len(state) + 1):
                if row != state[column]:
                    yield f"{letter}{row}", (*state[:column], row, *state[column + 1 :]), 1

    def heuristics(self) -> Mapping[str, Callable[[Queens], Number]]:
        """Return the number of pairs that attack each other, which may overestimate the number of moves, and zero."""
        return {"attacks": attacks, "zero": zero}

    def name(self, state: Queens) -> str:
        """Return the rows, column by column: `43254323`, with spaces if there are more than nine."""
        return ("" if len(state) < 10 else " ").join(map(str, state))

    def read(self, text: str) -> Queens:
        """Return the state given as rows, `43254323` or `4 3 2 5`, or at random: `seed:7`, `seed:7@12`. Raises Fault.

        The number of rows may differ from that of the start; without a number a seed is for as many queens as here.
        """
        if (seed := _SEED.fullmatch(text.strip())) is not None:
            return self.random_state(random.Random(int(seed[1])), _checked_count(int(seed[2] or len(self.start)), text))
        words = text.replace(",", " ").split()
        rows = [*words[0]] if len(words) == 1 else words
        if not all(re.fullmatch(r"[0-9]{1,2}", row) for row in rows):
            raise Fault("queens-rows", text=to_quotable(text))
        state = tuple(map(int, rows))
        count = _checked_count(len(state), text)
        if not all(1 <= row <= count for row in state):
            raise Fault("queens-row", text=to_quotable(text), most=count)
        return state

    def starting_at(self, state: Queens) -> QueensProblem:
        """Return the same problem from another start, which may have another number of queens."""
        return QueensProblem(state)

    def random_state(self, chance: random.Random, count: int | None = None) -> Queens:
        """Return a state with every queen in a random row; `count`: the number of queens, None: as many as here."""
        count = len(self.start) if count is None else count
        return tuple(chance.randint(1, count) for _ in range(count))

    def moves_between(self, state: Queens, other: Queens) -> list[str]:
        """Return the fewest moves from one state to another, column by column."""
        pairs = zip(self._columns, state, other, strict=True)
        return [f"{letter}{after}" for letter, before, after in pairs if before != after]

    def paint(self, state: Queens) -> Iterator[tuple[Any, ...]]:
        """Draw the chessboard, its queens, and a line between two that attack each other."""
        n = len(state)
        size = CANVAS / n
        for column in range(n):
            for row in range(n):
                if (column + row) % 2:
                    yield "box", column * size, row * size, size, size, "muted"
        centres = [((column + 0.5) * size, (n - row + 0.5) * size) for column, row in enumerate(state)]
        for one, other in attacking(state):
            yield "line", *centres[one], *centres[other], "red"
        for x, y in centres:
            yield "text", x, y, _QUEEN, 0.85 * size, "ink"


def attacking(state: Queens) -> Iterator[tuple[int, int]]:
    """Yield the columns of each pair of queens that attack each other, even if another queen stands between them."""
    for one, other in combinations(range(len(state)), 2):
        if state[one] == state[other] or abs(state[one] - state[other]) == other - one:
            yield one, other


def attacks(state: Queens) -> int:
    """Return the number of pairs of queens that attack each other."""
    # Counted by line: a line with k queens has k·(k − 1)/2 pairs. This is called for every neighbour of a state.
    counts: dict[tuple[str, int], int] = {}
    pairs = 0
    for column, row in enumerate(state):
        for line in (("row", row), ("up", row - column), ("down", row + column)):
            before = counts.get(line, 0)
            pairs += before
            counts[line] = before + 1
    return pairs


def _checked_count(count: int, text: str) -> int:
    if not LEAST <= count <= MOST:
        raise Fault("queens-count", text=to_quotable(text), least=LEAST, most=MOST)
    return count
