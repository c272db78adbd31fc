"""Seeded scrambles, specified bit by bit, so that a seed always gives the same board on every machine.

*Random numbers.* SplitMix64 (Steele, Lea & Flood 2014), with all arithmetic modulo 2⁶⁴. The initial state is the seed.
Each draw adds 0x9E3779B97F4A7C15 to the state, copies it to z, and returns z after z ← (z ⊕ z≫30) · 0xBF58476D1CE4E5B9,
z ← (z ⊕ z≫27) · 0x94D049BB133111EB, z ← z ⊕ z≫31. A number below n is drawn by rejection: draw x until x < 2⁶⁴ − (2⁶⁴
mod n); the number is x mod n.

*Uniform boards.* Start with the list 0, 1, 2 …, one entry per cell, 0 for the blank. For i from the last index down to
1 draw j below i + 1 and exchange entries i and j (Fisher–Yates). If the goal cannot be reached from that board,
exchange tiles 1 and 2. This pairs every unsolvable board with one solvable board, so all boards from which the goal can
be reached are equally likely.

*Walks* of K moves. Start at the goal. For each move list the legal directions in the order u d l r, except the one that
would undo the previous move; draw a number below their count (even if there is only one), and make that move.

*Several boards.* Board i, counted from 0, is the board of seed + i (modulo 2⁶⁴).
"""

from __future__ import annotations

from collections.abc import Iterator

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, check_goal_shape, goal_board
from workbench.tiles.puzzle.moves import OPPOSITE, cell_offset, legal_moves
from workbench.tiles.puzzle.solvability import is_solvable

SEED_COUNT = 1 << 64
MAX_MOVES = 1_000_000
MAX_BOARDS = 1_000_000
_MASK = SEED_COUNT - 1


class _SplitMix64:
    def __init__(self, seed: int) -> None:
        self._state = seed

    def draw(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        usable = SEED_COUNT - SEED_COUNT % bound
        while (value := self.draw()) >= usable:
            pass
        return value % bound


def scramble(rows: int, columns: int, seed: int, goal: Board | None = None, moves: int | None = None) -> Board:
    """Return the board of `seed`: uniform over the solvable boards, or a random walk of `moves` moves from the goal.

    `goal` defaults to `last`. Raises Fault if the shape, the seed or the number of moves is invalid or the goal has
    another shape.
    """
    _check_seed(seed)
    target = goal or goal_board(LAST, rows, columns)
    check_goal_shape(target, rows, columns)
    random = _SplitMix64(seed)
    return _uniform(target, random) if moves is None else _walk(target, moves, random)


def scrambles(
    rows: int, columns: int, seed: int, count: int, goal: Board | None = None, moves: int | None = None
) -> Iterator[Board]:
    """Yield `count` boards, of `seed`, `seed` + 1 … Raises Fault as `scramble` does, and if `count` is out of range."""
    _check_seed(seed)
    if not 0 <= count <= MAX_BOARDS:
        raise Fault("scramble-count", count=count, most=MAX_BOARDS)
    return (scramble(rows, columns, (seed + number) % SEED_COUNT, goal, moves) for number in range(count))


def _check_seed(seed: int) -> None:
    if not 0 <= seed < SEED_COUNT:
        raise Fault("scramble-seed", seed=str(seed) if abs(seed) < 10**24 else "…", most=str(_MASK))


def _uniform(goal: Board, random: _SplitMix64) -> Board:
    tiles = list(range(goal.cells))
    for last in range(goal.cells - 1, 0, -1):
        chosen = random.below(last + 1)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    board = Board(goal.rows, goal.columns, tuple(tiles))
    return board if is_solvable(board, goal) else board.swapped(tiles.index(1), tiles.index(2))


def _walk(goal: Board, moves: int, random: _SplitMix64) -> Board:
    if not 0 <= moves <= MAX_MOVES:
        raise Fault("scramble-moves", moves=moves, most=MAX_MOVES)
    blank, path, reverse = goal.blank, "", ""
    for _ in range(moves):
        choices = legal_moves(blank, *goal.shape).replace(reverse, "")
        move = choices[random.below(len(choices))]
        blank += cell_offset(move, goal.columns)
        reverse = OPPOSITE[move]
        path += move
    return goal.replayed(path)
