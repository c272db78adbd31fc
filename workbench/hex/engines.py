"""Who can choose a move: what every engine offers, and two simple ones that answer at once.

engine(name)                 an engine of ENGINES
reply(engine, game, seconds) its move in a game, the offer to swap included
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Protocol

from workbench.hex.analysis import must_play, two_distances, urgent
from workbench.hex.board import BLUE, HexBoard, mirrored, name, other
from workbench.hex.evaluations import by_two_distance
from workbench.hex.rules import SWAP, Game
from workbench.search.messages import Fault, shown

_LOOKED_AT = 6
"""How many cells `quick` looks at more closely."""

_WINNING_SMALL: Mapping[int, frozenset[str]] = {
    3: frozenset(["c1", "a2", "b2", "c2", "a3"]),
    4: frozenset(["d1", "c2", "b3", "a4"]),
    5: frozenset(["e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "a4", "b4", "c4", "d4", "a5"]),
}
"""The first moves that win for Red, on boards on which that is known to everybody."""


class Engine(Protocol):
    """A player of Hex. `name`: what it is called."""

    name: str

    def choose(self, board: HexBoard, seconds: float, /) -> int:
        """Return the empty cell on which it plays, after about so many seconds at most; nobody has won yet."""
        ...


class RandomEngine:
    """Plays anywhere. Two of the same seed play the same."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, board: HexBoard, _seconds: float, /) -> int:
        """Return any empty cell."""
        return self._chance.choice(board.vacant)


class QuickEngine:
    """Plays where the two-distances of both sides are least, after wins, defences and must-play regions.

    It looks one move ahead at a few cells, and takes some hundredths of a second.
    """

    name = "quick"

    def choose(self, board: HexBoard, _seconds: float, /) -> int:
        """Return the cell; among equals the one nearest to the middle, then the first."""
        pressing = urgent(board)
        if pressing.moves:
            return min(pressing.moves)
        side = board.to_move
        must = must_play(board, side)
        cells = sorted(board.vacant if must.lost else must.region)
        potential = two_distances(board, side).potential + two_distances(board, other(side)).potential
        best = sorted(cells, key=lambda cell: (potential[cell], _off_centre(board, cell), cell))[:_LOOKED_AT]
        return max(best, key=lambda cell: by_two_distance(board.play(cell), side))


def _off_centre(board: HexBoard, cell: int) -> int:
    row, column = divmod(cell, board.size)
    down, right = 2 * row - board.size + 1, 2 * column - board.size + 1
    return abs(down) + abs(right) + abs(down + right)


ENGINES: Mapping[str, Callable[[], Engine]] = {"quick": QuickEngine, "random": RandomEngine}
"""The engines by name."""


def engine(called: str) -> Engine:
    """Return a new engine. Raises Fault where none is called so."""
    if called not in ENGINES:
        near = "".join(get_close_matches(called.lower(), ENGINES, n=1))
        key = "hex-engine-unknown-near" if near else "hex-engine-unknown"
        raise Fault(key, name=shown(called), near=near, known=", ".join(ENGINES))
    return ENGINES[called]()


def reply(player: Engine, game: Game, seconds: float) -> str:
    """Return the move that an engine makes in a game that is not over: a stone, or the swap where it is worth it."""
    if game.may_swap and worth_taking(game.board):
        return SWAP
    return name(game.rules.size, player.choose(game.board, seconds))


def worth_taking(board: HexBoard) -> bool:
    """Tell whether the one stone on a board is better taken over than played against.

    Exact up to 5×5. Beyond it a rule of thumb, after the swap maps of HexWiki for 11 to 15 rows: weak are first
    moves on the two rows at each of the side's own edges, but for the obtuse end, and at the end of the next row.
    """
    size, cell = board.size, board.history[-1]
    if board.stones[cell] == BLUE:
        cell = mirrored(size, cell)
    row, column = divmod(cell, size)
    if size in _WINNING_SMALL:
        return name(size, cell) in _WINNING_SMALL[size]
    if 2 * row >= size:  # a board looks the same from the other end
        row, column = size - 1 - row, size - 1 - column
    return not (row < 2 and column < size - 1 - row) and not (row == 2 and column == 0)
