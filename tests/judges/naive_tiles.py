"""Brute-force judges for sliding tiles, their estimates and true distances, written from the rules alone.

Neither this file nor `naive_best_first` and `naive_depth_first` shares code with the workbench; speed does not matter.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Protocol

Number = int | float
State = Hashable
Tiles = tuple[int, ...]
Crowds = tuple[tuple[int, ...], ...]
"""For each line the homes of the tiles in it, sorted."""
Estimate = Callable[[Any], Number]


class Problem(Protocol):
    def initial(self) -> Any: ...
    def is_goal(self, state: Any) -> bool: ...
    def successors(self, state: Any) -> Sequence[tuple[str, Any, Number]]: ...


# Sliding tiles


@dataclass(frozen=True)
class Puzzle:
    """Sliding tiles over plain tuples; a move costs 1000."""

    rows: int
    columns: int
    start: Tiles
    goal: Tiles
    order: str = "udlr"

    def initial(self) -> Tiles:
        return self.start

    def is_goal(self, state: Tiles) -> bool:
        return state == self.goal

    def successors(self, state: Tiles) -> list[tuple[str, Tiles, int]]:
        row, column = divmod(state.index(0), self.columns)
        result = []
        for move in self.order:
            to_row = row + {"u": -1, "d": 1}.get(move, 0)
            to_column = column + {"l": -1, "r": 1}.get(move, 0)
            if 0 <= to_row < self.rows and 0 <= to_column < self.columns:
                tiles = list(state)
                here, there = row * self.columns + column, to_row * self.columns + to_column
                tiles[here], tiles[there] = tiles[there], tiles[here]
                result.append((move, tuple(tiles), 1000))
        return result

    def offsets(self, state: Tiles) -> list[tuple[int, int]]:
        """Return how many rows and columns each tile is from its goal."""
        result = []
        for cell, tile in enumerate(state):
            home = self.goal.index(tile)
            if tile:
                result.append((cell // self.columns - home // self.columns, cell % self.columns - home % self.columns))
        return result

    def misplaced(self, state: Tiles) -> int:
        return 1000 * sum(offset != (0, 0) for offset in self.offsets(state))

    def manhattan(self, state: Tiles) -> int:
        return 1000 * sum(abs(down) + abs(right) for down, right in self.offsets(state))

    def euclidean(self, state: Tiles) -> int:
        return sum(math.floor(1000 * math.hypot(down, right)) for down, right in self.offsets(state))

    def flicker(self, state: Tiles) -> int:
        row, column = divmod(state.index(0), self.columns)
        corner = row in (0, self.rows - 1) and column in (0, self.columns - 1)
        centre = 2 * row == self.rows - 1 and 2 * column == self.columns - 1
        return self.manhattan(state) if corner or centre else 0

    def linear_conflict(self, state: Tiles) -> int:
        lines = [[(row, column) for column in range(self.columns)] for row in range(self.rows)]
        lines += [[(row, column) for row in range(self.rows)] for column in range(self.columns)]
        leaving = 0
        for places in lines:
            cells = [row * self.columns + column for row, column in places]
            home = [cells.index(self.goal.index(state[cell])) for cell in cells if self._at_home_in(state[cell], cells)]
            staying = max(
                size for size in range(len(home) + 1) for some in combinations(home, size) if list(some) == sorted(some)
            )
            leaving += len(home) - staying
        return self.manhattan(state) + 2000 * leaving

    def _at_home_in(self, tile: int, cells: list[int]) -> bool:
        return tile != 0 and self.goal.index(tile) in cells

    def walking_distance(self, state: Tiles) -> int:
        rows = self._walk([divmod(cell, self.columns)[0] for cell in range(len(state))], self.rows, state)
        columns = self._walk([divmod(cell, self.columns)[1] for cell in range(len(state))], self.columns, state)
        return 1000 * (rows + columns)

    def _walk(self, line: list[int], lines: int, state: Tiles) -> int:
        def crowds(tiles: Tiles) -> Crowds:
            where = [[line[self.goal.index(tile)] for cell, tile in enumerate(tiles) if tile and line[cell] == at]
                     for at in range(lines)]  # fmt: skip
            return tuple(tuple(sorted(crowd)) for crowd in where)

        return walks(crowds(self.goal))[crowds(state)]

    def gaschnig(self, state: Tiles) -> int:
        tiles, moves = list(state), 0
        while tuple(tiles) != self.goal:
            blank = tiles.index(0)
            wanted = self.goal[blank] or next(tile for tile in tiles if tiles.index(tile) != self.goal.index(tile))
            tiles[tiles.index(wanted)], tiles[blank], moves = 0, wanted, moves + 1
        return 1000 * moves

    def estimate(self, name: str) -> Estimate:
        """Return the estimate that is called `name` in the catalogue."""
        if name == "zero":
            return zero
        result: Estimate = getattr(self, name.replace("-", "_"))
        return result


def zero(_state: State) -> int:
    return 0


@cache
def walks(goal: Crowds) -> dict[Crowds, int]:
    """Return the distance from `goal` of each way to assign tiles to lines; the blank is in the shortest line."""
    result, queue = {goal: 0}, deque([goal])
    while queue:
        crowds = queue.popleft()
        blank = min(range(len(crowds)), key=lambda line: len(crowds[line]))
        for line in (blank - 1, blank + 1):
            for home in crowds[line] if 0 <= line < len(crowds) else ():
                left = list(crowds[line])
                left.remove(home)
                after = list(crowds)
                after[line], after[blank] = tuple(left), tuple(sorted((*crowds[blank], home)))
                if tuple(after) not in result:
                    result[tuple(after)] = result[crowds] + 1
                    queue.append(tuple(after))
    return result


def distances(problem: Problem) -> dict[Any, int]:
    """Return how many moves each state is from the start, by breadth-first search."""
    result, queue = {problem.initial(): 0}, deque([problem.initial()])
    while queue:
        state = queue.popleft()
        for _, other, _ in problem.successors(state):
            if other not in result:
                result[other] = result[state] + 1
                queue.append(other)
    return result


def puzzle_distance(puzzle: Puzzle) -> int:
    """Return the length of a shortest solution, by bidirectional breadth-first search."""
    near: tuple[dict[Tiles, int], dict[Tiles, int]] = {puzzle.start: 0}, {puzzle.goal: 0}
    rims = [[puzzle.start], [puzzle.goal]]
    while not (near[0].keys() & near[1].keys()):
        side = 0 if len(rims[0]) <= len(rims[1]) else 1
        rim = []
        for state in rims[side]:
            for _, other, _ in puzzle.successors(state):
                if other not in near[side]:
                    near[side][other] = near[side][state] + 1
                    rim.append(other)
        assert rim, "the goal cannot be reached"
        rims[side] = rim
    return min(near[0][state] + near[1][state] for state in near[0].keys() & near[1].keys())


def cheapest(problem: Problem, most: int = 1000) -> Number | None:
    """Return the cost of an optimal solution, or None: every edge is relaxed repeatedly until nothing changes."""
    costs: dict[Any, Number] = {problem.initial(): 0}
    for _ in range(most):
        before = dict(costs)
        for state, g in before.items():
            for _, other, cost in problem.successors(state):
                costs[other] = min(costs.get(other, math.inf), g + cost)
        if costs == before:
            break
    return min((g for state, g in costs.items() if problem.is_goal(state)), default=None)
