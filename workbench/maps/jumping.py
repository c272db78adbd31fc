"""Jump points of grids on which all squares cost the same (Harabor & Grastien 2011, and 2012 without cut corners).

Many paths of the same cost lead over an open area. Only one of them is followed: diagonal moves first, then straight
ones. A neighbour of a square is *natural* if that path leads to it over the square, and *forced* if a wall is in the
way of the path that would lead past. A jump goes on in one direction to the next square with a forced neighbour, to a
goal, or to a square from which a straight jump finds one: a jump point. All others are never put on OPEN.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from workbench.maps.grid import MoveRule, Square

Direction = tuple[int, int]
"""The differences of the rows and of the columns, each −1, 0 or 1."""
Free = Callable[[int, int], bool]


class Jumps:
    """The jumps on a grid. `is_free`: of row and column. `is_goal`: of a square. `rule`: EIGHT or CORNERS."""

    def __init__(self, is_free: Free, is_goal: Callable[[Square], bool], rule: MoveRule) -> None:
        self._free, self._is_goal, self._cuts = is_free, is_goal, rule is MoveRule.CORNERS

    def directions(self, square: Square, arrived: Direction | None, order: Iterable[Direction]) -> Iterator[Direction]:
        """Yield the directions of the natural and forced neighbours, in this order; `arrived` None: of all."""
        followed = None if arrived is None else {*self._followed(square, arrived)}
        for direction in order:
            if (followed is None or direction in followed) and self._can_step(square, direction):
                yield direction

    def jump(self, square: Square, direction: Direction) -> Square | None:
        """Return the jump point in a direction in which one can step, or None if there is none."""
        down, right = direction
        while self._can_step(square, direction):
            square = square[0] + down, square[1] + right
            if self._is_goal(square) or self._is_forced(square, direction):
                return square
            if down and right and (self.jump(square, (down, 0)) or self.jump(square, (0, right))):
                return square
        return None

    def _can_step(self, square: Square, direction: Direction) -> bool:
        (row, column), (down, right) = square, direction
        if not self._free(row + down, column + right):
            return False
        if not (down and right):
            return True
        beside = self._free(row + down, column), self._free(row, column + right)
        return any(beside) if self._cuts else all(beside)

    def _followed(self, square: Square, arrived: Direction) -> Iterator[Direction]:
        """Yield the directions of the natural and forced neighbours of a square, entered in a direction."""
        down, right = arrived
        yield arrived
        if down and right:
            yield down, 0
            yield 0, right
        yield from self._forced(square, arrived)

    def _is_forced(self, square: Square, arrived: Direction) -> bool:
        """Return whether the square has a forced neighbour that can be entered."""
        return any(self._can_step(square, direction) for direction in self._forced(square, arrived))

    def _forced(self, square: Square, arrived: Direction) -> Iterator[Direction]:
        (row, column), (down, right) = square, arrived
        if down and right:
            if self._cuts:
                if not self._free(row - down, column):
                    yield -down, right
                if not self._free(row, column - right):
                    yield down, -right
            return
        for side in (-1, 1):
            aside = (0, side) if down else (side, 0)
            if self._cuts:
                if not self._free(row + aside[0], column + aside[1]):
                    yield down + aside[0], right + aside[1]
            elif not self._free(row - down + aside[0], column - right + aside[1]):
                yield aside
                yield down + aside[0], right + aside[1]
