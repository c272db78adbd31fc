"""Division of a goal: lines that are completed one after the other, in parts, and the remaining block."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import accumulate, pairwise

from workbench.tiles.divide.block import BlockProblem, Delivery, FrozenCells, Subgoal
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.puzzle.board import Board

MAX_STATES = 600_000
"""A line is searched at once if its tiles and the blank have at most this many arrangements; 4×4 has 524,160."""

_ROWS, _COLUMNS = 0, 1


def _are_in(cells: Iterable[int], done: Set[int]) -> bool:
    return all(cell in done for cell in cells)


@dataclass(frozen=True)
class TileLine:
    """An outer line that is completed and then frozen.

    Attributes:
        cells: in order. frozen: the cells completed before it. rows, columns: the remaining part, including this line.
    """

    cells: tuple[int, ...]
    frozen: frozenset[int]
    rows: range
    columns: range


class Planner:
    """The sub-goals for a goal, in order, by one strategy.

    Attributes:
        plan: the sub-goals that lead to the goal from any board of its shape. If the order within a line depends on the
            board, this is one of the possible plans.
        lines: the cells of each line, in order.
        most: the maximum number of tiles of a line that are brought to their goals at once; None: as in the strategy.
    """

    def __init__(self, goal: Board, strategy: Strategy = DEFAULT, most: int | None = None) -> None:
        self.goal, self.strategy, self.most = goal, strategy, most
        self._lines, self._block = divide_goal(goal, strategy)
        self._parts = [tuple(line_subgoals(goal, line, strategy, most=most)) for line in self._lines]
        self.lines = tuple(line.cells for line in self._lines)
        self.plan = (*(subgoal_ for line in self._parts for subgoal_ in line), self._block)

    def remaining(self, done: Set[int], board: Board) -> tuple[Subgoal, ...]:
        """Return the remaining sub-goals on `board`, on which the cells `done` are solved; the first one is next."""
        line_index = next((place for place, line in enumerate(self._lines) if not _are_in(line.cells, done)), None)
        if line_index is None:
            return () if _are_in(self._block.cells, done) else (self._block,)
        line = self._lines[line_index]
        later = (*(subgoal_ for line in self._parts[line_index + 1 :] for subgoal_ in line), self._block)
        if self.strategy.order != "cheapest":
            return (*(subgoal_ for subgoal_ in self._parts[line_index] if not _are_in(subgoal_.cells, done)), *later)
        first = min(
            candidates(self.goal, line, self.strategy, done, self.most),
            key=lambda subgoal_: _moves_per_tile(board, subgoal_),
        )
        return (first, *line_subgoals(self.goal, line, self.strategy, done | frozenset(first.cells), self.most), *later)

    def single(self, done: Set[int], board: Board) -> Subgoal:
        """Return the next sub-goal on `board` with no more tiles than the strategy brings to their goals at once."""
        return (self if self.most is None else Planner(self.goal, self.strategy)).remaining(done, board)[0]


def _moves_per_tile(board: Board, subgoal: Subgoal) -> float:
    """Return the estimated moves per tile of a sub-goal."""
    problem = BlockProblem(board, subgoal)
    return Delivery(problem)(problem.initial()) / len(subgoal.tiles)


def plan(goal: Board, strategy: Strategy = DEFAULT) -> tuple[Subgoal, ...]:
    """Return the sub-goals that lead to `goal` from any board of its shape, in order."""
    return Planner(goal, strategy).plan


def divide_goal(goal: Board, strategy: Strategy = DEFAULT) -> tuple[tuple[TileLine, ...], Subgoal]:
    """Return the lines that are completed one after the other, and the remaining block."""
    rows, columns, frozen = range(goal.rows), range(goal.columns), frozenset[int]()
    lines: list[TileLine] = []
    turn = 0
    while not _fits(rows, columns, strategy):
        axis, last, turn = _NEXT_SIDE[strategy.order](rows, columns, goal, strategy, turn)
        if axis == _ROWS:
            row, remaining_lines = _take_line(rows, last)
            line = TileLine(tuple(row * goal.columns + column for column in columns), frozen, rows, columns)
            rows = remaining_lines
        else:
            column, remaining_lines = _take_line(columns, last)
            line = TileLine(tuple(row * goal.columns + column for row in rows), frozen, rows, columns)
            columns = remaining_lines
        lines.append(line)
        frozen |= frozenset(line.cells)
    rest = tuple(row * goal.columns + column for row in rows for column in columns)
    cells = tuple(cell for cell in rest if cell != goal.blank)
    tiles = tuple(goal.tiles[cell] for cell in cells)
    return tuple(lines), Subgoal("block", tiles, cells, FrozenCells(frozen, frozenset()), goal.blank, rows, columns)


def line_subgoals(
    goal: Board, line: TileLine, strategy: Strategy, done: Iterable[int] = (), most: int | None = None
) -> Iterator[Subgoal]:
    """Yield the sub-goals of a line whose cells `done` are solved, in order. `most`: as in `Planner`."""
    solved = frozenset(line.cells).intersection(done)
    most = most or max_tiles_at_once(line, strategy)
    for run in _runs([cell for cell in line.cells if cell not in solved], line.cells):
        for cells in _divide_run(run, most):
            yield _line_subgoal(goal, line, cells, FrozenCells(line.frozen, solved))
            solved |= frozenset(cells)


def candidates(
    goal: Board, line: TileLine, strategy: Strategy, done: Iterable[int], most: int | None = None
) -> Iterator[Subgoal]:
    """Yield the sub-goals that can be next in a line whose cells `done` are solved.

    None of them leaves a gap of a single cell, because a last tile alone could not get past its neighbour.
    """
    solved = frozenset(line.cells).intersection(done)
    frozen = FrozenCells(line.frozen, solved)
    most = most or max_tiles_at_once(line, strategy)
    for run in _runs([cell for cell in line.cells if cell not in solved], line.cells):
        size = len(run) if len(run) <= most or len(run) == 2 else most if len(run) - most > 1 else max(most - 1, 1)
        for first in range(len(run) - size + 1):
            if first != 1 and len(run) - size - first != 1:
                yield _line_subgoal(goal, line, tuple(run[first : first + size]), frozen)


def max_tiles_at_once(line: TileLine, strategy: Strategy) -> int:
    """Return the maximum number of tiles of a line that are brought to their goals at once.

    For whole lines it is as many as can be searched.
    """
    if strategy.group == "tile":
        return 1
    most, states = 1, (room := len(line.rows) * len(line.columns)) * (room - 1)
    while most < len(line.cells) and (states := states * (room - most - 1)) <= MAX_STATES:
        most += 1
    return 2 if strategy.group == "pair" else max(most, 2)


def _line_subgoal(goal: Board, line: TileLine, cells: tuple[int, ...], frozen: FrozenCells) -> Subgoal:
    remaining_lines = sum(cell not in frozen for cell in line.cells)
    kind = "tile" if len(cells) == 1 else "corner" if len(cells) == remaining_lines == 2 else "tiles"
    kind = "line" if len(cells) == len(line.cells) > 2 else kind
    return Subgoal(kind, tuple(goal.tiles[cell] for cell in cells), cells, frozen, None, line.rows, line.columns)


def _runs(cells: list[int], line: Sequence[int]) -> list[list[int]]:
    """Return the remaining cells of a line, with adjacent cells in one run."""
    runs: list[list[int]] = []
    place = {cell: index for index, cell in enumerate(line)}
    for cell in cells:
        if runs and place[cell] == place[runs[-1][-1]] + 1:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return runs


def _divide_run(run: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """Divide a run into pieces of at most `most` cells.

    Its last two cells stay together, because the last tile alone could not get past its neighbour.
    """
    if most == 1:
        sizes = [1] * (len(run) - 2) + [min(len(run), 2)]
    else:
        count = -(-len(run) // most)
        sizes = sorted(len(run) // count + (index < len(run) % count) for index in range(count))
    for begin, end in pairwise(accumulate(sizes, initial=0)):
        yield tuple(run[begin:end])


# The next side to complete: (rows or columns, whether it is the last line of them, the next turn).


def _fits(rows: range, columns: range, strategy: Strategy) -> bool:
    longer, shorter = strategy.final_sides
    return max(len(rows), len(columns)) <= longer and min(len(rows), len(columns)) <= shorter


def _take_line(lines: range, last: bool) -> tuple[int, range]:
    """Return the line to complete, and the remaining lines."""
    return (lines[-1], lines[:-1]) if last else (lines[0], lines[1:])


def _longer_side(rows: range, columns: range, goal: Board, strategy: Strategy, turn: int) -> tuple[int, bool, int]:
    square = len(rows) == len(columns) > strategy.final_sides[0]
    axis = _ROWS if len(rows) > len(columns) or square else _COLUMNS
    return axis, _holds_blank(axis, rows, columns, goal), turn


def _rows_first(rows: range, columns: range, goal: Board, strategy: Strategy, turn: int) -> tuple[int, bool, int]:
    axis = _ROWS if len(rows) > strategy.final_sides[0] else _COLUMNS
    return axis, _holds_blank(axis, rows, columns, goal), turn


def _all_around(rows: range, columns: range, goal: Board, strategy: Strategy, turn: int) -> tuple[int, bool, int]:
    """Top, left, bottom, right, and so on, except sides with the goal's blank or needed by the last block."""
    least = strategy.final_sides[1]
    blank = divmod(goal.blank, goal.columns)
    for side in range(turn, turn + 4):
        axis, last = side % 2, side % 4 > 1
        lines = (rows, columns)[axis]
        if len(lines) > least and lines[-1 if last else 0] != blank[axis]:
            return axis, last, side + 1
    raise AssertionError("a board that is larger than the final block has a side to complete")


def _holds_blank(axis: int, rows: range, columns: range, goal: Board) -> bool:
    return divmod(goal.blank, goal.columns)[axis] == (rows, columns)[axis][0]


_NEXT_SIDE: dict[str, Callable[[range, range, Board, Strategy, int], tuple[int, bool, int]]] = {
    "thesis": _longer_side,
    "rows": _rows_first,
    "rings": _all_around,
    "cheapest": _longer_side,
}
