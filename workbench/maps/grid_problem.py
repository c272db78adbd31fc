"""Finding paths on grids: around walls, with a cost for entering each square, by one of three rules of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from string import digits

from workbench.maps.distances import HeuristicProperties, MoveCosts, heuristic_properties, move_costs
from workbench.maps.grid import WALL, Grid, MoveRule, Square
from workbench.maps.grid_heuristics import DIAGONAL, DISTANCES, INADMISSIBLE, STRAIGHT, GridDistance
from workbench.maps.grid_shape import grid_shape
from workbench.maps.jumping import Jumps
from workbench.maps.listed import ListedLength
from workbench.search.problem.map_shape import MapShape
from workbench.search.problem.messages import Fault, Message, message, to_quotable
from workbench.search.problem.problem import Number, zero

DIRECTIONS: Mapping[str, Square] = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
"""In the default order in which moves are generated."""
_Move = tuple[str, int, int]
"""The name of a move, and the differences of the rows and of the columns."""
_MOST_EXAMINED = 10_000
"""The most squares of a grid whose estimates and costs are examined at every square, if its costs decide nothing."""


def diagonals(order: str) -> list[str]:
    """Return the diagonal moves, such as "ul", in the order that follows from that of the straight moves."""
    pairs = [(up, side) for up, side in product("ud", "lr")]
    return ["".join(pair) for pair in sorted(pairs, key=lambda pair: sorted(map(order.index, pair)))]


class GridProblem:
    """Find a path on `grid` from its start to one of its goals. A state is a square.

    `listed`: the length of a shortest path that a file of scenarios lists; None if the search is not from one.
    """

    rules = tuple(MoveRule)

    def __init__(self, grid: Grid, order: str = "".join(DIRECTIONS), listed: ListedLength | None = None) -> None:
        self.grid, self.order, self.listed = grid, order, listed
        self.title = grid.title
        self._straight = [(move, *DIRECTIONS[move]) for move in order]
        self._diagonal: list[_Move] = []

    def initial(self) -> Square:
        return self.grid.start

    def is_goal(self, state: Square) -> bool:
        return state in self.grid.goals

    def successors(self, state: Square) -> list[tuple[str, Square, int]]:
        """Return (direction, square, cost) for every neighbour that can be entered: straight moves first."""
        return self._steps(state, self._straight, self._diagonal)

    def replayed(self, moves: Sequence[str]) -> tuple[list[Square], int]:
        """Return the squares along `moves` from the start, and their cost. Raises KeyError if a move is illegal."""
        squares, paid = [self.initial()], 0
        parts = {
            name: ([one for one in self._straight if one[0] in name], [one for one in self._diagonal if one[0] == name])
            for name in set(moves)
        }
        for name in moves:
            steps = self._steps(squares[-1], *parts[name])
            if not steps or steps[-1][0] != name:
                raise KeyError(name)
            squares.append(steps[-1][1])
            paid += steps[-1][2]
        return squares, paid

    def _steps(
        self, state: Square, straight: Sequence[_Move], _diagonal: Sequence[_Move]
    ) -> list[tuple[str, Square, int]]:
        """Return the successors by some moves; diagonal ones need the straight moves to the squares beside them."""
        grid, (row, column) = self.grid, state
        return [
            (move, square, cost)
            for move, down, right in straight
            if (cost := grid.cost(*(square := (row + down, column + right)))) is not None and grid.joined(state, square)
        ]

    def goals(self) -> tuple[Square, ...]:
        return self.grid.goals

    def predecessors(self, state: Square) -> list[tuple[str, Square, int]]:
        """Return (direction, neighbour, cost) for every neighbour, with the cost of the move to `state`."""
        entered = self.grid.cost(*state)
        assert entered is not None
        return [(move, other, self._cost(move, entered)) for move, other, _ in self.successors(state)]

    def _cost(self, _move: str, entered: int) -> int:
        """Return the cost of a move to a square that costs `entered`."""
        return entered

    def name(self, state: Square) -> str:
        """Return row and column, from 1; of a MovingAI map `x,y` from 0."""
        row, column = state
        return f"{column},{row}" if self.grid.x_y else f"{row + 1},{column + 1}"

    def read(self, text: str) -> Square:
        """Return the free square given as text such as `3,4`. Raises Fault, which says how squares are written."""
        name = text.replace(" ", "")
        first, _, second = name.partition(",")
        if first.isdecimal() and second.isdecimal() and len(name) < 12:
            a, b = int(first), int(second)
            square = (b, a) if self.grid.x_y else (a - 1, b - 1)
            if self.grid.cost(*square) is not None:
                return square
            rows, columns = self.grid.shape
            if 0 <= square[0] < rows and 0 <= square[1] < columns:
                raise Fault("map-place-wall", name=name)
            origin = int(not self.grid.x_y)
            last = {"row": rows - 1 + origin, "column": columns - 1 + origin}
            raise Fault("map-place-outside", name=name, form=self.form, **last)
        raise Fault("map-square", name=to_quotable(name), form=self.form, example=self.name(self.grid.start))

    @property
    def form(self) -> str:
        """How squares are written."""
        return "x-y" if self.grid.x_y else "row-column"

    def places(self) -> Sequence[Square]:
        """Return all free squares, row by row."""
        return [
            (row, column)
            for row, costs in enumerate(self.grid.costs)
            for column, cost in enumerate(costs)
            if cost != WALL
        ]

    def between(self, start: Square, goals: Sequence[Square]) -> GridProblem:
        """Return the same grid with another start and other goals."""
        if (start, tuple(goals)) == (self.grid.start, self.grid.goals):
            return self
        return type(self)(replace(self.grid, start=start, goals=tuple(goals)), self.order)

    def ordered(self, order: str) -> GridProblem:
        """Return the same problem with its moves generated in another order."""
        return type(self)(self.grid, order, self.listed)

    def ruled(self, rule: str) -> GridProblem:
        """Return the same problem by another rule of moves."""
        return self if rule == self.grid.moves else grid_problem(replace(self.grid, moves=MoveRule(rule)), self.order)

    def refutation(self) -> Message | None:
        """Return a message if no path leads to a goal, else None."""
        reachable = self.grid.reachable()
        if any(reachable[row][column] for row, column in self.grid.goals):
            return None
        return message(
            "map-no-path", start=self.name(self.grid.start), goal=" · ".join(map(self.name, self.grid.goals))
        )

    def heuristics(self) -> Mapping[str, Callable[[Square], Number]]:
        """Return the distances that ignore walls and assume cost 1 per square, and zero."""
        rule = self.grid.moves
        named = {name: GridDistance(rule, name, self.grid.goals) for name in DISTANCES[rule]}
        return {**named, "zero": zero}

    # What is known of all states, without looking at each

    @cached_property
    def _least(self) -> int:
        """The lowest cost of entering a square."""
        return min(set().union(*self.grid.costs), default=WALL)

    @property
    def examined(self) -> bool:
        """Whether the properties that do not follow from the rule are found by examining all squares."""
        rows, columns = self.grid.shape
        return rows * columns <= _MOST_EXAMINED

    def follows_from_rule(self, name: str) -> bool:
        """Return whether a heuristic is admissible and consistent by every map with this rule and these costs."""
        return name == "zero" or (self._least >= 1 and (self.grid.moves, name) not in INADMISSIBLE)

    def properties(self, name: str) -> HeuristicProperties:
        """Return whether a heuristic is admissible and consistent, as follows from the rule if no square costs 0.

        Else all squares of a small grid are examined, and of a large one nothing is claimed.
        """
        if self.follows_from_rule(name):
            return HeuristicProperties(True, True)
        if self.examined:
            return heuristic_properties(self, self.heuristics()[name])
        return HeuristicProperties(False, False)

    def move_costs(self) -> MoveCosts:
        """Return whether all moves cost the same, and the lowest cost; of a large grid, what its squares allow."""
        return move_costs(self) if self.examined else self._allowed_costs

    @cached_property
    def _allowed_costs(self) -> MoveCosts:
        used = set().union(*self.grid.costs) - {WALL}
        return MoveCosts(len(used) < 2 and self.grid.moves is MoveRule.FOUR, self._cost("u", self._least))

    def sketch(self) -> MapShape:
        return self._sketch

    @cached_property
    def _sketch(self) -> MapShape:
        return grid_shape(self.grid, self.name)


_MOVES = {(down, right): move for move, (down, right) in DIRECTIONS.items()}
_MOVES |= {(DIRECTIONS[a][0], DIRECTIONS[b][1]): a + b for a, b in product("ud", "lr")}
_STEPS = {move: step for step, move in _MOVES.items()}


class DiagonalGridProblem(GridProblem):
    """A grid with diagonal moves. Costs are integers: `scale` of them make 1; see `grid_heuristics`."""

    scale = STRAIGHT

    def __init__(self, grid: Grid, order: str = "".join(DIRECTIONS), listed: ListedLength | None = None) -> None:
        super().__init__(grid, order, listed)
        self._diagonal = [(move, DIRECTIONS[move[0]][0], DIRECTIONS[move[1]][1]) for move in diagonals(order)]
        self._needed = 2 if grid.moves is MoveRule.EIGHT else 1

    def _steps(
        self, state: Square, straight: Sequence[_Move], diagonal: Sequence[_Move]
    ) -> list[tuple[str, Square, int]]:
        grid, (row, column) = self.grid, state
        found = super()._steps(state, straight, diagonal)
        beside = {square for _, square, _ in found}
        moves = [(move, square, cost * STRAIGHT) for move, square, cost in found]
        for move, down, right in diagonal:
            square = row + down, column + right
            free = ((row + down, column) in beside) + ((row, column + right) in beside)
            if free >= self._needed and (cost := grid.cost(*square)) is not None and grid.joined(state, square):
                moves.append((move, square, cost * DIAGONAL))
        return moves

    @cached_property
    def has_jumps(self) -> bool:
        return len(set().union(*self.grid.costs) - {WALL}) < 2

    def jumps(self, state: Square, arrived: str) -> Iterator[tuple[str, Square, int]]:
        """Yield (direction and number of moves, jump point, cost) for every jump, such as "ur3"."""
        order = [(down, right) for _, down, right in (*self._straight, *self._diagonal)]
        for direction in self._jumps.directions(state, _STEPS[arrived.rstrip(digits)] if arrived else None, order):
            end = self._jumps.jump(state, direction)
            if end is not None:
                length = max(abs(end[0] - state[0]), abs(end[1] - state[1]))
                move = _MOVES[direction]
                yield f"{move}{length}", end, length * self._cost(move, self._least)

    def unfolded(self, label: str) -> list[str]:
        """Return the moves of a jump."""
        move = label.rstrip(digits)
        return [move] * int(label[len(move) :])

    @cached_property
    def _jumps(self) -> Jumps:
        return Jumps(self._is_free, self.is_goal, self.grid.moves)

    def _is_free(self, row: int, column: int) -> bool:
        """Return whether a square can be entered, and is land or water like the start."""
        return self.grid.cost(row, column) is not None and self.grid.joined(self.grid.start, (row, column))

    def _cost(self, move: str, entered: int) -> int:
        return entered * (STRAIGHT if len(move) == 1 else DIAGONAL)


def grid_problem(grid: Grid, order: str = "".join(DIRECTIONS), listed: ListedLength | None = None) -> GridProblem:
    """Return the problem of finding a path on a grid, by the grid's rule of moves."""
    return (GridProblem if grid.moves is MoveRule.FOUR else DiagonalGridProblem)(grid, order, listed)
