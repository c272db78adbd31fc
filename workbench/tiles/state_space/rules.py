"""Rules about boards that are often taught but wrong, compared with the truth for one board and for all of a shape.

Inversions are pairs of tiles in the opposite order to the goal's, as `solvability` counts them; rows count from the
top.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import factorial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.messages import Message, message
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.puzzle.board import MAX_BYTE_CELLS, Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.state_space.field import all_permutations

MAX_CELLS = 9
"""For larger boards a random sample is used, to which the goal and its neighbours are added."""
SAMPLE_SIZE = 20_000
_SEED = 1

Tiles = NDArray[np.uint8] | NDArray[np.uint16]
Claim = NDArray[np.bool_]


@dataclass(frozen=True)
class Ruling:
    """What a rule claims about a board and what is true, as messages; `right`: whether they agree."""

    right: bool
    says: Message
    truth: Message


class Rule(Protocol):
    """A rule that is wrong on some boards."""

    def of_board(self, board: Board, goal: Board, /) -> Ruling:
        """Return what the rule claims about a board, and the truth."""
        ...

    def of_all(self, goal: Board, /) -> RuleVerdict:
        """Return on which boards the rule is wrong."""
        ...


@dataclass(frozen=True)
class RuleVerdict:
    """The result of a rule on the boards of a shape.

    Attributes:
        cases: the number of boards, or moves, on which it was tested. says, truth: for how many of them the rule makes
            its claim, and for how many the claim is true.
        wrong: for how many the rule is wrong. complete: whether all boards were tested.
        counterexample: the board nearest to the goal for which it is wrong, or None.
    """

    cases: int
    says: int
    truth: int
    wrong: int
    complete: bool
    counterexample: Board | None


def judge_board(name: str, board: Board, goal: Board) -> Ruling:
    """Return what the rule called `name` in RULES claims about a board, and the truth."""
    return RULES[name].of_board(board, goal)


def refute(name: str, goal: Board) -> RuleVerdict:
    """Return where the rule called `name` in RULES is wrong, for all boards of the goal's shape or for a sample."""
    return RULES[name].of_all(goal)


# Quantities that the rules about solvability use


def _inversions(tiles: Tiles, order: tuple[int, ...]) -> NDArray[np.int64]:
    """Return, for each row of `tiles`, how many pairs of tiles (no blank) are in the opposite order to `order`."""
    rank = np.zeros(len(order), np.int16)
    rank[list(order)] = np.arange(len(order))
    ranks, solid = rank[tiles], tiles > 0
    count = np.zeros(len(tiles), np.int64)
    for place in range(tiles.shape[1] - 1):
        later = (ranks[:, place + 1 :] < ranks[:, place, None]) & solid[:, place + 1 :]
        count += later.sum(axis=1) * solid[:, place]
    return count


def _rows(tiles: Tiles, columns: int) -> NDArray[np.int64]:
    """Return the row of each board's blank, from 0."""
    rows: NDArray[np.int64] = np.argmax(tiles == 0, axis=1) // columns
    return rows


def _solvable(tiles: Tiles, goal: Board) -> Claim:
    """Return for each board whether the goal can be reached."""
    inversions = _inversions(tiles, goal.tiles)
    row_distance = abs(_rows(tiles, goal.columns) - goal.blank // goal.columns)
    claim: Claim = (inversions + (0 if goal.columns % 2 else row_distance)) % 2 == 0
    return claim


def _even_inversions(tiles: Tiles, goal: Board) -> Claim:
    claim: Claim = _inversions(tiles, goal.tiles) % 2 == 0
    return claim


def _row_from_zero(tiles: Tiles, goal: Board) -> Claim:
    claim: Claim = (_inversions(tiles, goal.tiles) + _rows(tiles, goal.columns)) % 2 == 0
    return claim


def _row_from_one(tiles: Tiles, goal: Board) -> Claim:
    claim: Claim = (_inversions(tiles, goal.tiles) + _rows(tiles, goal.columns) + 1) % 2 == 0
    return claim


def _goal_ignored(tiles: Tiles, goal: Board) -> Claim:
    return _solvable(tiles, goal_board(LAST, *goal.shape))


def all_boards(goal: Board) -> tuple[Tiles, bool]:
    """Return all boards of the goal's shape, also unsolvable ones, or a sample of them; and whether they are all.

    The boards are uint8 (boards, cells). A sample begins with the goal and the boards one exchange with the blank away.
    """
    cells = goal.cells
    if cells <= MAX_CELLS:
        return all_permutations(cells), True
    random = np.random.default_rng(_SEED)
    sampled = random.permuted(np.tile(np.arange(cells, dtype=np.uint8), (SAMPLE_SIZE, 1)), axis=1)
    neighbours = [goal.tiles, *(goal.swapped(goal.blank, cell).tiles for cell in range(cells) if cell != goal.blank)]
    return np.concatenate((np.array(neighbours, np.uint8), sampled)), False


@dataclass(frozen=True)
class _Solvability:
    """A rule that claims whether a board is solvable."""

    claim: Callable[[Tiles, Board], Claim]

    def of_board(self, board: Board, goal: Board) -> Ruling:
        tiles: Tiles = (
            np.array([board.tiles], np.uint8) if board.cells <= MAX_BYTE_CELLS else np.array([board.tiles], np.uint16)
        )
        says, truth = bool(self.claim(tiles, goal)[0]), bool(_solvable(tiles, goal)[0])
        return Ruling(
            says == truth,
            message("rule-solvable" if says else "rule-unsolvable"),
            message("rule-solvable" if truth else "rule-unsolvable"),
        )

    def of_all(self, goal: Board) -> RuleVerdict:
        tiles, complete = all_boards(goal)
        says, truth = self.claim(tiles, goal), _solvable(tiles, goal)
        wrong = np.flatnonzero(says != truth)
        counterexample_board = (
            None if not len(wrong) else Board(*goal.shape, tuple(tiles[_nearest(tiles, wrong, goal)].tolist()))
        )
        return RuleVerdict(len(tiles), int(says.sum()), int(truth.sum()), len(wrong), complete, counterexample_board)


def _nearest(tiles: Tiles, numbers: NDArray[np.intp], goal: Board) -> int:
    """Return the board of `numbers` with the fewest cells that differ from the goal; ties go to the smallest board."""
    differ = (tiles[numbers] != np.array(goal.tiles, np.uint8)).sum(axis=1)
    closest = numbers[differ == differ.min()]
    return int(closest[np.lexsort(tiles[closest].T[::-1])[0]])


class _HalvedTwice:
    """The claim that only half of the solvable boards are solvable, because the number was halved twice."""

    def of_board(self, board: Board, _goal: Board) -> Ruling:
        solvable_count = factorial(board.cells) // 2
        return Ruling(
            False,
            message("rule-count", count=_readable_count(solvable_count // 2)),
            message("rule-count", count=_readable_count(solvable_count)),
        )

    def of_all(self, goal: Board) -> RuleVerdict:
        boards = factorial(goal.cells)
        return RuleVerdict(boards, boards // 4, boards // 2, boards // 4, True, None)


class _WithoutH:
    """The definition of consistency without + h(n′): h(n) ≤ c. Tested on Manhattan distance, which is consistent."""

    def of_board(self, board: Board, goal: Board) -> Ruling:
        h = Manhattan(goal)
        current_h, after = h(board.state), [h(board.moved(move).state) for move in board.legal_moves()]
        says = current_h <= MOVE_COST
        facts: dict[str, Any] = {"h": current_h // MOVE_COST, "after": min(after) // MOVE_COST}
        return Ruling(
            says,
            message("rule-consistent" if says else "rule-inconsistent", **facts),
            message("rule-consistent-truth", **facts),
        )

    def of_all(self, goal: Board) -> RuleVerdict:
        tiles, complete = all_boards(goal)
        amounts = Manhattan(goal).tables().components[0].amounts.reshape(goal.cells, goal.cells)
        h = amounts[np.arange(goal.cells), tiles].sum(axis=1)
        rows, columns = np.divmod(np.argmax(tiles == 0, axis=1), goal.columns)
        moves = 4 - (rows == 0) - (rows == goal.rows - 1) - (columns == 0) - (columns == goal.columns - 1)
        says = h <= MOVE_COST
        cases, claimed_count = int(moves.sum()), int(moves[says].sum())
        wrong = np.flatnonzero(~says & _solvable(tiles, goal))
        counterexample_board = Board(*goal.shape, tuple(tiles[_nearest(tiles, wrong, goal)].tolist()))
        return RuleVerdict(cases, claimed_count, cases, cases - claimed_count, complete, counterexample_board)


def _readable_count(count: int) -> int | str:
    """Return a count, or its order of magnitude as text if it has too many digits."""
    return count if count < 10**15 else f"10^{math.floor(math.log10(count))}"


RULES: Mapping[str, Rule] = {
    "broken-even-inversions": _Solvability(_even_inversions),
    "broken-row-from-zero": _Solvability(_row_from_zero),
    "broken-row-on-odd-boards": _Solvability(_row_from_one),
    "broken-goal-ignored": _Solvability(_goal_ignored),
    "broken-half-of-181440": _HalvedTwice(),
    "broken-consistent-without-h": _WithoutH(),
}
"""Name -> a rule that is wrong on some boards."""
