"""Changes of a grid that is being drawn. Each returns another grid, or the grid itself if nothing changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from workbench.maps.grid import MAX_SIDE, WALL, Grid, Square
from workbench.search.problem.messages import Fault


class Brush(NamedTuple):
    """What is drawn on a square: the cost of entering it, or WALL; whether it is water."""

    cost: int = 1
    water: bool = False


def squares_between(start: Square, end: Square) -> Iterator[Square]:
    """Yield the squares on the straight line between two squares, both included, so that a fast drag leaves no gaps."""
    down, right = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down), abs(right), 1)
    for step in range(steps + 1):
        yield start[0] + round(down * step / steps), start[1] + round(right * step / steps)


def painted(grid: Grid, squares: Iterable[Square], brush: Brush) -> Grid:
    """Return the grid with a brush applied to squares. The start and the goals stay free; others may be outside."""
    costs: dict[int, bytearray] = {}
    water: dict[int, bytearray] = {}
    ends = {grid.start, *grid.goals} if brush.cost == WALL else set()
    rows, columns = grid.shape
    for square in squares:
        row, column = square
        if 0 <= row < rows and 0 <= column < columns and square not in ends:
            costs.setdefault(row, bytearray(grid.costs[row]))[column] = brush.cost
            if grid.water or brush.water:
                wet = grid.water[row] if grid.water else bytes(columns)
                water.setdefault(row, bytearray(wet))[column] = brush.water
    changed = replace(grid, costs=_with_rows(grid.costs, costs))
    if water:
        changed = replace(changed, water=_some_water(_with_rows(grid.water or (bytes(columns),) * rows, water)))
    return grid if changed == grid else changed


def with_start(grid: Grid, square: Square) -> Grid:
    """Return the grid with another start, unless that is a wall, a goal or the start itself, or outside."""
    if grid.cost(*square) is None or square in (grid.start, *grid.goals):
        return grid
    return replace(grid, start=square)


def with_goal_moved(grid: Grid, goal: Square, square: Square) -> Grid:
    """Return the grid with a goal at another square, unless that is a wall, the start or a goal, or outside."""
    if grid.cost(*square) is None or square in (grid.start, *grid.goals):
        return grid
    return replace(grid, goals=tuple(sorted(square if one == goal else one for one in grid.goals)))


def with_goal_toggled(grid: Grid, square: Square) -> Grid:
    """Return the grid with a goal more, or without this goal. Raises Fault if it is the last goal."""
    if square in grid.goals:
        if len(grid.goals) == 1:
            raise Fault("map-last-goal")
        return replace(grid, goals=tuple(goal for goal in grid.goals if goal != square))
    if grid.cost(*square) is None or square == grid.start:
        return grid
    return replace(grid, goals=tuple(sorted((*grid.goals, square))))


def resized(grid: Grid, rows: int, columns: int) -> Grid:
    """Return the grid cut off, or continued by free squares, at the right and at the bottom.

    A start or goals that are cut off go to the nearest squares of the new grid. Raises Fault for a size that is not
    possible.
    """
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE and rows * columns > 1):
        raise Fault("map-size", most=MAX_SIDE)
    costs = [_cut(row, columns, 1) for row in grid.costs[:rows]] + [bytes([1]) * columns] * (rows - grid.shape[0])
    water = [_cut(row, columns, 0) for row in grid.water[:rows]]
    if grid.water:
        water += [bytes(columns)] * (rows - len(water))

    def nearest(square: Square) -> Square:
        return min(square[0], rows - 1), min(square[1], columns - 1)

    start = nearest(grid.start)
    goals = dict.fromkeys(nearest(goal) for goal in grid.goals)
    goals.pop(start, None)
    if not goals:
        goals[(rows - 1, columns - 1) if start != (rows - 1, columns - 1) else (0, 0)] = None
    wet = _some_water(tuple(water))
    changed = replace(grid, costs=tuple(costs), water=wet, start=start, goals=tuple(sorted(goals)))
    walled = [square for square in (start, *goals) if changed.cost(*square) is None]
    return painted(changed, walled, Brush())


def cleared(grid: Grid) -> Grid:
    """Return the grid without walls, water and costs other than 1."""
    rows, columns = grid.shape
    return replace(grid, costs=(bytes([1]) * columns,) * rows, water=())


def _with_rows(rows: tuple[bytes, ...], changed: dict[int, bytearray]) -> tuple[bytes, ...]:
    result = list(rows)
    for row, content in changed.items():
        result[row] = bytes(content)
    return tuple(result)


def _some_water(water: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """Return the rows of water, or nothing if no square is water."""
    return water if any(map(any, water)) else ()


def _cut(row: bytes, columns: int, filling: int) -> bytes:
    return row[:columns] + bytes([filling]) * (columns - len(row))
