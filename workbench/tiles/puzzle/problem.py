"""The sliding-tile puzzle as a search problem."""

from __future__ import annotations

from workbench.search.problem.messages import Message
from workbench.tiles.puzzle.board import Board, State
from workbench.tiles.puzzle.goal import check_goal_shape
from workbench.tiles.puzzle.moves import MOVE_COST, MOVES, check_order, move_table
from workbench.tiles.puzzle.solvability import check


class TileProblem:
    """Slide the tiles of `start` until the board equals `goal`. `order` is the order of the blank's directions.

    `ways`: for each cell, the blank's moves from it in that order. Raises Fault if the shapes differ or `order` is not
    a permutation of `udlr`.
    """

    scale = least_cost = every_cost = MOVE_COST

    def __init__(self, start: Board, goal: Board, order: str = MOVES) -> None:
        check_goal_shape(goal, *start.shape)
        check_order(order)
        self.start, self.goal, self.order = start, goal, order
        self._goal_state = goal.state
        rows, columns = start.shape
        self._form = "/".join([" ".join(["%d"] * columns)] * rows)
        self.blank_moves = move_table(*start.shape, order)

    def board(self, state: State) -> Board:
        return Board(*self.start.shape, tuple(state))

    def initial(self) -> State:
        return self.start.state

    def is_goal(self, state: State) -> bool:
        return state == self._goal_state

    def successors(self, state: State) -> list[tuple[str, State, int]]:
        """Return (direction of the blank, state, MOVE_COST) for each legal move, in the problem's order."""
        blank = state.index(0)
        return [(move, _after_move(state, blank, cell), MOVE_COST) for move, cell in self.blank_moves[blank]]

    def goals(self) -> tuple[State]:
        return (self._goal_state,)

    def predecessors(self, state: State) -> list[tuple[str, State, int]]:
        """Return the same as `successors`, since every move can be undone."""
        return self.successors(state)

    def describe(self, state: State) -> str:
        """Return the canonical text of a board, as `str` of it does, but several times as fast."""
        return self._form % tuple(state)

    def read(self, text: str) -> State:
        """Return the state of the board in `text`. Raises Fault if it is not a board of this shape."""
        return Board.parse(text, self.start.shape).state

    def refutation(self) -> Message | None:
        """Return why the goal cannot be reached, by parity, or None if it can."""
        solvability = check(self.start, self.goal)
        return None if solvability.solvable else solvability.why


def _after_move(state: State, blank: int, cell: int) -> State:
    tiles = bytearray(state) if isinstance(state, bytes) else list(state)
    tiles[blank], tiles[cell] = tiles[cell], 0
    return bytes(tiles) if isinstance(tiles, bytearray) else tuple(tiles)
