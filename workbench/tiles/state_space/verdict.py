"""Whether estimates are admissible and consistent, judged board by board, with counterexamples.

Estimates are int64 arrays in thousandths of a move, one for each board of a `DistanceField`; UNREACHABLE is ∞.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from workbench.search.recording.recording import UNREACHABLE
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, OPPOSITE
from workbench.tiles.state_space.field import DistanceField

MAX_EXAMPLES = 24
"""The maximum number of counterexamples that are reported."""

Values = NDArray[np.int64]
Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Overestimate:
    """A board whose estimate is above its true distance; both in thousandths of a move, `h` UNREACHABLE for ∞."""

    board: Board
    h: int
    true: int


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """A move that lowers the estimate by more than it costs: from `board` with `h`, to `after` with `h_after`."""

    board: Board
    move: str
    h: int
    after: Board
    h_after: int


@dataclass(frozen=True, eq=False)
class HeuristicVerdict:
    """The result for the estimates of the boards of a field whose true distance is known.

    Attributes:
        field, h: the boards, and the estimate of each.
        states: the number of boards with known distance. moves: the number of moves examined.
        overestimated: the number of boards with an estimate above their distance; broken: the number of moves that
            lower the estimate by more than they cost.
        mean, mean_true: the means of the estimates (None if one is infinite) and of the distances, in moves.
        max_overestimate, max_underestimate: the maximum amounts by which an estimate is above, and below, the distance,
        in thousandths of a move, 0 for never; UNREACHABLE for ∞. overestimates, inconsistencies: some of the
        counterexamples, those nearest to the goal first.
    """

    field: DistanceField
    h: Values
    states: int
    moves: int
    overestimated: int
    broken: int
    mean: float | None
    mean_true: float
    max_overestimate: int
    max_underestimate: int
    overestimates: tuple[Overestimate, ...]
    inconsistencies: tuple[Inconsistency, ...]

    @property
    def admissible(self) -> bool:
        """Whether no estimate is above the true distance, among the boards examined."""
        return self.overestimated == 0

    @property
    def consistent(self) -> bool:
        """Whether h(n) ≤ c(n, n′) + h(n′) for every move, among the moves examined."""
        return self.broken == 0

    @property
    def goal_estimate(self) -> int | None:
        """The estimate of the goal, None if it is not known. If it is above 0, consistency proves little."""
        matches = np.flatnonzero(self.field.true == 0)
        return int(self.h[matches[0]]) if len(matches) else None

    @cached_property
    def errors(self) -> dict[int, int]:
        """The number of boards for each error, which is distance minus estimate in moves, rounded down."""
        known = self.h[: self.states]
        finite = known < UNREACHABLE
        error = (self.field.true[finite].astype(np.int64) * MOVE_COST - known[finite]) // MOVE_COST
        values, counts = np.unique(error, return_counts=True)
        return dict(zip(values.tolist(), counts.tolist(), strict=True))

    @cached_property
    def density(self) -> NDArray[np.int64]:
        """The number of boards for each estimate, in moves rounded down, and each distance: shape (h + 1, true + 1)."""
        indices, width = self._density_indices
        height = int(indices.max(initial=0)) // width + 1
        return np.bincount(indices[indices >= 0], minlength=height * width).reshape(height, width)

    def example(self, h: int, true: int) -> Board | None:
        """Return the smallest board with an estimate (in moves, rounded down) and a distance; None if there is none."""
        indices, width = self._density_indices
        matches = np.flatnonzero(indices == h * width + true)
        return self.field.board(int(self.field.smallest(matches)[0])) if len(matches) and true < width else None

    @cached_property
    def _density_indices(self) -> tuple[NDArray[np.int64], int]:
        """The index of each board in the flattened density, −1 if its estimate is infinite, and the length of a row."""
        known = self.h[: self.states]
        width = int(self.field.true.max(initial=0)) + 1
        return np.where(known < UNREACHABLE, known // MOVE_COST * width + self.field.true, -1), width


def judge(field: DistanceField, h: Values) -> HeuristicVerdict:
    """Return the verdict on estimates, one for each board of the field."""
    states = len(field.true)
    known, true = h[:states], field.true.astype(np.int64) * MOVE_COST
    error = true - known
    overestimating = np.flatnonzero(error < 0)
    infinite = bool((known >= UNREACHABLE).any())
    moves, broken, inconsistencies = _moves(field, h)
    return HeuristicVerdict(
        field=field,
        h=h,
        states=states,
        moves=moves,
        overestimated=len(overestimating),
        broken=broken,
        mean=None if infinite else float(known.mean()) / MOVE_COST,
        mean_true=float(true.mean()) / MOVE_COST,
        max_overestimate=UNREACHABLE if infinite else max(0, -int(error.min(initial=0))),
        max_underestimate=max(0, int(error.max(initial=0))),
        overestimates=tuple(
            Overestimate(field.board(number), int(h[number]), int(true[number]))
            for number in _nearest(field, overestimating).tolist()
        ),
        inconsistencies=inconsistencies,
    )


def weighted(h: Values, weight: float) -> Values:
    """Return w·h, rounded down to a thousandth of a move; w is rounded to thousandths."""
    thousandths = round(weight * 1000)
    finite = h < UNREACHABLE
    scaled: Values = np.where(finite, thousandths * np.where(finite, h, 0) // 1000, UNREACHABLE)
    return scaled if thousandths else np.zeros_like(h)


def total(h: Values, other: Values) -> Values:
    """Return h + other."""
    sums: Values = np.minimum(h + other, UNREACHABLE)
    return sums


def _moves(field: DistanceField, h: Values) -> tuple[int, int, tuple[Inconsistency, ...]]:
    """Return the number of moves, the number that lower the estimate by more than they cost, and some of the latter.

    A complete field contains every move in both directions; in a sample the reverse move is also examined.
    """
    states, moves, broken = len(field.true), 0, 0
    matches: list[tuple[Numbers, str, bool]] = []
    for direction, move in enumerate(MOVES):
        target = field.neighbours[:, direction]
        legal = target >= 0
        decrease = np.where(legal, h[:states] - h[target], 0)
        for reverse in (False,) if field.complete else (False, True):
            numbers = np.flatnonzero((-decrease if reverse else decrease) > MOVE_COST)
            moves += int(legal.sum())
            broken += len(numbers)
            matches.append((_nearest(field, numbers), move, reverse))
    examples = [(number, move, reverse) for numbers, move, reverse in matches for number in numbers.tolist()]
    examples.sort(key=lambda one: (int(field.true[one[0]]), field.boards[one[0]].tolist(), MOVES.index(one[1])))
    return moves, broken, tuple(_inconsistency(field, h, *one) for one in examples[:MAX_EXAMPLES])


def _inconsistency(field: DistanceField, h: Values, number: int, move: str, reverse: bool) -> Inconsistency:
    target = int(field.neighbours[number, MOVES.index(move)])
    if reverse:
        number, target, move = target, number, OPPOSITE[move]
    return Inconsistency(field.board(number), move, int(h[number]), field.board(target), int(h[target]))


def _nearest(field: DistanceField, numbers: Numbers) -> Numbers:
    """Return the first few of `numbers`, those nearest to the goal first; only these few are sorted."""
    if len(numbers) > MAX_EXAMPLES:
        counts = np.bincount(field.true[numbers]).cumsum()
        numbers = numbers[field.true[numbers] <= int(np.searchsorted(counts, MAX_EXAMPLES))]
    return field.smallest(numbers)[:MAX_EXAMPLES]
